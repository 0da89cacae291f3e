import { askOption, askRoll, type Steps } from '../../steps.ts';
import { armorHolds } from '../attack/damage.ts';
import { type Fight, firstArm } from '../attack/fight.ts';
import type { Assault, AttackGroup, Volley } from './check-volley.ts';
import { askAlike } from './many-alike.ts';
import { judgeCombined, judgePile, pilesOf } from './many-piles.ts';
import type { ManyEntry, ManyMoment, VolleyOutcome } from './many-record.ts';
import { rulesFor, type Shot, shoot } from './many-shots.ts';
import { mayBeHit } from './missed-shot.ts';

type At = Pick<ManyMoment, 'assault' | 'group' | 'thing'>;

/** Points of so many hits of one group, each a damage roll of its own (BW-ATK-07, BWC-50). */
function* hitPoints(
  { fight }: AttackGroup,
  count: number,
  at: At,
  log: ManyEntry[],
): Steps<ManyMoment, readonly number[]> {
  const { damage } = firstArm(fight);
  const moment = { ...at, purpose: 'damage', count } as const;
  const all: number[] = [];
  for (const { rolls, roll } of yield* askAlike<ManyMoment>(moment, damage, rulesFor(fight.attacker))) {
    const points = rolls.map(({ total, allOnes }) =>
      allOnes && fight.rules.damageCriticalFailure === 'zero' ? 0 : total,
    );
    all.push(...points);
    const amount = points.reduce((sum, one) => sum + one, 0);
    log.push({ ...moment, count: rolls.length, ...(roll && { roll }), result: 'points', amount });
  }
  return all;
}

/** How many die, or lose a pip, of so many points each, every one with an Armor roll of his own (BWC-54, BW-DMG-03). */
export function* armorRolls(
  { defender: side, rules: table }: Pick<Fight, 'defender' | 'rules'>,
  points: readonly number[],
  at: At,
  log: ManyEntry[],
): Steps<ManyMoment, number> {
  // Who took nothing rolls nothing.
  const hurting = points.filter((one) => one > 0);
  const moment = { ...at, purpose: 'armor', count: hurting.length } as const;
  let dead = 0;
  let met = 0;
  for (const { rolls, roll } of yield* askAlike<ManyMoment>(moment, side.armor, rulesFor(side))) {
    const before = dead;
    for (const { total } of rolls) if ((hurting[met++] ?? 0) > armorHolds(total, table)) dead++;
    const entry = { ...moment, count: rolls.length, ...(roll && { roll }) };
    const [only] = rolls;
    if (rolls.length > 1 || only === undefined) log.push({ ...entry, result: 'dead', amount: dead - before });
    else {
      const result = dead > before ? 'dies' : 'holds';
      log.push({ ...entry, result, amount: only.total, damage: hurting[met - 1] ?? 0 });
    }
  }
  return dead;
}

/** All damage in one sum against one Armor (BW-COMB-01, BW-SQ-22): 1 if it kills. */
function* combined(
  assault: Assault,
  hits: readonly number[],
  at: At,
  log: ManyEntry[],
): Steps<ManyMoment, number> {
  const points: number[] = [];
  const [first] = assault.groups;
  if (first === undefined) throw new RangeError('no group');
  for (const pile of pilesOf(assault, hits)) {
    const { group, dice, bonus } = pile;
    const whose = group === undefined ? at : { ...at, group };
    const moment: ManyMoment = { ...whose, purpose: 'damage', count: pile.hits };
    if (dice.groups.length === 0) {
      points.push(Math.max(0, dice.constant));
      log.push({ ...moment, result: 'points', amount: Math.max(0, dice.constant) });
      continue;
    }
    const roll = yield* askRoll(moment, dice, { bonus, floor: true });
    const amount = judgePile(roll, first.fight.rules.damageCriticalFailure === 'zero');
    points.push(amount);
    log.push({ ...moment, roll, result: 'points', amount });
  }
  const { damage } = judgeCombined(points, 0);
  return yield* armorRolls(first.fight, [damage], at, log);
}

