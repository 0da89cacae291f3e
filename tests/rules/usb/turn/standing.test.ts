import { describe, expect, it } from 'vitest';
import { binomial } from '../../../../src/rules/dice/binomial.ts';
import { chanceOf } from '../../../../src/rules/dice/distribution.ts';
import { usbOwnRules as rules } from '../../../../src/rules/usb/house-rules.ts';
import { fatigueOf } from '../../../../src/rules/usb/modifiers.ts';
import { diceOf } from '../../../../src/rules/usb/pools.ts';
import { disputeWinner } from '../../../../src/rules/usb/test/small-dice.ts';
import { disputeOdds } from '../../../../src/rules/usb/turn/round.ts';
import { fresh } from '../../../../src/rules/usb/units/fighter.ts';
import { crewsOf, statsOf } from '../../../../src/rules/usb/units/profile.ts';
import { hero, machine, soldiers } from '../../../support/samples/usb-units.ts';

describe('rules/usb: how a unit stands', () => {
  it.each([
    ['MO-25', false, 0, 0],
    ['MO-26', false, 1, 1],
    ['MO-27', false, 2, 2],
    ['MO-28', true, 0, 1],
    ['MO-29', true, 2, 3],
  ])('%s: activated %s, after %d fights: tired by %d', (_, activated, fights, tired) => {
    expect(fatigueOf({ ...fresh(soldiers()), activated, fights }, rules)).toBe(tired);
  });

  it('USB-A-05: by the switch every fight counts, the one in hand too', () => {
    const inclusive = { fatigue: 'inclusive' } as const;
    const tired = (fights: number, activated = false) =>
      fatigueOf({ ...fresh(soldiers()), activated, fights }, inclusive);
    expect([tired(0), tired(2), tired(2, true)]).toEqual([1, 3, 3]);
  });

  it('EX-30 a Legend on a dragon of growth 6 rolls 9 dice and stands 22 points', () => {
    const pair = hero('legend', { mount: machine({ hit: 3, tough: 3, growth: 6 }) });
    expect(crewsOf(pair, 1, rules).reduce((sum, { initiative }) => sum + initiative, 0)).toBe(9);
    expect(statsOf(pair, rules)).toMatchObject({ hit: 3, tough: 3, standfast: 22 });
  });

  it('EX-32 twenty dice are as many as the largest unit of infantry rolls', () => {
    const [crew] = crewsOf(soldiers({ models: 20 }), 20, rules);
    if (!crew) throw new Error('nobody rolls');
    expect(diceOf(crew, 'basic')).toBe(20);
  });

  it('EX-03 a dispute is half and half, by the low and the high faces', () => {
    const low = [1, 2, 3, 4, 5, 6].filter((face) => disputeWinner(face) === 'low');
    expect(low).toEqual([1, 2, 3]);
    expect(disputeOdds.value).toBe(chanceOf(binomial(1, low.length / 6), 1));
  });
});
