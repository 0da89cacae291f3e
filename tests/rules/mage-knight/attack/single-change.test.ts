import { describe, expect, it } from 'vitest';
import { siegeAbilities } from '../../../../src/rules/mage-knight/attack/abilities.ts';
import {
  type Attacker,
  type AttackMode,
  attackerKinds,
  attackModes,
} from '../../../../src/rules/mage-knight/attack/attack.ts';
import { judge } from '../../../../src/rules/mage-knight/attack/eligibility.ts';
import { type Change, changesThatQualify } from '../../../../src/rules/mage-knight/attack/single-change.ts';

const plain: Attacker = {
  kind: 'warrior',
  baseDamage: 3,
  baseRangedDamage: 3,
  abilities: [],
  frontArcTouches: true,
  stands: undefined,
};
const top = { section: 'W1', part: 'top' } as const;

const closeAbilities = ['atutes', 'letarolas', 'mennykocsapas', 'utkozes'] as const;

const scenarios: readonly {
  readonly title: string;
  readonly attacker: Partial<Attacker>;
  readonly mode: AttackMode;
  readonly changes: readonly Change[];
}[] = [
  {
    title: 'MK-ELG-06 none for one that may attack',
    attacker: { baseDamage: 4 },
    mode: 'close',
    changes: [],
  },
  {
    title: 'MK-ELG-12 a weak warrior: more damage or an ability',
    attacker: {},
    mode: 'close',
    changes: [
      { change: 'base-damage', atLeast: 4 },
      { change: 'ability', abilities: closeAbilities },
    ],
  },
  {
    title: 'MK-ELG-12 a weak fighter that shoots hard: shoot instead',
    attacker: { baseRangedDamage: 5 },
    mode: 'close',
    changes: [
      { change: 'mode', mode: 'ranged' },
      { change: 'base-damage', atLeast: 4 },
      { change: 'ability', abilities: closeAbilities },
    ],
  },
  {
    title: 'MK-ELG-01 a strong warrior on the target: leave it',
    attacker: { baseDamage: 4, stands: top },
    mode: 'close',
    changes: [{ change: 'leave-section' }],
  },
  {
    title: 'MK-ELG-01 a weak warrior on the target: no single change',
    attacker: { stands: top },
    mode: 'close',
    changes: [],
  },
  {
    title: 'MK-ELG-03 a strong warrior with its back to the wall: turn',
    attacker: { baseDamage: 4, frontArcTouches: false },
    mode: 'close',
    changes: [{ change: 'turn-front-arc' }],
  },
  {
    title: 'MK-ELG-02 a strong section ordered to close combat: shoot instead',
    attacker: { kind: 'section', baseRangedDamage: 4 },
    mode: 'close',
    changes: [{ change: 'mode', mode: 'ranged' }],
  },
];

function apply(attacker: Attacker, mode: AttackMode, change: Change): readonly [Attacker, AttackMode][] {
  switch (change.change) {
    case 'leave-section':
      return [[{ ...attacker, stands: undefined }, mode]];
    case 'turn-front-arc':
      return [[{ ...attacker, frontArcTouches: true }, mode]];
    case 'base-damage':
      return [[{ ...attacker, baseDamage: change.atLeast }, mode]];
    case 'base-ranged-damage':
      return [[{ ...attacker, baseRangedDamage: change.atLeast }, mode]];
    case 'ability':
      return change.abilities.map((id) => [{ ...attacker, abilities: [...attacker.abilities, id] }, mode]);
    case 'mode':
      return [[attacker, change.mode]];
  }
}

describe('single change', () => {
  it.each(scenarios)('$title', ({ attacker, mode, changes }) => {
    expect(changesThatQualify({ ...plain, ...attacker }, mode, 'W1')).toEqual(changes);
  });

  it('MK-ELG-12 every change offered turns the answer to yes, and none is forgotten', () => {
    const every: readonly Change[] = [
      { change: 'leave-section' },
      { change: 'turn-front-arc' },
      { change: 'base-damage', atLeast: 4 },
      { change: 'base-ranged-damage', atLeast: 4 },
      { change: 'mode', mode: 'close' },
      { change: 'mode', mode: 'ranged' },
      ...siegeAbilities.map(({ id }): Change => ({ change: 'ability', abilities: [id] })),
    ];
    const single = (changes: readonly Change[]) =>
      changes.flatMap((change) =>
        change.change === 'ability'
          ? change.abilities.map((id) => `ability ${id}`)
          : [change.change === 'mode' ? `mode ${change.mode}` : change.change],
      );
    for (const mode of attackModes)
      for (const kind of attackerKinds)
        for (const baseDamage of [3, 4])
          for (const baseRangedDamage of [3, 4])
            for (const frontArcTouches of [true, false])
              for (const stands of [undefined, top])
                for (const abilities of [[], ['atutes'], ['bombazas']] as const) {
                  const attacker: Attacker = {
                    kind,
                    baseDamage,
                    baseRangedDamage,
                    frontArcTouches,
                    stands,
                    abilities,
                  };
                  const offered = changesThatQualify(attacker, mode, 'W1');
                  if (judge(attacker, mode, 'W1').eligible) {
                    expect(offered).toEqual([]);
                    continue;
                  }
                  const helping = every.filter((change) =>
                    apply(attacker, mode, change).every(
                      ([changed, inMode]) => judge(changed, inMode, 'W1').eligible,
                    ),
                  );
                  expect(single(offered).sort()).toEqual(single(helping).sort());
                }
  });
});
