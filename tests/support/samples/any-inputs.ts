import fc from 'fast-check';
import type { AskedFields } from '../../../src/kit/question/asked.ts';
import type { InputField, InputFields, InputsOf } from '../../../src/kit/question/fields.ts';

interface Kind {
  readonly kind?: string;
  readonly least: number;
  readonly most: number;
  readonly decimals: number;
  readonly known: readonly unknown[];
  readonly fields: InputFields;
  readonly item: InputField<unknown>;
  readonly fewest: number;
}

/** Any value of a field; those that have a text of their own and no kind say theirs by name. */
function anyValue(field: InputField<unknown>, name: string, own: Own): fc.Arbitrary<unknown> {
  // A field has what its kind needs.
  const { kind, least, most, decimals, known, fields, item, fewest } = field as unknown as Kind;
  switch (kind) {
    case 'number':
      return fc
        .integer({ min: least * 10 ** decimals, max: most * 10 ** decimals })
        .map((value) => value / 10 ** decimals);
    case 'choice':
      return fc.constantFrom(...known);
    case 'switch':
      return fc.boolean();
    case 'several':
      return fc.shuffledSubarray([...known]);
    case 'group':
      return anyRecord(fields, own);
    case 'list':
      return fc.array(anyValue(item, name, own), { minLength: fewest, maxLength: most });
    default: {
      const named = own[name];
      if (!named) throw new Error(`nobody says what ${name} may be`);
      return named;
    }
  }
}

type Own = Readonly<Record<string, fc.Arbitrary<unknown>>>;

function anyRecord(fields: InputFields, own: Own): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  return fc
    .record(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyValue(field, name, own)])),
    )
    .map((values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)));
}

/** Any inputs of a question that fit together, by its fields. */
export function anyInputs<Fields extends InputFields>(
  { fields, fits }: AskedFields<Fields>,
  own: Own = {},
): fc.Arbitrary<InputsOf<Fields>> {
  return (anyRecord(fields, own) as fc.Arbitrary<InputsOf<Fields>>).filter(fits);
}
