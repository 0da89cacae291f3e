import * as v from 'valibot';
import { listRecord } from './list-record.ts';
import { idPattern } from './record-id.ts';

/** A planned table that a player gave a name, as the text that its link carries. */
export interface SavedPlan {
  readonly id: string;
  readonly name: string;
  /** One that only a later version reads is kept as well, and opens there. */
  readonly query: string;
}

/** Longer names and plans are not kept. */
export const savedPlanBounds = { name: 80, query: 2_000 } as const;

/** The oldest first. */
export const castlePlansList = listRecord<SavedPlan>({
  key: 'castle-plans',
  field: 'plans',
  item: v.looseObject({
    id: v.pipe(v.string(), v.regex(idPattern)),
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(savedPlanBounds.name)),
    query: v.pipe(v.string(), v.minLength(1), v.maxLength(savedPlanBounds.query)),
  }),
  mostStored: 500,
  contentOf: ({ name, query }) => JSON.stringify([name, query]),
});
