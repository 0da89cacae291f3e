import * as v from 'valibot';
import { ownWeaponKinds } from '../../rules/brikwars/attack/setup.ts';
import type { EnteredProfile } from '../../rules/brikwars/units/profile.ts';
import { weaponIds } from '../../rules/brikwars/weapons.ts';
import { heldEntries, type RecordOf } from '../held.ts';
import { readDraft } from '../read-draft.ts';
import { idPattern } from '../record-id.ts';
import { profileEntries } from './profiles.ts';

const text = v.pipe(v.string(), v.maxLength(200));
const number = v.pipe(v.number(), v.finite());

const id = v.pipe(v.string(), v.regex(idPattern));

const enteredWeapon = v.union([
  v.picklist(weaponIds),
  v.object({ name: text, use: number, damage: text, kind: v.picklist(ownWeaponKinds) }),
]);

// What a person types may be anything for now; the rest is as it is kept.
const enteredEntries = heldEntries<EnteredProfile>()({
  ...profileEntries,
  name: text,
  skill: text,
  armor: text,
  move: number,
  size: number,
  weapons: v.pipe(v.array(enteredWeapon), v.maxLength(10)),
  cost: text,
});

const schema = v.object({
  id: v.exactOptional(id),
  of: v.exactOptional(v.object({ army: id, line: id })),
  entered: v.object(enteredEntries),
  tried: v.boolean(),
});

/** A profile half entered: nothing in it is checked but its shape. */
export type StoredForm = RecordOf<typeof schema>;

/** Reads a profile half entered from its draft; undefined for anything else. */
export function decodeForm(draft: string): StoredForm | undefined {
  return readDraft(schema, draft);
}
