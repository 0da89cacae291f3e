import { allOnesChance, lowestTotal } from '../../dice/odds.ts';
import { fail, ok, type Result } from '../../result.ts';
import { checkFight } from '../attack/check-fight.ts';
import type { AttackSituation } from '../attack/circumstances.ts';
import { type Fight, firstArm } from '../attack/fight.ts';
import { totalOf } from '../attack/hit.ts';
import type { BonusChoice } from '../attack/setup.ts';
import type { VolleyReport } from './check-volley.ts';
import { type Blast, type BlastSetup, type BlastTargetSetup, blastRadius, checkBlast } from './explosion.ts';
import { missedShotOdds } from './missed-shot.ts';
import { shootingRange } from './thrown.ts';
import type { VolleyIssue } from './volley-setup.ts';

/** How an Explosive comes to its place (BW-WEAP-11): thrown, fired from a launcher of short or long range, or put there. */
export const grenadeWays = ['thrown', 'short-ranged', 'long-ranged', 'placed'] as const;
export type GrenadeWay = (typeof grenadeWays)[number];

/** An Explosive as a person enters it; the targets' distances are from the point that is aimed at. */
export interface GrenadeSetup extends BlastSetup {
  readonly way: GrenadeWay;
  readonly skill: string;
  /** Who throws or fires it, where he may be caught himself. */
  readonly thrower?: Pick<BlastTargetSetup, 'armor' | 'bonusDice' | 'steps'>;
  readonly skillModifier?: number;
  /** Of the Skill roll alone (BW-DICE-06). */
  readonly skillBonusDice?: BonusChoice;
  readonly situation?: AttackSituation;
  /** Inches to the point aimed at; left out, it counts as in range. */
  readonly distance?: number;
  readonly height?: number;
}

/** An Explosive that passed every check; made by `checkGrenade` only. */
export interface Grenade {
  readonly blast: Blast;
  /** Inches of each kind of targets from the point aimed at. */
  readonly fromAim: readonly number[];
  /** The throw or shot; left out where the Explosive is put to its place. */
  readonly fight?: Fight;
  /** Inches from the thrower to the point aimed at, height not counted. */
  readonly distance?: number;
  /** The place of the thrower himself among the targets, the last, where his distance is known. */
  readonly thrower?: number;
}

export const landingKinds = ['on-target', 'missed', 'short', 'at-feet'] as const;
export type LandingKind = (typeof landingKinds)[number];

/** Where an Explosive can come down: so many inches from the point aimed at, for a miss at most so many. */
export interface Landing {
  readonly kind: LandingKind;
  readonly inches: number;
  readonly chance: number;
}

/** Whether a blast reaches a thing: wherever it landed, hangs on the spot, or not at all. */
export const catches = ['surely', 'perhaps', 'never'] as const;
export type Catch = (typeof catches)[number];

