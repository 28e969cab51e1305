// A toy game for the board screen: a row of lily pads, frogs that jump and catch flies. No engine stands behind it;
// the table answers what a test has put there.
import type {
  BoardAdapter,
  Explained,
  Intent,
  Lights,
  OddsRules,
  Piece,
  PlaceId,
  Question,
  Route,
  Sight,
  Table,
  TwoStepMove,
} from '../../src/board/model';
import { NO_LIGHTS, NO_SIGHT } from '../../src/board/model';
import type { DecisionView, OptionView } from '../../src/protocol/types';

export interface Catch {
  chance: number;
  splashes: string[];
}

export const option = (text: string, fields: Record<string, unknown> = {}): OptionView => ({
  text,
  label: text,
  type: text.split(' ')[0]!,
  fields: fields as OptionView['fields'],
});

export const allowed = (facts: Record<string, unknown> = {}): Explained => ({ allowed: true, denials: [], facts });
export const denied = (rule: string): Explained => ({
  allowed: false,
  denials: [{ rule, title: rule, text: `${rule} forbids it`, facts: {} }],
  facts: {},
});

/** A promise, and the function that keeps it. */
interface Held<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
}

export class PondTable implements Table<Catch> {
  seat: number | null = $state(0);
  decision = $state.raw<DecisionView | null>(null);
  sending = $state(false);
  pending = $state('');
  outcome = $state.raw<unknown>(null);
  problem = $state('');
  readonly chosen: string[] = [];
  readonly asked: Intent[] = [];
  readonly previewed: string[] = [];
  answers: (intent: Intent) => Explained | null = () => allowed();
  odds: Record<string, Catch[]> = {};
  slow = new Map<string, Held<void>>(); // previews that wait

  question(id: number, options: OptionView[], kind = 'turn'): void {
    this.decision = { id, kind, prompt: `Question ${id}`, rules: [], options, facts: {} } as unknown as DecisionView;
  }

  async choose(chosen: OptionView): Promise<boolean> {
    this.chosen.push(chosen.text);
    return true;
  }

  async explain(intent: Intent): Promise<Explained | null> {
    this.asked.push(intent);
    return this.answers(intent);
  }

  async preview(text: string): Promise<{ odds: Catch[]; lines: string[] }> {
    this.previewed.push(text);
    await this.slow.get(text)?.promise;
    return { odds: this.odds[text] ?? [], lines: [] };
  }

  /** Makes the preview of an option wait until the result is called. */
  hold(text: string): () => void {
    let resolve: () => void = () => {};
    const promise = new Promise<void>((done) => (resolve = done));
    this.slow.set(text, { promise, resolve });
    return resolve;
  }
}

const PADS = ['pad-0', 'pad-1', 'pad-2', 'pad-3', 'pad-4'];

export class Pond implements BoardAdapter<Catch> {
  ready = $state(true);
  places = $state.raw<readonly PlaceId[]>(PADS);
  pieces = $state.raw<readonly Piece[]>([
    { id: 'frog', name: 'Frog', side: 0, places: ['pad-0'] },
    { id: 'fly', name: 'Fly', side: 1, places: ['pad-3'] },
    { id: 'gnat', name: 'Gnat', side: 1, places: ['pad-4'] },
  ]);
  lit = $state.raw<Lights>(NO_LIGHTS);
  litFor = $state.raw<Record<string, Lights>>({}); // while a piece is selected
  acting = $state('frog');
  subject = $state('frog');
  involved = $state.raw<ReadonlySet<string>>(new Set());
  walking = $state<'lit' | 'all'>('lit');
  aimsOnHover = $state(false);

  constructor(private readonly table: PondTable) {}

  lights(selected: string): Lights {
    return this.litFor[selected] ?? this.lit;
  }

  describe(place: PlaceId): string {
    return `lily ${place}`;
  }

  step(from: PlaceId, direction: string, among: readonly PlaceId[]): PlaceId | undefined {
    const by = { left: -1, right: 1, up: 0, down: 0 }[direction] ?? 0;
    return among[among.indexOf(from) + by];
  }

  alternate(place: PlaceId): PlaceId | undefined {
    return place === 'pad-2' ? 'under-pad-2' : undefined;
  }

  whyPlace(place: PlaceId): Question | null {
    return { intent: { intent: 'jump', to: place }, title: `Jump to ${place}?` };
  }

  whyPiece(piece: string): Question | null {
    return piece === 'frog' ? null : { intent: { intent: 'catch', piece }, title: `Catch ${piece}?` };
  }

  measure(from: PlaceId, to: PlaceId): Question {
    return { intent: { intent: 'measure', from, to }, title: `${from} to ${to}` };
  }

  aim(aimed: OptionView): Intent | null {
    return { intent: 'look', at: aimed.text };
  }

  route({ facts }: Explained, to: PlaceId): Route | null {
    return facts['path'] ? { to, path: facts['path'] as string[], note: `${String(facts['hops'])} hops` } : null;
  }

  sight({ facts }: Explained): Sight {
    const ray = facts['ray'] as [string, string] | undefined;
    if (!ray) return NO_SIGHT;
    const blockers = (facts['reeds'] as string[] | undefined) ?? [];
    return { rays: [{ kind: blockers.length ? 'blocked' : 'clear', from: ray[0], to: ray[1] }], blockers };
  }

  say({ facts }: Explained): string {
    return facts['pads'] === undefined ? '' : `${String(facts['pads'])} pads`;
  }

  readonly odds: OddsRules<Catch> = {
    offered: ({ type }) => type === 'catch',
    hinted: ({ type }) => type === 'catch',
    hint: (_, { chance }) => `${Math.round(chance * 100)}%`,
    affected: (odds) => odds.flatMap((one) => one.splashes),
    confirmed: ({ type }) => type === 'catch',
    leading: () => this.table.decision?.options.find((one) => one.type === 'catch'),
  };

  readonly move: TwoStepMove = {
    begin: () => this.table.decision?.options.find((one) => one.type === 'hop'),
    finish: (to) => this.table.decision?.options.find((one) => one.type === 'land' && one.fields['at'] === to),
    interrupted: () => this.table.decision?.kind === 'interruption',
  };
}
