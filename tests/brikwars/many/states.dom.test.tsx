import {
  assaultOf,
  encodeMany,
  groupOf,
  initialMany,
  type ManyInputs,
  minifig,
} from '../../../src/brikwars/many/inputs.ts';
import { noSituation } from '../../../src/rules/brikwars/attack/circumstances.ts';
import { recordStates, type State } from '../../support/dom/every-state.ts';

const plain = initialMany('2005');
const { gang, blast } = plain;
const state = (as: string, part: Partial<ManyInputs>, taps: State['taps'] = []) => ({
  as,
  link: encodeMany({ ...plain, ...part }),
  taps,
});

const mine = /^(?:My fighters? (?:attack|throw)|The Explosive)/;
const enemy = /^Enemy .*Armor/;
/** Who stands near the explosion, each of whom opens all of them. */
const near = /^(?!My thrower).*: dies, /;
const options = /^More \(/;
const why = /^Enemy (?:dies|loses)|^(?:All|Somebody|Nobody) /;

recordStates('#/fight/many', [
  state('three shoot at one', {}, [
    /^Enemy dies/,
    mine,
    enemy,
    options,
    /^Hits/,
    ['More'],
    /^How they attack/,
  ]),
  state(
    'two groups at three in cover',
    {
      assaults: [
        {
          ...assaultOf(
            [
              groupOf(4, 'long-ranged', {
                distance: 12,
                situation: { ...noSituation, aimed: true, thirds: 2 },
              }),
              groupOf(2, 'own', { ownDamage: '2d6', hits: 1, skillModifier: -1, unit: 'hero', cranky: 2 }),
            ],
            3,
          ),
          strays: [{ ...minifig, owner: 'ally', fromTarget: 2 }],
        },
      ],
    },
    [mine, enemy, options, /^Hits/],
  ),
  state(
    'each alone',
    {
      kind: 'single',
      wish: 'all',
      assaults: [assaultOf([groupOf(5, 'short-ranged')], 3), assaultOf([groupOf(2, 'hand')])],
    },
    [mine, enemy, why, ['More']],
  ),
  state('a gang', { kind: 'gang' }, [mine, enemy, /^Enemy dies/, /Best$/]),
  state(
    'a gang at a giant with two hands',
    {
      kind: 'gang',
      gang: {
        ...gang,
        attackers: [groupOf(1, 'two-handed'), groupOf(1, 'hand', { shield: true })],
        victim: { ...gang.victim, unit: 'hero', weapons: 'two-hands', size: 3, cranky: 1 },
        goal: 'kill',
        attackGoal: 'survive',
      },
    },
    [enemy, mine, options],
  ),
  state('a grenade', { kind: 'blast' }, [
    mine,
    near,
    options,
    /off.*: dies, /,
    /^My thrower: dies, /,
    ['More'],
  ]),
  state(
    'a grenade that is placed among friends',
    {
      kind: 'blast',
      blast: {
        ...blast,
        way: 'placed',
        distance: 0,
        targets: [
          {
            ...minifig,
            count: 1,
            fromAim: 2,
            fixed: true,
            own: true,
          },
          {
            ...minifig,
            unit: 'own',
            ownArmor: '2d6',
            declines: true,
            count: 3,
            fromAim: 1,
            fixed: false,
            own: false,
          },
        ],
      },
    },
    [mine, near],
  ),
  state('played', {}, [/^Roll: /, /^Roll: /]),
  state('a gang in play', { kind: 'gang' }, [/^Roll: /, 'Roll to the end']),
  state('a grenade is thrown', { kind: 'blast' }, [/^Roll: /, 'Roll to the end']),
]);
