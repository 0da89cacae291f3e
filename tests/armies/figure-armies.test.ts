import { describe, expect, it } from 'vitest';
import { readyFigures } from '../../src/armies/first/figure-armies.ts';
import { armylist } from '../../src/armies/words/en.ts';
import { atClick, clicksOf } from '../../src/rules/mage-knight/attack/figure-dial.ts';

describe('armies/first/figure-armies', () => {
  it('MK-A-15 armies/first/figure-armies a ready figure is at its first click what its values say, and shows its abilities at every one', () => {
    for (const figure of readyFigures(armylist)) {
      expect(atClick(figure, 0), figure.name).toEqual(figure);
      const all = Array.from(
        { length: clicksOf(figure) ?? 0 },
        (_, click) => atClick(figure, click).abilities,
      );
      expect(all, figure.name).toEqual(all.map(() => figure.abilities));
    }
  });
});
