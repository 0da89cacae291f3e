import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { Fighter } from '../../rules/usb/fighter.ts';
import { thingsOf } from '../unit-names.ts';
import { shootSetupOf } from './inputs.ts';
import { decodeShoot } from './link.ts';

/** What else a shooting consists of, beside what its title names: short phrases, to be held against another's. */
export function detailsOf(
  units: Messages['usbunits'],
  t: Messages['usbshootmore'],
  format: Format,
  query: string,
): readonly string[] {
  const inputs = decodeShoot(query);
  if (inputs === undefined) return [];
  const setup = shootSetupOf(inputs);
  const { kind, distance, seeing, indirect, inTransport, flank, perfect, again, blessed, targetBlessed } =
    setup;
  const on = (flag: boolean, text: string) => (flag ? [text] : []);
  return [
    ...fighterDetails(units, units.role.shooter, setup.shooter),
    ...fighterDetails(units, units.role.target, setup.target),
    `${t.kind}: ${t.kinds[kind]}`,
    `${t.distance}: ${format.number(distance)}`,
    ...on(seeing < setup.shooter.models, `${t.blind}: ${format.number(inputs.blind)}`),
    ...on(indirect, t.indirect),
    ...on(inTransport, t.inTransport),
    ...on(flank, t.flank),
    ...on(perfect, t.perfect),
    ...on(again > 0, `${t.again}: ${format.number(again)}`),
    ...on(blessed, t.blessed),
    ...on(targetBlessed !== 'none', `${t.targetBlessed}: ${t.blessings[targetBlessed]}`),
  ];
}

function fighterDetails(t: Messages['usbunits'], who: string, fighter: Fighter): readonly string[] {
  const { unit, formation, terrain, entrenched, state } = fighter;
  const says = (what: string) => t.lineOf(who, what);
  return [
    ...thingsOf(t, unit).map(says),
    ...(formation === 'skirmish' ? [] : [says(t.formations[formation])]),
    ...(terrain === 'open' ? [] : [says(t.terrains[terrain])]),
    ...(entrenched ? [says(t.entrenched)] : []),
    ...(state === 'steady' ? [] : [says(t.states[state])]),
  ];
}
