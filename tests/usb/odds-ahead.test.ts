import { describe, expect, it } from 'vitest';
import type { OddsAhead } from '../../src/fight/step-player.ts';
import type { PlayedMove } from '../../src/rules/steps.ts';
import { fresh } from '../../src/rules/usb/units/fighter.ts';
import { breakChance, usbChargeAnswerOf, winChance } from '../../src/usb/charge/answer.ts';
import { initialUsbCharge, withMelee } from '../../src/usb/charge/inputs.ts';
import { usbChargePlay } from '../../src/usb/charge/play.ts';
import { initialMorale } from '../../src/usb/morale/inputs.ts';
import { usbMoralePlay } from '../../src/usb/morale/model.ts';
import { breaksOf, shootAnswerOf } from '../../src/usb/shoot/explained-odds.ts';
import { initialShoot } from '../../src/usb/shoot/inputs.ts';
import { shootPlay } from '../../src/usb/shoot/model.ts';
import { heroOf, regulars } from '../../src/usb/side.ts';

const chanceIn = (shown: OddsAhead | undefined, id: string) =>
  [...(shown?.ends ?? []), ...(shown?.also ?? [])].find((end) => end.id === id)?.chance;
const sumOf = (shown: OddsAhead | undefined) => shown?.ends.reduce((sum, { chance }) => sum + chance, 0);
const faces = (...rolled: readonly number[]): PlayedMove => ({ faces: rolled });
const rolled = (count: number, face: number) => Array.from({ length: count }, () => face);

describe('usb/odds-ahead: what a play of USB says of the odds', () => {
  it('usb/odds-ahead a shooting: before the first roll the tiles of the screen, then what is left', () => {
    const answer = shootAnswerOf(initialShoot);
    if (!answer.ok) throw new Error('no shooting');
    const before = shootPlay.ahead?.(initialShoot, []);
    expect(chanceIn(before, 'broken')).toBeCloseTo(breaksOf(answer.value.odds, 'steady'), 12);
    const hit = shootPlay.ahead?.(initialShoot, [faces(...rolled(10, 4))]);
    // Ten hits, each unsaved in two of three cases.
    expect(chanceIn(hit, 'broken')).toBeCloseTo(0.6113, 4);
    expect(sumOf(hit)).toBeCloseTo(1, 12);
    const five = shootPlay.ahead?.(initialShoot, [
      faces(...rolled(10, 4)),
      faces(...rolled(5, 1), ...rolled(5, 6)),
    ]);
    expect(chanceIn(five, 'broken')).toBeCloseTo(0.5, 12);
    expect(five?.whole?.odds.found).toBe(1);
  });

  it('usb/odds-ahead a melee: the shield has odds of its own, and the better use is named', () => {
    const answer = usbChargeAnswerOf(initialUsbCharge);
    if (!answer.ok) throw new Error('no melee');
    const before = usbChargePlay.ahead?.(initialUsbCharge, []);
    expect(chanceIn(before, 'wins')).toBeCloseTo(winChance(answer.value.odds, 'charger'), 12);
    expect(chanceIn(before, 'target')).toBeCloseTo(breakChance(answer.value, 'target'), 12);
    expect(sumOf(before)).toBeCloseTo(1, 9);
    const moves = [faces(...rolled(6, 4), ...rolled(4, 2)), faces(2, 2, 6, 6, 6, 6)];
    const asked = usbChargePlay.ahead?.(initialUsbCharge, moves);
    expect(Object.keys(asked?.options ?? {}).sort()).toEqual(['reroll', 'strike']);
    expect(asked?.best).toHaveLength(1);
    for (const option of ['strike', 'reroll']) {
      const chosen = usbChargePlay.ahead?.(initialUsbCharge, [...moves, { option }]);
      for (const { id, chance } of asked?.options?.[option] ?? [])
        expect(chanceIn(chosen, id), `${option} ${id}`).toBeCloseTo(chance, 12);
    }
    expect(chanceIn(asked, 'target')).toBeCloseTo(
      asked?.options?.[initialUsbCharge.shield]?.find(({ id }) => id === 'target')?.chance ?? -1,
      12,
    );
  });

  it('usb/odds-ahead a point that turns a miss is named as the better choice', () => {
    const inputs = withMelee(initialUsbCharge, {
      charger: { ...initialUsbCharge.charger, fighter: fresh(heroOf('legend')) },
      target: { ...initialUsbCharge.target, fighter: fresh({ ...regulars, models: 1 }) },
      luck: 1,
    });
    const play = usbChargePlay.ahead?.(inputs, [faces(6, 6, 2)]);
    expect(play?.options ? Object.keys(play.options) : []).toEqual(['bend-1', 'keep']);
    expect(play?.best).toEqual(['bend-1']);
  });

  it('usb/odds-ahead a recovery: bending the die is said to be sure', () => {
    const inputs = { ...initialMorale, event: 'recovery' as const, from: 'shaken' as const, power: 3 };
    const before = usbMoralePlay.ahead?.(inputs, []);
    expect(chanceIn(before, 'recovers')).toBeCloseTo(0.5, 12);
    const asked = usbMoralePlay.ahead?.(inputs, [faces(3)]);
    expect(asked?.options).toEqual({
      bend: [
        { id: 'recovers', chance: 1 },
        { id: 'stays', chance: 0 },
      ],
      keep: [
        { id: 'recovers', chance: 0 },
        { id: 'stays', chance: 1 },
      ],
    });
    expect(asked?.best).toEqual(['bend']);
  });

  it('usb/odds-ahead a commander: those who have tested count', () => {
    const inputs = { ...initialMorale, event: 'commander' as const };
    const shown = usbMoralePlay.ahead?.(inputs, [faces(1), faces(6)]);
    expect(shown?.ends.map(({ id }) => id)).toEqual(['0', '1', '2', '3']);
    expect(chanceIn(shown, '0')).toBeCloseTo(0, 12);
    expect(chanceIn(shown, '3')).toBeCloseTo(0, 12);
    expect(chanceIn(shown, '1')).toBeCloseTo(1 / 3, 12);
  });
});
