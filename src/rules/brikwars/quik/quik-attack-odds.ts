import type { DiceExpression } from '../../dice/expression.ts';
import type { ContestRoll } from '../contests/contest-rules.ts';
import type { QuikAttack, QuikStrike } from './quik-attack.ts';
import { quikRoll, repeated, together, withoutRepeats } from './quik-dice.ts';
import type { QuikExplained, QuikReason } from './quik-effects.ts';
import { type DamagePart, type KillOdds, partRoll, quikKillOdds } from './quik-kill.ts';

/** One damage roll of all attackers against one Armor roll, or one of each for every attack (BW-QW-09). */
export const quikWays = ['together', 'apart'] as const;
export type QuikWay = (typeof quikWays)[number];

/** What each attack of a group does for itself, and how many there are. */
export interface ApartStrike extends KillOdds {
  readonly attacks: number;
}

/** The same attackers one after the other: each their own Armor roll. */
export interface ApartOdds {
  readonly killed: QuikExplained;
  readonly survives: QuikExplained;
  readonly strikes: readonly ApartStrike[];
}

/** Dice that are simply added make one roll; those that are doubled or thrown first stay apart. */
function oneRoll(parts: readonly DamagePart[]): readonly DamagePart[] {
  const plain = parts.filter(({ factor, reach }) => factor === 1 && !reach);
  if (plain.length === 0) return parts;
  const damage: DiceExpression = together(...plain.map((part) => repeated(part.damage, part.times)));
  return [{ damage, times: 1, factor: 1 }, ...parts.filter((part) => !plain.includes(part))];
}

const attacksOf = (strikes: readonly QuikStrike[]): number =>
  strikes.reduce((attacks, { part }) => attacks + part.times, 0);

/** The odds when all add their dice into a single roll against a single Armor roll (BW-QW-06, BW-QW-09, BWC-69). */
export function quikTogetherOdds({ strikes, armor, armorReasons, rules }: QuikAttack): KillOdds {
  const attacks = attacksOf(strikes);
  const why = withoutRepeats(strikes.flatMap(({ reasons }) => reasons));
  const sum: readonly QuikReason[] =
    attacks > 1 ? [{ rule: 'BW-QW-09', effect: 'dice-together', amount: attacks }] : [];
  const parts = oneRoll(strikes.map(({ part }) => part));
  return quikKillOdds(parts, armor, rules, [...why, ...sum, ...armorReasons]);
}

/** The odds when every attack is rolled for itself, each against an Armor roll of its own (BW-QW-06, BW-QW-07). */
export function quikApartOdds({ strikes, armor, armorReasons, rules }: QuikAttack): ApartOdds {
  const each = strikes.map(({ part, reasons }) => ({
    attacks: part.times,
    ...quikKillOdds([{ ...part, times: 1 }], armor, rules, [...reasons, ...armorReasons]),
  }));
  const survives = each.reduce((chance, strike) => chance * strike.survives.value ** strike.attacks, 1);
  const reasons: readonly QuikReason[] = withoutRepeats([
    { rule: 'BW-QW-06', effect: 'rolled-apart', amount: attacksOf(strikes) },
    ...each.flatMap(({ killed }) => killed.reasons),
  ]);
  return {
    killed: { value: 1 - survives, reasons },
    survives: { value: survives, reasons },
    strikes: each,
  };
}

/** The better of both ways to destroy this target, and its chance; where they are equal, together. */
export function quikBestWay(attack: QuikAttack): { readonly way: QuikWay; readonly chance: number } {
  const together = quikTogetherOdds(attack).killed.value;
  const apart = quikApartOdds(attack).killed.value;
  return apart > together ? { way: 'apart', chance: apart } : { way: 'together', chance: together };
}

/** What is thrown for an attack made together: each damage roll with what it counts for, and the Armor roll. */
export interface QuikRolls {
  readonly damage: readonly {
    readonly roll: ContestRoll;
    readonly factor: number;
    readonly reach?: { readonly roll: ContestRoll; readonly inches: number };
  }[];
  readonly armor: ContestRoll;
}

export function quikRolls({ strikes, armor, rules }: QuikAttack): QuikRolls {
  const parts = oneRoll(strikes.map(({ part }) => part));
  return {
    damage: parts.flatMap((part) =>
      Array.from({ length: part.times }, () => ({
        roll: partRoll(part, rules),
        factor: part.factor,
        ...(part.reach
          ? { reach: { roll: quikRoll(part.reach.throw, rules), inches: part.reach.inches } }
          : {}),
      })),
    ),
    armor: quikRoll(armor, rules),
  };
}

/** What rolled totals come to, in the order of `quikRolls`: a throw that falls short adds nothing; never below 0. */
export function rolledDamage(
  rolls: QuikRolls,
  totals: readonly { readonly damage: number; readonly throw?: number }[],
): number {
  let damage = 0;
  rolls.damage.forEach(({ factor, reach }, place) => {
    const rolled = totals[place];
    if (rolled && !(reach && (rolled.throw ?? 0) < reach.inches)) damage += factor * rolled.damage;
  });
  return Math.max(0, damage);
}
