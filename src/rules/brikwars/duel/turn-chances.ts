import { defaultDefence, parryOf, strikeOf } from '../attack/defences.ts';
import { type DefencePlan, type Fight, type Response, roundsOf, type Side } from '../attack/fight.ts';
import { isShove } from '../attack/shove.ts';
import { type Body, bodyOf, type Standing, suffer } from '../attack/standing.ts';
import { type Blow, type BlowOdds, blowOdds, type Impact, otherSide } from '../attack/strike.ts';
import { distinctEnds, lossOf } from './turn-ends.ts';

/** What all plans of a fight share, worked out once: the odds of single blows, and what each side's armor holds. */
export interface FightBook {
  readonly blow: (blow: Blow) => BlowOdds;
  readonly bodies: Readonly<Record<Side, Body>>;
  /** How a side stands after an impact. */
  readonly after: (side: Side, before: Standing, impact: Impact) => Standing;
}

/** A book of a fight; it also serves the same fight with another turn of the attacker declared. */
export function createFightBook(
  fight: Fight,
  bodies: FightBook['bodies'] = { attacker: bodyOf(fight, 'attacker'), defender: bodyOf(fight, 'defender') },
): FightBook {
  const blows = new Map<string, BlowOdds>();
  const stands = new WeakMap<Standing, Map<Impact, Standing>>();
  return {
    bodies,
    blow: (blow) => {
      const { by, arm, parry, strikerPenalty, parryPenalty, first, shove } = blow;
      // Only a known roll sets the first blow apart.
      const known = first && fight.attackRoll !== undefined;
      const key = [by, arm, parry, strikerPenalty, parryPenalty, known, shove].join();
      const odds = blows.get(key) ?? blowOdds(fight, blow);
      blows.set(key, odds);
      return odds;
    },
    after: (side, before, impact) => {
      const known = stands.get(before) ?? new Map<Impact, Standing>();
      const after = known.get(impact) ?? suffer(bodies[side], before, impact);
      known.set(impact, after);
      stands.set(before, known);
      return after;
    },
  };
}

const noResponse: Response = { kind: 'none' };

/** The attack with this number under a response (none for a withdrawal), and the counterattack that it makes, if any. */
export function blowsOf(
  fight: Fight,
  plan: DefencePlan,
  round: number,
): { readonly attack?: Blow; readonly counter?: Blow } {
  if (round >= roundsOf(fight)) throw new RangeError(`no attack ${round}`);
  const response = plan[round] ?? noResponse;
  const penalty = response.kind === 'riposte' ? fight.rules.ripostePenalty : 0;
  const parry = parryOf(response);
  const strike = strikeOf(response);
  const arm = fight.attacks[round];
  const attack: Blow | undefined =
    arm === undefined
      ? undefined
      : {
          by: 'attacker',
          arm,
          ...(parry === undefined ? {} : { parry }),
          strikerPenalty: 0,
          parryPenalty: penalty,
          first: round === 0,
          ...(isShove(fight, 'attacker', arm) ? { shove: true } : {}),
        };
  if (strike === undefined) return attack ? { attack } : {};
  const firstCounter = plan.findIndex((answer) => strikeOf(answer) !== undefined);
  const shield = round === firstCounter ? fight.counterShield : undefined;
  const counter: Blow = {
    by: 'defender',
    arm: strike,
    ...(shield === undefined ? {} : { parry: shield }),
    strikerPenalty: penalty,
    parryPenalty: 0,
    first: false,
    ...(isShove(fight, 'defender', strike) ? { shove: true } : {}),
  };
  return attack ? { attack, counter } : { counter };
}

/**
 * The chances of one player turn. To die is to take a pip for what has more than one (BW-DMG-03); only where one has may
 * both happen, which counts for either.
 */
export interface TurnChances {
  readonly defenderDies: number;
  readonly attackerDies: number;
  readonly bothDie: number;
  readonly neitherDies: number;
  /** Whatever else happens: a weapon or shield lost in a parry, a shove that succeeds. */
  readonly defenderWeaponLost: number;
  readonly attackerWeaponLost: number;
  readonly defenderShoved: number;
  readonly attackerShoved: number;
}

/** How likely a blow is reached, and reached and kills, or takes a pip. */
export interface BlowReach {
  readonly reached: number;
  readonly kills: number;
}

export interface FollowedTurn extends TurnChances {
  /** How likely a side has lost so many pips at the end; the last one of it is its death. */
  readonly pips: Readonly<Record<Side, readonly number[]>>;
  /** The same of both at once: by the pips of the attacker, and then by those of the defender. */
  readonly both: readonly (readonly (number | undefined)[])[];
  readonly attacks: readonly (BlowReach | undefined)[];
  readonly counters: readonly (BlowReach | undefined)[];
}

