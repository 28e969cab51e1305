// A seat at a match: one socket, kept open, and everything the server has told about the position.
import { followed, KnownOptions, type Position } from './delta';
import { ownValue } from './dice';
import { newKey } from './key';
import { marked } from './people';
import { closingOf, refusalOf } from './problems';
import { Seated } from './seated';
import type {
  DecisionView,
  Delta,
  Explained,
  GuideView,
  Incoming,
  LogLine,
  Odds,
  OfferView,
  OptionView,
  Outgoing,
  SaidView,
  SeatView,
} from '../protocol/types';

export type { Explained, Odds as OddsView, Tally as TallyView } from '../protocol/types';

/** Decides when what the others did is shown. Without one everything is shown as soon as it comes. */
export interface Teller {
  tell(lines: readonly LogLine[], own: boolean, show: () => void): void;
  settled(): Promise<void>;
  skip(): void;
  drop(): void;
}

type Waiting = { resolve: (message: Outgoing) => void; message: Incoming };

export class Seat {
  seat = $state<number | null>(null);
  game = $state('');
  seq = $state(-1); // of the position
  heard = $state(-1); // of the latest message about the match, also one that left the position as it was
  view = $state.raw<Record<string, unknown>>({});
  table = $state.raw<Record<string, unknown>>({});
  seats = $state.raw<SeatView[]>([]);
  veiled = $state(false); // on a shared screen: somebody else may be looking
  clocksAt = $state(0); // when the clocks of the seats were told
  asked = $state.raw<number[]>([]);
  decision = $state.raw<DecisionView | null>(null);
  log = $state.raw<LogLine[]>([]);
  fresh = $state.raw<LogLine[]>([]);
  undoable = $state(false);
  offer = $state.raw<OfferView | null>(null);
  orders = $state.raw<Record<string, string>>({});
  outcome = $state.raw<Record<string, unknown> | null>(null);
  nextMatch = $state('');
  guide = $state.raw<GuideView | null>(null); // the words of a guided match
  said = $state.raw<SaidView[]>([]); // what was said last at the table
  thinking = $state(-1); // the seat of a computer that takes its time
  hurried = $state.raw<number[]>([]); // computers that have less time than usual
  status = $state<'connecting' | 'open' | 'lost' | 'refused'>('connecting');
  problem = $state('');
  declined = $state<{ what: string; seat: number } | null>(null); // an own offer that was not accepted
  sending = $state(false);
  pending = $state(''); // the option on its way to the server

  teller: Teller | null = null;

  /** Whether a guide says what to choose now. */
  get guided(): boolean {
    return this.guide !== null && !this.guide.left && !this.guide.over;
  }

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private position: Position | null = null; // as it was sent last
  private known = new KnownOptions();
  private readonly seated = new Seated();
  private ownSeq = -1; // of the last own choice that was acknowledged
  private withdrawing = false;
  private toldSeats: readonly SeatView[] | null = null;
  private choosing = false; // a choice is on its way to the server
  private retry = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wake = (): void => {
    if (this.status === 'lost' && !this.closed) this.connect();
  };

