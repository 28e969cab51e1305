// Questions that a game says can be asked: what fills their blanks, and the intent that comes of it.
import { describe, expect, it } from 'vitest';
import { choicesOf, filled } from '../src/table/questions';

describe('choicesOf', () => {
  const table = {
    pieces: [
      { id: 'p', name: 'Pawn', at: ['a1', 'a2'] },
      { id: 'q', tag: 'Q', name: 'Queen' },
    ],
  };

  it('lists the rows of the table, with their tags', () => {
    expect(choicesOf({ name: 'who', rows: 'pieces' }, table, {})).toEqual([
      { id: 'p', name: 'Pawn' },
      { id: 'q', name: 'Q Queen' },
    ]);
  });

  it('takes rows of the catalogue by their keys', () => {
    const content = { cards: { c: { title: 'Card' } } };
    expect(choicesOf({ name: 'card', rows: 'cards', label: 'title' }, {}, content)).toEqual([
      { id: 'c', name: 'Card' },
    ]);
  });

  it('takes a column of the rows, each value once', () => {
    const twice = {
      pieces: [
        { id: 'p', at: ['a1', 'a2'] },
        { id: 'q', at: ['a1'] },
      ],
    };
    expect(choicesOf({ name: 'at', rows: 'pieces.at' }, twice, {})!.map((one) => one.id)).toEqual(['a1', 'a2']);
  });

  it('leaves a blank to be typed where it names no rows', () => {
    expect(choicesOf({ name: 'at' }, table, {})).toBeNull();
  });
});

it('fills the blanks of an intent, without the spaces around', () => {
  expect(filled({ intent: 'move', to: '{at}', from: '{gone}' }, { at: ' a1 ' })).toEqual({
    intent: 'move',
    to: 'a1',
    from: '',
  });
});