/** Where to begin in a turn: with the attack of this number, or with the answer to it. */
export interface TurnFrom {
  readonly round: number;
  readonly answers: boolean;
  /** The odds of the first blow from there, where some of it is known. */
  readonly first?: BlowOdds;
}

interface Branch {
  readonly chance: number;
  readonly attacker: Standing;
  readonly defender: Standing;
}

type Changing<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/**
 * The exact chances of one player turn (BW-CC-02): attack, response, next attack, next response, until someone dies or
 * both are apart; who takes a pip fights on (BW-DMG-03). What one side suffers does not depend on what the other suffers
 * but through the stop, so each side is followed alone; only where a rule asks whether a blow has landed are the two
 * cases followed apart.
 */
export function followTurn(
  fight: Fight,
  plan: DefencePlan,
  book: FightBook = createFightBook(fight),
  from: TurnFrom = { round: 0, answers: false },
): FollowedTurn {
  /** Chances by the pips that the attacker has lost, and then by those of the defender. */
  const ends: number[][] = [];
  const turn: Changing<Pick<TurnChances, `${Side}WeaponLost` | `${Side}Shoved`>> = {
    defenderWeaponLost: 0,
    attackerWeaponLost: 0,
    defenderShoved: 0,
    attackerShoved: 0,
  };
  const count = ([mine, theirs]: readonly [number, number], chance: number): void => {
    const row = ends[mine] ?? [];
    row[theirs] = (row[theirs] ?? 0) + chance;
    ends[mine] = row;
  };
  let branches: readonly Branch[] = [
    { chance: 1, attacker: book.bodies.attacker.start, defender: book.bodies.defender.start },
  ];
  let { first } = from;
  const attacks: (BlowReach | undefined)[] = [];
  const counters: (BlowReach | undefined)[] = [];

  /** Strikes a blow in every branch; where `parted`, what follows a landed blow is told apart from the rest. */
  function strike(blow: Blow, parted: boolean): { reach: BlowReach; landed: readonly Branch[] } {
    const odds = first ?? book.blow(blow);
    first = undefined;
    const on = otherSide(blow.by);
    const { steps } = book.bodies[on];
    const landed: Branch[] = [];
    const next: Branch[] = [];
    let reached = 0;
    let kills = 0;
    const fall = (branch: Branch, chance: number, impact: Impact, into: Branch[]): void => {
      if (chance <= 0) return;
      const { alive, pips } = branch[blow.by];
      const striker = alive * branch.chance * chance;
      const before = branch[on];
      const after = book.after(on, before, impact);
      const killed = branch.chance * chance * Math.max(0, before.alive - after.alive);
      reached += striker * before.alive;
      kills += striker * (lossOf(after, steps) - lossOf(before, steps));
      if (killed > 0) {
        for (const [lost, weight] of pips.entries())
          count(on === 'attacker' ? [steps, lost] : [lost, steps], killed * weight);
      }
      turn[`${on}WeaponLost`] += striker * after.lost;
      into.push({ ...branch, chance: branch.chance * chance, [on]: after });
    };
    const cases = parted ? odds.cases() : undefined;
    for (const branch of branches) {
      if (cases === undefined) fall(branch, 1, odds, next);
      else {
        fall(branch, odds.lands, cases.landed, landed);
        fall(branch, 1 - odds.lands, cases.failed, next);
      }
    }
    if (blow.shove) turn[`${on}Shoved`] += reached * odds.lands;
    branches = next;
    return { reach: { reached, kills }, landed };
  }

  const end = ({ chance, attacker, defender }: Branch): void => {
    for (const [mine, some] of attacker.pips.entries()) {
      for (const [theirs, weight] of defender.pips.entries()) count([mine, theirs], chance * some * weight);
    }
  };

  for (let { round } = from; round < roundsOf(fight); round++) {
    const { attack, counter } = blowsOf(fight, plan, round);
    let unanswered: readonly Branch[] = [];
    if (attack === undefined || (from.answers && round === from.round)) attacks.push(undefined);
    else {
      const apart = attack.shove === true && fight.shovedOutOfReach;
      const open = counter !== undefined && fight.rules.counterAfter === 'failed';
      const { reach, landed } = strike(attack, apart || open);
      attacks.push(reach);
      if (apart) landed.forEach(end);
      else unanswered = landed;
    }
    if (counter === undefined) counters.push(undefined);
    else {
      const apart = counter.shove === true && fight.shovedOutOfReach;
      const { reach, landed } = strike(counter, apart);
      counters.push(reach);
      landed.forEach(end);
    }
    branches = [...branches, ...unanswered];
  }
  branches.forEach(end);
  return { ...turn, ...distinctEnds(ends), both: ends, attacks, counters };
}

/** The chances of one player turn in bare figures; `exchangeOdds` gives them with reasons. */
export function turnChances(fight: Fight, plan = defaultDefence(fight), book?: FightBook): TurnChances {
  return followTurn(fight, plan, book);
}
