// A Battleground match as one seat sees it, read from what the server sends: the parts of the screen ask here.
import { api } from '../lib/api';
import type { Seat } from '../lib/match.svelte';
import { titlesOf } from '../lib/rules';
import { t, texts } from '../lib/texts.svelte';
import type { LogLine } from '../protocol/types';
import { namesOf } from './names';
import { missingOf, offersOf } from './offers';
import { NO_CONTENT, type Content, type Person, type TableView } from './types';

const DICE = ['rolled', 'rerolled', 'exploded', 'tested'];

/** The events of some log lines that are about dice. */
export const diceOf = (lines: readonly LogLine[]): LogLine[] =>
  lines.filter((line) => DICE.includes(String(line.event['type'])));

/** The cards of the game in the language of the reader: those that are needed, or all where `needed` does not say. */
export class Library {
  content = $state.raw<Content>(NO_CONTENT);
  rules = $state.raw<ReadonlyMap<string, string>>(new Map());

  constructor(needed: () => readonly string[] = () => []) {
    let known: Set<string> | null = new Set(); // cards of the match so far; null: all there are
    // What is needed changes with every move, what is to be fetched seldom does.
    const fetched = $derived.by(() => {
      const ids = needed();
      for (const id of ids) known?.add(id);
      if (!ids.length) known = null;
      return known ? [...known].sort().join() : '';
    });
    $effect(() => {
      const language = texts.language;
      titlesOf('battleground', language)
        .then((found) => (this.rules = found))
        .catch(() => {});
    });
    $effect(() => {
      const [language, ids] = [texts.language, fetched];
      const late = (): boolean => language !== texts.language || ids !== fetched;
      api
        .content<Content>('battleground', language, ids ? ids.split(',') : [])
        .then((found) => late() || (this.content = found))
        .catch(() => {});
    });
  }
}

/** The cards of everybody at a table and of what they carry; none while Forces are built. */
export const cardsOf = (people: readonly Person[]): string[] =>
  people.flatMap((person) => [person.card_id, ...person.weapon_ids, ...person.item_ids]);

export class Battle {
  readonly library: Library;

  constructor(readonly seat: Seat) {
    this.library = new Library(() => (this.draft ? [] : cardsOf(this.people)));
  }

  readonly table = $derived.by(() => this.seat.table as unknown as TableView);
  readonly people = $derived.by(() => this.table.characters ?? []);
  readonly acting = $derived.by(() => this.table.acting?.character ?? '');
  readonly decision = $derived.by(() => this.seat.decision);
  readonly subject = $derived.by(() => String(this.decision?.facts['character'] ?? '') || this.acting);
  readonly offers = $derived.by(() => offersOf(this.decision, this.people));
  readonly names = $derived.by(() => namesOf(this.people, this.library.content, this.library.rules));
  readonly dice = $derived.by(() => diceOf(this.seat.log.slice(-30)));
  readonly team = $derived.by(() => this.seat.seats.find((s) => s.seat === this.seat.seat)?.team ?? 0);
  readonly player = $derived.by(() => (this.seat.seat === null ? undefined : this.table.players?.[this.seat.seat]));

  /** The own Force while it is being built. */
  readonly draft = $derived.by(() => (this.decision?.kind === 'draft' ? (this.table.draft_ids ?? {}) : null));

  /** Whether the question is about cards of the hand, which then stands above everything else. */
  readonly choosingCards = $derived.by(() => this.offers.discards.length > 0 || this.decision?.kind === 'initiative');

  /** What the acting character could do at other times. */
  readonly missing = $derived.by(() => {
    const { characters, items } = this.library.content;
    const actor = this.people.find((person) => person.id === this.acting);
    const skills = (characters[actor?.card_id ?? '']?.skills ?? []).filter((skill) => skill.active);
    const consumables = (actor?.item_ids ?? [])
      .filter((id) => items[id]?.consumable)
      .map((id) => ({ id, name: items[id]!.name }));
    return missingOf(this.decision, this.acting, skills, consumables, (action) => t(`group-${action}`));
  });
}
