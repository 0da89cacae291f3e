import * as v from 'valibot';
import type { RecordOf } from '../held.ts';
import { listRecord } from '../list-record.ts';
import { idPattern } from '../record-id.ts';

/** Longer names and plans are not kept. */
export const savedPlanBounds = { name: 80, query: 2_000 } as const;

const planSchema = v.looseObject({
  id: v.pipe(v.string(), v.regex(idPattern)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(savedPlanBounds.name)),
  /** One that only a later version reads is kept as well, and opens there. */
  query: v.pipe(v.string(), v.minLength(1), v.maxLength(savedPlanBounds.query)),
});

/** A planned table that a player gave a name, as the text that its link carries. */
export type SavedPlan = RecordOf<typeof planSchema>;

/** The oldest first. */
export const castlePlansList = listRecord({
  key: 'castle-plans',
  field: 'plans',
  item: planSchema,
  mostStored: 500,
});
