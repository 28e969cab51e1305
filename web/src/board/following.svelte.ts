// Whether a small board follows what matters now, remembered on this device. Off until it is switched on, except where
// nothing else would do: on a phone a whole board is too small for fingers.
const KEY = 'follow';
const FINGERS = '(max-width: 860px) and (pointer: coarse), (max-width: 500px)';

class Following {
  on = $state(begins());

  set(on: boolean): void {
    this.on = on;
    localStorage.setItem(KEY, on ? 'yes' : 'no');
  }
}

function begins(): boolean {
  const kept = typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY);
  if (kept !== null) return kept === 'yes';
  return typeof matchMedia === 'function' && matchMedia(FINGERS).matches;
}

export const following = new Following();
