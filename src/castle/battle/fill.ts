import { type AskedIn, addressIn } from '../../kit/asked-at.ts';
import type { BattleFighter, FilledFight } from '../../kit/question/battle-ref.ts';
import type { Figure } from '../../rules/mage-knight/attack/figure.ts';
import { atClick, clicksOf, dialOf } from '../../rules/mage-knight/attack/figure-dial.ts';
import { attackerOf, castleCodec, initialInputs, plainFigure } from '../attack/inputs.ts';

/** A figure of a battle with its values, where anybody knows them. */
export interface CastleBattleFighter extends BattleFighter {
  readonly name: string;
  readonly figure?: Figure | undefined;
}

/** The values of a figure at a click of its dial, as far as they are known. */
function clickOf(figure: Figure, click: number): NonNullable<FilledFight['click']> {
  const {
    speed,
    attack = figure.attack,
    defence = figure.defence,
    damage,
    demoralised,
  } = dialOf(figure)[click] ?? {};
  const gone = click >= (clicksOf(figure) ?? Number.POSITIVE_INFINITY);
  return {
    values: { speed, attack, defence, damage },
    ...(demoralised && { demoralised }),
    ...(gone && { gone }),
  };
}

const doors = { attack: { draft: 'castle', address: 'castle/attack', encode: castleCodec.encode } };

export const castleAddress = addressIn(doors);

/** A figure of a battle before the castle. */
export function castleBattleFight(
  { ref, name, figure: stored, marks }: CastleBattleFighter,
  against: BattleFighter | undefined,
): FilledFight<AskedIn<typeof doors>> {
  const click = marks.clicks ?? 0;
  // With its dial known it is what the click says that it stands at.
  const figure = stored?.dial ? atClick(stored, click) : stored;
  const attacker = figure ? attackerOf({ ...figure, name }) : { ...plainFigure, name: '' };
  return {
    ...(stored && (stored.dial || click === 0) && { click: clickOf(stored, click) }),
    to: {
      mode: 'attack',
      inputs: {
        ...initialInputs,
        figures: [attacker],
        battle: { acts: ref, ...(against && { other: against.ref }) },
      },
    },
  };
}
