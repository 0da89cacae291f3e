import { describe, expect, it } from 'vitest';
import {
  type AccessAttacker,
  type AccessCombat,
  attackerChoice,
  judgeAccessCombat,
} from '../../../src/rules/mage-knight/access-combat.ts';
import {
  heightPlaces,
  higherTargetDefence,
  levelOf,
  levels,
} from '../../../src/rules/mage-knight/heights.ts';

const fighter: AccessAttacker = { touches: true, frontArc: true, level: 'ground' };
const duel: AccessCombat = {
  open: true,
  attackers: [fighter],
  target: { enemy: true, atOtherEnd: true, level: 'high' },
  enemiesAtPoint: 1,
};

const fighters: readonly AccessAttacker[] = [true, false].flatMap((touches) =>
  [true, false].flatMap((frontArc) => levels.map((level) => ({ touches, frontArc, level }))),
);

function* everyCombat(): Generator<AccessCombat> {
  const groups = [
    ...fighters.map((one) => [one]),
    ...fighters.flatMap((one) => fighters.map((other) => [one, other])),
    ...fighters.flatMap((one) => fighters.map((other) => [one, other, fighter])),
  ];
  for (const attackers of groups)
    for (const open of [true, false])
      for (const enemy of [true, false])
        for (const atOtherEnd of [true, false])
          for (const level of levels)
            yield { open, attackers, target: { enemy, atOtherEnd, level }, enemiesAtPoint: 0 };
}

describe('close combat through an access point', () => {
  it('MK-CC-01 every attack agrees with the text', () => {
    for (const combat of everyCombat()) {
      const verdict = judgeAccessCombat(combat);
      const { open, target, attackers } = combat;
      const reachable = open && target.enemy && target.atOtherEnd;
      const may = attackers.map(
        ({ touches, frontArc }, place) => reachable && touches && (frontArc || place > 0),
      );
      expect(verdict.attackers.map(({ allowed }) => allowed)).toEqual(may);
      expect(verdict.allowed).toBe(may.every(Boolean));
      expect(verdict.out).toEqual(may.flatMap((one, place) => (one ? [] : [place])));
      expect([...verdict.out, ...verdict.remaining].sort()).toEqual(may.map((_, place) => place));
      const higher = target.level === 'high' && attackers[0]?.level === 'ground';
      expect(verdict.defence.value).toBe(higher ? 1 : 0);
      expect(verdict.reasons.length).toBeGreaterThan(0);
    }
  });

  it('MK-CC-01 says what is missing', () => {
    const effects = (combat: Partial<AccessCombat>) =>
      judgeAccessCombat({ ...duel, ...combat }).reasons.map(({ rule, effect }) => `${rule} ${effect}`);
    expect(effects({ attackers: [{ ...fighter, frontArc: false }] })).toEqual(['MK-CC-01 front-arc-off']);
    expect(effects({ attackers: [{ ...fighter, touches: false }] })).toEqual(['MK-CC-01 does-not-touch']);
    expect(effects({ target: { ...duel.target, atOtherEnd: false } })).toEqual([
      'MK-CC-01 no-enemy-at-other-end',
    ]);
    expect(effects({ open: false, target: { ...duel.target, enemy: false } })).toEqual([
      'MK-ENT-03 closed-door',
      'MK-CC-01 no-enemy-at-other-end',
    ]);
    expect(effects({})).toEqual(['MK-CC-01 may-strike-through', 'MK-CC-02 contact-for-this-only']);
  });

  it('MK-CC-03 without the helper who is out the rest may go on, without the primary none', () => {
    const away = { ...fighter, touches: false };
    const reasons = (attackers: readonly AccessAttacker[]) =>
      judgeAccessCombat({ ...duel, attackers }).reasons.map(({ effect, amount }) => [effect, amount]);
    expect(reasons([fighter, fighter])).toEqual([
      ['all-touch', 2],
      ['contact-for-this-only', undefined],
    ]);
    expect(reasons([fighter, away, fighter])).toEqual([
      ['members-out', 1],
      ['rest-may-go-on', 2],
    ]);
    expect(reasons([away, fighter])).toEqual([
      ['members-out', 1],
      ['primary-out', undefined],
    ]);
  });

  it('MK-CC-03 a closed door stops the whole gang up', () => {
    expect(judgeAccessCombat({ ...duel, open: false, attackers: [fighter, fighter] })).toMatchObject({
      allowed: false,
      reasons: [{ rule: 'MK-ENT-03', effect: 'closed-door' }],
      out: [0, 1],
      remaining: [],
    });
  });

  it('MK-A-11 of a gang up only the level of the primary counts', () => {
    const up = { ...fighter, level: 'high' } as const;
    const defence = (attackers: readonly AccessAttacker[]) =>
      judgeAccessCombat({ ...duel, attackers }).defence;
    expect(defence([up, fighter]).value).toBe(0);
    expect(defence([fighter, up])).toEqual({
      value: 1,
      reasons: [
        { rule: 'MK-CC-04', effect: 'target-higher', amount: 1 },
        { rule: 'MK-A-11', effect: 'primary-level-counts' },
      ],
    });
  });

  it('MK-CC-05 with several enemies at the access point somebody chooses, with one nobody', () => {
    expect([0, 1].map(attackerChoice)).toEqual([undefined, undefined]);
    expect(judgeAccessCombat(duel).choice).toBeUndefined();
    expect(judgeAccessCombat({ ...duel, enemiesAtPoint: 2 }).choice?.chooser).toBe('target');
    expect(judgeAccessCombat({ ...duel, attackers: [fighter, fighter] }).choice?.chooser).toBe('target');
  });

  it('MK-A-10 names the other reading of who chooses', () => {
    expect(attackerChoice(3)).toEqual({
      chooser: 'target',
      rule: 'MK-CC-05',
      otherwise: { chooser: 'attacker', rule: 'MK-A-10' },
    });
  });

  it('rules/mage-knight/access-combat refuses an attack of nobody', () => {
    expect(() => judgeAccessCombat({ ...duel, attackers: [] })).toThrow(RangeError);
  });
});

describe('heights', () => {
  it('MK-HGT-01 tops and planking are as high as any high terrain, arch and yard are ground', () => {
    const high = heightPlaces.filter((place) => levelOf(place) === 'high');
    expect(high).toEqual(['high-terrain', 'top', 'planking']);
  });

  it('MK-CC-04 a higher target has 1 more defence, any other none', () => {
    const values = heightPlaces.flatMap((target) =>
      heightPlaces.map((attacker) => higherTargetDefence(levelOf(target), levelOf(attacker)).value),
    );
    expect(values.filter((value) => value === 1)).toHaveLength(3 * 3);
    expect(values.filter((value) => value === 0)).toHaveLength(36 - 9);
    expect(higherTargetDefence('ground', 'high')).toEqual({
      value: 0,
      reasons: [{ rule: 'MK-CC-04', effect: 'target-not-higher', amount: 0 }],
    });
  });
});
