import { describe, expect, it } from 'vitest';
import { sectionKinds, strengths, suggestedPoints } from '../../../../src/rules/mage-knight/kinds.ts';
import { castlePoints, fitsArmy } from '../../../../src/rules/mage-knight/siege/army-points.ts';
import { halfPoints, victoryPoints } from '../../../../src/rules/mage-knight/siege/victory.ts';

const players = [undefined, 0, 1, 2];

describe('victory points', () => {
  it('MK-VP-02 half is the most that doubled is no more than the points', () => {
    for (let points = 0; points <= 400; points++) {
      let half = 0;
      while ((half + 1) * 2 <= points) half++;
      expect(halfPoints(points)).toBe(half);
    }
  });

  it('MK-VP-01 every section pays once at most: all to who destroyed it, else half to who breached it', () => {
    for (const points of [0, 1, 12, 53, 85])
      for (const breachedBy of players)
        for (const destroyedBy of players) {
          const { awards, reasons } = victoryPoints({ points, breachedBy, destroyedBy });
          const wanted =
            destroyedBy !== undefined
              ? [{ player: destroyedBy, points }]
              : breachedBy !== undefined
                ? [{ player: breachedBy, points: Math.floor(points / 2) }]
                : [];
          expect(awards).toEqual(wanted);
          expect(reasons.length).toBeGreaterThan(0);
        }
  });

  it('MK-A-24 by the other reading who breached it keeps his half when another destroys it', () => {
    expect(victoryPoints({ points: 85, breachedBy: 'A', destroyedBy: 'B' })).toEqual({
      awards: [{ player: 'B', points: 85 }],
      reasons: [
        { rule: 'MK-VP-01', effect: 'destroyed-full', amount: 85 },
        { rule: 'MK-A-24', effect: 'half-lapses' },
      ],
      otherwise: {
        rule: 'MK-A-24',
        awards: [
          { player: 'B', points: 85 },
          { player: 'A', points: 42 },
        ],
      },
    });
    expect(victoryPoints({ points: 85, breachedBy: 'A', destroyedBy: 'A' }).otherwise).toBeUndefined();
  });

  it('MK-A-23 breached and destroyed by one attack is the full points, nothing more', () => {
    expect(victoryPoints({ points: 85, breachedBy: 'A', destroyedBy: 'A', atOnce: true })).toEqual({
      awards: [{ player: 'A', points: 85 }],
      reasons: [
        { rule: 'MK-VP-01', effect: 'destroyed-full', amount: 85 },
        { rule: 'MK-A-23', effect: 'both-at-once-full' },
      ],
    });
  });

  it('MK-VP-02 says when half was rounded down', () => {
    const effects = (points: number) =>
      victoryPoints({ points, breachedBy: 'A' }).reasons.map(({ effect }) => effect);
    expect(effects(85)).toEqual(['breached-half', 'rounded-down']);
    expect(effects(84)).toEqual(['breached-half']);
    expect(effects(83)).toEqual(['breached-half', 'rounded-down']);
    expect(effects(82)).toEqual(['breached-half']);
    expect(effects(81)).toEqual(['breached-half', 'rounded-down']);
  });
});

describe('points of a castle in an army', () => {
  it('MK-PTS-02 the points of all sections are added up', () => {
    const sections = sectionKinds.flatMap((kind) =>
      strengths.map((strength) => ({ points: suggestedPoints[kind][strength] })),
    );
    let all = 0;
    for (const { points } of sections) all += points;
    expect(castlePoints(sections).value).toBe(all);
    expect(castlePoints([]).value).toBe(0);
  });

  it('MK-PTS-02 figures and sections fit the limit together, to the point', () => {
    expect(fitsArmy(120, 80, 200)).toEqual({
      allowed: true,
      reasons: [{ rule: 'MK-PTS-02', effect: 'army-within-limit', amount: 0 }],
    });
    expect(fitsArmy(121, 80, 200)).toEqual({
      allowed: false,
      reasons: [{ rule: 'MK-PTS-02', effect: 'army-over-limit', amount: 1 }],
    });
  });
});
