import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { fighterText, thingsOf } from '../unit-names.ts';
import { usbChargeCodec } from './link.ts';
import { meetingOf } from './meeting.ts';
import { roleOf } from './names.ts';
import { usbChargeOptions } from './options.ts';

type Texts = Messages['usbcharge'] & Messages['usbchargemore'];

/** What else a melee consists of, beside what its title names: short phrases, to be held against another's. */
export function detailsOf(
  t: Texts,
  units: Messages['usbunits'],
  format: Format,
  query: string,
): readonly string[] {
  const inputs = usbChargeCodec.decode(query);
  if (inputs === undefined) return [];
  const { setup } = inputs;
  const meeting = meetingOf(inputs);
  const { locked, distance, reaction, shield, duel, flank } = setup;
  const sides = usbChargeOptions.roles.flatMap((role) => {
    const { fighter, others, selfDestructs } = setup[role];
    const { unit, formation, terrain, entrenched, state } = fighter;
    const told = [
      ...thingsOf(units, unit),
      ...(formation === 'skirmish' ? [] : [units.formations[formation]]),
      ...(terrain === 'open' || locked ? [] : [units.terrains[terrain]]),
      ...(entrenched ? [units.entrenched] : []),
      ...(state === 'steady' ? [] : [units.states[state]]),
      ...others.map((other) => fighterText(units, other)),
      ...(selfDestructs ? [t.selfDestructs] : []),
    ];
    return told.map((thing) => `${units.role[roleOf(role, setup)]}: ${thing}`);
  });
  return [
    ...sides,
    ...(locked ? [t.locked] : [`${t.distance}: ${format.number(distance)}`]),
    ...(reaction === 'none' ? [] : [`${t.reaction}: ${t.reactions[reaction]}`]),
    ...(flank ? [t.flank] : []),
    ...(meeting.shield ? [`${t.shield}: ${t.shields[shield]}`] : []),
    ...(meeting.duel ? [`${t.duel}: ${t.duels[duel]}`] : []),
  ];
}
