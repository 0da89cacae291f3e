import { certain, chanceOf, type Distribution, mean, mixture } from '../../dice/distribution.ts';
import { fail, ok, type Result } from '../../result.ts';
import { checkFight } from '../attack/check-fight.ts';
import { damageOdds } from '../attack/damage.ts';
import { explainAttack } from '../attack/explain.ts';
import { type Fight, firstArm } from '../attack/fight.ts';
import type { BonusChoice } from '../attack/setup.ts';
import { bodyOf } from '../attack/standing.ts';
import type { Edition } from '../edition.ts';
import { checkCount, type VolleyReport } from './check-volley.ts';
import { killChance } from './combined-fire.ts';
import { deathsOf, type Endangered } from './volley.ts';
import { distinctReasons, type VolleyExplained, type VolleyReason } from './volley-effects.ts';
import type { VolleyRules } from './volley-rules.ts';
import { type VolleyIssue, volleyLimits } from './volley-setup.ts';

/** Inches that every blast reaches, however large its Explosive is (BW-WEAP-12, BWC-65). */
export const blastRadius = 2;
/** Inches that loose things fly away from the centre (BW-WEAP-12). */
export const blastToss = 2;

/** Things alike near a blast, as a person enters them. */
export interface BlastTargetSetup {
  readonly armor: string;
  /** How many stand there; 1 if nothing else is said. */
  readonly count?: number;
  /** Inches from the centre; left out, the blast reaches them. */
  readonly distance?: number;
  /** Fixed to the ground or to something heavy, strapped in. */
  readonly fixed?: boolean;
  /** Of the side whose Explosive it is. */
  readonly own?: boolean;
  readonly bonusDice?: BonusChoice;
  /** Other conscious Egos on the team of each: they spoil his Armor (BW-HERO-03). */
  readonly cranky?: number;
  /** Pips that still destroy each; 1 if nothing else is said (BW-DMG-03). */
  readonly steps?: number;
}

export interface BlastSetup {
  readonly edition: Edition;
  readonly rules: VolleyRules;
  /** The edition's Explosive if nothing else is said. */
  readonly damage?: string;
  readonly bonusDice?: BonusChoice;
  /** Of who rolls the damage: other conscious Egos on his team (BW-HERO-03). */
  readonly cranky?: number;
  readonly targets: readonly BlastTargetSetup[];
}

/** Things alike near a blast: one of them as the victim of a checked attack. */
export interface BlastTarget {
  readonly count: number;
  readonly reached: boolean;
  readonly fixed: boolean;
  readonly own: boolean;
  readonly fight: Fight;
}

/** A blast that passed every check; made by `checkBlast` only. */
export interface Blast {
  readonly rules: VolleyRules;
  readonly targets: readonly BlastTarget[];
}

/** What a blast does to one thing of each kind of target, and to all. */
export interface BlastOdds {
  readonly targets: readonly {
    readonly reached: boolean;
    readonly kill: VolleyExplained;
    /** The chance to be tossed `blastToss` inches straight away from the centre, dead or alive. */
    readonly tossed: VolleyExplained;
  }[];
  readonly deaths: VolleyExplained<Distribution>;
  readonly meanDeaths: VolleyExplained;
}

/** Turns a blast as it was entered into a checked one, or returns every issue found (BW-WEAP-12, BW-WEAP-11). */
export function checkBlast(setup: BlastSetup): Result<Blast, VolleyIssue> {
  const issues: VolleyIssue[] = [];
  const report: VolleyReport = (code, path, more = {}) => {
    issues.push({ code, path, ...more });
  };
  const { edition, bonusDice, cranky } = setup;
  const damage = setup.damage ?? edition.weapons.explosive.damage ?? '0';
  if (setup.targets.length === 0) report('no-target', ['targets']);
  let all = 0;
  const shown = new Set<string>();
  const targets = setup.targets.flatMap((target, index): BlastTarget[] => {
    const { armor, count = 1, distance = 0, fixed = false, own = false } = target;
    const at = ['targets', index];
    if (checkCount(count, [1, volleyLimits.targets], 'target-count', [...at, 'count'], report)) all += count;
    const fight = checkFight({
      edition,
      mode: 'ranged',
      attacker: {
        skill: '1d6',
        armor: '0',
        weapons: [{ use: 0, damage, kind: 'natural' }],
        ...(bonusDice === undefined ? {} : { bonusDice }),
        ...(cranky === undefined ? {} : { cranky }),
      },
      defender: {
        skill: '1d6',
        armor,
        weapons: [],
        ...(target.bonusDice === undefined ? {} : { bonusDice: target.bonusDice }),
        ...(target.cranky === undefined ? {} : { cranky: target.cranky }),
        ...(target.steps === undefined ? {} : { steps: target.steps }),
      },
      distance,
    });
    if (fight.ok) return [{ count, reached: distance <= blastRadius, fixed, own, fight: fight.value }];
    for (const { code, path, ...more } of fight.issues) {
      const there =
        path[0] === 'defender'
          ? [...at, ...path.slice(1)]
          : path[0] === 'attacker'
            ? ['damage']
            : [...at, ...path];
      const key = `${code} ${there.join()}`;
      if (!shown.has(key)) report(code, there, more);
      shown.add(key);
    }
    return [];
  });
  if (all > volleyLimits.targets) {
    report('target-count', ['targets'], { lowest: 1, limit: volleyLimits.targets });
  }
  return issues.length > 0 ? fail(...issues) : ok({ rules: setup.rules, targets });
}

