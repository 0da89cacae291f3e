import { type Distribution, mean } from '../../dice/distribution.ts';
import { fail, ok, type Result } from '../../result.ts';
import { checkFight } from '../attack/check-fight.ts';
import { explainAttack } from '../attack/explain.ts';
import { type Fight, plus } from '../attack/fight.ts';
import type { SideSetup } from '../attack/setup.ts';
import type { Edition } from '../edition.ts';
import { checkCount, type VolleyReport } from './check-volley.ts';
import { counterPenalty, type GangCounter, type GangUp, gangLimit } from './gang-up.ts';
import { createGangBook, gangAttack, gangChances, gangCounterattacks } from './gang-up-chances.ts';
import { distinctReasons, type VolleyExplained, type VolleyReason } from './volley-effects.ts';
import type { VolleyRules } from './volley-rules.ts';
import { type VolleyIssue, volleyLimits } from './volley-setup.ts';

/** Several on one as a person enters it: each attacker strikes with one weapon and may hold a shield beside it. */
export interface GangUpSetup {
  readonly edition: Edition;
  readonly rules: VolleyRules;
  readonly attackers: readonly SideSetup[];
  readonly victim: SideSetup;
  /** The victim's Size; 1, a minifig, if nothing else is said. */
  readonly size?: number;
  /** In the order in which they are made. */
  readonly counters: readonly GangCounter[];
}

/**
 * One round of several on one: all attacks in one sum, then the Counters of a victim who lives. Who has several pips takes
 * one where another dies (BW-DMG-03).
 */
export interface GangUpOdds {
  readonly damage: VolleyExplained<Distribution>;
  readonly victimDies: VolleyExplained;
  /** The victim, and one of them at least. */
  readonly bothDie: number;
  /** One for each attacker: the chance to die, and given that the victim lives to counter. */
  readonly attackers: readonly {
    readonly hit: VolleyExplained;
    readonly dies: VolleyExplained;
    readonly diesGivenVictimLives: VolleyExplained;
  }[];
  /** One for each parry among the Counters, in their order: the weapon may be lost. */
  readonly parries: readonly {
    readonly against: number;
    readonly parriedGivenHit: VolleyExplained;
    readonly weaponLost: VolleyExplained;
  }[];
  readonly attackersDead: VolleyExplained<Distribution>;
  readonly meanAttackersDead: VolleyExplained;
}

/** Turns several on one as it was entered into a checked gang, or returns every issue found (BW-COMB-05, BW-CC-10, BWC-21). */
export function checkGangUp(setup: GangUpSetup): Result<GangUp, VolleyIssue> {
  const issues: VolleyIssue[] = [];
  const report: VolleyReport = (code, path, more = {}) => {
    issues.push({ code, path, ...more });
  };
  const { attackers, victim, edition, rules, size = 1, counters } = setup;
  if (attackers.length === 0) report('no-attacker', ['attackers']);
  if (attackers.length > volleyLimits.groups) {
    report('group-count', ['attackers'], { lowest: 1, limit: volleyLimits.groups });
  }
  checkCount(size, [0, 99], 'size-range', ['size'], report);
  const penalty = counterPenalty(attackers.length, rules.gangPenalty, size);
  if (penalty === undefined && attackers.length > 0) {
    report('gang-limit', ['attackers'], { limit: gangLimit });
  }
  const shown = new Set<string>();
  const fights = attackers.flatMap((attacker, place): Fight[] => {
    const fight = checkFight({ edition, mode: 'close', attacker, defender: victim });
    if (fight.ok) {
      if (fight.value.attacks.length > 1) report('one-weapon-each', ['attackers', place, 'weapons']);
      const { defender } = fight.value;
      return [{ ...fight.value, defender: { ...defender, skill: plus(defender.skill, -(penalty ?? 0)) } }];
    }
    for (const { code, path, ...more } of fight.issues) {
      const there =
        path[0] === 'defender' ? ['victim', ...path.slice(1)] : ['attackers', place, ...path.slice(1)];
      const key = `${code} ${there.join()}`;
      if (!shown.has(key)) report(code, there, more);
      shown.add(key);
    }
    return [];
  });
  const used = new Set<GangCounter['arm']>();
  const parried = new Set<number>();
  counters.forEach(({ kind, arm, against }, place) => {
    const at = ['counters', place];
    if (!(against in attackers)) report('counter-against', [...at, 'against']);
    const weapon = fights[0]?.defender.arms.find(({ id }) => id === arm);
    const able = kind === 'parry' ? weapon?.parries : weapon?.strikes;
    // Each weapon counters once, and an attack can be parried once.
    if ((fights.length > 0 && !able) || used.has(arm)) report('counter-weapon', [...at, 'arm']);
    if (kind === 'parry' && parried.has(against)) report('counter-against', [...at, 'against']);
    used.add(arm);
    if (kind === 'parry') parried.add(against);
  });
  return issues.length > 0 ? fail(...issues) : ok({ fights, penalty: penalty ?? 0, rules, counters });
}

