import type { Side } from '../attack/fight.ts';
import { type Collision, type Flies, flights, type Happening, opponent } from './charge-clash.ts';
import { collide } from './charge-flow.ts';
import { contestPoints, flightOf, landing, thrownBack } from './charge-landing.ts';
import { type ChargeOdds, chargeOdds } from './charge-odds.ts';
import {
  type ChargeSteps,
  type ChargeTable,
  choose,
  layTable,
  note,
  parry,
  playBlow,
  raiseShield,
  throwDice,
} from './charge-play-blow.ts';
import { playLanding } from './charge-play-landing.ts';
import { playLine } from './charge-play-line.ts';
import type { ChargeEntry, ChargeMoment, ChargeOutcome } from './charge-play-record.ts';
import { momentumPool } from './charge-rules.ts';
import type { Charge } from './charge-setup.ts';
import { shoveInches } from './charge-shove.ts';
import { strikingWith } from './charge-wound.ts';

interface Flight {
  readonly flies: Flies;
  readonly inches: number;
  /** The charger's roll, and how much it beats the target's. */
  readonly momentum: number;
  readonly margin: number;
}

const noFlight: Flight = { flies: 'nobody', inches: 0, momentum: 0, margin: 0 };

/** A whole Charge that writes its record into `log`, by either model; whatever the rules leave open is asked. */
export function chargeSteps(charge: Charge, log: ChargeEntry[]): ChargeSteps<ChargeOutcome> {
  return tableSteps(layTable(charge, log));
}

/** The same on a table that can be looked at between the steps. */
export function* tableSteps(table: ChargeTable): ChargeSteps<ChargeOutcome> {
  const flow = collide(table.charge);
  let flight = noFlight;
  let step = flow.next();
  while (!step.done) {
    const happening = step.value;
    let text: number;
    if (happening.kind === 'contest') {
      flight = yield* playContest(table, happening);
      text = flights.indexOf(flight.flies);
    } else text = yield* answer(table, happening);
    table.shown.push(text);
    step = flow.next(text);
  }
  const collision = step.value;
  if (collision.shoved) flight = yield* playShove(table);
  return yield* aftermath(table, collision, flight);
}

function* answer(
  table: ChargeTable,
  happening: Exclude<Happening, { readonly kind: 'contest' }>,
): ChargeSteps<number> {
  switch (happening.kind) {
    case 'attack':
      return yield* playAttack(table, happening.by, happening.count);
    case 'after-miss': {
      const { afterMiss } = table.plan;
      const moment = { who: 'attacker', purpose: 'after-miss' } as const;
      const options = afterMiss === 'ram' ? (['ram', 'past'] as const) : (['past', 'ram'] as const);
      const ram = (yield* choose(table, moment, options)) === (afterMiss === 'ram');
      table.plan = { ...table.plan, afterMiss: ram ? 'ram' : 'past' };
      return ram ? 1 : 0;
    }
    case 'blow':
      return (yield* playBlow(table, happening)) ? 1 : 0;
    case 'shove-parry':
      return (yield* raiseShield(table, 'defender', {})) &&
        (yield* parry(table, 'defender', table.rolled.attacker, {}))
        ? 1
        : 0;
  }
}

/** The Skill rolls of a side; where weapons hit by themselves, none (BW-CHG-16, BWC-31). */
function* playAttack(table: ChargeTable, by: Side, count: number): ChargeSteps<number> {
  const { charge, plan } = { charge: table.charge, plan: table.plan };
  const weapon = strikingWith(charge, by);
  const { skillRoll, skillCriticalFailure } = charge.rules;
  if (!weapon || (skillRoll === 'none' && plan.strikes !== 'shove')) return count;
  let hits = 0;
  table.tries[by] = { thrown: 0, hits, best: 0 };
  for (let number = 1; number <= count; number++) {
    const several = by === 'attacker' && charge.chargers > 1 ? { charger: number } : {};
    const moment: ChargeMoment = { who: by, purpose: 'attack', need: weapon.use, ...several };
    const thrown = yield* throwDice(table, moment, weapon.skill);
    const failed = thrown.allOnes && skillCriticalFailure;
    const hit = !failed && thrown.total >= weapon.use;
    note(table, moment, thrown, failed ? 'critical-failure' : hit ? 'hit' : 'missed');
    if (hit) {
      hits++;
      table.rolled[by] = Math.max(table.rolled[by], thrown.total);
    }
    table.tries[by] = { thrown: number, hits, best: table.rolled[by] };
  }
  return hits;
}

