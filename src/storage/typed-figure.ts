import * as v from 'valibot';
import { figureKinds } from '../rules/mage-knight/attack/figure.ts';
import { siegeLimits } from '../rules/mage-knight/siege/siege-setup.ts';
import { figureDialSchema } from './castle/figure-dial-schema.ts';
import type { RecordOf } from './held.ts';
import { readDraft } from './read-draft.ts';
import { whole } from './whole.ts';

const schema = v.object({
  name: v.pipe(v.string(), v.maxLength(siegeLimits.name)),
  owner: whole(0, siegeLimits.players - 1),
  kind: v.picklist(figureKinds),
  clicks: v.exactOptional(whole(1, siegeLimits.value)),
  /** What it costs; without it nobody scores for it. */
  points: v.exactOptional(whole(1, siegeLimits.points)),
  /** In inches, of one that was kept. */
  range: v.exactOptional(whole(0, siegeLimits.range)),
  /** Of one that was kept. */
  dial: v.exactOptional(figureDialSchema),
});

/** A figure that is being typed into a siege, before it is put anywhere. */
export type TypedFigure = RecordOf<typeof schema>;

/** Reads it from its draft; undefined for anything that is not wholly understood. */
export function decodeTypedFigure(draft: string): TypedFigure | undefined {
  return readDraft(schema, draft);
}
