import { describe, expect, it } from 'vitest';
import { editionIds, editions } from '../../../../src/rules/brikwars/edition.ts';
import { judgeBlast } from '../../../../src/rules/brikwars/many/blast-on-table.ts';
import {
  type BlastSetup,
  blastOdds,
  blastRadius,
  blastToss,
  checkBlast,
  stillCaught,
} from '../../../../src/rules/brikwars/many/explosion.ts';
import { volleyRules } from '../../../../src/rules/brikwars/many/volley-rules.ts';
import { chanceOf } from '../../../../src/rules/dice/distribution.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { deepOr } from '../../../support/deep.ts';
import { withRules } from '../support.ts';
import { blastTwin, thrownOnce } from './volley-twins.ts';

const rules = volleyRules['2005'];
const perTarget = { ...rules, blastRoll: 'for-each' } as const;
const minifigs = { armor: '4', count: 3 };

function blastOf(more: Partial<BlastSetup> = {}) {
  const checked = checkBlast({ edition: editions['2005'], rules, targets: [minifigs], ...more });
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.value;
}

function issuesOf(more: Partial<BlastSetup>) {
  const checked = checkBlast({ edition: editions['2005'], rules, targets: [minifigs], ...more });
  return checked.ok ? [] : checked.issues.map(({ code, path }) => `${code} ${path.join('.')}`);
}

