import { type AskedIn, addressIn } from '../../kit/asked-at.ts';
import type { BattleFighter, FilledFight } from '../../kit/question/battle-ref.ts';
import { plainHit } from '../../rules/mage-knight/attack/blow.ts';
import type { Figure } from '../../rules/mage-knight/attack/figure.ts';
import { atClick, clicksOf, dialOf } from '../../rules/mage-knight/attack/figure-dial.ts';
import { attackerOf, castleCodec, initialInputs, plainFigure } from '../attack/inputs.ts';
import { lowestHit } from '../need-text.ts';

/** A figure of a battle with its values, where anybody knows them. */
export interface CastleBattleFighter extends BattleFighter {
  readonly name: string;
  readonly figure?: Figure | undefined;
}

/** The values of a figure at a click of its dial, as far as they are known; nothing where that dial was never typed and has been turned. */
function clickOf(figure: Figure | undefined, click = 0): FilledFight['click'] {
  if (!figure || (!figure.dial && click > 0)) return undefined;
  const {
    speed,
    attack = figure.attack,
    defence = figure.defence,
    damage,
    ranged,
    demoralised,
  } = dialOf(figure)[click] ?? {};
  const gone = click >= (clicksOf(figure) ?? Number.POSITIVE_INFINITY);
  return {
    values: { speed, attack, defence, damage, ranged, range: figure.range || undefined },
    ...(demoralised && { demoralised }),
    ...(gone && { gone }),
  };
}

const doors = { attack: { draft: 'castle', address: 'castle/attack', encode: castleCodec.encode } };

export const castleAddress = addressIn(doors);

/** A figure of a battle before the castle. */
export function castleBattleFight(
  { ref, name, figure: stored, marks }: CastleBattleFighter,
  against: CastleBattleFighter | BattleFighter | undefined,
): FilledFight<AskedIn<typeof doors>> {
  const click = marks.clicks ?? 0;
  // With its dial known it is what the click says that it stands at.
  const figure = stored?.dial ? atClick(stored, click) : stored;
  const enemy = against && 'figure' in against ? against : undefined;
  const defence = clickOf(enemy?.figure, enemy?.marks.clicks)?.values.defence;
  const shown = clickOf(stored, click);
  const attack = shown?.values.attack;
  const hit = attack !== undefined && defence !== undefined ? plainHit(attack, defence) : undefined;
  const attacker = figure ? attackerOf({ ...figure, name }) : { ...plainFigure, name: '' };
  return {
    ...(hit && { need: lowestHit(hit), ends: [hit.ways / 36] }),
    ...(shown && { click: shown }),
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
