import { type ChargeInputs, encodeCharge, initialCharge } from '../../../src/brikwars/charge/inputs.ts';
import { presets } from '../../../src/brikwars/creation/presets.ts';
import { noSituation } from '../../../src/rules/brikwars/attack/circumstances.ts';
import { recordStates, type State } from '../../support/dom/every-state.ts';

const plain = initialCharge('2005');
const { attacker, defender } = plain;
const state = (as: string, part: Partial<ChargeInputs>, taps: State['taps'] = []) => ({
  as,
  link: encodeCharge({ ...plain, ...part }),
  taps,
});

const mine = /^My fighter charges? .*Armor/;
const enemy = /^Enemy .*Armor/;
const meet = /^How they meet/;

recordStates('#/fight/charge', [
  state('a knight', {}, [
    /^Enemy dies/,
    mine,
    enemy,
    meet,
    'Stands there, parries, braced Best',
    'My fighter: Lance',
    'Enemy: Body',
    ['More'],
  ]),
  state(
    'a hero on foot with own values',
    {
      attacker: {
        ...attacker,
        unit: 'own',
        mount: 'none',
        arm: 'own',
        size: 1,
        ownSkill: '1d8',
        shield: true,
        cranky: 2,
      },
      straight: 4,
      earlier: 2,
      strikes: 'body',
      goal: 'survive',
    },
    [mine, meet],
  ),
  state(
    'past it after a miss, trampling',
    { afterMiss: 'past', tramples: true, attackerParries: false, moveLeft: 5, goal: 'trade' },
    [meet],
  ),
  state(
    'it comes head on, mounted',
    {
      defender: {
        ...defender,
        mount: 'barded-warhorse',
        size: 2,
        struck: 'mount',
        arm: 'two-handed',
        reach: 3,
        unit: 'hero',
        cranky: 1,
      },
      targetMove: 8,
      direction: 'towards',
      answer: 'weapon',
      aimApart: true,
    },
    [enemy, meet],
  ),
  state('a wall behind', { behind: 'wall', free: 1, defenderParries: false, braced: false }, [meet, enemy]),
  state(
    'a drop behind, three charge',
    { behind: 'drop', height: 6, chargers: 3, sameDirection: false, low: false, line: 2 },
    [meet, mine],
  ),
  state('it is rooted', { defender: { ...defender, rooted: true, size: 3, shield: false } }, [enemy]),
  state('not on purpose', { unintentional: true }, [meet]),
  state('with a blind blow', { situation: { ...noSituation, blind: true } }, [meet]),
  state('a car charges', { attacker: { ...attacker, mount: 'none', creation: presets.car, pips: 1 } }, [
    mine,
    meet,
  ]),
  state('a house is charged', { defender: { ...defender, creation: presets.house } }, [enemy, meet]),
  state('played', {}, [/^Roll: /]),
  state(
    'the advice is taken',
    { afterMiss: 'past', tramples: true, attackerParries: false, moveLeft: 5, goal: 'trade' },
    [/^Best/],
  ),
]);