describe('explosions', () => {
  it('BW-HERO-03 a Cranky Hero near a blast rolls worse Armor, and one who throws it worse damage', () => {
    const edition = withRules(editions['2005'], { bonus: 'none' });
    const kill = (more: Partial<BlastSetup>) =>
      blastOdds(blastOf({ edition, ...more })).targets[0]?.kill.value;
    const hero = { armor: '1d6' };
    // 2 damage against 1d6, then against 1d6 less 2.
    expect(kill({ damage: '2', targets: [hero] })).toBeCloseTo(1 / 6, 12);
    expect(kill({ damage: '2', targets: [{ ...hero, cranky: 2 }] })).toBeCloseTo(3 / 6, 12);
    // 1d6 of damage against 3, then 1d6 less 2.
    expect(kill({ damage: '1d6', targets: [{ armor: '3' }] })).toBeCloseTo(3 / 6, 12);
    expect(kill({ damage: '1d6', targets: [{ armor: '3' }], cranky: 2 })).toBeCloseTo(1 / 6, 12);
  });

  it('BWC-64 one roll kills all three or nobody, a roll for each does not; the average stays', () => {
    const all = blastOdds(blastOf());
    const each = blastOdds(blastOf({ rules: perTarget }));
    const chances = (odds: typeof all) => [0, 1, 2, 3].map((dead) => chanceOf(odds.deaths.value, dead));
    expect(chances(all)).toEqual([0.4, 0, 0, 0.6].map((chance) => expect.closeTo(chance, 12)));
    expect(chances(each)).toEqual([0.064, 0.288, 0.432, 0.216].map((chance) => expect.closeTo(chance, 12)));
    expect(all.meanDeaths.value).toBeCloseTo(each.meanDeaths.value, 12);
    expect(all.deaths.reasons).toContainEqual({ rule: 'BWC-64', effect: 'one-roll-for-all' });
    expect(each.deaths.reasons).toContainEqual({ rule: 'BWC-64', effect: 'roll-for-each' });
  });

  it('BW-WEAP-12 reaches 2 inches and no farther', () => {
    const { targets, deaths } = blastOdds(
      blastOf({
        targets: [
          { armor: '4', distance: 2 },
          { armor: '4', distance: 2.1 },
        ],
      }),
    );
    expect([blastRadius, blastToss]).toEqual([2, 2]);
    expect(targets.map(({ reached }) => reached)).toEqual([true, false]);
    expect(targets.map(({ kill }) => kill.value)).toEqual([expect.closeTo(0.6, 12), 0]);
    expect(targets[1]?.tossed.value).toBe(0);
    expect(chanceOf(deaths.value, 1)).toBeCloseTo(0.6, 12);
  });

  it('BW-WEAP-12 tosses what is loose, and what is fixed only when the blast breaks it', () => {
    const { targets } = blastOdds(blastOf({ targets: [minifigs, { armor: '4', fixed: true }] }));
    expect(targets.map(({ tossed }) => tossed.value)).toEqual([1, expect.closeTo(0.6, 12)]);
    expect(targets[1]?.tossed.reasons).toContainEqual({
      rule: 'BW-WEAP-12',
      effect: 'fixed-unless-destroyed',
      amount: 2,
    });
  });

  it('BW-WEAP-12 a roll of 5 kills Armor 4 and leaves Armor 5, a roll of 1 leaves everything', () => {
    const five = { total: 5, allOnes: false };
    const one = { total: 1, allOnes: true };
    const { rules: fightRules } = editions['2005'];
    expect(
      judgeBlast(
        [
          { damage: five, armor: 4 },
          { damage: five, armor: 5 },
          { damage: five, armor: 5, fixed: true },
          { damage: one, armor: 0 },
        ],
        fightRules,
      ),
    ).toEqual([
      { dies: true, tossed: 2 },
      { dies: false, tossed: 2 },
      { dies: false, tossed: 0 },
      { dies: false, tossed: 2 },
    ]);
    expect(judgeBlast([{ damage: one, armor: 0 }], { damageCriticalFailure: 'total' })[0]?.dies).toBe(true);
  });

  it('BWC-65 a larger Explosive has the same radius', () => {
    const { targets } = blastOdds(blastOf({ damage: '5d10', targets: [{ armor: '4', distance: 2.5 }] }));
    expect(targets[0]?.reached).toBe(false);
  });

  it('BW-RNG-03 a grenade that missed by no more than its radius still catches its target', () => {
    expect([1, 2, 3].map((inches) => stillCaught(inches))).toEqual([true, true, false]);
  });

  it('BW-WEAP-12 odds agree with counting every die, by both readings, with mixed armor', () => {
    const damages = ['1d10', '1d6-2', '2d4'];
    const bothWays = [rules, perTarget];
    for (const [place, id] of editionIds.entries()) {
      for (const damageCriticalFailure of ['zero', 'total'] as const) {
        for (const switches of deepOr(
          bothWays,
          bothWays.filter((_, way) => (place + Number(damageCriticalFailure === 'zero') + way) % 2 === 0),
        )) {
          for (const damage of deepOr(
            damages,
            damages.filter((_, at) => at === place % damages.length),
          )) {
            const blast = blastOf({
              edition: withRules(editions[id], { damageCriticalFailure }),
              rules: switches,
              damage,
              bonusDice: 'decline',
              targets: [
                { armor: '4', count: 2 },
                { armor: '1d6+2', count: 2, bonusDice: 'decline' },
                { armor: '1', distance: 3 },
                { armor: '6', bonusDice: 'decline' },
              ],
            });
            const { deaths, targets } = blastOdds(blast);
            const twin = blastTwin(blast);
            twin.forEach((chance, dead) => {
              expect(chanceOf(deaths.value, dead)).toBeCloseTo(chance, 11);
            });
            const counts = [2, 2, 1, 1];
            const average = targets.reduce((sum, { kill }, at) => sum + kill.value * (counts[at] ?? 0), 0);
            const counted = twin.reduce((sum, chance, dead) => sum + chance * dead, 0);
            expect(average).toBeCloseTo(counted, 9);
          }
        }
      }
    }
  });

  it('BW-WEAP-12 rolled blasts agree with the odds within 4 standard errors', () => {
    const random = createSeededSource(31);
    const tries = deepOr(6000, 800);
    for (const id of editionIds) {
      for (const switches of [rules, perTarget]) {
        const edition = editions[id];
        const { bonus } = edition.rules;
        const { deaths } = blastOdds(
          blastOf({ edition, rules: switches, targets: [{ armor: '4', count: 2 }, { armor: '2d6' }] }),
        );
        const counted = [0, 0, 0, 0];
        const explosive = { groups: [{ count: 1, sides: 10 }], constant: 0 };
        const armor = { groups: [{ count: 2, sides: 6 }], constant: 0 };
        for (let n = 0; n < tries; n++) {
          let dead = 0;
          let damage = thrownOnce(explosive, bonus, random);
          for (let victim = 0; victim < 3; victim++) {
            if (victim > 0 && switches === perTarget) damage = thrownOnce(explosive, bonus, random);
            const shell = victim < 2 ? 4 : thrownOnce(armor, bonus, random).total;
            if (!damage.ones && damage.total > shell) dead++;
          }
          counted[dead] = (counted[dead] ?? 0) + 1;
        }
        counted.forEach((count, dead) => {
          const chance = chanceOf(deaths.value, dead);
          const error = Math.sqrt((chance * (1 - chance)) / tries);
          expect(Math.abs(count / tries - chance)).toBeLessThanOrEqual(4 * error + 1e-9);
        });
      }
    }
  });

  it('explosion: checkBlast reports everything at once', () => {
    expect(issuesOf({ targets: [] })).toEqual(['no-target targets']);
    expect(
      issuesOf({
        damage: '1d',
        targets: [
          { armor: 'x', count: 0 },
          { armor: '4', distance: -1 },
        ],
      }),
    ).toEqual([
      'target-count targets.0.count',
      'notation damage',
      'notation targets.0.armor',
      'distance-range targets.1.distance',
    ]);
    expect(
      issuesOf({
        targets: [
          { armor: '4', count: 300 },
          { armor: '4', count: 300 },
        ],
      }),
    ).toEqual(['target-count targets']);
  });
});
