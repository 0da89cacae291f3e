import { describe, expect, it } from 'vitest';
import { judgeAccessCombat } from '../../../../src/rules/mage-knight/access-combat.ts';
import type { Attacker } from '../../../../src/rules/mage-knight/attack/attack.ts';
import {
  fortification,
  reachFigure,
  shooterPlaces,
  targetPlaces,
} from '../../../../src/rules/mage-knight/attack/shooting-at-figure.ts';
import {
  heightBonus,
  type ShotAtSection,
  shootAtSection,
} from '../../../../src/rules/mage-knight/attack/shooting-at-section.ts';

describe('shooting at a figure on a section', () => {
  it('MK-D-66: from the ground: fortified, and the height modifier may apply too', () => {
    expect(fortification({ mode: 'ranged', target: 'top', from: 'ground' })).toMatchObject({
      fortified: true,
      higher: true,
      others: [],
    });
  });

  it('MK-D-67: in close combat through an access point: no fortification, but 1 for a higher target', () => {
    expect(fortification({ mode: 'close', target: 'top', from: 'ground' })).toMatchObject({
      fortified: false,
      reasons: [{ rule: 'MK-DEF-01', effect: 'close-no-fortification' }],
    });
    const combat = (level: 'ground' | 'high') =>
      judgeAccessCombat({
        open: true,
        attackers: [{ touches: true, frontArc: true, level }],
        target: { enemy: true, atOtherEnd: true, level: 'high' },
        enemiesAtPoint: 1,
      }).defence.value;
    expect([combat('ground'), combat('high')]).toEqual([1, 0]);
  });

  it('MK-D-68: from inside the castle: no bonus', () => {
    const verdict = fortification({ mode: 'ranged', target: 'top', from: 'yard' });
    expect(verdict.fortified).toBe(false);
    expect(verdict.reasons[0]).toEqual({ rule: 'MK-DEF-03', effect: 'attacker-inside' });
    expect(verdict.higher).toBe(true);
  });

  it('MK-D-69: from the same section: no bonus', () => {
    const verdict = fortification({ mode: 'ranged', target: 'top', from: 'same-section' });
    expect(verdict).toMatchObject({ fortified: false, higher: false });
    expect(verdict.reasons[0]).toEqual({ rule: 'MK-DEF-03', effect: 'same-section' });
  });

  it('MK-D-70: from another section of the castle: bonus, the other reading beside it', () => {
    const verdict = fortification({ mode: 'ranged', target: 'top', from: 'other-section' });
    expect(verdict).toMatchObject({
      fortified: true,
      higher: false,
      others: [{ ruling: 'MK-A-22', fortified: false }],
    });
    expect(fortification({ mode: 'ranged', target: 'top', from: 'other-castle' })).toMatchObject({
      fortified: true,
      others: [],
    });
  });

  it('MK-D-71: under the arch: no bonus, the other reading beside it', () => {
    expect(fortification({ mode: 'ranged', target: 'arch', from: 'ground' })).toMatchObject({
      fortified: false,
      higher: false,
      reasons: [{ rule: 'MK-A-21', effect: 'arch-is-not-on' }],
      others: [{ ruling: 'MK-A-21', fortified: true }],
    });
    // In the other reading it stands on the section, and then the place of its attacker decides.
    expect(fortification({ mode: 'ranged', target: 'arch', from: 'yard' }).others).toEqual([]);
  });

  it('MK-A-20: planking is on its wall', () => {
    const verdict = fortification({ mode: 'ranged', target: 'planking', from: 'ground' });
    expect(verdict.fortified).toBe(true);
    expect(verdict.reasons).toContainEqual({ rule: 'MK-A-20', effect: 'planking-counts' });
  });

  it('MK-DEF-01: agrees with the rule said in one line, over every place', () => {
    for (const mode of ['close', 'ranged'] as const)
      for (const target of targetPlaces)
        for (const from of shooterPlaces) {
          const on = target === 'top' || target === 'planking';
          const inside = from === 'yard';
          const crosses = from !== 'same-section';
          const verdict = fortification({ mode, target, from });
          expect(verdict.fortified).toBe(mode === 'ranged' && on && !inside && crosses);
          expect(verdict.reasons.length).toBeGreaterThan(0);
          for (const other of verdict.others) expect(other.fortified).toBe(!verdict.fortified);
        }
  });
});

