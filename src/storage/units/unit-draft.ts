import * as v from 'valibot';
import type { RecordOf } from '../held.ts';
import { readDraft } from '../read-draft.ts';
import { usbIdSchema, usbNameSchema, usbUnitSchema } from './usb-units.ts';

const schema = v.object({
  id: v.exactOptional(usbIdSchema),
  of: v.exactOptional(v.object({ army: usbIdSchema, line: usbIdSchema })),
  name: usbNameSchema,
  unit: usbUnitSchema,
  /** What was chosen of the other kinds, to go back to. */
  others: v.pipe(v.array(usbUnitSchema), v.maxLength(3)),
  /** It stands as it was proposed: nobody has entered anything. */
  proposed: v.exactOptional(v.literal(true)),
});

/** A unit of USB half built. */
export type StoredUnitDraft = RecordOf<typeof schema>;

/** Reads a unit half built from its draft; undefined for anything else. */
export function decodeUnitDraft(draft: string): StoredUnitDraft | undefined {
  return readDraft(schema, draft);
}
