import { certain, type Distribution } from '../../dice/distribution.ts';
import type { Asked } from '../../steps.ts';
import { volleyPips } from './siege.ts';
import {
  arrived,
  attackPips,
  capped,
  damagePips,
  hitPips,
  repeated,
  stepsOf,
  type WreckVolley,
} from './volley.ts';
import type { WreckEntry, WreckMoment } from './volley-steps.ts';

const totalOf = (entries: readonly WreckEntry[], of: (entry: WreckEntry) => number): number =>
  entries.reduce((sum, entry) => sum + of(entry), 0);

/** The pips of all attacks given what has been rolled: what lies on the table, and all that is still to come. */
export function wreckAhead(
  volley: WreckVolley,
  log: readonly WreckEntry[],
  next: Asked<WreckMoment>,
): Distribution {
  const steps = stepsOf(volley);
  const taken = totalOf(log, ({ purpose, amount }) => (purpose === 'armor' ? amount : 0));
  const parts: Distribution[] = [certain(Math.min(taken, steps))];
  for (const [group, attacks] of volley.attacks.entries()) {
    if (group < next.group) continue;
    if (group > next.group) {
      parts.push(repeated(attackPips(volley, attacks), attacks.count, steps));
      continue;
    }
    const own = log.filter((entry) => entry.group === group);
    const made = own.filter(({ purpose }) => purpose === 'attack');
    const rolled = own.flatMap(({ points = [] }) => points);
    const flown = own.filter(({ purpose }) => purpose === 'range');
    const hits = totalOf(made, ({ amount }) => amount) + totalOf(flown, ({ beside = 0 }) => beside);
    const flying = next.purpose === 'range' ? attacks.count - totalOf(flown, ({ count }) => count) : 0;
    const landed = attacks.assault.thrown ? totalOf(flown, ({ amount }) => amount) : attacks.count;
    const open = landed - totalOf(made, ({ count }) => count);
    if (flying > 0) parts.push(repeated(attackPips(volley, attacks), flying, steps));
    if (next.purpose === 'attack' || next.purpose === 'range')
      parts.push(repeated(attackPips(volley, arrived(attacks)), open, steps));
    if (next.purpose !== 'armor') parts.push(repeated(hitPips(volley, attacks), hits - rolled.length, steps));
    parts.push(
      ...pendingHits(volley, own, rolled, next).map((damage) => damagePips(volley, certain(damage))),
    );
  }
  return volleyPips(
    parts.map((part) => capped(part, steps)),
    steps,
  );
}

/** The damage of each hit that has not met its Armor; of the one in hand what is left of it. */
function pendingHits(
  { overkill }: WreckVolley,
  own: readonly WreckEntry[],
  rolled: readonly number[],
  next: Asked<WreckMoment>,
): readonly number[] {
  const hurting = rolled.filter((damage) => damage > 0);
  const met = own.filter(({ purpose }) => purpose === 'armor');
  if (!overkill) return hurting.slice(totalOf(met, ({ count }) => count));
  const done = met.filter(({ over }) => over).length;
  const [, ...later] = hurting.slice(done);
  return next.purpose === 'armor' ? [next.damage ?? 0, ...later] : hurting;
}
