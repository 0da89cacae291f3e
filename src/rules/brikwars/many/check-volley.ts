import { lowestTotal } from '../../dice/odds.ts';
import { fail, ok, type Result } from '../../result.ts';
import { checkFight } from '../attack/check-fight.ts';
import { type Fight, firstArm } from '../attack/fight.ts';
import { gangLimit } from './gang-up.ts';
import type { StrayVictim } from './missed-shot.ts';
import { heightAdvantage } from './thrown.ts';
import {
  type AssaultSetup,
  type AssaultWay,
  type AttackGroupSetup,
  type VolleyIssue,
  type VolleyIssueCode,
  type VolleySetup,
  volleyLimits,
} from './volley-setup.ts';

/** So many attackers alike: one of them against the target as a checked fight, and how they hit. */
export interface AttackGroup {
  readonly count: number;
  readonly fight: Fight;
  /** Hits counted already at the table; left out, they are rolled or certain as the fight says. */
  readonly hits?: number;
  /** Inches that the weapon reaches, where that is not rolled. */
  readonly reach?: number;
  /** Inches that height adds to what is rolled for the range. */
  readonly heightRange: number;
}

/** Something near the target: what it is to a missed shot, and a shot at it. */
export interface Stray {
  readonly victim: StrayVictim;
  readonly fight: Fight;
}

export interface Assault {
  readonly way: AssaultWay;
  readonly groups: readonly AttackGroup[];
  /** How many there are to die: of those with several pips each pip counts (BW-DMG-03). */
  readonly targets: number;
  readonly strays: readonly Stray[];
}

/** A volley that passed every check; made by `checkVolley` only. */
export interface Volley {
  readonly assaults: readonly Assault[];
}

type Path = VolleyIssue['path'];
export type VolleyReport = (
  code: VolleyIssueCode,
  path: Path,
  more?: Omit<VolleyIssue, 'code' | 'path'>,
) => void;

/** Reports what is not a whole number between two bounds. */
export function checkCount(
  value: number,
  [lowest, limit]: readonly [number, number],
  code: VolleyIssueCode,
  path: Path,
  report: VolleyReport,
): boolean {
  const right = Number.isInteger(value) && value >= lowest && value <= limit;
  if (!right) report(code, path, { lowest, limit });
  return right;
}

function groupFight(
  { edition, mode }: VolleySetup,
  group: AttackGroupSetup,
  { target }: AssaultSetup,
): ReturnType<typeof checkFight> {
  const {
    skill,
    skillModifier,
    weapon,
    situation,
    bonusDice,
    skillBonusDice,
    distance,
    height,
    hits,
    cranky,
  } = group;
  return checkFight({
    edition,
    mode,
    attacker: {
      skill,
      armor: '0',
      weapons: [weapon],
      ...(skillModifier === undefined ? {} : { skillModifier }),
      ...(situation === undefined ? {} : { situation }),
      ...(bonusDice === undefined ? {} : { bonusDice }),
      ...(skillBonusDice === undefined ? {} : { skillBonusDice }),
      ...(cranky === undefined ? {} : { cranky }),
    },
    defender: {
      skill: '1d6',
      armor: target.armor,
      weapons: [],
      ...(target.bonusDice === undefined ? {} : { bonusDice: target.bonusDice }),
      ...(target.cranky === undefined ? {} : { cranky: target.cranky }),
      ...(target.steps === undefined ? {} : { steps: target.steps }),
    },
    automaticHit: hits === 'automatic',
    ...(distance === undefined ? {} : { distance }),
    ...(height === undefined ? {} : { height }),
  });
}

/** How far shots of a group may go astray: a fixed range, or what height adds to a rolled one (BW-ATK-17). */
function reachOf(
  { weapon, height = 0 }: AttackGroupSetup,
  { edition }: VolleySetup,
): Pick<AttackGroup, 'reach' | 'heightRange'> {
  const heightRange = heightAdvantage(height, edition.rules).value;
  const range = typeof weapon === 'string' ? edition.weapons[weapon].range : undefined;
  return { heightRange, ...(range === undefined ? {} : { reach: range + heightRange }) };
}

function checkStrays(
  { edition }: VolleySetup,
  { strays = [] }: AssaultSetup,
  path: Path,
  report: VolleyReport,
): readonly Stray[] {
  if (strays.length > volleyLimits.strays) report('too-many-strays', path, { limit: volleyLimits.strays });
  return strays.flatMap(({ armor, bonusDice, cranky, steps, ...victim }, index): Stray[] => {
    const at: Path = [...path, index];
    const fight = checkFight({
      edition,
      mode: 'ranged',
      attacker: { skill: '1d6', armor: '0', weapons: [{ use: 0, damage: '0', kind: 'natural' }] },
      defender: {
        skill: '1d6',
        armor,
        weapons: [],
        ...(bonusDice === undefined ? {} : { bonusDice }),
        ...(cranky === undefined ? {} : { cranky }),
        ...(steps === undefined ? {} : { steps }),
      },
      distance: victim.fromTarget,
    });
    if (fight.ok) return [{ victim, fight: fight.value }];
    for (const { code, path: where, ...more } of fight.issues) {
      report(code, where[0] === 'defender' ? [...at, 'armor'] : [...at, 'fromTarget'], more);
    }
    return [];
  });
}

