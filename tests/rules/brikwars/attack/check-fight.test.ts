import { describe, expect, it } from 'vitest';
import { fightLimits } from '../../../../src/rules/brikwars/attack/check-fight.ts';
import type { FightSetup } from '../../../../src/rules/brikwars/attack/setup.ts';
import { type Edition, editions } from '../../../../src/rules/brikwars/edition.ts';
import { fightOf, issuesOf, minifig, withRules } from '../support.ts';

const shot = { mode: 'ranged', attacker: { ...minifig, weapons: ['short-ranged'] } } as const;
const noAutomaticHits: Edition = withRules(editions['2005'], { automaticHits: false });

describe('checkFight', () => {
  const faults: readonly [string, Partial<FightSetup>, readonly [code: string, path: string][]][] = [
    [
      'BW-DICE-01 a notation that cannot be read',
      { attacker: { ...minifig, skill: '1d' } },
      [['notation', 'attacker.skill']],
    ],
    [
      'BW-DICE-01 far too many dice',
      { defender: { ...minifig, armor: '100d6' } },
      [['dice-too-large', 'defender.armor']],
    ],
    [
      'BW-WEAP-02 own damage that cannot be read',
      { attacker: { ...minifig, weapons: [{ use: 3, damage: 'x' }] } },
      [['notation', 'attacker.weapons.0.damage']],
    ],
    [
      'BW-ACT-02 a Use that is no number of the game',
      { attacker: { ...minifig, weapons: [{ use: 1.5, damage: '1d6' }] } },
      [['use-range', 'attacker.weapons.0.use']],
    ],
    [
      'BW-ATK-09 modifiers out of bounds',
      { attacker: { ...minifig, skillModifier: 1000 }, defender: { ...minifig, situation: { other: -200 } } },
      [
        ['modifier-range', 'attacker.skillModifier'],
        ['modifier-range', 'defender.situation'],
      ],
    ],
    [
      'BW-CC-21 an attack with nothing',
      { attacker: { ...minifig, weapons: [] } },
      [['no-weapon', 'attacker.weapons']],
    ],
    [
      'BW-WEAP-13 an attack with a shield',
      { attacker: { ...minifig, weapons: ['shield'] } },
      [['cannot-attack', 'attacker.weapons.0']],
    ],
    [
      'BW-WEAP-15 an attack with bare hands',
      { attacker: { ...minifig, weapons: ['bare-hands'] } },
      [['cannot-attack', 'attacker.weapons.0']],
    ],
    [
      'BW-RNG-01 a shot with a sword',
      { mode: 'ranged', attacker: { ...minifig, weapons: ['heavy'] } },
      [['not-for-range', 'attacker.weapons.0']],
    ],
    [
      'BW-WEAP-17 three weapons',
      { attacker: { ...minifig, weapons: ['hand', 'hand', 'hand'] } },
      [['too-many-weapons', 'attacker.weapons']],
    ],
    [
      'BW-WEAP-04 a two-handed weapon and a shield',
      { attacker: { ...minifig, weapons: ['two-handed', 'shield'] } },
      [['two-handed-alone', 'attacker.weapons.0']],
    ],
    [
      'BW-WEAP-08 a rifle and a knife',
      { defender: { ...minifig, weapons: ['hand', 'long-ranged'] } },
      [['two-handed-alone', 'defender.weapons.1']],
    ],
    [
      'BW-WEAP-03 a sword and a knife',
      { defender: { ...minifig, weapons: ['heavy', 'hand'] } },
      [['shield-only-beside-heavy', 'defender.weapons.0']],
    ],
    [
      'BW-WEAP-15 bare hands that hold a knife',
      { defender: { ...minifig, weapons: ['bare-hands', 'hand'] } },
      [['bare-hands-alone', 'defender.weapons.0']],
    ],
    [
      'BW-CC-06 damage before that is no number of points',
      { defender: { ...minifig, priorDamage: -1 } },
      [['damage-range', 'defender.priorDamage']],
    ],
    [
      'BW-CC-06 damage before that has killed already',
      { defender: { ...minifig, priorDamage: 5 } },
      [['already-dead', 'defender.priorDamage']],
    ],
    [
      'BWC-54 damage before that no roll of the armor can have stopped',
      { defender: { ...minifig, armor: '1d6', bonusDice: 'decline', priorDamage: 7 } },
      [['already-dead', 'defender.priorDamage']],
    ],
    [
      'BW-UNIT-04 damage before a shot',
      { ...shot, defender: { ...minifig, priorDamage: 2 } },
      [['damage-does-not-add-up', 'defender.priorDamage']],
    ],
    [
      'BWC-61 an attack roll that the dice cannot show',
      { attackRoll: 0 },
      [['attack-roll-range', 'attackRoll']],
    ],
    [
      'BWC-61 an attack roll above the top face, bonus dice declined',
      { attackRoll: 7, attacker: { ...minifig, bonusDice: 'decline' } },
      [['attack-roll-range', 'attackRoll']],
    ],
    ['BW-ATK-04 a target out of range', { ...shot, distance: 7 }, [['out-of-range', 'distance']]],
    ['BW-ATK-04 a distance that is none', { ...shot, distance: -1 }, [['distance-range', 'distance']]],
    ['BW-ATK-17 a height that is none', { ...shot, height: Number.NaN }, [['height-range', 'height']]],
    [
      'BW-ATK-08 automatic hits where the edition has none',
      { edition: noAutomaticHits, automaticHit: true },
      [['no-automatic-hits', 'automaticHit']],
    ],
  ];
  it.each(faults)('%s', (_, more, expected) => {
    expect(issuesOf(more).map(({ code, path }) => [code, path.join('.')])).toEqual(expected);
  });

  it('BW-WEAP-17 reports everything at once', () => {
    const codes = issuesOf({
      attacker: { skill: '', armor: 'd1', weapons: ['two-handed', 'heavy'] },
      defender: { ...minifig, priorDamage: 9 },
      attackRoll: -1,
    }).map(({ code }) => code);
    expect(codes).toEqual([
      'notation',
      'notation',
      'two-handed-alone',
      'shield-only-beside-heavy',
      'already-dead',
      'attack-roll-range',
    ]);
  });

  it('BW-DICE-01 names the place of the fault inside a notation', () => {
    expect(issuesOf({ attacker: { ...minifig, skill: '1d6+x' } })[0]?.notation).toMatchObject({
      code: 'unexpected',
      at: 4,
    });
  });

  it.each([
    [['hand', 'hand']],
    [['hand', 'shield']],
    [['hand', 'short-ranged']],
    [['heavy', 'shield']],
    [['two-handed']],
    [['shield', 'shield']],
    [['hand', 'random-object']],
    [['bite']],
    [['bare-hands']],
    [[]],
  ] as const)('BW-WEAP-17 %j fits two hands', (weapons) => {
    expect(issuesOf({ defender: { ...minifig, weapons } })).toEqual([]);
  });

  it('BW-WEAP-10 a pistol swung in close combat is a random object', () => {
    const fight = fightOf({ attacker: { ...minifig, weapons: ['short-ranged'] } });
    expect(fight.attacker.arms[0]).toMatchObject({
      use: 3,
      damage: { groups: [{ count: 1, sides: 6 }], constant: -2 },
      light: true,
      reasons: [
        { rule: 'BW-WEAP-10', effect: 'swung-as-random-object' },
        { rule: 'BW-WEAP-16', effect: 'use', amount: 3 },
      ],
    });
    const polish = fightOf({ edition: editions.pl, attacker: { ...minifig, weapons: ['short-ranged'] } });
    expect(polish.attacker.arms[0]?.use).toBe(2);
    expect(polish.attacker.arms[0]?.reasons.at(-1)).toEqual({
      rule: 'BWC-02',
      effect: 'edition-use',
      amount: 2,
    });
  });

  it('BW-RNG-01 one shot a turn, with the first weapon that can', () => {
    const fight = fightOf({ mode: 'ranged', attacker: { ...minifig, weapons: ['shield', 'short-ranged'] } });
    expect(fight.attacks).toEqual(['short-ranged.1']);
    expect(fight.attacker.arms[1]).toMatchObject({ use: 3, damage: { constant: 0 } });
  });

  it('EX-MOD-09 EX-MOD-10 seven inches higher add 5 to the range by the later chapter and 7 in 2005', () => {
    const reaches = (edition: Edition, distance: number) =>
      issuesOf({ ...shot, edition, height: 7, distance }).length === 0;
    expect([11, 12, 13, 14].map((distance) => reaches(editions.web5, distance))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([11, 12, 13, 14].map((distance) => reaches(editions['2005'], distance))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('BW-ATK-17 a throw from above needs so many inches less', () => {
    const thrown = { mode: 'ranged', distance: 5, height: 2 } as const;
    expect(fightOf(thrown).distance).toBe(3);
    expect(fightOf({ ...shot, distance: 5, height: 2 }).distance).toBe(5);
  });

  it('BW-DICE-06 a side that declines has no bonus dice', () => {
    const fight = fightOf({ attacker: { ...minifig, bonusDice: 'decline' } });
    expect([fight.attacker.bonus, fight.defender.bonus]).toEqual(['none', 'd6']);
  });

  it('check-fight.ts allows what its limits name', () => {
    expect(issuesOf({ defender: { ...minifig, armor: `${fightLimits.total / 6}d6` } })).toEqual([]);
  });
});
