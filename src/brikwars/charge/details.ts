import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { circumstancesOf } from '../../rules/brikwars/circumstances.ts';
import { decodeCharge } from './link.ts';

type Texts = Messages['charge'] & Messages['chargemore'];

/** What else a Charge consists of, beside what its title names: short phrases, to be held against another's. */
export function detailsOf(
  t: Texts,
  fight: Messages['fightmore'],
  format: Format,
  query: string,
): readonly string[] {
  const inputs = decodeCharge(query);
  if (inputs === undefined) return [];
  const { straight, direction, targetMove, braced, afterMiss, behind, free } = inputs;
  const sides = (['attacker', 'defender'] as const).flatMap((side) => {
    const { unit, mount, size, shield, rooted } = inputs[side];
    const says = (what: string) => `${t.sides[side]}: ${what}`;
    return [
      says(t.units[unit]),
      says(t.mounts[mount]),
      says(t.sized(format.number(size))),
      ...(shield ? [says(t.shield)] : []),
      ...(rooted ? [says(t.rooted)] : []),
    ];
  });
  return [
    ...sides,
    ...circumstancesOf('charge').flatMap((id) => (inputs.situation?.[id] ? [fight[id]] : [])),
    `${t.straight}: ${format.number(straight)}`,
    ...(targetMove > 0 ? [`${t.directions[direction]}: ${format.number(targetMove)}`] : []),
    braced ? t.ways.braced : t.ways.unbraced,
    t.ways[afterMiss],
    ...(inputs.attackerParries ? [`${t.sides.attacker}: ${t.ways.parries}`] : []),
    ...(inputs.defenderParries ? [`${t.sides.defender}: ${t.ways.parries}`] : []),
    ...(inputs.tramples ? [t.tramples] : []),
    ...(behind === 'open' ? [] : [`${t.behinds[behind]}: ${format.number(free)}`]),
  ];
}
