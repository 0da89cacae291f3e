import { type MagicInputs, magicCodec } from '../../../src/brikwars/magic/inputs.ts';
import { recordStates, type State } from '../../support/dom/every-state.ts';

const codec = magicCodec('2005');
const state = (as: string, part: Partial<MagicInputs>, taps: State['taps'] = []) => ({
  as,
  link: codec.encode({ ...codec.initial, ...part }),
  taps,
});

const mage = /^My \S+ .*(?:Level|Skill)/;
const enemy = /^(?:Enemy|Friend|Patient).*Armor/;
const why = /\d$/;

recordStates('#/fight/magic', [
  state('a bolt', {}, [/^Enemy dies/, /^Misses/, mage, enemy, /^Level \d/]),
  state('a bolt too far for an own target', { target: 'own', ownArmor: '2d6+1', distance: 30, level: 2 }, [
    enemy,
    why,
  ]),
  state(
    'a circle of mages',
    { caster: 'own', ownSkill: '1d10', modifier: -2, magic: 4, others: 6, level: 4 },
    [mage],
  ),
  state('a hero is struck', { caster: 'hero', target: 'hero', magic: 1, distance: 0 }, [mage, enemy]),
  state('a blast', { kind: 'area', count: 5, level: 2, distance: 12 }, [/^Hit/, why, /^My mage: /, ['More']]),
  state('a blast on horses', { kind: 'area', target: 'warhorse', count: 2 }, [why, 'Enemy: change']),
  state('a blast that missed', { kind: 'area', count: 2, level: 3, landed: 2, after: 'a1' }, [why]),
  state('a shield', { kind: 'shield', struck: 'two-handed', level: 2 }, [why, enemy, mage]),
  state('a call', { kind: 'summon', size: 3, level: 3 }, [why, mage, ['More']]),
  state('the dead', { kind: 'raise', size: 2, undead: 4, level: 2 }, [why, mage]),
  state('healing, wounds not counted', { kind: 'heal', wounds: 0, medics: 2, struck: 'explosive' }, [
    why,
    enemy,
  ]),
  state('healing, carried', { kind: 'heal', wounds: 5, medics: 1, carriers: 4 }, [why]),
  state('a hider stands still', { kind: 'shot', hidden: 2, stance: 'still', hides: true, perceives: true }, [
    why,
    enemy,
  ]),
  state(
    'a hider is shot at by a master',
    { kind: 'shot', hidden: 0, stance: 'half', master: true, shoots: 'short-ranged' },
    [why, mage],
  ),
  state('no hider', { kind: 'shot', hides: false, hidden: 1 }, [why]),
  state('a bolt is cast', {}, [/^Roll: /]),
  state('a blast is cast', { kind: 'area', count: 3 }, [/^Roll: /]),
  state('a bolt is cast at a horse', { target: 'warhorse', level: 3, modifier: 9 }, [/^Roll: /]),
  state('healing is tried', { kind: 'heal', wounds: 3 }, [/^Roll: /]),
]);
