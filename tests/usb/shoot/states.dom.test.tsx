import { fresh } from '../../../src/rules/usb/units/fighter.ts';
import { encodeShoot, initialShoot, type UsbShootInputs } from '../../../src/usb/shoot/inputs.ts';
import { heroOf, presetUnit, regulars } from '../../../src/usb/side.ts';
import { recordStates, type State } from '../../support/dom/every-state.ts';

const state = (as: string, part: Partial<UsbShootInputs>, taps: State['taps'] = []) => ({
  as,
  link: encodeShoot({ ...initialShoot, ...part }),
  taps,
});
const { fighter } = initialShoot.shooter;

const mine = /^My unit .*Hit/;
const enemy = /^Enemy .*Tough/;
const shot = /^More \(/;
const figures = ['More', 'All figures'];
const led = { unit: heroOf('daredevil'), lost: 0 };

recordStates('#/fight/usb/shoot', [
  state('a shot', {}, [/^Enemy breaks/, /^Losses/, mine, enemy, figures]),
  state('aimed, some see nothing', { kind: 'aimed', blind: 4, nearness: 'farther', distance: 9 }, [shot]),
  state('at chargers, engaged', { kind: 'reaction', engaged: true, falseFlag: true }, [shot]),
  state('out of range', { distance: 40 }, [shot]),
  state('too near', { distance: 1, nearness: 'nearer-unseen' }, [shot]),
  state(
    'in cover, in panic',
    {
      target: { fighter: { ...fighter, terrain: 'ruins', entrenched: true, state: 'panicked', models: 6 } },
      aura: 3,
    },
    [enemy, shot, /^Enemy breaks/, figures],
  ),
  state(
    'a phalanx from its side',
    {
      flank: true,
      target: { fighter: { ...fresh({ ...regulars, shield: true, melee: 'pole' }), formation: 'phalanx' } },
    },
    [shot, enemy],
  ),
  state(
    'blessed on both sides',
    {
      blessed: true,
      targetBlessed: 'saves',
      shooter: { fighter: fresh({ ...regulars, specialisations: ['blessed'] }) },
      target: { fighter: fresh({ ...regulars, specialisations: ['blessed'] }) },
    },
    [shot],
  ),
  state(
    'a hero with power',
    { shooter: { fighter: { ...fighter, joined: led } }, perfect: true, again: 1, luck: 1 },
    [shot, mine, figures],
  ),
  state(
    'a machine shoots over a hill',
    { shooter: { fighter: fresh(presetUnit('growth-2')) }, indirect: true, spotted: true, distance: 20 },
    [shot, mine, figures],
  ),
  state('a hero is shot at', { target: { fighter: fresh(heroOf('legend')) } }, [enemy, /^Enemy breaks/]),
  state('played', {}, [/^Roll: /, 'Roll to the end']),
  state('the advice is taken', {}, [/^Best: aimed/]),
]);
