import * as v from 'valibot';
import { sectionKinds, strengths } from '../../rules/mage-knight/kinds.ts';
import { siegeLimits } from '../../rules/mage-knight/siege/siege-setup.ts';
import type { RecordOf } from '../held.ts';
import { listRecord } from '../list-record.ts';
import { idPattern } from '../record-id.ts';
import { profileEntries } from './siege-schema.ts';

const dialSchema = v.looseObject({
  id: v.pipe(v.string(), v.regex(idPattern)),
  name: v.pipe(v.string(), v.maxLength(siegeLimits.name)),
  kind: v.picklist(sectionKinds),
  strength: v.picklist(strengths),
  ...profileEntries,
});

/** The dial of a section, typed once and kept for later games. */
export type SavedDial = RecordOf<typeof dialSchema>;

export const dialsList = listRecord({
  key: 'castle-dials',
  field: 'dials',
  item: dialSchema,
  mostStored: 500,
});