/** Turns an Explosive as it was entered into a checked one, or returns every issue found (BW-WEAP-11, BW-WEAP-12, BW-ATK-05). */
export function checkGrenade(setup: GrenadeSetup): Result<Grenade, VolleyIssue> {
  const issues: VolleyIssue[] = [];
  const report: VolleyReport = (code, path, more = {}) => {
    issues.push({ code, path, ...more });
  };
  const { way, edition, skill, distance, height = 0 } = setup;
  const { targets, thrower } = setup;
  // A unit that puts an Explosive down walks away from it; at an unknown distance nobody can say.
  const near = way !== 'placed' && distance !== undefined && targets.length > 0 ? thrower : undefined;
  const blast = checkBlast(
    near
      ? {
          ...setup,
          targets: [...targets, { ...near, own: true, ...(setup.cranky && { cranky: setup.cranky }) }],
        }
      : setup,
  );
  if (!blast.ok) {
    for (const { code, path, ...more } of blast.issues) {
      const his = path[0] === 'targets' && path[1] === targets.length;
      report(code, his ? ['thrower', ...path.slice(2)] : path, more);
    }
  }
  const explosive = edition.weapons.explosive;
  const thrown = checkFight({
    edition,
    mode: 'ranged',
    attacker: {
      skill,
      armor: '0',
      // A launcher fires the Explosive with the Explosive's own Use.
      weapons: [way === 'thrown' ? 'explosive' : { use: explosive.use, damage: '0', kind: 'natural' }],
      ...(setup.skillModifier === undefined ? {} : { skillModifier: setup.skillModifier }),
      ...(setup.situation === undefined ? {} : { situation: setup.situation }),
      ...(setup.bonusDice === undefined ? {} : { bonusDice: setup.bonusDice }),
      ...(setup.skillBonusDice === undefined ? {} : { skillBonusDice: setup.skillBonusDice }),
      ...(setup.cranky === undefined ? {} : { cranky: setup.cranky }),
    },
    defender: { skill: '1d6', armor: '0', weapons: [] },
    ...(distance === undefined ? {} : { distance }),
    ...(height === 0 ? {} : { height }),
  });
  if (!thrown.ok) {
    for (const { code, path, ...more } of thrown.issues) {
      report(code, path[0] === 'attacker' ? path.slice(1) : path, more);
    }
  }
  if ((way === 'short-ranged' || way === 'long-ranged') && distance !== undefined) {
    const limit = shootingRange(edition.weapons[way].range ?? 0, height, edition.rules).value;
    if (distance > limit) report('out-of-range', ['distance'], { limit });
  }
  if (issues.length > 0 || !blast.ok || !thrown.ok) return fail(...issues);
  return ok({
    blast: blast.value,
    fromAim: [...targets.map((target) => target.distance ?? 0), ...(near ? [distance ?? 0] : [])],
    ...(way === 'placed' ? {} : { fight: thrown.value }),
    ...(way !== 'thrown' || distance === undefined ? {} : { distance }),
    ...(near ? { thrower: targets.length } : {}),
  });
}

/** Whether a blast at a landing reaches what stands so many inches from the point aimed at (BW-RNG-03, BW-WEAP-12). */
export function caughtBy({ kind, inches }: Pick<Landing, 'kind' | 'inches'>, fromAim: number): Catch {
  if (fromAim + inches <= blastRadius) return 'surely';
  // A miss may land nearer than it missed by.
  const nearest = kind === 'missed' ? Math.max(0, fromAim - inches) : Math.abs(fromAim - inches);
  return nearest > blastRadius ? 'never' : 'perhaps';
}

/** Whether the blast of a landing reaches this kind of targets; what drops or falls short lies on the thrower's own line. */
export function caughtThing(
  { fromAim, thrower }: Pick<Grenade, 'fromAim' | 'thrower'>,
  landing: Pick<Landing, 'kind' | 'inches'>,
  thing: number,
): Catch {
  const inches = fromAim[thing] ?? 0;
  const behind = landing.kind === 'short' || landing.kind === 'at-feet';
  if (thing !== thrower || !behind) return caughtBy(landing, inches);
  return inches - landing.inches <= blastRadius ? 'surely' : 'never';
}

/** Every way a throw or shot can end, with its chance (BW-ATK-05, BW-RNG-03, BWC-50). */
export function landingsOf({ fight, distance = 0 }: Grenade): readonly Landing[] {
  if (fight === undefined) return [{ kind: 'on-target', inches: 0, chance: 1 }];
  const landings: Landing[] = [];
  const { thrown } = firstArm(fight);
  let flies = 1;
  if (thrown !== undefined && fight.distance !== undefined) {
    const { bonus } = fight.attacker;
    const totals = totalOf(thrown, bonus);
    const ones = fight.rules.rangeCriticalFailure ? allOnesChance(thrown) : 0;
    const lowest = lowestTotal(thrown, { bonus, floor: true });
    if (ones > 0) landings.push({ kind: 'at-feet', inches: distance, chance: ones });
    flies -= ones;
    for (let total = totals.min; total < fight.distance; total++) {
      const chance = (totals.weights[total - totals.min] ?? 0) - (total === lowest ? ones : 0);
      if (chance <= 0) continue;
      landings.push({ kind: 'short', inches: fight.distance - total, chance });
      flies -= chance;
    }
  }
  const { missedBy } = missedShotOdds(fight);
  missedBy.value.weights.forEach((weight, inches) => {
    const chance = Math.max(0, flies) * weight;
    if (chance > 0) landings.push({ kind: inches === 0 ? 'on-target' : 'missed', inches, chance });
  });
  return landings;
}
