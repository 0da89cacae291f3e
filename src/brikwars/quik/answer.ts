import { lugpolActOdds } from '../../rules/brikwars/quik/lugpol-acts.ts';
import { lugpolCost } from '../../rules/brikwars/quik/lugpol-cost.ts';
import { lugpolUnitIds, lugpolWeaponIds } from '../../rules/brikwars/quik/lugpol-game.ts';
import { groupAttack, quikGroupsChance } from '../../rules/brikwars/quik/quik-advice.ts';
import { quikTogetherOdds } from '../../rules/brikwars/quik/quik-attack-odds.ts';
import { type BricksOdds, weakestFirst } from '../../rules/brikwars/quik/quik-bricks.ts';
import { type QuikGoal, type QuikTaken, replyTo } from '../../rules/brikwars/quik/quik-choice.ts';
import { quikDemolitionOdds } from '../../rules/brikwars/quik/quik-construction.ts';
import { type QuikCrashOdds, quikCrashOdds } from '../../rules/brikwars/quik/quik-crash.ts';
import { withoutRepeats } from '../../rules/brikwars/quik/quik-dice.ts';
import type { QuikExplained } from '../../rules/brikwars/quik/quik-effects.ts';
import { stupendousOdds } from '../../rules/brikwars/quik/quik-hero.ts';
import { quikGameOf } from '../../rules/brikwars/quik/quik-house-rules.ts';
import { damageTotals, type KillOdds } from '../../rules/brikwars/quik/quik-kill.ts';
import { quikCarriers } from '../../rules/brikwars/quik/quik-move.ts';
import type { QuikReply } from '../../rules/brikwars/quik/quik-reply.ts';
import { type QuikDrive, quikCrash, quikVehicleLimits } from '../../rules/brikwars/quik/quik-vehicle.ts';
import { mean } from '../../rules/dice/distribution.ts';
import type { DiceExpression } from '../../rules/dice/expression.ts';
import { printDice } from '../../rules/dice/notation.ts';
import { ok, type Result } from '../../rules/result.ts';
import type { QuikInputs, QuikManner, QuikRow } from './inputs.ts';
import {
  choicesOf,
  crashOf,
  demolitionOf,
  driveOf,
  duelOf,
  moveLimit,
  planOf,
  playsActs,
  type QuikIssue,
  type QuikPlan,
  walkOf,
} from './setup.ts';

/** What both sides cost by the list of LUGPolWars. */
interface QuikPrice {
  readonly attacker: QuikExplained;
  readonly target: QuikExplained;
}

/** What the vehicle costs by the list of LUGPolWars. */
function carPrice({ car }: QuikInputs): QuikExplained | undefined {
  const cost = lugpolCost({ units: [], vehicles: [{ ...car, crew: 1, weapons: [] }] });
  return cost.ok ? cost.value : undefined;
}

/** What both sides cost by the list of LUGPolWars; undefined in another game. */
function priceOf({ table, strikers, target }: QuikInputs): QuikPrice | undefined {
  if (!quikGameOf(table).priced) return undefined;
  const attacker = priceOfRows(strikers);
  const other = priceOfRows([{ ...target, count: 1, crew: 1 }]);
  return attacker && other && { attacker, target: other };
}

/** Every minifig with its weapons and protection; a mounted weapon has so many minifigs at it. */
function priceOfRows(rows: readonly QuikRow[]): QuikExplained | undefined {
  const cost = lugpolCost({
    units: rows.flatMap((row) => {
      const unit = lugpolUnitIds.find((id) => id === row.unit);
      if (unit === undefined) return [];
      const carried = [...new Set([row.weapon, row.other])];
      const weapons = lugpolWeaponIds.filter((id) => priced.has(id) && carried.includes(id));
      const gear = { weapons, shields: Number(row.shield), armors: Number(row.armor) };
      const helpers = row.weapon === 'mounted' ? row.count * (row.crew - 1) : 0;
      const first = { unit, count: row.count, ...gear };
      return helpers === 0 ? [first] : [first, { unit, count: helpers, ...gear, weapons: [] }];
    }),
    vehicles: [],
  });
  return cost.ok ? cost.value : undefined;
}

/** Bare hands and what lies about cost nothing. */
const priced: ReadonlySet<string> = new Set(
  lugpolWeaponIds.filter((id) => id !== 'bare-hands' && id !== 'improvised'),
);

/** One manner of attacking, with what it comes to. */
export interface QuikWayAnswer {
  readonly manner: QuikManner;
  readonly plan: QuikPlan;
  readonly kills: number;
  readonly dies: number;
  /** Nothing does better by what is wished for. */
  readonly isBest: boolean;
}

export interface QuikAttackAnswer {
  readonly kind: 'attack';
  readonly kills: QuikExplained;
  /** The target lives, strikes back in its turn and destroys one; undefined where it does not strike back. */
  readonly dies: QuikExplained | undefined;
  readonly reply: QuikReply | undefined;
  readonly plan: QuikPlan;
  /** The rolls of the attack, each against an Armor roll: alike ones shown once. */
  readonly rolls: readonly {
    readonly times: number;
    readonly odds: KillOdds;
    readonly damage: DiceExpression;
  }[];
  readonly ways: readonly QuikWayAnswer[];
  /** There are too many ways to look through them all. */
  readonly tooMany: boolean;
  readonly price: QuikPrice | undefined;
}

