import { describe, expect, it } from 'vitest';
import type { Creation } from '../../../../src/rules/brikwars/creation/creation.ts';
import { creationRules } from '../../../../src/rules/brikwars/creation/creation-rules.ts';
import type { ArmyEntry } from '../../../../src/rules/brikwars/creation/price-army.ts';
import {
  ageGroups,
  checkArmies,
  checkList,
  checkMeeting,
} from '../../../../src/rules/brikwars/league/meeting.ts';

const meeting = {
  width: 120,
  depth: 120,
  daysAhead: 3,
  juniors: false,
  refereePresent: true,
  refereePlays: false,
  documented: false,
};
const officers = (count: number): ArmyEntry => ({ count, unit: { unit: 'officer', items: [] } });
const rules = creationRules.league;

describe('what a meeting asks', () => {
  it('BW-LG-07 EX-LG-10 a table of 90 by 90 will do, 89 by 120 will not', () => {
    expect(checkMeeting({ ...meeting, width: 90, depth: 90 }).table).toBe(true);
    expect(checkMeeting({ ...meeting, width: 89 }).table).toBe(false);
    expect(checkMeeting({ ...meeting, depth: 89 }).table).toBe(false);
  });

  it('BW-LG-08 EX-LG-11 two days ahead are enough, one is not', () => {
    expect([1, 2].map((daysAhead) => checkMeeting({ ...meeting, daysAhead }).notice)).toEqual([false, true]);
  });

  it('BW-LG-09 without a referee a record will do for Seniors, and nobody judges his own game', () => {
    const referee = (changes: Partial<typeof meeting>) => checkMeeting({ ...meeting, ...changes }).referee;
    expect(referee({})).toBe(true);
    expect(referee({ juniors: true })).toBe(true);
    expect(referee({ refereePlays: true, documented: true })).toBe(false);
    expect(referee({ refereePresent: false })).toBe(false);
    expect(referee({ refereePresent: false, documented: true })).toBe(true);
    expect(referee({ refereePresent: false, documented: true, juniors: true })).toBe(false);
  });

  it('BW-LG-02 Seniors from 18, and younger with consent', () => {
    expect(ageGroups(17, false)).toEqual(['juniors']);
    expect(ageGroups(17, true)).toEqual(['juniors', 'seniors']);
    expect(ageGroups(18, false)).toEqual(['seniors']);
  });

  it('BW-LG-04 two armies may be brought, each within the limits', () => {
    const small = [officers(3)];
    expect(checkArmies([small, small], rules)).toMatchObject({ tooMany: false, legal: true });
    expect(checkArmies([small, small, small], rules)).toMatchObject({ tooMany: true, legal: false });
  });

  it('EX-LG-07 150 points are legal, 151 are not', () => {
    const militia: ArmyEntry = { count: 36, unit: { unit: 'minifig', items: [] } };
    const swordsman: ArmyEntry = { count: 1, unit: { unit: 'minifig', items: ['hand'] } };
    const at = checkArmies([[militia, swordsman]], rules);
    const above = checkArmies([[militia, officers(1)]], rules);
    expect([at, above].map(({ armies: [price], legal }) => [price?.total, legal])).toEqual([
      [150, true],
      [151, false],
    ]);
  });

  it('BW-LG-05 a list says every limit that it breaks, and what it cannot say', () => {
    const check = (points: number, ...moves: readonly (number | undefined)[]) =>
      checkList({ points, lines: moves.map((move) => ({ move })) }, rules);
    expect(check(150, 5, 10)).toEqual({ faults: [], unknown: 0 });
    expect(check(150.5, 11, undefined)).toEqual({
      faults: [
        { rule: 'BW-LG-05', code: 'over-limit', over: 0.5 },
        { rule: 'BWC-100', code: 'too-fast', line: 0, move: 11 },
      ],
      unknown: 1,
    });
  });

  it('BW-LG-06 a creation is checked by the rules that the league plays by', () => {
    const tank: Creation = { size: 4, level: 2, propulsion: [], weapons: [], mind: { kind: 'none' } };
    const faults = (creation: Creation) =>
      checkList({ points: 0, lines: [{ move: 5 }, { move: 5, creation }] }, rules).faults;
    expect(faults(tank)).toEqual([]);
    expect(faults({ ...tank, level: 9 })).toEqual([{ rule: 'BW-LG-06', code: 'not-allowed', line: 1 }]);
  });
});
