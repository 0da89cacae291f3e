import { describe, expect, it } from 'vitest';
import {
  gangRoom,
  groupOf,
  groupsOf,
  initialMany,
  type ManyInputs,
  manyMost,
  mayAddAssault,
  mayAddGroup,
  rollsArmor,
  situationsOf,
  sizeOf,
  stepsOf,
  withGroup,
  withGroups,
  withoutHits,
  withSituations,
} from '../../../src/brikwars/many/inputs.ts';

const initial = initialMany('2005');
const gang: ManyInputs = { ...initial, kind: 'gang', gang: { ...initial.gang, plan: 'c0.0' } };
const shooter = groupOf(2, 'long-ranged');
const assault = { ...(initial.assaults[0] as ManyInputs['assaults'][number]) };
const volley = (...groups: readonly number[]): ManyInputs => ({
  ...initial,
  assaults: groups.map((many) => ({ ...assault, groups: Array.from({ length: many }, () => shooter) })),
});

describe('brikwars/many/inputs: after a tap', () => {
  it('brikwars/many/inputs: no more hits than attackers, and none again when they are rolled', () => {
    const counted = { ...groupOf(5, 'long-ranged'), hits: 4 };
    expect(withGroup(counted, { count: 3 }).hits).toBe(3);
    expect(withGroup(counted, { count: 9 }).hits).toBe(4);
    expect(withGroup(shooter, { count: 9 })).not.toHaveProperty('hits');
    expect(withoutHits(counted)).toEqual(withoutHits(groupOf(5, 'long-ranged')));
  });

  it('brikwars/many/inputs: a weapon for two hands puts the shield away, another keeps it', () => {
    const held = { ...groupOf(1, 'hand'), shield: true };
    expect(withGroup(held, { weapon: 'two-handed' }).shield).toBe(false);
    expect(withGroup(held, { weapon: 'heavy' }).shield).toBe(true);
    expect(withGroup({ ...held, shield: false }, { weapon: 'heavy' }).shield).toBe(false);
  });

  it('BW-COMB-05 brikwars/many/inputs: another group of a gang takes the plan against it away, one of a volley stays with its target', () => {
    const others = [groupOf(1, 'hand')];
    expect(withGroups(gang, 0, others).gang).toMatchObject({ attackers: others, plan: '' });
    expect(withGroups(gang, 0, others).assaults).toBe(gang.assaults);
    const two = volley(1, 2);
    const changed = withGroups(two, 1, [shooter]);
    expect(changed.assaults.map(({ groups }) => groups.length)).toEqual([1, 1]);
    expect(changed.assaults[0]).toBe(two.assaults[0]);
    expect(groupsOf(two, 7)).toEqual([]);
  });

  it('brikwars/many/inputs: what hinders or helps counts for all who shoot, strike or throw', () => {
    const blast: ManyInputs = { ...initial, kind: 'blast' };
    for (const inputs of [gang, blast, volley(3)]) {
      const aimed = withSituations(inputs, 0, { aimed: true });
      const all = situationsOf(aimed, 0);
      expect(all.length).toBe(situationsOf(inputs, 0).length);
      expect(all.every((situation) => situation.aimed)).toBe(true);
    }
    expect(situationsOf(withSituations(volley(1, 1), 1, { aimed: true }), 0)[0]?.aimed).toBe(false);
    expect(withSituations(blast, 0, { aimed: true }).assaults).toBe(blast.assaults);
  });

  it('BW-COMB-05 brikwars/many/inputs: three may strike a minifig, more what is larger', () => {
    const victim = (size: number): ManyInputs => ({
      ...gang,
      gang: { ...gang.gang, victim: { ...gang.gang.victim, unit: 'own', size } },
    });
    const strike = (inputs: ManyInputs, count: number) =>
      mayAddGroup(withGroups(inputs, 0, [groupOf(count, 'hand')]), 0);
    expect([0, 1].map((size) => gangRoom(victim(size)))).toEqual([manyMost.gang, manyMost.gang]);
    expect(gangRoom(victim(2))).toBeGreaterThan(manyMost.gang);
    expect([2, 3].map((count) => strike(victim(1), count))).toEqual([true, false]);
    expect(strike(victim(2), 3)).toBe(true);
  });

  it('brikwars/many/inputs: a group, or a target, may join while there is room for it', () => {
    const { groups, allGroups } = manyMost;
    expect([groups - 1, groups].map((many) => mayAddGroup(volley(many), 0))).toEqual([true, false]);
    expect(mayAddGroup(volley(groups - 1, allGroups - groups), 0)).toBe(true);
    expect(mayAddGroup(volley(groups - 1, allGroups - groups + 1), 0)).toBe(false);
    expect([3, 4].map((many) => mayAddAssault(volley(...Array.from({ length: many }, () => 1))))).toEqual([
      true,
      false,
    ]);
    expect(mayAddAssault(volley(groups, allGroups - groups))).toBe(false);
  });

  it('BW-DMG-04 brikwars/many/inputs: pips are those of the Size, or as many as are left of them', () => {
    const own = { unit: 'own', size: 4 } as const;
    expect([sizeOf(own), stepsOf(own), stepsOf({ ...own, steps: 2 })]).toEqual([4, 4, 2]);
    expect([sizeOf({ unit: 'warhorse' }), sizeOf({ unit: 'warhorse', size: 5 })]).toEqual([2, 5]);
    expect([stepsOf({ unit: 'minifig', size: 0 }), stepsOf({ unit: 'warhorse', steps: 9 })]).toEqual([1, 2]);
    const who = assault.target;
    expect(rollsArmor({ ...who, unit: 'own', ownArmor: '4' })).toBe(false);
    expect(rollsArmor({ ...who, unit: 'own', ownArmor: '1d10' })).toBe(true);
  });
});
