import { describe, expect, it } from 'vitest';
import { editions } from '../../../../src/rules/brikwars/edition.ts';
import { numbersRules } from '../../../../src/rules/brikwars/squad/engagement.ts';
import { meleeLosses, type SquadArms } from '../../../../src/rules/brikwars/squad/losses.ts';
import { type RoundEnd, roundAhead, roundOdds } from '../../../../src/rules/brikwars/squad/round-ahead.ts';
import type { SquadEntry, SquadOutcome } from '../../../../src/rules/brikwars/squad/round-record.ts';
import {
  type FightingSquad,
  type SquadRound,
  squadRoundSteps,
} from '../../../../src/rules/brikwars/squad/round-steps.ts';
import { parseDice } from '../../../../src/rules/dice/notation.ts';
import { type Ends, everyPlace } from '../../../support/play/ahead-twin.ts';
import { replayed } from '../many/many-plays.ts';

function dice(text: string) {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

const sword: Omit<SquadArms, 'count'> = { skill: dice('1d6'), modifier: 0, use: 3, damage: dice('1d6+1') };
const stick: Omit<SquadArms, 'count'> = { skill: dice('1d6'), modifier: 0, use: 5, damage: dice('1d6') };
const squad = (...armors: readonly string[]): FightingSquad => ({
  arms: [sword, stick],
  fighters: armors.map((armor, at) => ({ armor: dice(armor), arms: at > 0 ? 1 : 0 })),
});
const rules = { ...editions['2005'].rules, bonus: 'none', ...numbersRules['2005'] } as const;
const round = (made: Partial<SquadRound>): SquadRound => ({
  mode: 'close',
  passes: ['counter'],
  attacker: squad('4', '4'),
  defender: squad('4', '4'),
  rules,
  ...made,
});

const named = (ends: readonly RoundEnd[]): Ends =>
  Object.fromEntries(ends.map(({ dead, chance }) => [`${dead.attacker}-${dead.defender}`, chance]));

/** What either side loses: of giants each pip. */
const lossOf = ({ dead, pips }: SquadOutcome): string =>
  pips ? `${pips.attacker}-${pips.defender}` : `${dead.attacker.length}-${dead.defender.length}`;

/** Every place of a round, played along every face and every choice of the first who may: the odds are the same. */
function proved(given: SquadRound): number {
  let places = 0;
  const begin = (log: SquadEntry[]) => squadRoundSteps(given, log);
  everyPlace(
    {
      begin: () => begin([]),
      ends: (outcome) => ({ [lossOf(outcome)]: 1 }),
      like: (roll) =>
        roll.dice
          .map(({ face }) => face)
          .sort()
          .join(),
    },
    ({ moves, ends }) => {
      const { next, log } = replayed(begin, moves);
      if (!next) return;
      const odds = named(roundAhead(given, log, next));
      for (const end of new Set([...Object.keys(ends), ...Object.keys(odds)]))
        expect(odds[end] ?? 0, `${JSON.stringify(moves)} ${end}`).toBeCloseTo(ends[end] ?? 0, 9);
      places += 1;
    },
  );
  return places;
}

describe('the odds of a round of a squad fight after every die', () => {
  it('BW-SQ-22 BW-SQ-40 of shots', () => {
    const shots = round({ mode: 'ranged', attacker: squad('4', '4', '4'), defender: squad('4', '4') });
    expect(proved(shots)).toBeGreaterThan(20);
  });

  it('BW-SQ-23 BW-SQ-29 BW-SQ-30 of an attack and its Counters, where one is outnumbered', () => {
    expect(proved(round({ attacker: squad('4', '4'), defender: squad('4') }))).toBeGreaterThan(20);
    expect(proved(round({ attacker: squad('4'), defender: squad('4', '4') }))).toBeGreaterThan(20);
  });

  it('BW-SQ-38 BWC-54 where members differ, and their Armor is rolled once', () => {
    expect(
      proved(round({ mode: 'ranged', attacker: squad('4', '4'), defender: squad('3', '1d6+1') })),
    ).toBeGreaterThan(20);
    const again = round({
      attacker: squad('4'),
      defender: squad('1d6+3'),
      passes: ['counter', 'second-attack'],
    });
    const twice: SquadRound = {
      ...again,
      attacker: {
        ...again.attacker,
        fighters: again.attacker.fighters.map((one) => ({ ...one, second: 1 })),
      },
    };
    expect(proved(twice)).toBeGreaterThan(20);
  });

  it('BW-DMG-03 BWC-172 BW-SQ-23 where a giant loses a pip, and strikes back all the same', () => {
    const giants = (steps: number, ...armors: readonly string[]): FightingSquad => {
      const made = squad(...armors);
      return { ...made, fighters: made.fighters.map((one) => ({ ...one, steps })) };
    };
    expect(proved(round({ attacker: squad('4', '4'), defender: giants(3, '5') }))).toBeGreaterThan(20);
    // One has a single pip left: he dies of it.
    const { arms, fighters } = giants(2, '4', '4');
    const hurt = { arms, fighters: fighters.map((one, at) => ({ ...one, steps: at + 1 })) };
    expect(proved(round({ attacker: squad('4'), defender: hurt }))).toBeGreaterThan(10);
    expect(proved(round({ mode: 'ranged', attacker: squad('4', '4'), defender: hurt }))).toBeGreaterThan(20);
  });

  it('BW-SQ-23 a melee of eight has the odds of its losses', () => {
    const eight = {
      arms: [sword],
      fighters: Array.from({ length: 8 }, () => ({ armor: dice('4'), arms: 0 })),
    };
    const odds = named(roundOdds(round({ attacker: eight, defender: eight })));
    const armors = Array(8).fill(dice('4'));
    const slow = meleeLosses(
      {
        attack: { ...sword, count: 8 },
        attackerArmors: armors,
        counter: { ...sword, count: 8 },
        defenderArmors: armors,
      },
      rules,
    );
    for (let d = 0; d <= 8; d++)
      for (let a = 0; a <= 8; a++)
        expect(odds[`${a}-${d}`] ?? 0, `${a} ${d}`).toBeCloseTo(slow.together[d]?.[a] ?? 0, 9);
  });
});
