// Armies that make themselves: by luck, and yet to a taste and within a limit.
import type { RandomSource } from './dice/random.ts';

/** What a player wants much of. */
export const musterTastes = ['mixed', 'many', 'strong', 'shooting', 'mounted'] as const;
export type MusterTaste = (typeof musterTastes)[number];

/** Something that may join: units that come together, what they cost, and how gladly they are taken (0: only at the end). */
export interface Offer<Unit> {
  readonly units: readonly Unit[];
  readonly points: number;
  readonly weight: number;
  /** No more than so many times. */
  readonly most?: number;
}

export interface Mustered<Unit> {
  readonly unit: Unit;
  readonly count: number;
}

/** So many kinds make up the bulk. */
const kindsAtMost = 4;
/** A kind is not taken for less than this part of what may be spent, nor for more than that. */
const [smallestPart, greatestPart] = [8, 3] as const;
const finest = 1000;

/** One of several, each as likely as its weight; undefined where none has any. */
export function pick<Choice>(
  choices: readonly (readonly [weight: number, choice: Choice])[],
  random: RandomSource,
): Choice | undefined {
  const shares = choices.map(([weight]) => Math.max(0, Math.round(weight * 10)));
  const sum = shares.reduce((all, share) => all + share, 0);
  if (sum === 0) return undefined;
  let drawn = random(Math.min(sum, 65_536));
  for (const [place, share] of shares.entries()) {
    drawn -= share;
    if (drawn <= 0) return choices[place]?.[1];
  }
  return undefined;
}

/** A number from `lowest` to `highest`, both whole. */
export function between(lowest: number, highest: number, random: RandomSource): number {
  return highest <= lowest ? lowest : lowest + random(Math.min(highest - lowest + 1, 65_536)) - 1;
}

/**
 * Spends points on offers: some kinds by weight, in groups, then the dearest of all that still fits, until nothing fits.
 * Costs are in points of at most two decimals, each above 0.
 */
export function muster<Unit>(
  offers: readonly Offer<Unit>[],
  points: number,
  random: RandomSource,
): readonly Mustered<Unit>[] {
  const open = offers.filter((offer) => offer.points > 0);
  const taken = new Map<Offer<Unit>, number>();
  let left = Math.round(points * 100);
  const whole = left;
  const costs = (offer: Offer<Unit>) => Math.round(offer.points * 100);
  const fitting = (offer: Offer<Unit>) =>
    Math.min(
      Math.floor(left / costs(offer)),
      (offer.most ?? Number.POSITIVE_INFINITY) - (taken.get(offer) ?? 0),
    );
  const take = (offer: Offer<Unit>, times: number) => {
    taken.set(offer, (taken.get(offer) ?? 0) + times);
    left -= times * costs(offer);
  };

  const kinds: Offer<Unit>[] = [];
  for (let places = kindsAtMost; places > 0; places -= 1) {
    const free = open.filter((offer) => !kinds.includes(offer) && fitting(offer) > 0);
    const kind = pick(
      free.map((offer) => [offer.weight, offer]),
      random,
    );
    if (kind) kinds.push(kind);
  }
  for (;;) {
    const kind = pick(
      kinds.filter((offer) => fitting(offer) > 0).map((offer) => [offer.weight, offer]),
      random,
    );
    if (!kind) break;
    const part = between(finest / smallestPart, finest / greatestPart, random) / finest;
    take(kind, Math.min(fitting(kind), Math.max(1, Math.round((part * whole) / costs(kind)))));
  }
  for (const offer of [...open].sort((a, b) => costs(b) - costs(a) || b.weight - a.weight)) {
    const times = fitting(offer);
    if (times > 0) take(offer, times);
  }

  // Too little for one more: one that is there makes way for a dearer one.
  for (;;) {
    const swaps = open.flatMap((before) =>
      (taken.get(before) ?? 0) > 0
        ? open
            .filter(
              (after) =>
                costs(after) > costs(before) &&
                costs(after) - costs(before) <= left &&
                (after.weight > 0 || before.weight === 0) &&
                (taken.get(after) ?? 0) < (after.most ?? Number.POSITIVE_INFINITY),
            )
            .map((after) => ({ before, after, gain: costs(after) - costs(before) }))
        : [],
    );
    const best = swaps.sort((a, b) => b.gain - a.gain)[0];
    if (!best) break;
    take(best.before, -1);
    take(best.after, 1);
  }

  const counted = new Map<Unit, number>();
  for (const offer of open) {
    const times = taken.get(offer) ?? 0;
    if (times > 0) for (const unit of offer.units) counted.set(unit, (counted.get(unit) ?? 0) + times);
  }
  return [...counted].map(([unit, count]) => ({ unit, count }));
}