export interface QuikBuildingAnswer {
  readonly kind: 'building';
  /** How many bricks are aimed at. */
  readonly count: number;
  readonly bricks: BricksOdds;
  readonly firstOff: number;
  readonly allOff: number;
  readonly meanBricks: number;
  readonly meanDamage: number;
  /** The bricks in the order that takes most of them off, where that is better. */
  readonly better: { readonly studs: readonly number[]; readonly meanBricks: number } | undefined;
}

export interface QuikVehicleAnswer {
  readonly kind: 'vehicle';
  readonly drive: QuikDrive & { readonly stopped: boolean };
  /** Undefined while the bricks are not entered, or nothing drives it. */
  readonly crash: QuikCrashFigures | undefined;
  /** What both sides take in a crash, as notation. */
  readonly crashDice: string | undefined;
  readonly price: QuikExplained | undefined;
}

/** Bricks that come off, and how many on average. */
export interface BricksFigures extends BricksOdds {
  readonly mean: number;
}

export interface QuikCrashFigures {
  readonly vehicle: BricksFigures;
  readonly obstacle: BricksFigures | KillOdds;
}

export interface QuikFeatAnswer {
  readonly kind: 'feat';
  readonly succeeds: QuikExplained;
}

export interface QuikMoveAnswer {
  readonly kind: 'move';
  readonly inches: QuikExplained;
  /** The most that the unit may move. */
  readonly limit: number;
  /** How many minifigs lift the thing; undefined where nothing is lifted. */
  readonly carriers: QuikExplained | undefined;
}

export type QuikAnswer =
  | QuikAttackAnswer
  | QuikBuildingAnswer
  | QuikVehicleAnswer
  | QuikMoveAnswer
  | QuikFeatAnswer;

/** Chances closer than this are equal; what is left is rounding. */
const equal = 1e-12;

const measures: Readonly<Record<QuikGoal, (kills: number, dies: number) => number>> = {
  kill: (kills) => kills,
  survive: (_, dies) => 1 - dies,
  trade: (kills, dies) => kills - dies,
};

/** What a wish makes of a way to strike: the greater the better, in chances. */
export function wayScore(goal: QuikGoal, { kills, dies }: Pick<QuikWayAnswer, 'kills' | 'dies'>): number {
  return measures[goal](kills, dies);
}

/** What the screen shows of an attack, a demolition, a vehicle or a feat; all issues where there is none. */
export function quikAnswerOf(inputs: QuikInputs): Result<QuikAnswer, QuikIssue> {
  switch (inputs.kind) {
    case 'attack':
      return attackAnswer(inputs);
    case 'building':
      return buildingAnswer(inputs);
    case 'vehicle':
      return vehicleAnswer(inputs);
    case 'move': {
      const walk = walkOf(inputs);
      if (!walk.ok) return walk;
      const { lift } = inputs.move;
      return ok({
        kind: 'move',
        inches: walk.value,
        limit: moveLimit(inputs),
        carriers: lift > 0 ? quikCarriers(lift) : undefined,
      });
    }
    case 'feat': {
      const { rules } = quikGameOf(inputs.table);
      return ok({
        kind: 'feat',
        succeeds: playsActs(inputs) ? lugpolActOdds(inputs.difficulty, rules) : stupendousOdds(rules),
      });
    }
  }
}

const sameTaken = (a: readonly QuikTaken[], b: readonly QuikTaken[]): boolean =>
  a.every(({ weapon, use }, place) => b[place]?.weapon === weapon && b[place]?.use === use);

/** Rolls alike in any order. */
const groupNames = ({ groups }: Pick<QuikPlan, 'groups'>): string =>
  groups
    .map((group) => group.join())
    .sort()
    .join(' ');

function attackAnswer(inputs: QuikInputs): Result<QuikAttackAnswer, QuikIssue> {
  // The advice takes longest, and is asked for once.
  const found = choicesOf(inputs);
  const chosen = planOf(inputs, inputs.manner, () => found);
  if (!chosen.ok) return chosen;
  const plan = chosen.value;
  const { kills, rolls } = rollsOf(plan);
  const reply = replyTo(duelOf(inputs), plan.taken);
  return ok({
    kind: 'attack',
    kills,
    reply,
    dies: reply && {
      value: (1 - kills.value) * reply.destroys.value,
      reasons: reply.destroys.reasons,
    },
    plan,
    rolls,
    ways: waysOf(inputs, found),
    tooMany: found.ok && found.value === undefined,
    price: priceOf(inputs),
  });
}

