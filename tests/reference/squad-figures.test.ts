import { describe, expect, it } from 'vitest';
import { texts } from '../../src/reference/brikwars/squads/en.ts';
import { maySingleOut, touchedObjects, touchLimit } from '../../src/rules/brikwars/squad/action.ts';
import { mostStrikers } from '../../src/rules/brikwars/squad/assign.ts';
import { squadMomentum, squadOpposition } from '../../src/rules/brikwars/squad/charge.ts';
import { numbersRules, overwhelmed } from '../../src/rules/brikwars/squad/engagement.ts';
import { formUp, plateStuds } from '../../src/rules/brikwars/squad/formation.ts';
import type { RuleId } from '../../src/rules/ids.ts';

const textOf = (id: keyof typeof texts & RuleId) => texts[id].text;
const minifigs = (count: number) =>
  Array.from({ length: count }, () => ({ size: 1, front: true, inPath: true }));

/** The other languages say the same figures, which the test of entries compares. */
describe('reference/brikwars/squads: what the texts say is what the rules compute', () => {
  it('BW-SQ-03 the plate of 8 on foot', () => {
    expect(textOf('BW-SQ-03')).toContain(`8 on foot need about ${plateStuds(8, 0)} studs`);
    expect(plateStuds(1, 0)).toBe(2 * 4);
    expect(plateStuds(0, 1)).toBe(4 * 8);
  });

  it('BW-SQ-08 three join two, and two can act', () => {
    const units = [true, true, false, false, false].map((stays) => ({ action: true, stays }));
    const joined = formUp(units, { officer: false, start: false });
    expect(joined.filter(({ joins }) => joins)).toHaveLength(5);
    expect(textOf('BW-SQ-08')).toContain(`only those ${joined.filter(({ acts }) => acts).length} can`);
  });

  it('BW-SQ-20 how many can touch', () => {
    const [minifig, large, middle, small] = touchedObjects.map(touchLimit);
    expect(large).toBe(minifig);
    expect(textOf('BW-SQ-20')).toContain(
      `at most ${minifig} can touch a minifig or an object of 2x4 studs, ${middle} one of 2x2, and ${small} one of 1x1`,
    );
  });

  it('BW-SQ-29 twice and three times as many', () => {
    const [twice, thrice] = [2, 3].map((ratio) => -overwhelmed(1, ratio, numbersRules['2005']));
    expect(textOf('BW-SQ-29')).toMatch(new RegExp(`${twice} to Skill.*times as many, ${thrice}\\.`));
    expect(textOf('BWC-48')).toContain(`stops at -${numbersRules['2005'].mostPenalty}.`);
    expect(textOf('BWC-48')).toContain(`4 to 1 would be ${-overwhelmed(1, 4, numbersRules.pl)}.`);
    expect(textOf('BWC-156')).toMatch(new RegExp(` ${-overwhelmed(2, 5, numbersRules.pl)}\\.$`));
  });

  it('BW-SQ-30 three strikers', () => {
    expect(textOf('BW-SQ-30')).toContain(`at most ${mostStrikers} attackers`);
    expect(textOf('BWC-168')).toContain(`of the ${mostStrikers} who`);
  });

  it('BW-SQ-31 five minifigs charge', () => {
    const { size, momentum } = squadMomentum(minifigs(5), 10, false);
    expect(textOf('BW-SQ-31')).toContain(`Size ${size}, so 10" of Collision Speed give ${momentum} points`);
  });

  it('BW-SQ-37 rat, peasant, knight and giant', () => {
    const sizes = [...textOf('BW-SQ-37').matchAll(/Size (\d)/g)].map(([, size]) => Number(size));
    expect(sizes).toEqual([0, 1, 2, 4]);
    expect(sizes.slice(1).every((size, at) => maySingleOut(sizes[at] ?? 0, size))).toBe(true);
    expect(maySingleOut(0, 0)).toBe(false);
  });

  it('BWC-152 six braced minifigs', () => {
    expect(textOf('BWC-152')).toContain(`so ${squadOpposition([1, 1, 1, 1, 1, 1], 4)}.`);
    expect(textOf('BWC-152')).toContain(`4" give it ${squadOpposition([6], 4)}.`);
  });
});
