import { type Distribution, mean } from '../dice/distribution.ts';
import type { BrikwarsExplained, BrikwarsReason } from './effects.ts';
import { explainAttack, explainOutcome, type Outcome } from './explain.ts';
import type { DefencePlan, Fight, Response, Side } from './fight.ts';
import { type Body, bodyOf, suffer } from './standing.ts';
import { type Blow, type BlowOdds, blowOdds } from './strike.ts';

/** One attack or counterattack. Unless said otherwise, given that the fight gets as far as it. */
export interface BlowFigures {
  readonly by: Side;
  readonly arm: number;
  readonly parry?: number;
  readonly reached: number;
  readonly hit: BrikwarsExplained;
  readonly parriedGivenHit: BrikwarsExplained;
  readonly parried: BrikwarsExplained;
  readonly killGivenHit: BrikwarsExplained;
  readonly kill: BrikwarsExplained;
  readonly weaponLost: BrikwarsExplained;
  readonly meanDamageGivenHit: BrikwarsExplained;
  readonly meanDamage: BrikwarsExplained;
  /** Points that arrive; 0 for a miss. */
  readonly damage: Distribution;
}

/** One player turn of a fight under one plan of defence. The three outcomes exclude each other and add up to 1. */
export interface ExchangeOdds {
  readonly defenderDies: BrikwarsExplained;
  readonly attackerDies: BrikwarsExplained;
  readonly neitherDies: BrikwarsExplained;
  /** The defender loses a weapon or shield in a parry, whatever else happens. */
  readonly defenderWeaponLost: BrikwarsExplained;
  /** The attacker loses his shield in parrying a counterattack. */
  readonly attackerWeaponLost: BrikwarsExplained;
  readonly attacks: readonly BlowFigures[];
  /** One for each attack; undefined where nothing strikes back. */
  readonly counters: readonly (BlowFigures | undefined)[];
}

/** What all plans of a fight share, worked out once: the odds of single blows, and what each side's armor holds. */
export interface FightBook {
  readonly blow: (blow: Blow) => BlowOdds;
  readonly bodies: Readonly<Record<Side, Body>>;
}

export function createFightBook(fight: Fight): FightBook {
  const known = new Map<string, BlowOdds>();
  return {
    bodies: { attacker: bodyOf(fight, 'attacker'), defender: bodyOf(fight, 'defender') },
    blow: (blow) => {
      const key = [blow.by, blow.arm, blow.parry, blow.strikerPenalty, blow.parryPenalty, blow.first].join();
      const odds = known.get(key) ?? blowOdds(fight, blow);
      known.set(key, odds);
      return odds;
    },
  };
}

const noResponse: Response = { kind: 'none' };

/** The attack with this number under a response, and the counterattack that the response makes, if any. */
export function blowsOf(
  fight: Fight,
  plan: DefencePlan,
  attack: number,
): { readonly attack: Blow; readonly counter?: Blow } {
  const response = plan[attack] ?? noResponse;
  const penalty = response.kind === 'riposte' ? fight.rules.ripostePenalty : 0;
  const parry =
    response.kind === 'parry' ? response.arm : response.kind === 'riposte' ? response.parry : undefined;
  const strike =
    response.kind === 'counterattack'
      ? response.arm
      : response.kind === 'riposte'
        ? response.strike
        : undefined;
  const arm = fight.attacks[attack];
  if (arm === undefined) throw new RangeError(`no attack ${attack}`);
  const blow: Blow = {
    by: 'attacker',
    arm,
    ...(parry === undefined ? {} : { parry }),
    strikerPenalty: 0,
    parryPenalty: penalty,
    first: attack === 0,
  };
  if (strike === undefined) return { attack: blow };
  const firstCounter = plan.findIndex(({ kind }) => kind === 'counterattack' || kind === 'riposte');
  const shield = attack === firstCounter ? fight.counterShield : undefined;
  return {
    attack: blow,
    counter: {
      by: 'defender',
      arm: strike,
      ...(shield === undefined ? {} : { parry: shield }),
      strikerPenalty: penalty,
      parryPenalty: 0,
      first: false,
    },
  };
}