/** The attack roll by roll, and the chance that one of them destroys. */
function rollsOf({ attack, groups }: QuikPlan): Pick<QuikAttackAnswer, 'kills' | 'rolls'> {
  const times = new Map<string, { group: readonly number[]; times: number }>();
  for (const group of groups) {
    const known = times.get(group.join());
    if (known) known.times++;
    else times.set(group.join(), { group, times: 1 });
  }
  const rolls = [...times.values()].map((one) => {
    const part = groupAttack(attack, one.group);
    return { times: one.times, odds: quikTogetherOdds(part), damage: plainDice(part) };
  });
  const survives = rolls.reduce((chance, roll) => chance * roll.odds.survives.value ** roll.times, 1);
  const apart =
    groups.length > 1 ? [{ rule: 'BW-QW-06', effect: 'rolled-apart', amount: groups.length } as const] : [];
  return {
    rolls,
    kills: {
      value: 1 - survives,
      reasons: withoutRepeats([...rolls.flatMap(({ odds }) => odds.killed.reasons), ...apart]),
    },
  };
}

/** The dice of an attack as one notation; doubled ones are shown as they are thrown. */
function plainDice({ strikes }: QuikPlan['attack']): DiceExpression {
  const counts = new Map<number, number>();
  let constant = 0;
  for (const { part } of strikes) {
    constant += part.damage.constant * part.times;
    for (const { sides, count } of part.damage.groups)
      counts.set(sides, (counts.get(sides) ?? 0) + count * part.times);
  }
  return { groups: [...counts].map(([sides, count]) => ({ sides, count })), constant };
}

/** Together, apart, and what the advice adds to them. */
function waysOf(inputs: QuikInputs, found: ReturnType<typeof choicesOf>): readonly QuikWayAnswer[] {
  const measure = measures[inputs.goal];
  const plain = (['together', 'apart'] as const).flatMap((manner) => {
    const plan = planOf(inputs, manner);
    return plan.ok ? [weighed(inputs, manner, plan.value)] : [];
  });
  const [together, apart] = plain;
  // Who rolls alone has no choice.
  const kept = together && apart && groupNames(together.plan) === groupNames(apart.plan) ? [together] : plain;
  // Without advice that is to strike together, which is there already.
  const plan = planOf(inputs, 'best', () => found);
  const ways = [...kept];
  if (plan.ok && !kept.some((way) => sameWay(way.plan, plan.value)))
    ways.push(weighed(inputs, 'best', plan.value));
  const top = Math.max(...ways.map(({ kills, dies }) => measure(kills, dies)));
  return ways.map((way) => ({ ...way, isBest: measure(way.kills, way.dies) > top - equal }));
}

function sameWay(a: QuikPlan, b: QuikPlan): boolean {
  return sameTaken(a.taken, b.taken) && groupNames(a) === groupNames(b);
}

function weighed(inputs: QuikInputs, manner: QuikManner, plan: QuikPlan) {
  const kills = quikGroupsChance(plan.attack, plan.groups);
  const dies = (1 - kills) * (replyTo(duelOf(inputs), plan.taken)?.destroys.value ?? 0);
  return { manner, plan, kills, dies };
}

function buildingAnswer(inputs: QuikInputs): Result<QuikBuildingAnswer, QuikIssue> {
  const checked = demolitionOf(inputs);
  if (!checked.ok) return checked;
  const { strikes, studs, rules } = checked.value;
  const bricks = quikDemolitionOdds(checked.value);
  const damage = damageTotals(
    strikes.map(({ part }) => part),
    rules,
  );
  const { weights } = bricks.bricks;
  const sorted = weakestFirst(studs);
  const best = mean(quikDemolitionOdds({ ...checked.value, studs: sorted }).bricks);
  const meanBricks = mean(bricks.bricks);
  return ok({
    kind: 'building',
    count: studs.length,
    bricks,
    firstOff: 1 - (weights[0] ?? 0),
    allOff: weights[studs.length] ?? 0,
    meanBricks,
    meanDamage: mean(damage),
    better: best > meanBricks + equal ? { studs: sorted, meanBricks: best } : undefined,
  });
}

function vehicleAnswer(inputs: QuikInputs): Result<QuikVehicleAnswer, QuikIssue> {
  const drive = driveOf(inputs);
  if (!drive.ok) return drive;
  const crash = crashOf(inputs);
  const { unitsInUse, inches } = drive.value;
  const crashes = unitsInUse > 0 && inches.value > 0;
  return ok({
    kind: 'vehicle',
    drive: { ...drive.value, stopped: inputs.vehicle.aboard > quikVehicleLimits.aboard },
    crash: crash.ok && crashes ? crashFigures(quikCrashOdds(crash.value)) : undefined,
    crashDice: crashes ? printDice(quikCrash(unitsInUse).damage) : undefined,
    price: quikGameOf(inputs.table).priced ? carPrice(inputs) : undefined,
  });
}

function crashFigures({ vehicle, obstacle }: QuikCrashOdds): QuikCrashFigures {
  const figures = (odds: BricksOdds): BricksFigures => ({ ...odds, mean: mean(odds.bricks) });
  return { vehicle: figures(vehicle), obstacle: 'killed' in obstacle ? obstacle : figures(obstacle) };
}
