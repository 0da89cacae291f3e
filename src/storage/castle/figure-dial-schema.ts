import * as v from 'valibot';
import { siegeAbilities } from '../../rules/mage-knight/attack/abilities.ts';
import { clickValues, type FigureClick, figureValues } from '../../rules/mage-knight/attack/figure.ts';
import { held } from '../held.ts';

// Loose on purpose: what a later version adds survives an edit in an older tab.

export const abilitiesSchema = v.pipe(
  v.array(v.picklist(siegeAbilities.map(({ id }) => id))),
  v.maxLength(siegeAbilities.length),
);

/** A value of a click; without one the click does not show it. */
export const clickValue = (highest: number) =>
  v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(highest)));

/** The dial of a figure, from its first click on. */
export const figureDialSchema = v.pipe(
  v.array(
    held<FigureClick>()(
      v.looseObject({
        speed: clickValue(clickValues.speed),
        attack: clickValue(clickValues.attack),
        defence: clickValue(clickValues.defence),
        damage: clickValue(clickValues.damage),
        ranged: clickValue(clickValues.ranged),
        abilities: v.exactOptional(abilitiesSchema),
        demoralised: v.exactOptional(v.literal(true)),
      }),
    ),
  ),
  v.minLength(1),
  v.maxLength(figureValues.clicks),
);
