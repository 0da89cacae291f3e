// What a play of USB tells of the odds given what has been rolled: to its panel, and of each choice.
import type { OddsAhead } from '../fight/step-player.ts';
import type { EndChance } from '../fight/step-record.ts';
import { type Distribution, mean } from '../rules/dice/distribution.ts';
import type { MeleeAhead } from '../rules/usb/melee-ahead.ts';
import type { MeleeOdds } from '../rules/usb/melee-odds.ts';
import { otherRole } from '../rules/usb/melee-setup.ts';
import { meleeEndings } from '../rules/usb/melee-verdict.ts';
import type { MoraleAhead } from '../rules/usb/morale-ahead.ts';
import { type Fate, fateChances, fates } from '../rules/usb/morale-odds.ts';
import type { MoraleVerdict } from '../rules/usb/morale-scene.ts';
import type { ShootingAhead } from '../rules/usb/shooting-ahead.ts';
import type { ShotsEnd } from '../rules/usb/shooting-odds.ts';
import { breakChance, winChance } from './charge/answer.ts';
import type { UsbChargeInputs } from './charge/inputs.ts';
import { breaksOf, goneOf } from './shoot/explained-odds.ts';
import type { UsbShootInputs } from './shoot/inputs.ts';

/** The whole odds of a turn in hand, by the few that every play tells of it. */
type Begun<Inputs, Odds> = WeakMap<OddsAhead, { readonly inputs: Inputs; readonly odds: Odds }>;

/** A panel of USB says more than the chances of ends; its words are those of the beginning, of these odds. */
export const begun = {
  shots: new WeakMap() as Begun<UsbShootInputs, ShotsEnd>,
  melee: new WeakMap() as Begun<UsbChargeInputs, MeleeOdds>,
  morale: new WeakMap() as Begun<unknown, MoraleVerdict>,
  test: new WeakMap() as Begun<unknown, Distribution>,
} as const;

/** Options that nothing beats, by what they are worth to whoever chooses and, of equals, by what they cost; none where all are alike. */
export function bestOf<Odds>(
  options: Readonly<Record<string, Odds>>,
  worth: (odds: Odds) => readonly [chance: number, points: number],
): readonly string[] {
  const weighed = Object.entries(options).map(([option, odds]) => ({ option, worth: worth(odds) }));
  const beats = (
    [chance, points]: readonly [number, number],
    [other, otherPoints]: readonly [number, number],
  ) => (Math.abs(chance - other) > 1e-9 ? chance > other : points > otherPoints + 1e-9);
  const best = weighed.filter((one) => !weighed.some((other) => beats(other.worth, one.worth)));
  return best.length === weighed.length ? [] : best.map(({ option }) => option);
}

/** Keeps the whole odds behind the few that every play tells. */
export function telling<Inputs, Odds>(
  kept: Begun<Inputs, Odds>,
  ahead: { readonly inputs: Inputs; readonly odds: Odds },
  told: OddsAhead,
): OddsAhead {
  kept.set(told, ahead);
  return told;
}

const ofEach = <Odds, Value>(options: Readonly<Record<string, Odds>>, value: (odds: Odds) => Value) =>
  Object.fromEntries(Object.entries(options).map(([option, odds]) => [option, value(odds)]));

/** Its ends are the fates of the target. */
export function shootingTold(inputs: UsbShootInputs, { odds, options, who }: ShootingAhead): OddsAhead {
  const { state } = inputs.target.fighter;
  const ends = (of: ShotsEnd) => fates.map((id): EndChance => ({ id, chance: of.fates[id] }));
  const sign = who === 'target' ? -1 : 1;
  return telling(
    begun.shots,
    { inputs, odds },
    {
      ends: ends(odds),
      also: [
        { id: 'broken', chance: breaksOf(odds, state) },
        { id: 'gone', chance: goneOf(odds) },
      ],
      ...(options && {
        options: ofEach(options, ends),
        best: bestOf(options, (of) => [sign * breaksOf(of, state), sign * mean(of.points)]),
      }),
    },
  );
}

/** Its ends are those of the melee; an option tells the figures of the tiles. */
export function meleeTold(inputs: UsbChargeInputs, { odds, options, who }: MeleeAhead): OddsAhead {
  const { setup } = inputs;
  const tiles = (of: MeleeOdds): readonly EndChance[] => [
    { id: 'wins', chance: winChance(of, 'charger') },
    { id: 'target', chance: breakChance({ setup, odds: of }, 'target') },
    { id: 'charger', chance: breakChance({ setup, odds: of }, 'charger') },
  ];
  return telling(
    begun.melee,
    { inputs, odds },
    {
      ends: meleeEndings.map((id) => ({ id, chance: odds.endings[id] })),
      also: tiles(odds),
      ...(options && { options: ofEach(options, tiles) }),
      ...(options &&
        who && {
          best: bestOf(options, (of) => [
            of[who].stands - of[otherRole[who]].stands,
            mean(of[otherRole[who]].points) - mean(of[who].points),
          ]),
        }),
    },
  );
}

/** Its ends are what can become of the unit, or how many of several fail. */
export function moraleTold<Inputs>(inputs: Inputs, { odds, options }: MoraleAhead): OddsAhead {
  return telling(
    begun.morale,
    { inputs, odds },
    {
      ends: moraleEnds(odds),
      ...(options && {
        options: ofEach(options, moraleEnds),
        best: bestOf(options, (of) => [holdChance(of), 0]),
      }),
    },
  );
}

function moraleEnds(verdict: MoraleVerdict): readonly EndChance[] {
  const chances = fatesOf(verdict);
  if (chances) return fates.map((id) => ({ id, chance: chances[id] }));
  if (verdict.kind === 'recovery') {
    const { chance } = verdict.odds;
    return [
      { id: 'recovers', chance },
      { id: 'stays', chance: 1 - chance },
    ];
  }
  if (verdict.kind !== 'commander') return [];
  const { min, weights } = verdict.odds.failing;
  return Array.from(weights, (chance, at) => ({ id: `${min + at}`, chance }));
}

/** That the unit is neither panicked nor gone, or that it recovers. */
export function holdChance(verdict: MoraleVerdict): number {
  if (verdict.kind === 'recovery') return verdict.odds.chance;
  const chances = fatesOf(verdict);
  return chances ? chances.steady + chances.shaken : 0;
}

/** How often each thing becomes of the unit; undefined where the question is another. */
export function fatesOf(verdict: MoraleVerdict): Readonly<Record<Fate, number>> | undefined {
  switch (verdict.kind) {
    case 'test':
    case 'losses':
      return fateChances(verdict.odds.outcomes);
    case 'hits':
      return verdict.odds.fates;
    case 'recovery':
    case 'commander':
      return undefined;
  }
}
