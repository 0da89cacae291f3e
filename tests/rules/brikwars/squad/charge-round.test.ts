import { describe, expect, it } from 'vitest';
import { type ChargeRules, chargeRules } from '../../../../src/rules/brikwars/charge/charge-rules.ts';
import { chargeAhead } from '../../../../src/rules/brikwars/squad/charge-ahead.ts';
import {
  type ChargeSquad,
  chargeBlows,
  type SquadCharge,
  squadChargeSteps,
} from '../../../../src/rules/brikwars/squad/charge-round.ts';
import type { RoundEnd } from '../../../../src/rules/brikwars/squad/round-ahead.ts';
import type { SquadEntry } from '../../../../src/rules/brikwars/squad/round-record.ts';
import { parseDice } from '../../../../src/rules/dice/notation.ts';
import { replay } from '../../../../src/rules/steps.ts';
import { type Ends, everyPlace } from '../../../support/play/ahead-twin.ts';
import { faces, replayed } from '../many/many-plays.ts';

function dice(text: string) {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

const rules: ChargeRules = { ...chargeRules['2005'], bonus: 'none' };
const weapon = { count: 1, skill: dice('1d6'), use: 4, damage: dice('1d6') };
const arms = [weapon];
const squad = (...armors: readonly string[]): ChargeSquad => ({
  members: armors.map((armor) => ({ size: 1, armor: dice(armor) })),
});
const charge = (made: Partial<SquadCharge>): SquadCharge => ({
  attacker: squad('4', '4'),
  defender: squad('4', '4'),
  momentum: 2,
  speed: 5,
  braced: true,
  rules,
  ...made,
});

const named = (ends: readonly RoundEnd[]): Ends =>
  Object.fromEntries(ends.map(({ dead, chance }) => [`${dead.attacker}-${dead.defender}`, chance]));

/** Every place of a Charge, played along every face: the odds are the same. */
function proved(given: SquadCharge): number {
  let places = 0;
  const begin = (log: SquadEntry[]) => squadChargeSteps(given, log);
  everyPlace(
    {
      begin: () => begin([]),
      ends: ({ dead, pips }) => {
        const { attacker, defender } = pips ?? {
          attacker: dead.attacker.length,
          defender: dead.defender.length,
        };
        return { [`${attacker}-${defender}`]: 1 };
      },
      // Of Skill rolls thrown together each counts by itself.
      like: (roll, { purpose }) =>
        purpose === 'attack'
          ? roll.dice
              .map(({ face }) => face)
              .sort()
              .join()
          : `${roll.total} ${roll.allOnes}`,
      idle: ({ purpose }) => purpose === 'momentum' || purpose === 'opposition',
    },
    ({ moves, ends }) => {
      const { next, log } = replayed(begin, moves);
      if (!next) return;
      const odds = named(chargeAhead(given, log, next));
      for (const end of new Set([...Object.keys(ends), ...Object.keys(odds)]))
        expect(odds[end] ?? 0, `${JSON.stringify(moves)} ${end}`).toBeCloseTo(ends[end] ?? 0, 9);
      places += 1;
    },
  );
  return places;
}

function played(given: SquadCharge, rolls: readonly (readonly number[])[]) {
  const begin = (log: SquadEntry[]) => squadChargeSteps(given, log);
  const moves = rolls.map((thrown) => faces(...thrown));
  const done = replay(begin, moves);
  if (!done.ok) throw new Error(JSON.stringify(done.issues));
  return done.value;
}

describe('a Charge of squads, die by die', () => {
  it('BW-SQ-34 BW-SQ-38 the odds after every die, where both squads strike one blow', () => {
    expect(proved(charge({}))).toBeGreaterThan(10);
    expect(proved(charge({ defender: squad('4', '1d6+2') }))).toBeGreaterThan(20);
    expect(proved(charge({ attacker: { ...squad('4'), arms }, defender: squad('7') }))).toBeGreaterThan(10);
  });

  const giants = (size: number, ...armors: readonly string[]): ChargeSquad => ({
    members: armors.map((armor) => ({ size, armor: dice(armor), steps: size })),
  });

  it('BW-DMG-03 BW-CHG-10 the odds after every die, where giants take pips, and several blows fall on them', () => {
    // Braced giants of Size 2 take one blow and give one back; those who did not brace give back one each.
    expect(proved(charge({ defender: giants(2, '4', '5') }))).toBeGreaterThan(10);
    const met = { momentum: 4, speed: 4, braced: false } as const;
    const one = charge({ ...met, attacker: giants(2, '4'), defender: giants(2, '8', '8') });
    expect(
      chargeBlows(one)
        .map(({ by }) => by)
        .join(' '),
    ).toBe('attacker defender attacker defender');
    expect(proved({ ...one, attacker: giants(2, '2') })).toBeGreaterThan(20);
    expect(proved({ ...one, attacker: giants(2, '2', '2') })).toBeGreaterThan(20);
  });

  it('BW-DMG-03 BW-DMG-04 a giant who takes as many pips as his Size is gone, the others stand', () => {
    const given = charge({
      ...{ momentum: 4, speed: 4, braced: false },
      ...{ attacker: giants(2, '0'), defender: giants(2, '90', '90', '90') },
    });
    // Each giant who is ploughed through gives a die back: the second takes the last pip, and nobody is left for the third.
    const rolls = [[3, 3, 3, 3], [3], [3, 3, 3], [3], [3, 3]];
    const done = played(given, rolls.slice(0, 4));
    const results = done.log
      .filter(({ purpose }) => purpose === 'armor')
      .map(({ who, result }) => `${who} ${result}`);
    expect(results.filter((one) => one.startsWith('attacker'))).toEqual(['attacker pip', 'attacker dies']);
  });

  it('BW-SQ-33 BW-SQ-35 the odds after every die, where one after the other is ploughed through', () => {
    const through = charge({ braced: false, defender: squad('7', '7', '8') });
    expect(chargeBlows(through).map(({ member }) => member)).toEqual([0, 1, 2]);
    expect(proved(through)).toBeGreaterThan(20);
    expect(proved(charge({ braced: false, attacker: { ...squad('4'), arms } }))).toBeGreaterThan(20);
  });

  it('BW-SQ-33 little Momentum stops at the first', () => {
    expect(chargeBlows(charge({ braced: false, momentum: 1, speed: 2 }))).toHaveLength(1);
  });

  it('BWC-07 BW-SQ-34 the odds after every die, where several weapons of two kinds strike together', () => {
    const two = { ...weapon, count: 2 };
    expect(
      proved(charge({ momentum: 1, attacker: { ...squad('4', '4'), arms: [two] }, defender: squad('9') })),
    ).toBeGreaterThan(10);
    const captain = { ...weapon, skill: dice('1d4+1') };
    const led = { ...squad('4', '4'), arms: [weapon, captain] };
    expect(proved(charge({ momentum: 1, attacker: led, defender: squad('9') }))).toBeGreaterThan(10);
    expect(proved(charge({ momentum: 1, defender: { ...squad('4'), arms: [two] } }))).toBeGreaterThan(10);
  });

  it('BW-CHG-10 BW-SQ-35 the odds after every die, where riders who did not brace strike back', () => {
    const riders = { members: [1, 2].map(() => ({ size: 2, armor: dice('6') })) };
    const met = charge({ braced: false, momentum: 4, speed: 8, attacker: squad('3', '3'), defender: riders });
    expect(chargeBlows(met).map(({ by }) => by)).toEqual(['attacker', 'defender', 'attacker', 'defender']);
    expect(proved(met)).toBeGreaterThan(20);
    // The one who is left takes what comes, and the dead nothing more.
    expect(proved({ ...met, attacker: squad('1') })).toBeGreaterThan(10);
    const [rider] = riders.members;
    const one = rider && { ...met, momentum: 2, attacker: squad('2', '1d6'), defender: { members: [rider] } };
    expect(one && proved(one)).toBeGreaterThan(10);
  });

  it('BW-SQ-34 BWC-153 the plate of who loses flies by the margin less all its Sizes', () => {
    const { log, outcome } = played(charge({}), [
      [1, 2],
      [1, 3],
      [6, 5],
      [1, 2],
    ]);
    expect(outcome).toEqual({ dead: { attacker: [], defender: [] } });
    // 11 against 3, less Size 2.
    expect(log.at(-1)).toMatchObject({ who: 'defender', result: 'flies', amount: 6 });
  });

  it('BWC-30 where one die stands for all points it counts for each of them', () => {
    const { log } = played(charge({ rules: { ...rules, momentumDice: 'multiplied' } }), [[4], [2], [5], [3]]);
    expect(log.filter(({ purpose }) => purpose === 'damage').map(({ amount }) => amount)).toEqual([8, 4]);
    expect(log.filter(({ result }) => result === 'pushes').map(({ amount }) => amount)).toEqual([10, 6]);
  });
});
