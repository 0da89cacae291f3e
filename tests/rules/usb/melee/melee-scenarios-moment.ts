// States, ground, formations, heroes, results.

import { meleeBetween } from '../../../../src/rules/usb/melee/melee-setup.ts';
import { fresh } from '../../../../src/rules/usb/units/fighter.ts';
import { hero, machine } from '../../../support/samples/usb-units.ts';
import { back, charge, charging, crowd, line, type Scenario, side, withSide } from './melee-scenario.ts';

export const inTheMoment: Readonly<Record<string, Scenario>> = {
  'USB-FAT-01 a tired unit hits worse on the charge too': {
    setup: meleeBetween(
      { ...line(3), activated: true, fights: 1 },
      { ...line(2), activated: true, fights: 2 },
    ),
    twin: {
      charger: side(crowd(3, 1, { ...charge, hit: 6 }), charging),
      target: side(crowd(2, 1, { ...back, hit: 7 })),
    },
  },
  'USB-A-05 by the switch the fight in hand tires too': {
    setup: meleeBetween(line(3), { ...line(2), fights: 1 }),
    rules: { fatigue: 'inclusive' },
    twin: {
      charger: side(crowd(3, 1, { ...charge, hit: 5 }), charging),
      target: side(crowd(2, 1, { ...back, hit: 6 })),
    },
  },
  'USB-MOR-05 the shaken hit worse and stay shaken': {
    setup: meleeBetween(line(3), { ...line(3), state: 'shaken' }),
    twin: {
      charger: side(crowd(3, 1, charge), charging),
      target: side(crowd(3, 1, { ...back, hit: 5 }), { state: 'shaken' }),
    },
  },
  'USB-MOR-06 the panicked hit only on a six': {
    setup: meleeBetween(line(3), { ...line(3, { hit: 3 }), state: 'panicked' }),
    twin: {
      charger: side(crowd(3, 1, charge), charging),
      target: side(crowd(3, 1, { ...back, hit: 6 }), { state: 'panicked' }),
    },
  },
  'USB-TERR-07 ruins: cover for blows, two for saves': {
    setup: meleeBetween(line(3), { ...line(3), terrain: 'ruins' }),
    twin: {
      charger: side(crowd(3, 1, { ...charge, save: 2 }), charging),
      target: side(crowd(3, 1, { ...back, hit: 3 })),
    },
  },
  'USB-A-06 by the switch ruins give one to saves': {
    setup: meleeBetween(line(3), { ...line(3), terrain: 'ruins' }),
    rules: { ruinsStack: 1 },
    twin: {
      charger: side(crowd(3, 1, { ...charge, save: 3 }), charging),
      target: side(crowd(3, 1, { ...back, hit: 3 })),
    },
  },
  'USB-A-54 a forest helps its own in melee and hinders the charger': {
    setup: meleeBetween(line(3), { ...line(3), terrain: 'forest' }),
    twin: {
      charger: side(crowd(3, 1, { ...charge, hit: 5, save: 3 }), charging),
      target: side(crowd(3, 1, { ...back, hit: 3 })),
    },
  },
  'USB-SPEC-05 engineers take the terrain from those they attack': {
    setup: meleeBetween(line(3, { specialisations: ['engineers'] }), { ...line(3), terrain: 'forest' }),
    twin: {
      charger: side(crowd(3, 1, charge), charging),
      target: side(crowd(3, 1, back)),
    },
  },
  'USB-SPEC-05 engineers who are charged leave the terrain to those who charge them': {
    setup: meleeBetween(line(3), { ...line(3, { specialisations: ['engineers'] }), terrain: 'forest' }),
    twin: {
      charger: side(crowd(3, 1, { ...charge, hit: 5, save: 3 }), charging),
      target: side(crowd(3, 1, { ...back, hit: 3 })),
    },
  },
  'USB-MOR-08 what was lost on the way belongs to the charge': {
    setup: { ...meleeBetween({ ...line(9), models: 6 }, line(3)), lostOnTheWay: 2 },
    twin: {
      charger: side(crowd(6, 1, charge), { ...charging, start: 9, earlier: 2 }),
      target: side(crowd(3, 1, back)),
    },
  },
  'USB-TERR-05 a pit takes entrenchment and worsens morale': {
    setup: meleeBetween(line(3), { ...line(3), terrain: 'pit', entrenched: true }),
    twin: {
      charger: side(crowd(3, 1, charge), charging),
      target: side(crowd(3, 1, back), { morale: 5 }),
    },
  },
  'USB-ACT-05 the entrenched save better; whoever charges is entrenched no more': {
    setup: meleeBetween({ ...line(3), entrenched: true }, { ...line(3), entrenched: true }),
    twin: {
      charger: side(crowd(3, 1, { ...charge, save: 3 }), charging),
      target: side(crowd(3, 1, back)),
    },
  },
  'USB-REACT-02 entrenching in reaction': {
    setup: { ...meleeBetween(line(3), line(3)), reaction: 'entrench' },
    twin: {
      charger: side(crowd(3, 1, { ...charge, save: 3 }), charging),
      target: side(crowd(3, 1, back)),
    },
  },
  'USB-REACT-03 shots in reaction may break the charge, and tire whoever shot': {
    setup: { ...meleeBetween(line(5), line(3, { ranged: 'small-arms' })), reaction: 'shoot' },
    twin: {
      charger: side(crowd(5, 1, charge), charging),
      target: side(crowd(3, 1, { ...back, hit: 5 })),
      shots: [{ dice: 3, hit: 4, save: 5 }],
    },
  },
  'USB-FORM-04 the front of a phalanx': {
    setup: meleeBetween(line(3), { ...line(4), formation: 'phalanx' }),
    twin: {
      charger: side(crowd(3, 1, { ...charge, save: 3 }), charging),
      target: side(crowd(4, 1, { ...back, hit: 3 }), { extra: 1 }),
    },
  },
  'USB-FORM-04 a phalanx met from a side saves worse and does not strike': {
    setup: { ...meleeBetween(line(3), { ...line(4), formation: 'phalanx' }), flank: true },
    twin: {
      charger: side(crowd(3, 1, { ...charge, save: 5 }), charging),
      target: side(crowd(4, 1, back)),
      noStrikeBack: true,
    },
  },
  'USB-FORM-03 a column hits and saves worse': {
    setup: meleeBetween(line(3), { ...line(3), formation: 'column' }),
    twin: {
      charger: side(crowd(3, 1, { ...charge, save: 5 }), charging),
      target: side(crowd(3, 1, { ...back, hit: 5 })),
    },
  },
  'USB-MELEE-12 a later round: no charge, no terrain, no pole weapon before its turn': {
    setup: {
      ...meleeBetween(line(3, { melee: 'cavalry' }), { ...line(3, { melee: 'pole' }), terrain: 'forest' }),
      locked: true,
    },
    twin: {
      charger: side(crowd(3, 1, { dice: 1, hit: 4, save: 4 })),
      target: side(crowd(3, 1, back)),
    },
  },
  'USB-A-12 a joined hero strikes too, the soldiers save, and he falls last': {
    setup: meleeBetween(
      { ...line(2), joined: { unit: hero('daredevil', { melee: 'heavy' }), lost: 0 } },
      line(3),
    ),
    twin: {
      charger: side(
        [...crowd(2, 1, charge), { points: 2, hero: true, blows: [{ ...charge, dice: 3, save: 6 }] }],
        charging,
      ),
      target: side(crowd(3, 1, back)),
    },
  },
  'USB-HERO-05 a mounted hero: two crews, the sum of Standfast, the worse Obrona': {
    setup: meleeBetween(
      line(3),
      fresh(hero('aspiring', { mount: machine({ growth: 1, hit: 3, tough: 4 }) })),
    ),
    twin: {
      charger: side(crowd(3, 1, { ...charge, save: 5 }), charging),
      target: side(
        [
          {
            points: 5,
            blows: [
              { ...back, dice: 2, hit: 5 },
              { ...back, hit: 3 },
            ],
          },
        ],
        {
          morale: 5,
        },
      ),
    },
  },
  'USB-PP-04 a Brave Attack: the hero strikes once more': {
    setup: { ...meleeBetween(fresh(hero('daredevil')), line(3)), braveAttacks: 1 },
    twin: {
      charger: side([{ points: 2, blows: [{ ...charge, dice: 6 }] }], charging),
      target: side(crowd(3, 1, back)),
    },
  },
  'USB-A-44 a Brave Attack is of one weapon, the best': {
    setup: {
      ...meleeBetween(fresh(hero('daredevil', { melee: 'heavy', magic: ['cavalry'] })), line(3)),
      braveAttacks: 1,
    },
    twin: {
      charger: side(
        [
          {
            points: 2,
            blows: [
              { ...charge, dice: 3, save: 6 },
              { ...charge, dice: 6, hit: 3, save: 5 },
            ],
          },
        ],
        charging,
      ),
      target: side(crowd(3, 1, back)),
    },
  },
  'USB-A-44 a Brave Attack may be of a soldier who is better than the hero': {
    setup: {
      ...meleeBetween(
        { ...line(2, { hit: 3, melee: 'heavy' }), joined: { unit: hero('aspiring', { tough: 4 }), lost: 0 } },
        line(3),
      ),
      braveAttacks: 2,
    },
    twin: {
      charger: side(
        [
          ...crowd(2, 1, { ...charge, dice: 2, hit: 3, save: 6 }),
          { points: 2, hero: true, blows: [{ ...charge, dice: 2, hit: 5 }] },
        ],
        charging,
      ),
      target: side(crowd(3, 1, back)),
    },
  },
  'USB-SPEC-08 a blessing is of one roll: of blows at once and back the better': {
    setup: withSide(
      meleeBetween(
        line(3),
        fresh(machine({ growth: 2, equipment: ['pole', 'really-heavy'], specialisations: ['blessed'] })),
      ),
      'target',
      { blessed: 'hits' },
    ),
    twin: {
      charger: side(crowd(3, 1, charge), charging),
      target: side([
        {
          points: 6,
          blows: [
            { ...back, dice: 2, pole: true },
            { ...back, dice: 2, save: 7, sides: 3, again: 'fails' },
          ],
        },
      ]),
    },
  },
  'USB-SPEC-08 blessed saves are against one weapon': {
    setup: withSide(
      meleeBetween(
        line(3, { specialisations: ['blessed'] }),
        fresh(machine({ growth: 2, equipment: ['pole', 'really-heavy'] })),
      ),
      'charger',
      { blessed: 'saves' },
    ),
    twin: {
      charger: side(crowd(3, 1, charge), charging),
      target: side([
        {
          points: 6,
          blows: [
            { ...back, dice: 2, pole: true, saveAgain: true },
            { ...back, dice: 2, save: 7, sides: 3 },
          ],
        },
      ]),
    },
  },
  'USB-SPEC-08 a blessed unit with a hero rolls again for its soldiers or for him': {
    setup: withSide(
      meleeBetween(
        {
          ...line(3, { melee: 'heavy', specialisations: ['blessed'] }),
          joined: { unit: hero('daredevil'), lost: 0 },
        },
        line(3),
      ),
      'charger',
      { blessed: 'hits' },
    ),
    twin: {
      charger: side(
        [
          ...crowd(3, 1, { ...charge, save: 6, again: 'fails' }),
          { points: 2, hero: true, blows: [{ ...charge, dice: 3 }] },
        ],
        charging,
      ),
      target: side(crowd(3, 1, back)),
    },
  },
  'USB-SPEC-08 blessed blows: every miss again': {
    setup: withSide(meleeBetween(line(3), line(3, { specialisations: ['blessed'] })), 'target', {
      blessed: 'hits',
    }),
    twin: {
      charger: side(crowd(3, 1, charge), charging),
      target: side(crowd(3, 1, { ...back, again: 'fails' })),
    },
  },
  'USB-SPEC-08 blessed saves': {
    setup: withSide(meleeBetween(line(3), line(3, { specialisations: ['blessed'] })), 'target', {
      blessed: 'saves',
    }),
    twin: {
      charger: side(crowd(3, 1, { ...charge, saveAgain: true }), charging),
      target: side(crowd(3, 1, back)),
    },
  },
  'USB-MOR-09 an unbreakable loser pays the difference in wounds, and margins in models': {
    setup: meleeBetween(line(4), line(5, { specialisations: ['unbreakable'], tough: 5 })),
    twin: {
      charger: side(crowd(4, 1, { ...charge, save: 5 }), charging),
      target: side(crowd(5, 1, back), { unbreakable: 'models', morale: 5 }),
    },
  },
  'USB-C-12 by the switch an unbreakable unit pays every failed test, in points': {
    setup: meleeBetween(line(4), line(5, { specialisations: ['unbreakable'], type: 'heavy' })),
    rules: { unbreakable: 'allFailures' },
    twin: {
      charger: side(crowd(4, 1, charge), charging),
      target: side(crowd(5, 2, back), { unbreakable: 'points' }),
    },
  },
  'USB-A-22 by the switch a loser by 2 tests at 50 % too': {
    setup: meleeBetween(line(4), line(5)),
    rules: { meleeDefeatTest: 'lostBy2' },
    twin: {
      charger: side(crowd(4, 1, charge), charging),
      target: side(crowd(5, 1, back)),
      defeatTest: true,
    },
  },
  'USB-A-40 friends in the fight count: their models, their Standfast, one point each': {
    setup: withSide(meleeBetween(line(3), line(3)), 'target', { others: [line(2, { type: 'heavy' })] }),
    twin: {
      charger: side(crowd(3, 1, charge), charging),
      target: side(crowd(3, 1, back), { friends: [2, 2] }),
    },
  },
  'USB-A-24 thresholds count from the start of the game, none twice': {
    setup: meleeBetween(line(3), { ...line(8), models: 5 }),
    twin: {
      charger: side(crowd(3, 1, charge), charging),
      target: side(crowd(5, 1, back), { start: 8 }),
    },
  },
  'USB-WOUND-02 a wounded model goes first': {
    setup: meleeBetween(line(3), { ...line(3, { type: 'heavy' }), wounded: 1 }),
    twin: {
      charger: side(crowd(3, 1, charge), charging),
      target: side([...crowd(1, 1, back), ...crowd(2, 2, back)], { start: 6 }),
    },
  },
  'USB-SPEC-09 the brave, and a hero near by': {
    setup: withSide(
      withSide(meleeBetween(line(3), line(4, { specialisations: ['brave'] })), 'charger', { aura: 3 }),
      'target',
      {},
    ),
    twin: {
      charger: side(crowd(3, 1, charge), { ...charging, morale: 3 }),
      target: side(crowd(4, 1, back), { morale: 3 }),
    },
  },
};