/** One side's roll for KnockBack; a Momentum die on the table already is not rolled again (BWC-30, BWC-81). */
function* push(table: ChargeTable, who: Side, points: number): ChargeSteps<number> {
  const { rules } = table.charge;
  const known = table.pushed[who];
  if (known !== undefined) return known;
  const multiplied = rules.momentumDice === 'multiplied' && points > 1;
  const moment: ChargeMoment = { who, purpose: who === 'attacker' ? 'momentum' : 'opposition' };
  const thrown = yield* throwDice(
    table,
    moment,
    momentumPool(multiplied ? 1 : points, table.charge[who], rules),
  );
  const total = multiplied ? thrown.total * points : thrown.total;
  if (thrown.roll) note(table, moment, { ...thrown, total }, 'rolled');
  table.pushed[who] = total;
  return total;
}

function* playContest(
  table: ChargeTable,
  contest: Extract<Happening, { readonly kind: 'contest' }>,
): ChargeSteps<Flight> {
  const { charge } = table;
  const points = contestPoints(charge, contest);
  const momentum = yield* push(table, 'attacker', points.attacker);
  const margin = momentum - (yield* push(table, 'defender', points.defender));
  const { flies, inches } = flightOf(charge, contest, margin);
  const who = flies === 'nobody' ? 'attacker' : flies;
  const moment: ChargeMoment = { who, purpose: opponent[who] === 'attacker' ? 'momentum' : 'opposition' };
  const bothLive = table.log.every(({ result }) => result !== 'dies');
  const stays = charge.model === 'die' && bothLive ? 'locked' : 'stops';
  if (flies === 'nobody') note(table, moment, { total: margin }, stays, { inches, flies });
  else {
    const unseated = isUnseated(charge, contest.struck, flies);
    const over = flies === 'defender' ? { knockedOver: landing(charge, inches, true).knockedOver } : {};
    note(table, moment, { total: margin }, 'flies', { inches, flies, unseated, ...over });
  }
  return { flies, inches, momentum, margin };
}

/** Only the part that was struck flies: a rider from his mount (BWC-79). */
function isUnseated(charge: Charge, struck: Readonly<Record<Side, boolean>>, who: Side): boolean {
  return struck[who] && charge[who].struckSize < charge[who].size;
}

/** How far a successful shove goes (BW-CC-07, BW-CHGW-04). */
function* playShove(table: ChargeTable): ChargeSteps<Flight> {
  const { attacker, rules } = table.charge;
  const moment: ChargeMoment = { who: 'attacker', purpose: 'momentum' };
  const thrown = yield* throwDice(table, moment, momentumPool(attacker.points, attacker, rules));
  table.shove = thrown.total;
  const inches = shoveInches + thrown.total;
  note(table, moment, thrown, 'shoved', { inches, flies: 'defender' });
  return { flies: 'defender', inches, momentum: 0, margin: 0 };
}

function* aftermath(
  table: ChargeTable,
  collision: Collision,
  { flies, inches, momentum, margin }: Flight,
): ChargeSteps<ChargeOutcome> {
  const { dead, hurt, shoved } = collision;
  const landed =
    flies === 'defender' && !dead.defender
      ? yield* playLanding(table, inches, collision)
      : { pips: 0, knockedOver: flies === 'defender' ? ('yes' as const) : ('no' as const) };
  const line = yield* playLine(table, collision, margin, momentum);
  const pips = {
    attacker: Number(hurt.attacker) + line.chargerPips,
    defender: Number(hurt.defender) + landed.pips,
  };
  return {
    defenderDies: pips.defender > 0,
    attackerDies: pips.attacker > 0,
    dead: {
      attacker: pips.attacker >= table.charge.attacker.steps,
      defender: pips.defender >= table.charge.defender.steps,
    },
    pips,
    thrownBack: flies === 'attacker' && !dead.attacker ? thrownBack(table.charge, inches) : 'no',
    flies,
    inches,
    shoved,
    unseated: flies !== 'nobody' && isUnseated(table.charge, collision.struck, flies),
    knockedOver: landed.knockedOver,
    cleared: line.cleared,
    lineDies: line.dies,
    plan: table.plan,
  };
}

/** How likely a Charge was to end so: who dies and who flies, with the choices as they were made. */
export function chargeLikelihood(
  charge: Charge,
  { defenderDies, attackerDies, flies, plan }: ChargeOutcome,
  known?: ChargeOdds,
): number {
  const odds = known && samePlan(charge.plan, plan) ? known : chargeOdds({ ...charge, plan });
  return odds.ends.reduce(
    (sum, end) =>
      end.defenderDies === defenderDies && end.attackerDies === attackerDies && end.flies === flies
        ? sum + end.chance
        : sum,
    0,
  );
}

function samePlan(a: Charge['plan'], b: Charge['plan']): boolean {
  return (Object.keys(a) as (keyof Charge['plan'])[]).every((name) => a[name] === b[name]);
}
