import { presets } from '../../../src/brikwars/creation/presets.ts';
import {
  initialWreck,
  type WreckGroup,
  type WreckInputs,
  wreckCodec,
} from '../../../src/brikwars/wreck/inputs.ts';
import { recordStates, type State } from '../../support/dom/every-state.ts';

const plain = initialWreck('2005');
const [first] = plain.groups;
const group = (part: Partial<WreckGroup>): WreckGroup => {
  if (!first) throw new Error('nobody attacks');
  return { ...first, ...part };
};
const state = (as: string, part: Partial<WreckInputs>, taps: State['taps'] = []) => ({
  as,
  link: wreckCodec('2005').encode({ ...plain, ...part }),
  taps,
});

const attackers = /^My attackers .*Skill/;
const creation = /^Enemy creation/;
const options = /^More \(/;
/** Behind the last chip. */
const aim: [RegExp, RegExp] = [options, /^Aim: .*/];
const figures = ['More', 'All figures'];
const crew = ['More', /crew|controls|steer/i];

const { tank, dragon, flyer, wall, car, house } = presets;

recordStates('#/fight/wreck', [
  state(
    'a tank that is hurt',
    { creation: tank, state: { pips: 3, weaponsOff: [0], partsOff: [1], controlsOff: false } },
    [aim, creation, [/^Undamaged|of \d+ pips/], figures, crew],
  ),
  state(
    'its gun is aimed at, behind a plate',
    { creation: tank, aim: { kind: 'weapon', place: 1 }, plate: 2, visible: 3, overkill: true },
    [options, figures, /^Broken|^Destroyed|^Breaks/],
  ),
  state(
    'its bricks are ground',
    { creation: wall, aim: { kind: 'bricks', place: 0 }, points: 12, area: '2x4' },
    [aim, options, figures],
  ),
  state('its controls', { creation: tank, aim: { kind: 'controls', place: 0 } }, [figures]),
  state('its wheels', { creation: car, aim: { kind: 'propulsion', place: 0 } }, [figures]),
  state(
    'no controls, cut apart, a wreck',
    { creation: tank, state: { pips: 1, weaponsOff: [0, 1], partsOff: [2], controlsOff: true, size: 2 } },
    [[/^Undamaged|of \d+ pips/], crew, creation],
  ),
  state('a creature', { creation: dragon }, [crew, creation, aim]),
  state(
    'a flyer with its crew',
    {
      creation: flyer,
      crew: { steers: false, pilot: true, held: true, ally: true, others: 2, speed: 6 },
    },
    [crew],
  ),
  state(
    'three groups attack',
    {
      groups: [
        group({ unit: 'hero', weapon: 'two-handed', count: 1, cranky: 2 }),
        group({ unit: 'own', weapon: 'own', ownSkill: '2d6', count: 2, ownUse: 5, ownDamage: '2d6+1' }),
        group({ unit: 'officer', weapon: 'gun', weaponSize: 3, count: 4, skillModifier: -2 }),
      ],
    },
    [attackers, options, figures],
  ),
  state(
    'they aim, having moved',
    {
      groups: [
        group({ weapon: 'long-ranged', situation: { ...group({}).situation, aimed: true, thirds: 2 } }),
      ],
    },
    [options, attackers],
  ),
  state('a creation attacks', { by: tank, groups: [group({ unit: 'own', weapon: 'gun', weaponSize: 2 })] }, [
    attackers,
  ]),
  state('a played attack', { creation: house }, [
    /^Roll: /,
    /^Roll: /,
    'Roll to the end',
    'Save this damage',
  ]),
  state('a part in play', { creation: tank, aim: { kind: 'weapon', place: 1 } }, [
    /^Roll: /,
    'Save this damage',
  ]),
  state('changed by hand', { creation: tank }, [
    [options, /^Aim: Whole tank/, 'Gun 1', 'Bricks off its Structure', '1×1 stud'],
    [
      /^Undamaged|of \d+ pips/,
      'Pips of Size Damage: more',
      'Gun 1 is off',
      'Controls wrecked',
      'Parts lost: Ground: more',
      'Cut in two',
    ],
    [/^Undamaged|of \d+ pips/, 'Repair all', 'Undo'],
    ['More', 'At the controls', 'Somebody steers', 'Other Actions: more'],
    [options, 'Grinding points on it: more', 'Roll a Grinding'],
    'Whole tank',
    [options, 'Overkill', 'Plate over it: more'],
    [attackers, 'Rifle, longbow', 'Hero', 'Another weapon', 'Gun', 'Remove attacks 2'],
    'Aimed +1',
    /^My attackers: /,
    [creation, 'Dragon'],
  ]),
  state('they may aim first', { groups: [group({ weapon: 'long-ranged', count: 5, skillModifier: -2 })] }, [
    /^Aim first/,
  ]),
]);
