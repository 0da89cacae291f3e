import * as v from 'valibot';
import type { SiegeSetup } from '../../rules/mage-knight/siege/siege-setup.ts';
import { setupSchema } from './siege-schema.ts';

/** A set-up half made, from its draft; undefined for anything else. */
export function decodeSetup(text: string): SiegeSetup | undefined {
  try {
    const read = v.safeParse(setupSchema, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
