import type { Drafts } from '../../platform/drafts.ts';
import type { Game } from '../../rules/ids.ts';
import { type MusterTaste, musterTastes } from '../../rules/muster.ts';
import type { Maker } from './makers.ts';

/** What a player last wanted of a game's armies. */
export interface Wish {
  readonly amount: number;
  readonly taste: MusterTaste;
}

/** Beside points, figures of a game without prices are wished for by themselves. */
const placeOf = (game: Game, { counts }: Maker) =>
  counts === 'points' ? `muster-${game}` : `muster-${game}-figures`;

const usualPlace = 1;

/** An amount that the game has. */
export function amountIn(amount: number, { least, most }: Maker): number {
  return Math.min(most, Math.max(least, Math.round(amount)));
}

export async function loadWish(drafts: Drafts, game: Game, maker: Maker): Promise<Wish> {
  const [amount = '', taste = ''] = ((await drafts.load(placeOf(game, maker))) ?? '').split(' ');
  const known = /^\d{1,6}$/.test(amount) ? Number(amount) : maker.usual[usualPlace];
  return {
    amount: amountIn(known ?? maker.least, maker),
    taste: musterTastes.find((each) => each === taste) ?? 'mixed',
  };
}

export function keepWish(drafts: Drafts, game: Game, maker: Maker, { amount, taste }: Wish): void {
  drafts.save(placeOf(game, maker), `${amount} ${taste}`);
}