/** Where an issue of one attacker's fight stands in the volley. */
function placeOf(path: Path, group: Path, target: Path): Path {
  const [part, ...rest] = path;
  if (part === 'defender') return [...target, ...rest];
  if (part === 'automaticHit') return [...group, 'hits'];
  if (part !== 'attacker') return [...group, ...path];
  return rest[0] === 'weapons' ? [...group, 'weapon', ...rest.slice(2)] : [...group, ...rest];
}

function highestDamage(fight: Fight): number {
  const { damage } = firstArm(fight);
  const dice = damage.groups.reduce((sum, { count, sides }) => sum + count * sides, 0);
  return Math.max(dice + damage.constant, lowestTotal(damage, { bonus: 'none', floor: true }));
}

function checkAssault(setup: VolleySetup, place: number, report: VolleyReport): Assault {
  const assault = setup.assaults[place] as AssaultSetup;
  const path: Path = ['assaults', place];
  const { groups, target, way } = assault;
  const targets = target.count ?? 1;
  const single = way === 'single';
  const size = target.size ?? 1;
  const most = single ? volleyLimits.targets : 1;
  checkCount(targets, [1, most], 'target-count', [...path, 'target', 'count'], report);
  checkCount(size, [0, 99], 'size-range', [...path, 'target', 'size'], report);
  if (groups.length === 0) report('no-group', [...path, 'groups']);
  if (groups.length > volleyLimits.groups) {
    report('too-many-groups', [...path, 'groups'], { limit: volleyLimits.groups });
  }
  const shown = new Set<string>();
  let attackers = 0;
  let damage = 0;
  const checked = groups.flatMap((group, index): AttackGroup[] => {
    const at: Path = [...path, 'groups', index];
    const { count, hits } = group;
    const counted = checkCount(count, [1, volleyLimits.attackers], 'group-count', [...at, 'count'], report);
    if (counted) attackers += count;
    if (typeof hits === 'number' && counted) {
      checkCount(hits, [0, count], 'hits-range', [...at, 'hits'], report);
    }
    const fight = groupFight(setup, group, assault);
    if (fight.ok) {
      damage += counted ? count * highestDamage(fight.value) : 0;
      const known = typeof hits === 'number' ? { hits } : {};
      return [{ count, fight: fight.value, ...known, ...reachOf(group, setup) }];
    }
    for (const { code, path: where, ...more } of fight.issues) {
      const there = placeOf(where, at, [...path, 'target']);
      // All groups strike the same target: what is wrong with it is said once.
      const key = `${code} ${there.join()}`;
      if (!shown.has(key)) report(code, there, more);
      shown.add(key);
    }
    return [];
  });
  if (attackers > volleyLimits.attackers) {
    report('group-count', [...path, 'groups'], { lowest: 1, limit: volleyLimits.attackers });
  }
  if (damage > volleyLimits.damage) {
    report('too-much-damage', [...path, 'groups'], { limit: volleyLimits.damage });
  }
  if (setup.mode === 'close') {
    if (!single && size <= 1 && attackers > gangLimit) {
      report('gang-limit', [...path, 'groups'], { limit: gangLimit });
    }
    // Damage of several attackers would add up on one of them (BW-CC-06): that is a combined attack.
    if (single && targets < attackers)
      report('target-each', [...path, 'target', 'count'], { lowest: attackers });
  }
  const strays = checkStrays(setup, assault, [...path, 'strays'], report);
  return { way, groups: checked, targets: targets * (target.steps ?? 1), strays };
}

/**
 * Turns attacks of many as they were entered into a volley, or returns every issue found (BW-COMB-01, BW-COMB-04,
 * BW-COMB-05, BW-ATK-04, BW-ATK-08).
 */
export function checkVolley(setup: VolleySetup): Result<Volley, VolleyIssue> {
  const issues: VolleyIssue[] = [];
  const report: VolleyReport = (code, path, more = {}) => {
    issues.push({ code, path, ...more });
  };
  const { assaults } = setup;
  checkCount(assaults.length, [1, volleyLimits.assaults], 'no-assault', ['assaults'], report);
  const checked = assaults.map((_, place) => checkAssault(setup, place, report));
  return issues.length > 0 ? fail(...issues) : ok({ assaults: checked });
}
