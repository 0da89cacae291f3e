import { describe, expect, it } from 'vitest';
import { baseRadius, groundOf, spotBeside } from '../../../../src/castle/siege/ground.ts';
import { comerOf, nameAmong, ontoGround, withClicks } from '../../../../src/castle/siege/sheets/comers.ts';
import type { Figure } from '../../../../src/rules/mage-knight/attack/figure.ts';
import { turnedTo, withDial } from '../../../../src/rules/mage-knight/attack/figure-dial.ts';
import { woundedBy } from '../../../../src/rules/mage-knight/siege/siege-figures.ts';
import { siegeLimits } from '../../../../src/rules/mage-knight/siege/siege-setup.ts';
import { clickShown, type SiegeFigure } from '../../../../src/rules/mage-knight/siege/siege-state.ts';
import { section, siege } from '../../../rules/mage-knight/siege/siege-game.ts';

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
    // One of eight that is known stays what it shows, though they turn out to be five.
    const five = withClicks(comerOf({ ...known, clicks: 8 }, 1), 5);
    expect([clickShown(five)?.defence, five.dial?.length]).toEqual([16, 5]);
    expect(clickShown(woundedBy({ id: 0, ...withClicks(comerOf(known, 1), 5) }, 1))?.defence).toBeUndefined();
  });

  it('castle/siege/sheets/comers: one that is turned to its end keeps its one click, and shows there what is known', () => {
    const turned = turnedTo({ ...known, clicks: 3 }, 3);
    expect(comerOf(turned, 1)).toMatchObject({ clicks: 1 });
    expect(comerOf(turned, 1).dial).toHaveLength(3);
    expect(shownAfter(turned, 0)?.defence).toBe(16);
  });

  it('castle/siege/sheets/comers: a dial of several clicks that are known stays as it is, however many are counted', () => {
    const typed = withDial({ ...blank, clicks: 3 }, [{ defence: 16 }, { defence: 15 }]);
    const comer = comerOf(typed, 1);
    expect(withClicks(comer, 2)).toEqual({ ...comer, clicks: 2 });
    const { clicks: _, ...uncounted } = comer;
    expect(withClicks(comer, undefined)).toEqual(uncounted);
    expect(withClicks(comerOf(known, 1), 3).dial).toHaveLength(3);
    expect(withClicks(comerOf(known, 1), undefined).dial).toHaveLength(1);
    const plain = comerOf(blank, 1);
    expect(withClicks(plain, 3)).toStrictEqual({ ...plain, clicks: 3 });
  });

  it('MK-PTS-02 castle/siege/sheets/comers: what it costs comes along in whole points, as many as a siege counts', () => {
    const points = (cost?: number) => comerOf({ ...known, ...(cost !== undefined && { cost }) }, 1).points;
    expect([points(12.6), points(siegeLimits.points + 5)]).toEqual([13, siegeLimits.points]);
    expect(comerOf(known, 1)).not.toHaveProperty('points');
    expect(comerOf({ ...known, cost: 0 }, 1)).not.toHaveProperty('points');
  });

  it('castle/siege/sheets/comers: the second of a name gets a number, as long as names may be; who is out frees his', () => {
    const of = (...names: readonly string[]) => names.map((name) => ({ name }));
    expect(nameAmong('Ork', of('Elf', ''))).toBe('Ork');
    expect(nameAmong('', of('', ''))).toBe('');
    expect(nameAmong('Ork', of('Ork'))).toBe('Ork 2');
    expect(nameAmong('Ork', of('Ork 2', 'Ork', 'Ork 3'))).toBe('Ork 4');
    expect(nameAmong('Ork', [{ name: 'Ork', eliminated: true }])).toBe('Ork');
    expect(nameAmong('Ork', [...of('Ork'), { name: 'Ork 2', eliminated: true }])).toBe('Ork 2');
    const long = 'x'.repeat(siegeLimits.name);
    expect(nameAmong(long, of(long))).toBe(`${'x'.repeat(siegeLimits.name - 3)} 2`);
  });

  it('castle/siege/sheets/comers: several come to the ground beside each other, or to a section, and are told apart', () => {
    const state = siege(['keep', 'wall']);
    const comers = [' Ork ', 'Ork', 'Elf'].map((name) => comerOf({ ...known, name }, 1));
    const events = ontoGround(state, { spot: { x: 4, y: 5 } }, comers);
    expect(events).toMatchObject([
      { do: 'field', name: 'Ork', owner: 1, spot: { x: 4, y: 5 } },
      { do: 'field', name: 'Ork 2', spot: { x: 4 + 2 * baseRadius, y: 5 } },
      { do: 'field', name: 'Elf', spot: { x: 4 + 4 * baseRadius, y: 5 } },
    ]);
    const ground = groundOf(state);
    if (!ground) throw new Error('no ground');
    const beside = ontoGround(state, { section: 1 }, comers);
    expect(beside[0]).toMatchObject({ spot: spotBeside(ground, state, 1) });
    const spots = beside.map((event) => (event.do === 'field' ? JSON.stringify(event.spot) : ''));
    expect(new Set(spots).size).toBe(3);
    // Castles that nobody planned have no ground in common.
    const apart = siege(['keep', section('wall', { owner: 1 })]);
    expect(ontoGround(apart, { section: 1 }, comers.slice(0, 1))).toMatchObject([{ spot: { x: 0, y: 0 } }]);
  });
});
