import { describe, expect, it } from 'vitest';
import {
  defaultUse,
  handsInLargeAction,
  isSeen,
  largeActionTurns,
  makeshiftArmor,
  moveLeft,
  quickActionInches,
} from '../../../src/rules/brikwars/movement.ts';
import { checkQuikMove, quikCarriers } from '../../../src/rules/brikwars/quik/quik-move.ts';
import { unitIds, units } from '../../../src/rules/brikwars/units.ts';
import { chanceAtLeast } from '../../../src/rules/dice/distribution.ts';
import { printDice } from '../../../src/rules/dice/notation.ts';
import { totalDistribution } from '../../../src/rules/dice/odds.ts';

const quik = { jump: 'height', handling: 'any' } as const;

describe('movement', () => {
  it('EX-MOVE-01: in QuikWars 2" may be swum and 3" walked, no more than 2" swum', () => {
    const walk = (swum: number) =>
      checkQuikMove(
        {
          steps: [
            { how: 'swim', inches: swum },
            { how: 'run', inches: 5 - swum },
          ],
          handled: 0,
        },
        quik,
      );
    expect(walk(2).ok).toBe(true);
    expect(walk(3)).toMatchObject({ ok: false, issues: [{ code: 'swim-too-far' }] });
  });

  it('BW-MOVE-03 EX-MOVE-02: swimming 2" costs 4" of 5" and keeps the arms busy', () => {
    expect(moveLeft(5, [{ how: 'swim', inches: 2 }])).toEqual({ inches: 1, armsBusy: true });
  });

  it('BW-MOVE-01 EX-MOVE-03: rising from prone leaves 3" of 5"', () => {
    expect(moveLeft(5, [], ['rise-from-prone'])).toEqual({ inches: 3, armsBusy: false });
  });

  it('EX-BAIL-02: a unit that bailed is up again on his next turn, 2" poorer', () => {
    expect(quickActionInches['rise-from-prone']).toBe(2);
    expect(moveLeft(5, [{ how: 'run', inches: 3 }], ['rise-from-prone']).inches).toBe(0);
  });

  it('BW-UNIT-03 nobody goes farther in a turn than his Move: 5" for a minifig', () => {
    expect(units.minifig.move).toBe(5);
    for (const id of unitIds) {
      const { move } = units[id];
      expect(moveLeft(move, [{ how: 'run', inches: move }]).inches).toBe(0);
      expect(moveLeft(move, [{ how: 'run', inches: move + 0.5 }]).inches).toBeLessThan(0);
    }
  });

  it('BW-MOVE-06 BW-MOVE-07: doors, heavy things and weapons put away cost 1", words and light things nothing', () => {
    expect(moveLeft(5, [], ['door', 'heavy-item', 'holster', 'talk', 'equipment', 'drop-down']).inches).toBe(
      2,
    );
    expect(moveLeft(5, [{ how: 'run', inches: 5 }], ['door']).inches).toBe(-1);
  });

  it.each([
    ['EX-LARGE-01: a ship of 24" takes 24 minifigs one turn', 24, 24, 1],
    ['EX-LARGE-01: or one minifig 24 turns', 24, 1, 24],
    ['EX-LARGE-02: an object of Size 6 takes six minifigs one turn', 6, 6, 1],
    ['EX-LARGE-02: or one minifig six turns', 6, 1, 6],
    ['EX-LARGE-03: an object of 1" or less takes one minifig', 1, 1, 1],
    ['BWC-71: a crew in between takes the turns rounded up', 24, 5, 5],
  ])('%s', (_, size, crew, turns) => {
    expect(largeActionTurns(size, crew)).toBe(turns);
  });

  it('BW-ACT-07: nobody never gets it done', () => {
    expect(largeActionTurns(3, 0)).toBeUndefined();
  });

  it('BW-ACT-08: a big unit counts as its Size in strength, as one in a crew', () => {
    expect([handsInLargeAction(4, true), handsInLargeAction(4, false)]).toEqual([4, 1]);
  });

  it('BW-ACT-09 DV-40: 20 studs need 3 minifigs', () => {
    expect(quikCarriers(20).value).toBe(3);
  });

  it('EX-USE-01: a task that nobody lists has Use 3', () => {
    expect(defaultUse).toBe(3);
  });

  it('BW-ACT-05: what is put together during the game has Armor 1d6; 1d6 of damage breaks it 15 times in 36', () => {
    expect(printDice(makeshiftArmor)).toBe('1d6');
    let breaks = 0;
    for (let damage = 1; damage <= 6; damage++)
      for (let armor = 1; armor <= 6; armor++) if (damage > armor) breaks++;
    const odds = totalDistribution(makeshiftArmor, { bonus: 'none', floor: true });
    if (!odds.ok) throw new Error('no odds');
    const chance = [1, 2, 3, 4, 5, 6].reduce(
      (sum, damage) => sum + (1 - chanceAtLeast(odds.value, damage)) / 6,
      0,
    );
    expect(chance).toBeCloseTo(breaks / 36, 12);
  });

  it('EX-CONE-01: 45 degrees to either side are seen, 46 are not', () => {
    expect([45, -45, 315, 46, -46, 180].map(isSeen)).toEqual([true, true, true, false, false, false]);
  });
});
