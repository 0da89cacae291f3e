import { describe, expect, it } from 'vitest';
import { type QuikGroup, quikGroupsChance } from '../../../../src/rules/brikwars/quik/quik-advice.ts';
import { checkQuikAttack } from '../../../../src/rules/brikwars/quik/quik-attack.ts';
import {
  type QuikArmed,
  type QuikDuel,
  type QuikTaken,
  quikChoices,
  quikGoals,
  quikTakings,
  replyTo,
} from '../../../../src/rules/brikwars/quik/quik-choice.ts';
import { type QuikTable, quikGameOf } from '../../../../src/rules/brikwars/quik/quik-house-rules.ts';
import { quikReply } from '../../../../src/rules/brikwars/quik/quik-reply.ts';

const english: QuikTable = { game: 'en', house: {} };
const doubled: QuikTable = { game: 'en', house: { double: 'doubled-sum' } };
const lugpol: QuikTable = { game: 'lugpol', house: {} };

const duelAt = (table: QuikTable, strikers: readonly QuikArmed[], target: QuikDuel['target']): QuikDuel => ({
  game: quikGameOf(table),
  strikers,
  target,
});

const duels: readonly (readonly [string, QuikDuel])[] = [
  [
    'chairs and a short sword at a mercenary',
    duelAt(
      lugpol,
      [
        { unit: 'mercenary', weapons: ['improvised'], count: 3 },
        { unit: 'officer', weapons: ['short', 'improvised'] },
      ],
      { unit: 'mercenary' },
    ),
  ],
  [
    'a sword or a gun at a swordsman',
    duelAt(english, [{ unit: 'minifig', weapons: ['hand', 'ranged'], distance: 9 }], {
      unit: 'minifig',
      weapon: 'hand',
    }),
  ],
  [
    'a hero by either reading of his double attack',
    duelAt(doubled, [{ unit: 'hero', weapons: ['hand', 'ranged'] }], { unit: 'hero', weapon: 'hand' }),
  ],
  [
    'a hero, two swords and a gun at a shield',
    duelAt(
      english,
      [
        { unit: 'hero', weapons: ['hand'] },
        { unit: 'minifig', weapons: ['hand', 'ranged'], count: 2 },
        { unit: 'minifig', weapons: ['ranged'] },
      ],
      { unit: 'minifig', shield: true, weapon: 'ranged' },
    ),
  ],
  [
    'mercenaries with grenades or rifles at an officer',
    duelAt(lugpol, [{ unit: 'mercenary', weapons: ['explosive', 'long-ranged'], count: 3, distance: 6 }], {
      unit: 'officer',
      armor: true,
      weapon: 'heavy',
    }),
  ],
];

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

/** Every legal choice, found one attacker at a time from the tables of the game alone. */
function enumerated({ game, strikers }: QuikDuel): readonly (readonly QuikTaken[])[] {
  let all: QuikTaken[][] = [[]];
  for (const { unit, weapons } of strikers) {
    const next: QuikTaken[][] = [];
    for (const taken of all) {
      for (const weapon of weapons) {
        const arm = game.weapons[weapon];
        const uses: QuikTaken['use'][] = ['one'];
        if (game.units[unit]?.attacks === 2 && arm?.crewed !== true) {
          uses.splice(0, 1, 'two');
          if (game.rules.double === 'doubled-sum') uses.push('double');
        }
        for (const use of uses) next.push([...taken, { weapon, use }]);
      }
    }
    all = next;
  }
  return all;
}

