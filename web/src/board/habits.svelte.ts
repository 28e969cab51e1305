// How a player likes to be asked, remembered on this device.
const KEY = 'asks';

class Habits {
  /** Whether questions with one answer are asked, too. */
  askAll = $state(typeof localStorage !== 'undefined' && localStorage.getItem(KEY) === 'all');

  setAskAll(all: boolean): void {
    this.askAll = all;
    localStorage.setItem(KEY, all ? 'all' : 'open');
  }
}

export const habits = new Habits();
