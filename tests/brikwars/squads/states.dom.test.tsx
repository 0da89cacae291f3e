import { initialSquads, type SquadsInputs, squadsCodec } from '../../../src/brikwars/squads/inputs.ts';
import { recordStates, type State } from '../../support/dom/every-state.ts';

const codec = squadsCodec('2005');
const plain = initialSquads('2005');
const { mine, theirs, situation } = plain;
const state = (as: string, part: Partial<SquadsInputs>, taps: State['taps'] = []) => ({
  as,
  link: codec.encode({ ...plain, ...part }),
  taps,
});

const my = /^My squad .*Skill/;
const enemy = /^Enemy squad .*Skill/;
const options = /^Attack: More/;
const run = { inches: 8, braced: false, armed: false, riders: false, front: 4, path: 4 };

recordStates('#/fight/squads', [
  state('an engagement', {}, [/^Enemy loses/, /^My squad loses/, my, options, ['More']]),
  state(
    'an officer and own values',
    {
      mine: {
        ...mine,
        officer: true,
        unit: 'own',
        close: 'own',
        ownSkill: '1d8',
        ownArmor: '1d10',
        ownUse: 4,
        ownDamage: '2d6',
      },
      counters: false,
      modifier: -2,
    },
    [my, /^Enemy loses/],
  ),
  state(
    'they attack',
    { attacker: 'theirs', theirs: { ...theirs, unit: 'armored-minifig', plate: 4, officer: true } },
    [enemy, options],
  ),
  state('nobody is left', { theirs: { ...theirs, count: 0 } }, [enemy]),
  state(
    'a volley',
    { kind: 'ranged', distance: 12, situation: { ...situation, aimed: true, speed: 6, thirds: 1 } },
    [options, /^Half or more/, my],
  ),
  state(
    'a volley with own weapons',
    { kind: 'ranged', mine: { ...mine, ranged: 'own', ownUse: 5 }, distance: 40 },
    [my],
  ),
  state('a charge', { kind: 'charge' }, [options, my, enemy, /^Enemy loses/]),
  state(
    'riders with braced lances',
    {
      kind: 'charge',
      run: {
        ...run,
        inches: 14,
        braced: true,
        armed: true,
        riders: true,
        front: 2,
        path: 3,
        ridersMet: false,
      },
      modifier: 1,
    },
    [options, my],
  ),
  state(
    'giants are charged',
    { kind: 'charge', theirs: { ...theirs, unit: 'own', ownArmor: '2', count: 2, size: 4 } },
    [enemy, options],
  ),
  state(
    'giants are charged, played',
    { kind: 'charge', theirs: { ...theirs, unit: 'own', ownArmor: '2', count: 2, size: 4 } },
    [/^Roll: /, 'Roll to the end'],
  ),
  state('an engagement played', {}, [/^Roll: /, 'Roll to the end']),
  state('a volley played', { kind: 'ranged' }, [/^Roll: /, 'Roll to the end']),
]);
