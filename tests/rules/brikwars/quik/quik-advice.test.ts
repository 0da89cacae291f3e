import { describe, expect, it } from 'vitest';
import {
  type QuikGroup,
  quikBestGroups,
  quikGroupsChance,
} from '../../../../src/rules/brikwars/quik/quik-advice.ts';
import {
  checkQuikAttack,
  type QuikAttack,
  type QuikStriker,
} from '../../../../src/rules/brikwars/quik/quik-attack.ts';
import {
  quikApartOdds,
  quikBestWay,
  quikTogetherOdds,
} from '../../../../src/rules/brikwars/quik/quik-attack-odds.ts';
import {
  type QuikUnitId,
  type QuikWeaponId,
  quikGames,
} from '../../../../src/rules/brikwars/quik/quik-game.ts';

function attackOf(
  strikers: readonly QuikStriker<QuikWeaponId, QuikUnitId>[],
  shield = false,
  unit: QuikUnitId = 'minifig',
): QuikAttack {
  const checked = checkQuikAttack({ game: quikGames.en, strikers, target: { unit, shield } });
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.value;
}

/** Every way to put single attacks into groups: each joins one that is there, or opens a new one. */
function partitions(attacks: readonly number[]): readonly (readonly number[])[][] {
  return attacks.reduce<(readonly number[])[][]>(
    (all, kind) =>
      all.flatMap((groups) => [
        ...groups.map((group, place) => groups.with(place, [...group, kind])),
        [...groups, [kind]],
      ]),
    [[]],
  );
}

const attacks: readonly (readonly [string, QuikAttack])[] = [
  ['a sword', attackOf([{ unit: 'minifig', weapon: 'hand' }])],
  ['five guns', attackOf([{ unit: 'minifig', weapon: 'ranged', count: 5 }])],
  ['five guns at a steed', attackOf([{ unit: 'minifig', weapon: 'ranged', count: 5 }], true, 'steed')],
  [
    'a hero, two swords and a gun',
    attackOf([
      { unit: 'hero', weapon: 'hand', use: 'two' },
      { unit: 'minifig', weapon: 'hand', count: 2 },
      { unit: 'minifig', weapon: 'ranged' },
    ]),
  ],
  [
    'a siege weapon and three bricks',
    attackOf(
      [
        { unit: 'minifig', weapon: 'siege', crew: 3 },
        { unit: 'minifig', weapon: 'brick', count: 3 },
      ],
      true,
    ),
  ],
  ['six swords at a steed', attackOf([{ unit: 'minifig', weapon: 'hand', count: 6 }], false, 'steed')],
];

describe('the advice who strikes together', () => {
  it.each(attacks)('BW-QW-09: no grouping is better, tried one by one: %s', (_, attack) => {
    const kinds = attack.strikes.flatMap(({ part }, place) =>
      Array.from({ length: part.times }, () => place),
    );
    const chances = new Map<string, number>();
    for (const groups of partitions(kinds)) {
      const counted: readonly QuikGroup[] = groups.map((group) =>
        attack.strikes.map((_strike, place) => group.filter((kind) => kind === place).length),
      );
      const name = counted
        .map((group) => group.join())
        .sort()
        .join(' ');
      if (!chances.has(name)) chances.set(name, quikGroupsChance(attack, counted));
    }
    const best = quikBestGroups(attack);
    expect(best?.chance).toBeCloseTo(Math.max(...chances.values()), 12);
    expect(quikGroupsChance(attack, best?.groups ?? [])).toBeCloseTo(best?.chance ?? -1, 12);
    expect(best?.chance).toBeGreaterThanOrEqual(quikBestWay(attack).chance - 1e-12);
  });

  it.each(attacks)('BW-QW-09: every attack stands in exactly one group: %s', (_, attack) => {
    const { groups = [] } = quikBestGroups(attack) ?? {};
    const used = attack.strikes.map((_strike, place) =>
      groups.reduce((sum, group) => sum + (group[place] ?? 0), 0),
    );
    expect(used).toEqual(attack.strikes.map(({ part }) => part.times));
  });

  it.each(attacks)('BW-QW-06: all in one group and each alone are the two plain ways: %s', (_, attack) => {
    const all = attack.strikes.map(({ part }) => part.times);
    const alone = attack.strikes.flatMap(({ part }, place) =>
      Array.from({ length: part.times }, () => all.map((_count, other) => Number(other === place))),
    );
    expect(quikGroupsChance(attack, [all])).toBeCloseTo(quikTogetherOdds(attack).killed.value, 12);
    expect(quikGroupsChance(attack, alone)).toBeCloseTo(quikApartOdds(attack).killed.value, 12);
  });

  it('BW-QW-07: a hero alone had better strike once, with both attacks', () => {
    expect(quikBestGroups(attackOf([{ unit: 'hero', weapon: 'hand', use: 'two' }]))?.groups).toEqual([[2]]);
  });

  it('brikwars/quik/quik-advice: too many different groups are not looked through', () => {
    const strikers = [
      { unit: 'minifig', weapon: 'hand', count: 11 },
      { unit: 'minifig', weapon: 'ranged', count: 10 },
    ] as const;
    expect(quikBestGroups(attackOf(strikers))).toBeUndefined();
  });
});
