import type { FigureLook, Weapon } from '../../kit/figures/figure.tsx';
import type { Side } from '../../rules/brikwars/attack/fight.ts';
import { dress, weaponPictures } from '../looks.ts';
import type { Held } from './hands.ts';
import type { DuelInputs, Shot } from './inputs.ts';

/** How a thing is drawn. */
const pictures: Readonly<Record<Held | Shot, Weapon | 'shield'>> = {
  ...weaponPictures,
  'bare-hands': 'none',
  bite: 'none',
  'own-2': 'axe',
};

/** The things that a side is seen with: the first in its front hand. */
export function seenHands(inputs: DuelInputs, side: Side): readonly [Held | Shot, Held] {
  if (inputs.mode === 'close') return inputs[side].hands;
  if (side === 'attacker') return [inputs.shot, 'nothing'];
  return ['nothing', inputs.shieldAgainstShots ? 'shield' : 'nothing'];
}

/** A side as its figure shows it. */
export function lookOf(inputs: DuelInputs, side: Side): FigureLook {
  const [first, other] = seenHands(inputs, side);
  const front = pictures[first];
  const back = pictures[other];
  return {
    ...dress[inputs[side].unit],
    weapon: front === 'shield' ? 'none' : front,
    ...(front === 'shield' ? { other: 'shield' as const } : back === 'none' ? {} : { other: back }),
  };
}
