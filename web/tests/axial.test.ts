import { describe, expect, it } from 'vitest';
import cases from '../../tests/space/axial.json'; // the same as in Python: tests/games/heroscape/test_drawing.py
import { centreOf } from '../src/heroscape/field/scene';

describe('the place of an axial hex', () => {
  it.each(cases)('of $q, $r', ({ q, r, x, y }) => {
    const found = centreOf({ q, r });

    expect(found.x).toBeCloseTo(x, 9);
    expect(found.z).toBeCloseTo(y, 9);
  });
});
