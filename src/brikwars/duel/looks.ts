import type { FigureLook, Weapon } from '../../kit/figure.tsx';
import type { Side } from '../../rules/brikwars/fight.ts';
import type { UnitId } from '../../rules/brikwars/units.ts';
import type { DuelInputs, Held, Shot } from './inputs.ts';

const pictures: Readonly<Record<Held | Shot, Weapon | 'shield'>> = {
  hand: 'hand',
  heavy: 'heavy',
  'two-handed': 'two-handed',
  'short-ranged': 'bow',
  'long-ranged': 'rifle',
  explosive: 'grenade',
  shield: 'shield',
  'bare-hands': 'none',
  'random-object': 'object',
  bite: 'none',
  own: 'axe',
  'own-2': 'axe',
  nothing: 'none',
};

/** How a thing is drawn. */
export function pictureOf(held: Held | Shot): Weapon | 'shield' {
  return pictures[held];
}

const dress: Readonly<Record<UnitId | 'own', Partial<FigureLook>>> = {
  minifig: { hat: 'hair' },
  'armored-minifig': { hat: 'helmet', armour: true },
  officer: { hat: 'plume' },
  hero: { hat: 'helmet', cape: true },
  warhorse: { mount: 'horse', alone: true },
  'barded-warhorse': { mount: 'barded-horse', alone: true },
  own: { hat: 'kettle' },
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
  const front = pictureOf(first);
  const back = pictureOf(other);
  return {
    ...dress[inputs[side].unit],
    weapon: front === 'shield' ? 'none' : front,
    ...(front === 'shield' ? { other: 'shield' as const } : back === 'none' ? {} : { other: back }),
  };
}
