// Who sits at the table, in the words of the game.
import { describe, expect, it, vi } from 'vitest';
import { Seated } from '../src/lib/seated';
import type { SeatView } from '../src/protocol/types';

vi.mock('../src/lib/texts.svelte', () => {
  const words: Record<string, string> = { you: 'You', 'you-too': 'you', 'computer-player': 'Computer' };
  const t = (id: string, { number }: { number?: number } = {}): string => words[id] ?? `Player ${number}`;
  return { t, texts: { language: 'en', has: (id: string) => id === 'kind-greedy' } };
});

type One = SeatView & { own?: boolean };
const person = (seat: number, name: string, own = false): One =>
  ({ seat, name, kind: 'person', team: seat, own }) as One;
const computer = (seat: number): One => ({ seat, name: 'Greedy', kind: 'computer', team: seat }) as One;

describe('words of a game', () => {
  it('name the computer and mark the own seat, also after a rematch on the other side', () => {
    const seated = new Seated();
    const told = { text: 'Player 2 (Evil) strikes Player 1.', rules: ['X'] };
    expect(seated.in(told, [person(0, '', true), computer(1)]).text).toBe('Computer (Evil) strikes Player 1 (you).');
    expect(seated.in({ label: 'Player 1' }, [person(0, '', true), computer(1)]).label).toBe('You');
    expect(seated.in(told, [computer(0), person(1, 'Player 2', true)]).text).toBe(
      'Player 2 (you, Evil) strikes Computer.',
    );
  });

  it('name people by their names, and leave those alone who are not there yet', () => {
    const open = { seat: 1, name: '', kind: 'open', team: 1 } as One;
    expect(new Seated().in('Player 1, Player 2, Player 12', [person(0, 'Orko'), open])).toBe(
      'Orko, Player 2, Player 12',
    );
  });

  it('keep what says nothing of them, and equal parts the same', () => {
    const seated = new Seated();
    const seats = [person(0, 'Orko'), computer(1)];
    const [still, row] = [{ at: 'A1' }, { player: 'Player 1' }];
    expect(seated.in(still, seats)).toBe(still);
    expect(seated.in({ row }, seats).row).toBe(seated.in({ row, still }, seats).row);
  });
});
