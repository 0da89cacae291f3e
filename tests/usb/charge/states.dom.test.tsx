import { fresh } from '../../../src/rules/usb/units/fighter.ts';
import {
  initialUsbCharge,
  type UsbChargeInputs,
  usbChargeCodec,
  withMelee,
} from '../../../src/usb/charge/inputs.ts';
import { type usbChargePresets, withUsbChargePreset } from '../../../src/usb/charge/presets.ts';
import { heroOf, presetUnit, regulars } from '../../../src/usb/side.ts';
import { recordStates, type State } from '../../support/dom/every-state.ts';

const { charger, target } = initialUsbCharge;
const state = (as: string, part: Partial<UsbChargeInputs>, taps: State['taps'] = []) => ({
  as,
  link: usbChargeCodec.encode(withMelee(initialUsbCharge, part)),
  taps,
});
const example = (preset: (typeof usbChargePresets)[number], taps: State['taps'] = []) => ({
  as: preset,
  link: usbChargeCodec.encode(withUsbChargePreset(initialUsbCharge, preset)),
  taps,
});

const mine = /^My unit .*Hit/;
const enemy = /^Enemy .*Hit/;
/** What counts here, and how they meet. */
const meet = /^More \(/;
/** What stands folded in the sheet of a side. */
const more = 'In this fight';
const figures = ['More', 'All figures'];
const led = { unit: heroOf('daredevil', undefined), lost: 0 };

recordStates('#/fight/usb/charge', [
  state('a charge', {}, [
    /^My unit wins/,
    /^Enemy wins/,
    /^Break/,
    figures,
    ['No reaction', /^Shoot/, 'breaking the other side'],
    ['My unit: basic weapon', /^pole/i, 'shield', 'Leaders'],
    ['More', 'Riders into spears'],
    [meet, /^Locked fight/],
    /^Reroll/,
  ]),
  state(
    'all that is unusual on the way',
    {
      slowWay: true,
      seen: false,
      nearness: 'nearer-unseen',
      lostOnTheWay: 2,
      distance: 12,
      reaction: 'move',
    },
    [meet, /^Reaction: /],
  ),
  state('too far, slowed', { distance: 30, slowWay: true }, [[meet, /reach/i]]),
  state('a false flag', { falseFlag: true, roadWay: true }, [meet]),
  state('shot at', { reaction: 'shoot', distance: 9, goal: 'kill' }, [figures, /^Draw/]),
  state('entrenched in reaction', { reaction: 'entrench', distance: 9, goal: 'trade' }, [enemy]),
  state(
    'with friends, in panic',
    {
      charger: { ...charger, others: [fresh(regulars), fresh(regulars)], aura: 4 },
      target: { ...target, fighter: { ...target.fighter, models: 6, state: 'panicked', fights: 1 } },
    },
    [[mine, more], [enemy, more], figures],
  ),
  state(
    'blessed, led and self-destructing',
    {
      charger: {
        ...charger,
        blessed: 'saves',
        fighter: fresh({ ...regulars, leaders: true, specialisations: ['blessed'] }),
      },
      target: {
        ...target,
        selfDestructs: true,
        fighter: fresh({ ...regulars, specialisations: ['self-destruction'] }),
      },
    },
    [[mine, more, /^Add a unit|^A unit more|^Another/], [enemy, more], /^My unit: /],
  ),
  state(
    'a hero with power',
    {
      charger: { ...charger, fighter: { ...fresh(regulars), joined: led } },
      braveAttacks: 1,
      luck: 1,
    },
    [meet, [mine, more], /^My unit: /],
  ),
  state(
    'hidden in a column',
    { target: { ...target, fighter: { ...target.fighter, formation: 'column', terrain: 'difficult' } } },
    [[meet, /^Entrenched/], enemy],
  ),
  state('a machine is charged', { target: { ...target, fighter: fresh(presetUnit('growth-2')) } }, [
    enemy,
    figures,
  ]),
  example('riders', [/^My unit wins/]),
  example('phalanx', [/^Phalanx met/, meet, enemy]),
  example('trench', [/^Reaction: /]),
  example('machine', [mine]),
  example('duel', [/^No reaction|^Reaction/, figures, meet]),
  example('locked', [meet, ['Reroll failed saves'], mine, figures]),
  state('played', {}, [/^Roll: /, 'Roll to the end']),
  state('the advice is taken, and taken back', {}, [/^Move 3″: holds out/, 'Undo']),
]);