/** A house rule lets only failed attacks be countered (BWC-60). */
function whenCountered({ rules }: Fight): readonly VolleyReason[] {
  return rules.counterAfter === 'failed' ? [{ rule: 'BWC-60', effect: 'counter-after-failed-attack' }] : [];
}

/**
 * The exact odds of ganging up (BW-COMB-05, BWC-127): all attacks are rolled together and make one sum against one
 * Armor, each parry lowers the attack it was made against (BWC-58), and a victim who lives makes his counterattacks.
 */
export function gangUpOdds({ fights, penalty, rules, counters }: GangUp): GangUpOdds {
  const gang: VolleyReason[] = [
    { rule: 'BW-COMB-05', effect: 'damage-summed' },
    { rule: 'BW-COMB-02', effect: 'rolled-together' },
    { rule: 'BW-COMB-03', effect: 'only-hits-add' },
  ];
  const weaker: VolleyReason[] =
    penalty === 0
      ? []
      : rules.gangPenalty === 'each'
        ? [{ rule: 'BWC-21', effect: 'counter-penalty-each-attacker', amount: -penalty }]
        : [{ rule: 'BW-COMB-05', effect: 'counter-penalty', amount: -penalty }];
  const plan = { fights, penalty, rules, counters };
  const book = createGangBook(plan);
  const { damage, victimDies, victimFights, diesGivenVictimFights, attackersDead, bothDie } = gangChances(
    plan,
    book,
  );
  const attacks = fights.map((fight, place) => {
    const blow = gangAttack(plan, place);
    return { odds: book.odds(place, blow), reasons: explainAttack(fight, blow) };
  });
  const toHurt = distinctReasons([
    ...gang,
    ...attacks.flatMap(({ reasons }) => [...reasons.hit, ...reasons.damage]),
  ]);
  const toKill = distinctReasons([...gang, ...attacks.flatMap(({ reasons }) => reasons.kill)]);
  const struck = fights.map((fight, place) => {
    const reasons = gangCounterattacks(plan, place).flatMap((blow) => explainAttack(fight, blow).kill);
    const dies = diesGivenVictimFights[place] ?? 0;
    const why = distinctReasons([...weaker, ...whenCountered(fight), ...reasons]);
    const { odds, reasons: shown } = attacks[place] as (typeof attacks)[number];
    return {
      hit: { value: odds.hit, reasons: shown.hit },
      dies: {
        value: victimFights * dies,
        reasons: distinctReasons([{ rule: 'BWC-127', effect: 'counters-after-all' }, ...why, ...toKill]),
      },
      diesGivenVictimLives: { value: dies, reasons: why },
    };
  });
  const whyDead = distinctReasons(struck.flatMap((one) => one.dies.reasons));
  return {
    damage: { value: damage, reasons: toHurt },
    victimDies: { value: victimDies, reasons: toKill },
    bothDie,
    attackers: struck,
    parries: counters.flatMap(({ kind, against }) => {
      const attack = attacks[against];
      if (kind !== 'parry' || attack === undefined) return [];
      const shown = distinctReasons([...weaker, ...attack.reasons.parry]);
      return [
        {
          against,
          parriedGivenHit: { value: attack.odds.parriedGivenHit, reasons: shown },
          weaponLost: {
            value: attack.odds.lost,
            reasons: distinctReasons([...weaker, ...attack.reasons.lost]),
          },
        },
      ];
    }),
    attackersDead: { value: attackersDead, reasons: whyDead },
    meanAttackersDead: { value: mean(attackersDead), reasons: whyDead },
  };
}
