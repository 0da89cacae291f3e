import * as v from 'valibot';
import { battleLimits } from '../rules/battle.ts';
import type { BattleWreck } from '../rules/battle-wreck.ts';
import { creationBounds } from '../rules/brikwars/creation/built.ts';
import { held } from './held.ts';
import { whole } from './whole.ts';

/** What has become of a creation in a battle. */
export const wreckSchema = held<BattleWreck>()(
  v.object({
    weaponsOff: v.exactOptional(
      v.pipe(v.array(whole(0, creationBounds.weapons)), v.maxLength(creationBounds.weapons)),
    ),
    partsOff: v.exactOptional(
      v.pipe(v.array(whole(0, creationBounds.parts)), v.maxLength(creationBounds.propulsions)),
    ),
    controlsOff: v.exactOptional(v.literal(true)),
    size: v.exactOptional(whole(0, creationBounds.size)),
    ground: v.exactOptional(
      v.pipe(
        v.array(
          v.object({
            part: v.pipe(v.string(), v.maxLength(20)),
            place: whole(0, 99),
            attack: v.pipe(v.string(), v.maxLength(20)),
            points: whole(0, 99),
          }),
        ),
        v.maxLength(battleLimits.ground),
      ),
    ),
  }),
);
