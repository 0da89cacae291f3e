import * as v from 'valibot';
import { type BonusDice, bonusDice } from '../rules/dice/expression.ts';
import { listRecord } from './list-record.ts';
import { idPattern } from './record-id.ts';

/** A roll that a player gave a name. */
export interface SavedRoll {
  readonly id: string;
  readonly name: string;
  readonly notation: string;
  readonly rules: { readonly bonus: BonusDice; readonly floor: boolean };
  /** The total that is asked for. */
  readonly need?: number;
  /** The total counts inches. */
  readonly inches?: true;
}

export const savedRollSchema = v.looseObject({
  id: v.pipe(v.string(), v.regex(idPattern)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  notation: v.pipe(v.string(), v.maxLength(200)),
  rules: v.looseObject({ bonus: v.picklist(bonusDice), floor: v.boolean() }),
  need: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
  inches: v.exactOptional(v.literal(true)),
});

export const savedRollsList = listRecord<SavedRoll>({
  key: 'saved-rolls',
  field: 'rolls',
  item: savedRollSchema,
  mostStored: 500,
  contentOf: ({ name, notation, rules, need, inches }) =>
    JSON.stringify([name, notation, rules.bonus, rules.floor, need, inches]),
});
