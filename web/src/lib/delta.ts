// What a delta changes: patches of view and table, and questions whose options are partly known already.
// `server/patches.py` and `server/deltas.py` make them; both sides are tested on `tests/server/patches.json`.
import type { DecisionDelta, DecisionView, Delta, OptionView, Update } from '../protocol/types';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What every whole message tells of the position. */
export type Position = Omit<Update, 'type' | 'log'>;

/** The position after a delta, with the news that came with it. */
export function followed(before: Position, delta: Delta, known: KnownOptions): Position & Pick<Update, 'log'> {
  if (delta.restart) known.restart(before.decision);
  return {
    seq: delta.seq,
    view: patched(before.view, delta.view ?? {}) as Position['view'],
    table: patched(before.table, delta.table ?? {}) as Position['table'],
    seats: delta.seats ?? before.seats,
    asked: delta.asked ?? [],
    decision: delta.same_decision ? before.decision : delta.decision ? known.question(delta.decision) : null,
    log: delta.log ?? [],
    undoable: delta.undoable ?? false,
    offer: delta.offer ?? null,
    outcome: delta.outcome ?? null,
    next_match: delta.next_match ?? '',
    guide: delta.guide ?? null,
  };
}

/** A value after a patch; what did not change is shared with the value before. */
export function patched(value: unknown, patch: unknown): unknown {
  if (Array.isArray(patch)) return patch[0];
  const parts = patch as Record<string, Json>;
  if (Array.isArray(value)) return patchedList(value, parts);
  if (!Object.keys(parts).length) return value;
  const found: Record<string, unknown> = {};
  for (const [key, old] of Object.entries((value ?? {}) as object)) if (parts[key] !== 0) found[key] = old;
  const { '#': order, ...changes } = parts;
  for (const [key, part] of Object.entries(changes)) if (part !== 0) found[key] = patched(found[key], part);
  return order ? Object.fromEntries((order as string[]).map((key) => [key, found[key]])) : found;
}

function patchedList(value: unknown[], parts: Record<string, Json>): unknown[] {
  const splice = parts['@'];
  if (splice) {
    const [start, count, ...items] = splice as [number, number, ...Json[]];
    return [...value.slice(0, start), ...items, ...value.slice(start + count)];
  }
  const changed = [...value];
  for (const [at, part] of Object.entries(parts)) changed[Number(at)] = patched(changed[Number(at)], part);
  return changed;
}

/** The options a client knows, in the order it heard of them: a question names them by number. */
export class KnownOptions {
  private known: OptionView[] = [];

  /** From now on those of one question are known, no others. */
  restart(decision: DecisionView | null): void {
    this.known = decision ? [...decision.options] : [];
  }

  /** A question in full; options that come with it are known from now on. */
  question(told: DecisionDelta): DecisionView {
    const options = told.options.map((option) =>
      typeof option === 'number' ? this.known[option]! : this.learn(option),
    );
    return { ...told, rules: told.rules ?? [], facts: told.facts ?? {}, options };
  }

  private learn([text, label, fields]: unknown[]): OptionView {
    const [type, ...values] = (text as string).split(' ');
    const like = this.known.find((option) => option.type === type);
    const names = Object.keys(like?.fields ?? {});
    const read = (fields as Record<string, unknown>) ?? Object.fromEntries(names.map((name, n) => [name, values[n]]));
    const option = { text: text as string, label: label as string, type: type!, fields: read };
    this.known.push(option);
    return option;
  }
}