/**
 * The exact odds of one player turn (BW-CC-02): attack, response, next attack, next response, until someone dies.
 * What one side suffers does not depend on what the other suffers but through the stop, so each side is followed alone.
 */
export function exchangeOdds(
  fight: Fight,
  plan: DefencePlan,
  book: FightBook = createFightBook(fight),
): ExchangeOdds {
  const { bodies } = book;
  let defender = bodies.defender.start;
  let attacker = bodies.attacker.start;
  let defenderDies = 0;
  let attackerDies = 0;
  let defenderLost = 0;
  let attackerLost = 0;
  const attacks: BlowFigures[] = [];
  const counters: (BlowFigures | undefined)[] = [];
  fight.attacks.forEach((_, index) => {
    const { attack, counter } = blowsOf(fight, plan, index);
    const odds = book.blow(attack);
    const hurt = suffer(bodies.defender, defender, odds);
    attacks.push(figures(fight, attack, odds, attacker.alive, defender.alive, hurt.alive));
    defenderDies += attacker.alive * Math.max(0, defender.alive - hurt.alive);
    defenderLost += attacker.alive * hurt.lost;
    defender = hurt;
    if (counter === undefined) {
      counters.push(undefined);
      return;
    }
    const back = book.blow(counter);
    const struck = suffer(bodies.attacker, attacker, back);
    counters.push(figures(fight, counter, back, defender.alive, attacker.alive, struck.alive));
    attackerDies += defender.alive * Math.max(0, attacker.alive - struck.alive);
    attackerLost += defender.alive * struck.lost;
    attacker = struck;
  });
  const told = (by: readonly (BlowFigures | undefined)[], part: 'kill' | 'weaponLost') =>
    by.flatMap((blow) => (blow === undefined ? [] : blow[part].reasons));
  const explain = (outcome: Outcome, value: number, blows: readonly BrikwarsReason[]): BrikwarsExplained => ({
    value,
    reasons: explainOutcome(fight, plan, outcome, blows),
  });
  return {
    defenderDies: explain('defender-dies', defenderDies, told(attacks, 'kill')),
    attackerDies: explain('attacker-dies', attackerDies, told(counters, 'kill')),
    neitherDies: explain('neither-dies', attacker.alive * defender.alive, []),
    defenderWeaponLost: explain('defender-weapon-lost', defenderLost, told(attacks, 'weaponLost')),
    attackerWeaponLost: explain('attacker-weapon-lost', attackerLost, told(counters, 'weaponLost')),
    attacks,
    counters,
  };
}

function figures(
  fight: Fight,
  blow: Blow,
  odds: BlowOdds,
  strikerAlive: number,
  before: number,
  after: number,
): BlowFigures {
  const kill = before > 0 ? Math.max(0, 1 - after / before) : 0;
  const reasons = explainAttack(fight, blow);
  const explain = (value: number, part: keyof typeof reasons): BrikwarsExplained => ({
    value,
    reasons: reasons[part],
  });
  return {
    by: blow.by,
    arm: blow.arm,
    ...(blow.parry === undefined ? {} : { parry: blow.parry }),
    reached: strikerAlive * before,
    hit: explain(odds.hit, 'hit'),
    parriedGivenHit: explain(odds.parriedGivenHit, 'parry'),
    parried: explain(odds.hit * odds.parriedGivenHit, 'parry'),
    killGivenHit: explain(odds.hit > 0 ? kill / odds.hit : 0, 'kill'),
    kill: explain(kill, 'kill'),
    weaponLost: explain(odds.lost, 'lost'),
    meanDamageGivenHit: explain(mean(odds.damageGivenHit), 'damage'),
    meanDamage: explain(mean(odds.damage), 'damage'),
    damage: odds.damage,
  };
}
