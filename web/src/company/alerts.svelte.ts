// The moves one owes in correspondence games: looked for every half minute, and told by the browser where that is wanted.
import { me } from '../lib/me.svelte';
import { router } from '../lib/router.svelte';
import { t, texts, word } from '../lib/texts.svelte';
import type { Turn } from '../protocol/types';

const EVERY = 30_000; // ms
const KEY = 'battlewright.alerts';

class Alerts {
  turns = $state.raw<Turn[]>([]);
  on = $state(localStorage.getItem(KEY) === 'yes' && globalThis.Notification?.permission === 'granted');
  denied = $state(globalThis.Notification?.permission === 'denied');
  private told = new Set<string>();
  private started = false;
  private words: Promise<void> = Promise.resolve(); // of a notification: they come before it

  /** Look now, and from now on. */
  start(): void {
    if (this.started) return;
    this.started = true;
    this.words = texts.also('company').catch(() => {});
    void this.look();
    setInterval(() => void this.look(), EVERY);
    document.addEventListener('visibilitychange', () => void this.look());
  }

  async look(): Promise<void> {
    if (!me.secret) {
      this.turns = [];
      return;
    }
    try {
      const found = await me.turns();
      await this.words;
      for (const turn of found) this.tell(turn);
      this.turns = found;
    } catch {
      // the next look may succeed
    }
  }

  /** Whoever looks at the match need not be told. */
  private tell(turn: Turn): void {
    const key = `${turn.match} ${turn.seat} ${turn.since}`;
    if (this.told.has(key)) return;
    this.told.add(key);
    if (!this.on || (!document.hidden && router.match === turn.match)) return;
    try {
      const shown = new Notification(t('company-turns'), {
        body: turn.name || word('title', turn.game),
        tag: turn.match,
      });
      shown.onclick = () => {
        window.focus();
        router.go(`/play/${turn.match}`);
      };
    } catch {
      this.on = false; // some browsers show none from a page
    }
  }

  async ask(): Promise<void> {
    const answer = await globalThis.Notification?.requestPermission();
    this.denied = answer === 'denied';
    this.set(answer === 'granted');
  }

  set(on: boolean): void {
    this.on = on;
    localStorage.setItem(KEY, on ? 'yes' : 'no');
  }
}

export const alerts = new Alerts();