const bombardier: Attacker = {
  kind: 'warrior',
  baseDamage: 2,
  baseRangedDamage: 2,
  abilities: ['bombazas'],
  frontArcTouches: false,
  stands: undefined,
};
const plain: ShotAtSection = {
  attacker: bombardier,
  level: 'ground',
  range: 10,
  distance: 10,
  closedDoor: false,
};

describe('shooting at a section', () => {
  it('MK-D-72: from the ground it has the height bonus', () => {
    expect(shootAtSection(plain).height.applies).toBe(true);
  });

  it('MK-D-73: from high ground it has none', () => {
    expect(shootAtSection({ ...plain, level: 'high-ground' }).height.applies).toBe(false);
  });

  it('MK-D-74: by a hovering figure it has none', () => {
    expect(shootAtSection({ ...plain, level: 'hovering' }).height.applies).toBe(false);
  });

  it('MK-D-75: from the top of another section it has none: the same level', () => {
    expect(heightBonus('other-section')).toEqual({
      applies: false,
      reasons: [{ rule: 'MK-HGT-01', effect: 'tops-level' }],
    });
  });

  it('MK-RNG-01: in range at exactly its range, horizontally, and no longer a hundredth beyond', () => {
    expect(shootAtSection(plain)).toMatchObject({ outcome: 'hits-for', damage: 2, reach: 10 });
    expect(shootAtSection({ ...plain, distance: 10.01 })).toMatchObject({ outcome: 'out-of-range' });
    expect(shootAtSection({ ...plain, distance: 0 }).outcome).toBe('hits-for');
  });

  it('MK-ELG-12: one that does not qualify may not, at any distance', () => {
    const verdict = shootAtSection({ ...plain, attacker: { ...bombardier, abilities: [] } });
    expect(verdict).toMatchObject({ outcome: 'may-not-attack', eligibility: { row: 'MK-ELG-12' } });
  });

  it('MK-ELG-01: nor one on top of the very section; MK-ENT-02 through a closed door', () => {
    const onIt = { ...bombardier, stands: { section: 'target', part: 'top' } as const };
    expect(shootAtSection({ ...plain, attacker: onIt }).outcome).toBe('may-not-attack');
    expect(shootAtSection({ ...plain, closedDoor: true }).outcome).toBe('closed-door');
  });
});

describe('the reach of a shot at a figure', () => {
  it('MK-GEN-04: exactly the range is within it, more is not', () => {
    const at = (distance: number) => reachFigure({ range: 10, distance, closedDoor: false });
    expect(at(10)).toEqual({
      outcome: 'hits-for',
      reasons: [{ rule: 'MK-GEN-04', effect: 'target-within-range', amount: 10 }],
    });
    expect(at(10.01)).toEqual({
      outcome: 'out-of-range',
      reasons: [{ rule: 'MK-GEN-04', effect: 'target-beyond-range', amount: 10 }],
    });
  });

  it('MK-ENT-02: through a closed door it never gets, and the range is shown as well', () => {
    const shut = { range: 10, closedDoor: true };
    expect(reachFigure({ ...shut, distance: 5 }).reasons).toEqual([
      { rule: 'MK-ENT-02', effect: 'closed-door' },
    ]);
    expect(reachFigure({ ...shut, distance: 11 })).toMatchObject({
      outcome: 'closed-door',
      reasons: [{ rule: 'MK-ENT-02' }, { rule: 'MK-GEN-04' }],
    });
  });
});