describe('the advice how to attack', () => {
  it.each(duels)('BW-QW-07: its list of choices is that of an independent enumerator: %s', (_, duel) => {
    const names = (list: readonly (readonly QuikTaken[])[]) =>
      list.map((taken) => taken.map(({ weapon, use }) => `${weapon}-${use}`).join()).sort();
    expect(names(quikTakings(duel))).toEqual(names(enumerated(duel)));
    const choices = quikChoices(duel, 'kill');
    expect(choices.ok && names((choices.value ?? []).map(({ taken }) => taken))).toEqual(
      names(enumerated(duel)),
    );
  });

  it.each(duels)('BW-QW-09: nothing legal scores better, tried one by one: %s', (_, duel) => {
    for (const goal of quikGoals) {
      const advised = quikChoices(duel, goal);
      if (!advised.ok || !advised.value) throw new Error('no advice');
      const [best] = advised.value;
      for (const taken of enumerated(duel)) {
        const strikers = duel.strikers.map(({ weapons: _weapons, ...striker }, place) => ({
          ...striker,
          weapon: taken[place]?.weapon ?? '',
          use: taken[place]?.use ?? 'one',
        }));
        const checked = checkQuikAttack({ game: duel.game, strikers, target: duel.target });
        if (!checked.ok) continue;
        const reply = replyTo(duel, taken)?.destroys.value ?? 0;
        const kinds = checked.value.strikes.flatMap(({ part }, place) =>
          Array.from({ length: part.times }, () => place),
        );
        for (const groups of partitions(kinds)) {
          const counted: readonly QuikGroup[] = groups.map((group) =>
            checked.value.strikes.map((_strike, place) => group.filter((kind) => kind === place).length),
          );
          const kills = quikGroupsChance(checked.value, counted);
          const dies = (1 - kills) * reply;
          const score = goal === 'kill' ? kills : goal === 'survive' ? 1 - dies : kills - dies;
          expect(score).toBeLessThanOrEqual((best?.score ?? -1) + 1e-12);
        }
      }
    }
  });

  it('BW-QW-10: who shoots from afar is out of reach of a sword, who strikes is not', () => {
    const [, duel] = duels[1] as (typeof duels)[number];
    const survive = quikChoices(duel, 'survive');
    const kill = quikChoices(duel, 'kill');
    expect(survive.ok && survive.value?.[0]).toMatchObject({ taken: [{ weapon: 'ranged' }], dies: 0 });
    expect(kill.ok && kill.value?.[0]?.taken[0]?.weapon).toBe('hand');
  });

  it('brikwars/quik/quik-choice: choices that are as good are all marked best', () => {
    const duel = duelAt(english, [{ unit: 'minifig', weapons: ['ranged', 'brick'] }], { unit: 'minifig' });
    const choices = quikChoices(duel, 'kill');
    expect(choices.ok && choices.value?.map(({ isBest }) => isBest)).toEqual([true, true]);
  });

  it('brikwars/quik/quik-choice: too many ways are not looked through, and impossible ones are shown', () => {
    const many = duelAt(
      english,
      [
        { unit: 'minifig', weapons: ['hand'], count: 15 },
        { unit: 'minifig', weapons: ['ranged'], count: 16 },
      ],
      { unit: 'minifig' },
    );
    expect(quikChoices(many, 'kill')).toEqual({ ok: true, value: undefined });
    const none = duelAt(english, [{ unit: 'minifig', weapons: ['bare-hands'] }], { unit: 'minifig' });
    const found = quikChoices(none, 'kill');
    expect(!found.ok && found.issues.map(({ code }) => code)).toEqual(['no-damage']);
  });
});

describe('the reply of a survivor', () => {
  const game = quikGameOf(english);

  it('BW-QW-04: he walks his 5 inches first, and no further', () => {
    const near = { unit: 'minifig', distance: 5 };
    const far = { unit: 'minifig', distance: 6 };
    expect(quikReply(game, { unit: 'minifig', weapon: 'hand' }, [near])?.destroys.value).toBeCloseTo(
      0.460525,
      6,
    );
    expect(quikReply(game, { unit: 'minifig', weapon: 'hand' }, [far])).toBeUndefined();
    const shot = quikReply(game, { unit: 'minifig', weapon: 'ranged' }, [{ unit: 'minifig', distance: 15 }]);
    expect(shot?.destroys.value).toBeCloseTo(0.155102, 6);
    expect(
      quikReply(game, { unit: 'minifig', weapon: 'ranged' }, [{ unit: 'minifig', distance: 16 }]),
    ).toBeUndefined();
  });

  it('BW-QW-07: a hero strikes back twice, or once with both, at the weakest', () => {
    const reply = quikReply(game, { unit: 'hero', weapon: 'hand' }, [
      { unit: 'minifig', shield: true },
      { unit: 'minifig' },
    ]);
    expect(reply).toMatchObject({ victim: 1, use: 'double' });
    expect(reply?.destroys.value).toBeCloseTo(0.862496, 6);
  });

  it('BW-QW-14: a steed leaves the attacks to its rider', () => {
    expect(quikReply(game, { unit: 'steed', weapon: 'hand' }, [{ unit: 'minifig' }])).toBeUndefined();
  });
});