const outside: VolleyReason = { rule: 'BW-WEAP-12', effect: 'blast-radius', amount: blastRadius };

/**
 * The exact odds of a blast: everything within 2 inches meets its damage with an Armor roll of its own; the damage is
 * rolled once for all, or for each by a house rule (BW-WEAP-12, BWC-64, BWC-65).
 */
export function blastOdds({ rules, targets: checked }: Blast): BlastOdds {
  const [first] = checked;
  if (first === undefined) throw new RangeError('no target');
  const damage = blastDamage(first.fight);
  const how: VolleyReason = {
    rule: 'BWC-64',
    effect: rules.blastRoll === 'for-all' ? 'one-roll-for-all' : 'roll-for-each',
  };
  const { id: arm } = firstArm(first.fight);
  const blow = { by: 'attacker', arm, strikerPenalty: 0, parryPenalty: 0, first: true } as const;
  const targets = checked.map(({ reached, fixed, fight }) => {
    if (!reached) {
      return {
        reached,
        kill: { value: 0, reasons: [outside] },
        tossed: { value: 0, reasons: [outside] },
      };
    }
    const shown = explainAttack(fight, blow);
    const toHit = new Set<unknown>(shown.hit);
    const value = killChance(damage, bodyOf(fight, 'defender').hold);
    const reasons = distinctReasons([outside, how, ...shown.kill.filter((reason) => !toHit.has(reason))]);
    const tossed: VolleyReason = fixed
      ? { rule: 'BW-WEAP-12', effect: 'fixed-unless-destroyed', amount: blastToss }
      : { rule: 'BW-WEAP-12', effect: 'tossed', amount: blastToss };
    return {
      reached,
      kill: { value, reasons },
      tossed: { value: fixed ? value : 1, reasons: fixed ? [tossed, ...reasons] : [outside, tossed] },
    };
  });
  const deaths = blastDeaths({ rules, targets: checked });
  const reasons = distinctReasons([outside, how, ...targets.flatMap(({ kill }) => kill.reasons)]);
  return {
    targets,
    deaths: { value: deaths, reasons },
    meanDeaths: { value: mean(deaths), reasons },
  };
}

export function blastDamage(fight: Fight): Distribution {
  const { attacker, rules } = fight;
  return damageOdds(firstArm(fight).damage, attacker.bonus, rules.damageCriticalFailure);
}

/**
 * How many of those that a blast reaches it kills, or takes a pip of (BW-DMG-03), of those who are meant (BW-WEAP-12,
 * BWC-64).
 */
export function blastDeaths(
  { rules, targets }: Blast,
  meant: (target: BlastTarget) => boolean = () => true,
  points?: number,
): Distribution {
  const reached = targets.filter((target) => target.reached && meant(target));
  const [first] = reached;
  if (first === undefined) return certain(0);
  const damage = points === undefined ? blastDamage(first.fight) : certain(points);
  const holds = reached.map(({ fight }) => bodyOf(fight, 'defender').hold);
  const endangered = (kill: (hold: Float64Array) => number): readonly Endangered[] =>
    reached.map(({ count }, index) => ({ count, chance: kill(holds[index] ?? new Float64Array(0)) }));
  return rules.blastRoll === 'for-each'
    ? deathsOf(endangered((hold) => killChance(damage, hold)))
    : forAll(damage, (points) => endangered((hold) => 1 - (hold[points] ?? 0)));
}

/** The chance that a blast kills exactly so many enemies and so many of one's own: one damage roll may bind them. */
export function blastChance(blast: Blast, enemies: number, own: number): number {
  const both = (points?: number): number =>
    chanceOf(blastDeaths(blast, isEnemy, points), enemies) * chanceOf(blastDeaths(blast, isOwn, points), own);
  const reached = blast.targets.find((target) => target.reached);
  if (blast.rules.blastRoll === 'for-each' || reached === undefined) return both();
  const damage = blastDamage(reached.fight);
  return damage.weights.reduce((sum, chance, i) => sum + chance * both(damage.min + i), 0);
}

export function isOwn({ own }: Pick<BlastTarget, 'own'>): boolean {
  return own;
}

export function isEnemy({ own }: Pick<BlastTarget, 'own'>): boolean {
  return !own;
}

/** One damage roll for all: for each number of points the dead are counted, then weighed by its chance. */
function forAll(damage: Distribution, endangered: (points: number) => readonly Endangered[]): Distribution {
  const known = new Map<string, { weight: number; distribution: Distribution }>();
  damage.weights.forEach((chance, i) => {
    const each = endangered(damage.min + i);
    // Most totals endanger everybody alike.
    const key = each.map((one) => one.chance).join();
    const found = known.get(key) ?? { weight: 0, distribution: deathsOf(each) };
    known.set(key, { ...found, weight: found.weight + chance });
  });
  return { ...mixture([...known.values()]), cutOff: damage.cutOff };
}

/**
 * Whether an Explosive that missed its target by so many inches still catches it wherever the defender lets it land
 * (BW-RNG-03, BW-WEAP-12).
 */
export function stillCaught(missedInches: number): boolean {
  return missedInches <= blastRadius;
}
