import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { held, heldEntries, type RecordOf } from '../../src/storage/held.ts';
import { filesIn, withoutComments } from '../support/source-files.ts';

interface Pebble {
  readonly colour: 'grey' | 'white';
  readonly weight?: number;
  readonly marks: readonly { readonly place: number; readonly deep?: true }[];
}

const entries = {
  colour: v.picklist(['grey', 'white']),
  weight: v.exactOptional(v.number()),
  marks: v.array(v.looseObject({ place: v.number(), deep: v.exactOptional(v.literal(true)) })),
};
const { weight, ...weightless } = entries;

describe('storage/held', () => {
  it('storage/held a schema with all fields of a type is taken as it is', () => {
    const schema = v.looseObject(entries);
    expect(held<Pebble>()(schema)).toBe(schema);
    expect(heldEntries<Pebble>()(entries)).toBe(entries);
    const pebble: RecordOf<typeof schema> = { colour: 'grey', marks: [{ place: 1 }] } satisfies Pebble;
    expect(v.is(schema, pebble)).toBe(true);
  });

  // That none of it compiles is what the compiler finds here.
  it('storage/held a field left out, one too many, one that may lack or not, or of another type does not compile', () => {
    const refused = [
      // @ts-expect-error a field that may lack is left out
      held<Pebble>()(v.looseObject(weightless)),
      // @ts-expect-error the same of entries
      heldEntries<Pebble>()(weightless),
      // @ts-expect-error nothing of the rules knows this one
      held<Pebble>()(v.looseObject({ ...entries, shine: v.exactOptional(v.number()) })),
      // @ts-expect-error it may lack
      held<Pebble>()(v.looseObject({ ...entries, weight: v.number() })),
      // @ts-expect-error of fewer kinds
      held<Pebble>()(v.looseObject({ ...entries, colour: v.literal('grey') })),
      // @ts-expect-error in a list in it a field is left out
      held<Pebble>()(v.looseObject({ ...entries, marks: v.array(v.looseObject({ place: v.number() })) })),
      // @ts-expect-error nothing of it is checked
      held<Pebble>()(v.unknown()),
    ];
    expect(refused.length).toBe(7);
    expect(weight.type).toBe('exact_optional');
  });

  it('storage/held no schema of a record is called by a type that says more than it checks', () => {
    const widened = filesIn('src/storage', ['.ts']).flatMap(({ path, text }) =>
      path.endsWith('/held.ts')
        ? []
        : Array.from(
            withoutComments(text).matchAll(/const \w+: v\.GenericSchema|= (?:recordKind|listRecord)</g),
            ([found]) => `${path} ${found}`,
          ),
    );
    expect(widened).toEqual([]);
  });
});
