import * as v from 'valibot';
import type { RecordOf } from './held.ts';
import { listRecord } from './list-record.ts';
import { idPattern } from './record-id.ts';

/** Longer names, inputs and records of rolls are not kept. */
export const savedFightBounds = { name: 80, query: 2_000, play: 20_000 } as const;

export const fightSchema = v.looseObject({
  id: v.pipe(v.string(), v.regex(idPattern)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(savedFightBounds.name)),
  /** A mode of a later version may stand here: such a fight is kept, and opens there. */
  mode: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,20}$/)),
  query: v.pipe(v.string(), v.maxLength(savedFightBounds.query)),
  play: v.exactOptional(v.pipe(v.string(), v.maxLength(savedFightBounds.play))),
  /** Nobody gave it this name: its rolls made way for those of another fight. */
  earlier: v.exactOptional(v.literal(true)),
  /** When it was saved; those of earlier versions do not say. */
  time: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** A fight that a player gave a name: which mode shows it, its inputs as text, and what was rolled of it. */
export type SavedFight = RecordOf<typeof fightSchema>;

/** The oldest first. */
export const savedFightsList = listRecord({
  key: 'fights',
  field: 'fights',
  item: fightSchema,
  mostStored: 500,
  // Anyone who named it, whenever, it is the same fight.
  alike: ({ earlier: _, time: __, ...fight }) => fight,
});