  constructor(
    readonly match: string,
    readonly token: string,
    private language: string,
    private alone = true, // no other seat is played at this screen
  ) {
    this.connect();
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const base = location.origin.replace(/^http/, 'ws');
    const query = new URLSearchParams({ token: this.token, language: this.language, view: 'drawn' });
    query.set('mix', ownValue(this.match)); // counts when the seat is entered for the first time
    const socket = new WebSocket(`${base}/api/matches/${this.match}/socket?${query}`);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Outgoing);
    socket.onopen = () => {
      this.retry = 0;
      this.status = 'open';
      this.sendAgain();
    };
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      if (event.code >= 4000 && event.code < 4008) {
        this.status = 'refused';
        this.problem = closingOf(event.code, event.reason);
        return;
      }
      this.status = 'lost';
      this.timer = setTimeout(() => this.connect(), 250 * 2 ** this.retry);
      this.retry = Math.min(this.retry + 1, 5);
    };
  }

  private hear(message: Outgoing): void {
    switch (message.type) {
      case 'sync':
        this.seat = message.seat;
        this.game = message.game;
        this.orders = message.orders;
        this.teller?.drop();
        this.showSeats(message.seats);
        this.log = this.named(message.log);
        this.fresh = [];
        this.known.restart(message.decision);
        this.position = message;
        this.place(message);
        break;
      case 'delta':
        this.follow(message);
        break;
      case 'update':
        this.arrive(message);
        break;
      case 'presence':
        this.heard = message.seq;
        if (this.position) this.position = { ...this.position, seats: message.seats };
        this.showSeats(message.seats);
        this.noticeDeclined(message.offer);
        this.offer = message.offer;
        this.nextMatch = message.next_match;
        break;
      case 'talk':
        this.said = message.said;
        break;
      case 'thinking':
        this.thinking = message.seat;
        this.hurried = message.hurried;
        break;
      default:
        if (message.type === 'refusal' && message.code === 'too_fast') setTimeout(() => this.sendAgain(), 500);
        else this.settle(message.key, message);
        if (message.type === 'refusal' && message.key === '' && message.code !== 'too_fast')
          this.problem = refusalOf(message.code, message.text);
    }
    if (message.type === 'sync')
      for (const [key, waiting] of this.waiting)
        if (waiting.message.type === 'language' || waiting.message.type === 'resync') this.settle(key, message);
  }

  // What changed; if it builds on a later position than ours, everything is asked for again.
  private follow(message: Delta): void {
    if (this.position && this.position.seq >= message.base) {
      this.arrive(followed(this.position, message, this.known));
    } else if (![...this.waiting.values()].some((waiting) => waiting.message.type === 'resync')) {
      void this.ask((key) => ({ type: 'resync', key }));
    }
  }

  // A new position: what others did is told when its time comes; whoever chooses skips to it.
  private arrive(update: Position & { log: LogLine[] }): void {
    this.position = update;
    const log = this.named(update.log);
    const show = (): void => {
      this.log = [...this.log, ...log];
      this.fresh = log;
      this.place(update);
    };
    if (this.teller) this.teller.tell(log, this.choosing || update.seq === this.ownSeq, show);
    else show();
  }

  private showSeats(seats: readonly SeatView[]): void {
    if (seats !== this.toldSeats) this.clocksAt = performance.now();
    this.toldSeats = seats;
    this.seats = marked(seats, (seat) => this.alone && seat === this.seat);
  }

  // An offer that is gone while the match stays as it was has been declined, unless it was withdrawn.
  private noticeDeclined(now: OfferView | null): void {
    const own = this.offer;
    if (now) this.declined = null;
    else if (own?.seat === this.seat && !this.withdrawing) this.declined = { what: own.what, seat: own.seat };
    this.withdrawing = false;
  }

  private place(message: Position): void {
    this.seq = message.seq;
    this.heard = Math.max(this.heard, message.seq);
    this.view = message.view;
    this.showSeats(this.position!.seats);
    this.table = this.named(message.table);
    this.asked = message.asked;
    this.decision = this.named(message.decision);
    this.undoable = message.undoable;
    this.offer = message.offer;
    this.outcome = message.outcome;
    this.nextMatch = message.next_match;
    this.guide = message.guide ?? null;
    this.problem = '';
    this.thinking = -1;
  }

  // What was not answered yet, or came too fast, is sent again: a repeated key changes nothing.
  private sendAgain(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    for (const { message } of this.waiting.values()) this.socket.send(JSON.stringify(message));
  }

  private settle(key: string, message: Outgoing): void {
    const waiting = this.waiting.get(key);
    this.waiting.delete(key);
    waiting?.resolve(this.named(message));
  }

  /** Words of the game, with the names of those who sit at the table. */
  private named<T>(words: T): T {
    return this.seated.in(words, this.seats);
  }

  private ask(build: (key: string) => Incoming): Promise<Outgoing> {
    const key = newKey();
    const message = build(key);
    return new Promise((resolve) => {
      this.waiting.set(key, { resolve, message });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    });
  }

  async choose(option: OptionView | string): Promise<boolean> {
    const decision = this.decision;
    this.teller?.skip(); // whoever chooses does not want to wait for the rest of the story
    if (!decision || this.sending || decision.id !== this.decision?.id) return false;
    const text = typeof option === 'string' ? option : option.text;
    this.sending = this.choosing = true;
    this.pending = text;
    const answer = await this.ask((key) => ({ type: 'choose', key, decision: decision.id, option: text }));
    this.choosing = false;
    if (answer.type === 'ack') this.ownSeq = answer.seq;
    await this.teller?.settled();
    this.sending = false;
    this.pending = '';
    return this.accepted(answer);
  }

  async explain(intent: Record<string, unknown>): Promise<Explained | null> {
    const answer = await this.ask((key) => ({ type: 'explain', key, intent }));
    if (answer.type === 'refusal') this.problem = refusalOf(answer.code, answer.text);
    return answer.type === 'explained' ? answer : null;
  }

  async preview(option: string): Promise<{ odds: Odds[]; lines: string[] } | null> {
    const answer = await this.ask((key) => ({ type: 'preview', key, option }));
    return answer.type === 'previewed' ? { odds: answer.odds, lines: answer.lines } : null;
  }

  async undo(): Promise<boolean> {
    return this.accepted(await this.ask((key) => ({ type: 'undo', key })));
  }

  async resign(): Promise<boolean> {
    return this.accepted(await this.ask((key) => ({ type: 'resign', key })));
  }

  /** The match, against a side that has been away for too long. */
  async claim(): Promise<boolean> {
    return this.accepted(await this.ask((key) => ({ type: 'claim', key })));
  }

  async propose(what: 'draw' | 'undo' | 'rematch' | 'withdraw'): Promise<boolean> {
    this.declined = null;
    this.withdrawing = what === 'withdraw';
    return this.accepted(await this.ask((key) => ({ type: 'offer', key, what })));
  }

  async answer(accept: boolean): Promise<boolean> {
    return this.accepted(await this.ask((key) => ({ type: 'answer', key, accept })));
  }

  /** In a guided match: the words of a step are read, the guide is left, or taken up again. */
  async heed(what: 'read' | 'leave' | 'return', step = 0): Promise<void> {
    this.accepted(await this.ask((key) => ({ type: 'follow', key, do: what, step })));
  }

  /** Something said to everybody: a set phrase, or a text. */
  async say(what: { phrase: string } | { text: string }): Promise<boolean> {
    return this.accepted(await this.ask((key) => ({ type: 'say', key, ...what })));
  }

  async setOrders(orders: Record<string, string>): Promise<boolean> {
    const before = this.orders;
    this.orders = orders; // at once, so that a second change builds on the first
    const done = this.accepted(await this.ask((key) => ({ type: 'orders', key, orders })));
    if (!done) this.orders = before;
    return done;
  }

  async speak(language: string): Promise<void> {
    this.language = language;
    await this.ask((key) => ({ type: 'language', key, language }));
  }

  private accepted(answer: Outgoing): boolean {
    if (answer.type === 'refusal') this.problem = refusalOf(answer.code, answer.text);
    return answer.type !== 'refusal';
  }
}
