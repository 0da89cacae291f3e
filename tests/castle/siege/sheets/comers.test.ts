import { describe, expect, it } from 'vitest';
import { comerOf, withClicks } from '../../../../src/castle/siege/sheets/comers.ts';
import type { Figure } from '../../../../src/rules/mage-knight/attack/figure.ts';
import { turnedTo, withDial } from '../../../../src/rules/mage-knight/attack/figure-dial.ts';
import { woundedBy } from '../../../../src/rules/mage-knight/siege/siege-figures.ts';
import { clickShown, type SiegeFigure } from '../../../../src/rules/mage-knight/siege/siege-state.ts';

const blank: Figure = {
  name: 'Ork',
  kind: 'warrior',
  baseDamage: 0,
  baseRangedDamage: 0,
  abilities: [],
};

const known: Figure = { ...blank, attack: 9, defence: 16, baseDamage: 3 };

/** What the figure shows in a siege, at once and when it has taken so much damage. */
function shownAfter(figure: Figure, damage: number) {
  const comer: SiegeFigure = { id: 0, ...comerOf(figure, 1) };
  return clickShown(damage > 0 ? woundedBy(comer, damage) : comer);
}

describe('castle/siege/sheets/comers', () => {
  it('castle/siege/sheets/comers: one click of several that is known gives its values until the figure is hit', () => {
    const eight = { ...known, clicks: 8 };
    expect(comerOf(eight, 1)).toMatchObject({ clicks: 8 });
    expect(shownAfter(eight, 0)).toMatchObject({ attack: 9, defence: 16, damage: 3 });
    expect(shownAfter(eight, 1)?.defence).toBeUndefined();
    // Turned before it came, it still shows what is known of it.
    const turned = turnedTo(eight, 3);
    expect(comerOf(turned, 1)).toMatchObject({ clicks: 5 });
    expect(shownAfter(turned, 0)?.defence).toBe(16);
    expect(shownAfter(turned, 2)?.defence).toBeUndefined();
  });

  it('castle/siege/sheets/comers: so does one of which nobody counts the clicks; of what nobody typed nothing is known', () => {
    expect(comerOf(known, 1)).not.toHaveProperty('clicks');
    expect(shownAfter(known, 0)?.defence).toBe(16);
    expect(shownAfter(known, 1)).toBeUndefined();
    expect(comerOf(blank, 1)).not.toHaveProperty('dial');
    expect(shownAfter({ ...blank, clicks: 4 }, 0)).toBeUndefined();
  });

  it('castle/siege/sheets/comers: a dial that was typed is followed click by click', () => {
    const typed = withDial({ ...blank, clicks: 3 }, [{ defence: 16 }, { defence: 15 }]);
    expect([0, 1, 2].map((damage) => shownAfter(typed, damage)?.defence)).toEqual([16, 15, undefined]);
    expect(shownAfter(turnedTo(typed, 1), 0)?.defence).toBe(15);
  });

  it('castle/siege/sheets/comers: of one that cannot shoot it is known, of another nobody knows', () => {
    expect(comerOf({ ...known, range: 0 }, 1)).toMatchObject({ range: 0 });
    expect(comerOf(known, 1)).not.toHaveProperty('range');
  });

  it('castle/siege/sheets/comers: who counts its clicks afterwards leaves it what it shows', () => {
    const counted = [5, 6, 2, undefined].map((clicks) => withClicks(comerOf(known, 1), clicks));
    expect(counted.map((comer) => clickShown(comer)?.defence)).toEqual([16, 16, 16, 16]);
    expect(clickShown(woundedBy({ id: 0, ...withClicks(comerOf(known, 1), 5) }, 1))?.defence).toBeUndefined();
  });
});
