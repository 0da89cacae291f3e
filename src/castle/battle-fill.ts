import type { BattleFighter, FilledFight } from '../kit/battle-ref.ts';
import type { Figure } from '../rules/mage-knight/figure.ts';
import { attackerOf, castleCodec, initialInputs, plainFigure } from './attack/inputs.ts';

/** A figure of a battle with its values, where anybody knows them. */
export interface CastleBattleFighter extends BattleFighter {
  readonly name: string;
  readonly figure?: Figure | undefined;
}

/** A figure of a battle before the castle. */
export function castleBattleFight(
  { ref, name, figure }: CastleBattleFighter,
  against: BattleFighter | undefined,
): FilledFight {
  const attacker = figure ? attackerOf({ ...figure, name }) : { ...plainFigure, name: '' };
  return {
    draft: 'castle',
    address: 'castle/attack',
    query: castleCodec.encode({
      ...initialInputs,
      figures: [attacker],
      battle: { acts: ref, ...(against && { other: against.ref }) },
    }),
  };
}
