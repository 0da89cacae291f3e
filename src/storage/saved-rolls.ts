import * as v from 'valibot';
import { bonusDice } from '../rules/dice/expression.ts';
import type { RecordOf } from './held.ts';
import { listRecord } from './list-record.ts';
import { idPattern } from './record-id.ts';

export const savedRollSchema = v.looseObject({
  id: v.pipe(v.string(), v.regex(idPattern)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  notation: v.pipe(v.string(), v.maxLength(200)),
  rules: v.looseObject({ bonus: v.picklist(bonusDice), floor: v.boolean() }),
  /** The total that is asked for. */
  need: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
  /** The total counts inches. */
  inches: v.exactOptional(v.literal(true)),
});

/** A roll that a player gave a name. */
export type SavedRoll = RecordOf<typeof savedRollSchema>;

export const savedRollsList = listRecord({
  key: 'saved-rolls',
  field: 'rolls',
  item: savedRollSchema,
  mostStored: 500,
});
