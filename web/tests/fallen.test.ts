// The names of figures that have left the battlefield.
import { expect, it } from 'vitest';
import { fallenName } from '../src/heroscape/fallen';

const units = { 'blade-gruts': { name: 'Blade Gruts' }, grimnak: { name: 'Grimnak' } };

it('is that of its unit and its number, with its player where others have the unit, too', () => {
  const one = [{ unit_id: 'blade-gruts', seat_id: 1 }];
  expect(fallenName('B-blade-gruts.3', one, units)).toBe('Blade Gruts 3');
  expect(fallenName('B-grimnak', one, units)).toBe('Grimnak');
  const both = [...one, { unit_id: 'blade-gruts', seat_id: 0 }];
  expect(fallenName('B-blade-gruts.3', both, units)).toBe('Blade Gruts B3');
});

it('is nothing for what is no figure', () => {
  expect(fallenName('door:gate', [], units)).toBeUndefined();
  expect(fallenName('B-unknown.2', [], units)).toBeUndefined();
});