/** Shots that missed, followed where they may hit something: the defender picks what, or nothing (BW-RNG-03, BW-RNG-04). */
function* missedShots(
  assault: Assault,
  shots: readonly (readonly Shot[])[],
  place: number,
  log: ManyEntry[],
): Steps<ManyMoment, readonly number[]> {
  const killed: number[] = [];
  const pips = assault.strays.map(() => 0);
  for (const [index, made] of shots.entries()) {
    const group = assault.groups[index] as AttackGroup;
    for (const shot of made) {
      if (shot.hit) continue;
      const things = assault.strays.flatMap(({ victim }, thing) =>
        killed.includes(thing) || !mayBeHit(victim, shot.missed, shot.reach).allowed ? [] : [thing],
      );
      if (things.length === 0) continue;
      const at = { assault: place, group: index } as const;
      const moment: ManyMoment = { ...at, purpose: 'stray', count: 1, inches: shot.missed };
      const chosen = yield* askOption(moment, ['nothing', ...things.map(String)]);
      if (chosen === 'nothing') {
        log.push({ ...moment, result: 'harmless', amount: shot.missed });
        continue;
      }
      const thing = Number(chosen);
      log.push({ ...moment, thing, result: 'strayed', amount: shot.missed });
      const points = yield* hitPoints(group, 1, { ...at, thing }, log);
      const struck = assault.strays[thing]?.fight ?? group.fight;
      const taken = (pips[thing] ?? 0) + (yield* armorRolls(struck, points, { ...at, thing }, log));
      pips[thing] = taken;
      if (taken >= (struck.defender.steps ?? 1)) killed.push(thing);
    }
  }
  return killed;
}

function* assaultSteps(
  assault: Assault,
  place: number,
  log: ManyEntry[],
): Steps<ManyMoment, { readonly dead: number; readonly strays: readonly number[] }> {
  const { groups, targets, way } = assault;
  const at = { assault: place } as const;
  const shots: (readonly Shot[])[] = [];
  let dead = 0;
  for (const [index, group] of groups.entries()) {
    // Nobody is left to shoot at.
    if (way === 'single' && dead >= targets) break;
    const made = yield* shoot(group, { ...at, group: index }, log);
    shots.push(made);
    if (way !== 'single') continue;
    const hits = made.filter(({ hit }) => hit).length;
    const points = yield* hitPoints(group, hits, { ...at, group: index }, log);
    const fallen = yield* armorRolls(group.fight, points, { ...at, group: index }, log);
    dead = Math.min(targets, dead + fallen);
  }
  if (way !== 'single') {
    const hits = shots.map((made) => made.filter(({ hit }) => hit).length);
    dead = yield* combined(assault, hits, at, log);
  }
  return { dead, strays: yield* missedShots(assault, shots, place, log) };
}

/**
 * All attacks of a turn, target by target: attack rolls together, damage in one sum or each hit alone, Armor, and then
 * the shots that missed (BW-COMB-01 to BW-COMB-04, BWC-54, BW-RNG-03).
 */
export function* volleySteps({ assaults }: Volley, log: ManyEntry[]): Steps<ManyMoment, VolleyOutcome> {
  const dead: number[] = [];
  const strays: [number, number][] = [];
  for (const [place, assault] of assaults.entries()) {
    const made = yield* assaultSteps(assault, place, log);
    dead.push(made.dead);
    strays.push(...made.strays.map((thing): [number, number] => [place, thing]));
  }
  const gone = assaults.map(({ groups: [group] }, place) =>
    Math.floor((dead[place] ?? 0) / (group?.fight.defender.steps ?? 1)),
  );
  return { kind: 'volley', dead, ...(gone.join() !== dead.join() && { gone }), strays };
}
