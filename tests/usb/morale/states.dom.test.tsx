import { fresh } from '../../../src/rules/usb/units/fighter.ts';
import {
  encodeMorale,
  initialMorale,
  plainLeft,
  type UsbMoraleInputs,
} from '../../../src/usb/morale/inputs.ts';
import { heroOf, regulars } from '../../../src/usb/side.ts';
import { recordStates } from '../../support/dom/every-state.ts';

const happened = /^What has happened\?/;
const state = (
  as: string,
  part: Partial<UsbMoraleInputs>,
  ...taps: readonly (string | RegExp | readonly (string | RegExp)[])[]
) => ({
  as,
  link: encodeMorale({ ...initialMorale, ...part }),
  taps,
});
const unit = (part: Partial<typeof regulars>, models = 5) => ({
  fighter: { ...fresh({ ...regulars, ...part }), models },
});

recordStates('#/fight/usb/morale', [
  state('losses, some of them before', { event: 'losses', lostBefore: 2 }, [
    happened,
    'Points lost before it: more',
  ]),
  state('more lost before than is lost', { event: 'losses', lostBefore: 9 }, happened),
  state('a melee lost', { event: 'defeat', lostBy: 3, lostBefore: 1 }, happened),
  state('a quarter asked, more lost', { event: '25', aura: 3 }, happened),
  state('nothing lost', { event: '25', side: unit({}, 10) }, happened),
  state(
    'panicked at its activation',
    { event: 'recovery', from: 'panicked', power: 2 },
    happened,
    /^Power points/,
  ),
  state('dangerous terrain', { event: 'hits' }, happened),
  state(
    'a climb',
    { event: 'hits', hazard: 'climbing', height: 7 },
    [happened, 'Inches up or down: more'],
    /^No panic/,
  ),
  state(
    'self-destruction',
    { event: 'hits', side: unit({ specialisations: ['self-destruction'] }, 10) },
    happened,
  ),
  state('blessed', { blessed: true, side: unit({ specialisations: ['blessed'] }) }, happened),
  state('may be blessed', { side: unit({ specialisations: ['blessed'] }) }, happened),
  state('unbreakable', { event: '75', side: unit({ tough: 5, specialisations: ['unbreakable'] }) }, /^Loses/),
  state('a hero', { event: 'recovery', side: { fighter: fresh(heroOf('hero')) } }),
  state(
    'three groups without a commander',
    {
      event: 'commander',
      aura: 3,
      left: [
        { ...plainLeft, units: 2, brave: true },
        { ...plainLeft, units: 3, tough: 3, near: true },
        { ...plainLeft, tough: 5, unbreakable: true },
      ],
    },
    [/^Units left/, /^Remove.*2/],
    /^Somebody/,
    ['More'],
  ),
  state('one unit without a commander', { event: 'commander', left: [plainLeft] }, /^Units left/),
  state('played', {}, [/^Roll: /, 'Undo roll', 'Roll to the end']),
  state('hits played', { event: 'hits' }, [/^Roll: /, 'Roll to the end']),
]);
