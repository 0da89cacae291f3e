import type { SiegeSetup } from '../../rules/mage-knight/siege/siege-setup.ts';
import { readDraft } from '../read-draft.ts';
import { setupSchema } from './siege-schema.ts';

/** A set-up half made, from its draft; undefined for anything else. */
export function decodeSetup(text: string): SiegeSetup | undefined {
  return readDraft(setupSchema, text);
}
