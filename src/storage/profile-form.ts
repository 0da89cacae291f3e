import * as v from 'valibot';
import type { EnteredProfile } from '../rules/brikwars/profile.ts';
import { ownWeaponKinds } from '../rules/brikwars/setup.ts';
import { weaponIds } from '../rules/brikwars/weapons.ts';
import { creationSchema, wreckSchema } from './creation-schema.ts';
import { explosivesSchema, shortSchema, trainingSchema } from './profile-parts.ts';
import { idPattern } from './record-id.ts';

/** A profile half entered: nothing in it is checked but its shape. */
export interface StoredForm {
  readonly id?: string;
  readonly of?: { readonly army: string; readonly line: string };
  readonly entered: EnteredProfile;
  readonly tried: boolean;
}

const text = v.pipe(v.string(), v.maxLength(200));
const number = v.pipe(v.number(), v.finite());

const id = v.pipe(v.string(), v.regex(idPattern));

const schema = v.object({
  id: v.exactOptional(id),
  of: v.exactOptional(v.object({ army: id, line: id })),
  entered: v.object({
    name: text,
    skill: text,
    armor: text,
    move: number,
    size: number,
    hands: v.picklist([0, 2]),
    weapons: v.pipe(
      v.array(
        v.union([
          v.picklist(weaponIds),
          v.object({ name: text, use: number, damage: text, kind: v.picklist(ownWeaponKinds) }),
        ]),
      ),
      v.maxLength(10),
    ),
    explosives: explosivesSchema,
    cost: text,
    creation: v.exactOptional(creationSchema),
    training: v.exactOptional(trainingSchema),
    short: v.exactOptional(shortSchema),
    wreck: v.exactOptional(wreckSchema),
  }),
  tried: v.boolean(),
});

/** Reads a profile half entered from its draft; undefined for anything else. */
export function decodeForm(draft: string): StoredForm | undefined {
  try {
    const read = v.safeParse(schema, JSON.parse(draft));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
