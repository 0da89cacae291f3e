import type { EndChance, OddsAhead } from '../../fight/step-player.ts';
import type { ChargeOdds } from '../../rules/brikwars/charge-odds.ts';

/** The odds of a Charge in hand, in place of those of its beginning. */
export function chargeGiven(
  odds: ChargeOdds,
  { ends, also = [] }: OddsAhead,
): Pick<ChargeOdds, 'defenderDies' | 'attackerDies' | 'defenderFlies' | 'shoved'> {
  const all = [...ends, ...also];
  const of = (...wanted: readonly string[]) =>
    all.reduce((sum, { id, chance }) => (wanted.includes(id) ? sum + chance : sum), 0);
  const { defenderDies, attackerDies, defenderFlies, shoved } = odds;
  const moved = of('target-flies');
  return {
    defenderDies: { ...defenderDies, value: of('target', 'both') },
    attackerDies: { ...attackerDies, value: of('charger', 'both') },
    defenderFlies: { ...defenderFlies, value: moved },
    // A target that may be shoved off does not fly otherwise.
    shoved: { ...shoved, value: shoved.value > 0 ? moved : 0 },
  };
}

/** The chances that either dies, of the ends of a Charge. */
export function deathsOf(ends: readonly EndChance[]): {
  readonly defenderDies: number;
  readonly attackerDies: number;
} {
  const of = (wanted: string) => ends.find(({ id }) => id === wanted)?.chance ?? 0;
  return { defenderDies: of('target') + of('both'), attackerDies: of('charger') + of('both') };
}
