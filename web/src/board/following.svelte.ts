// Whether a small board follows what matters now, remembered on this device. Off until somebody switches it on: no
// board moves by itself. On a phone, where a whole board is too small for fingers, it opens near to what matters.
const KEY = 'follow';
const FINGERS = '(max-width: 860px) and (pointer: coarse), (max-width: 500px)';

class Following {
  on = $state(typeof localStorage !== 'undefined' && localStorage.getItem(KEY) === 'yes');
  led = $state(false); // by a guide, who shows what it speaks of

  set(on: boolean): void {
    this.on = on;
    localStorage.setItem(KEY, on ? 'yes' : 'no');
  }

  /** Whether a board on a device like this one opens near to what matters. */
  get opensNear(): boolean {
    return typeof matchMedia === 'function' && matchMedia(FINGERS).matches;
  }

  /** Whether a board keeps what matters in sight. */
  get keeps(): boolean {
    return this.on || (this.led && this.opensNear);
  }
}

export const following = new Following();
