import { type Distribution, mean } from '../../dice/distribution.ts';
import type { BrikwarsExplained, BrikwarsReason } from '../attack/effects.ts';
import { explainAttack, explainOutcome, type Outcome } from '../attack/explain.ts';
import { type DefencePlan, type Fight, roundsOf, type Side } from '../attack/fight.ts';
import { knockAwayOdds } from '../attack/knock-away.ts';
import type { Blow, BlowOdds } from '../attack/strike.ts';
import type { ArmId } from '../weapons.ts';
import { type BlowReach, blowsOf, createFightBook, type FightBook, followTurn } from './turn-chances.ts';

/** One attack or counterattack. Unless said otherwise, given that the fight gets as far as it. */
export interface BlowFigures {
  readonly by: Side;
  readonly arm: ArmId;
  readonly parry?: ArmId;
  /** It pushes and does not wound. */
  readonly shove: boolean;
  readonly reached: number;
  readonly hit: BrikwarsExplained;
  readonly parriedGivenHit: BrikwarsExplained;
  readonly parried: BrikwarsExplained;
  readonly killGivenHit: BrikwarsExplained;
  readonly kill: BrikwarsExplained;
  readonly weaponLost: BrikwarsExplained;
  readonly shoved: BrikwarsExplained;
  readonly meanDamageGivenHit: BrikwarsExplained;
  readonly meanDamage: BrikwarsExplained;
  /** Points that arrive; 0 for a miss. */
  readonly damage: Distribution;
}

/** One player turn of a fight under one plan of defence; of who dies as in `TurnChances`. */
export interface ExchangeOdds {
  readonly defenderDies: BrikwarsExplained;
  readonly attackerDies: BrikwarsExplained;
  readonly bothDie: BrikwarsExplained;
  readonly neitherDies: BrikwarsExplained;
  /** The defender loses a weapon or shield in a parry, whatever else happens. */
  readonly defenderWeaponLost: BrikwarsExplained;
  /** The attacker loses his shield in parrying a counterattack. */
  readonly attackerWeaponLost: BrikwarsExplained;
  /** Pushed `shoveInches` away, whatever else happens. */
  readonly defenderShoved: BrikwarsExplained;
  readonly attackerShoved: BrikwarsExplained;
  /** Inches that a weapon flies, given that one is lost (BW-CC-17). */
  readonly knockAway: Distribution;
  /** None for a withdrawal. */
  readonly attacks: readonly BlowFigures[];
  /** One for each attack or the withdrawal; undefined where nothing strikes back. */
  readonly counters: readonly (BlowFigures | undefined)[];
}

/**
 * The exact odds of one player turn under one plan of defence, with reasons (BW-CC-02): attack, shove or withdrawal,
 * response, next attack, next response, until someone dies.
 */
export function exchangeOdds(
  fight: Fight,
  plan: DefencePlan,
  book: FightBook = createFightBook(fight),
): ExchangeOdds {
  const turn = followTurn(fight, plan, book);
  const attacks: BlowFigures[] = [];
  const counters: (BlowFigures | undefined)[] = [];
  for (let round = 0; round < roundsOf(fight); round++) {
    const { attack, counter } = blowsOf(fight, plan, round);
    if (attack) attacks.push(figures(fight, attack, book.blow(attack), turn.attacks[round]));
    counters.push(counter && figures(fight, counter, book.blow(counter), turn.counters[round]));
  }
  const notify = (by: readonly (BlowFigures | undefined)[], part: 'kill' | 'weaponLost' | 'shoved') =>
    by.flatMap((blow) => (blow === undefined ? [] : blow[part].reasons));
  const explain = (outcome: Outcome, value: number, blows: readonly BrikwarsReason[]): BrikwarsExplained => ({
    value,
    reasons: explainOutcome(fight, plan, outcome, blows),
  });
  return {
    defenderDies: explain('defender-dies', turn.defenderDies, notify(attacks, 'kill')),
    attackerDies: explain('attacker-dies', turn.attackerDies, notify(counters, 'kill')),
    bothDie: explain('neither-dies', turn.bothDie, []),
    neitherDies: explain('neither-dies', turn.neitherDies, []),
    defenderWeaponLost: explain(
      'defender-weapon-lost',
      turn.defenderWeaponLost,
      notify(attacks, 'weaponLost'),
    ),
    attackerWeaponLost: explain(
      'attacker-weapon-lost',
      turn.attackerWeaponLost,
      notify(counters, 'weaponLost'),
    ),
    defenderShoved: explain('defender-shoved', turn.defenderShoved, notify(attacks, 'shoved')),
    attackerShoved: explain('attacker-shoved', turn.attackerShoved, notify(counters, 'shoved')),
    knockAway: knockAwayOdds(fight.rules),
    attacks,
    counters,
  };
}

function figures(fight: Fight, blow: Blow, odds: BlowOdds, reach: BlowReach | undefined): BlowFigures {
  const { reached, kills } = reach ?? { reached: 0, kills: 0 };
  const kill = reached > 0 ? kills / reached : 0;
  const reasons = explainAttack(fight, blow);
  const explain = (value: number, part: keyof typeof reasons): BrikwarsExplained => ({
    value,
    reasons: reasons[part],
  });
  return {
    by: blow.by,
    arm: blow.arm,
    ...(blow.parry === undefined ? {} : { parry: blow.parry }),
    shove: blow.shove === true,
    reached,
    hit: explain(odds.hit, 'hit'),
    parriedGivenHit: explain(odds.parriedGivenHit, 'parry'),
    parried: explain(odds.hit * odds.parriedGivenHit, 'parry'),
    killGivenHit: explain(odds.hit > 0 ? kill / odds.hit : 0, 'kill'),
    kill: explain(kill, 'kill'),
    weaponLost: explain(odds.lost, 'lost'),
    shoved: explain(blow.shove ? odds.lands : 0, 'shove'),
    meanDamageGivenHit: explain(mean(odds.damageGivenHit), 'damage'),
    meanDamage: explain(mean(odds.damage), 'damage'),
    damage: odds.damage,
  };
}
