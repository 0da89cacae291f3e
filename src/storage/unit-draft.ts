import * as v from 'valibot';
import type { UsbUnit } from '../rules/usb/unit.ts';
import { usbIdSchema, usbNameSchema, usbUnitSchema } from './usb-units.ts';

/** A unit of USB half built. */
export interface StoredUnitDraft {
  readonly id?: string;
  readonly of?: { readonly army: string; readonly line: string };
  readonly name: string;
  readonly unit: UsbUnit;
  /** What was chosen of the other kinds, to go back to. */
  readonly others: readonly UsbUnit[];
  /** It stands as it was proposed: nobody has entered anything. */
  readonly proposed?: true;
}

const schema = v.object({
  id: v.exactOptional(usbIdSchema),
  of: v.exactOptional(v.object({ army: usbIdSchema, line: usbIdSchema })),
  name: usbNameSchema,
  unit: usbUnitSchema,
  others: v.pipe(v.array(usbUnitSchema), v.maxLength(3)),
  proposed: v.exactOptional(v.literal(true)),
});

/** Reads a unit half built from its draft; undefined for anything else. */
export function decodeUnitDraft(draft: string): StoredUnitDraft | undefined {
  try {
    const read = v.safeParse(schema, JSON.parse(draft));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
