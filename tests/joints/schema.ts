import fc from 'fast-check';
import * as v from 'valibot';

/** What of a schema a generator has to know. */
interface Part {
  readonly type: string;
  readonly kind?: string;
  readonly requirement?: unknown;
  readonly pipe?: readonly Part[];
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly items?: readonly Part[];
  readonly key?: Part;
  readonly value?: Part;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly wrapped?: Part;
}

/** Values for a place of a record, named as `lines.name`, that the schema alone would make too plain or too wild. */
export type Known = Readonly<Record<string, fc.Arbitrary<unknown>>>;

const defaultNumber = 1_000;

const letters = fc.string({ unit: 'grapheme', maxLength: 12 });

function numberOf(pipe: readonly Part[]): fc.Arbitrary<number> {
  const bound = (type: string, plain: number) =>
    pipe.reduce((found, part) => (part.type === type ? Number(part.requirement) : found), plain);
  const lowest = Math.ceil(bound('min_value', -defaultNumber));
  const highest = Math.floor(bound('max_value', Math.max(defaultNumber, lowest)));
  const any = fc.oneof(
    fc.integer({ min: lowest, max: Math.min(highest, lowest + 20) }),
    fc.integer({ min: lowest, max: highest }),
  );
  const step = bound('multiple_of', 1);
  return step === 1 ? any : any.map((value) => Math.min(highest, value * step));
}

function textOf(pipe: readonly Part[]): fc.Arbitrary<string> {
  const pattern = pipe.find(({ type }) => type === 'regex')?.requirement;
  if (pattern instanceof RegExp) return fc.stringMatching(pattern, { maxLength: 12 } as object);
  const highest = pipe.reduce(
    (most, part) => (part.type === 'max_length' ? Number(part.requirement) : most),
    40,
  );
  return letters.map((text) => text.slice(0, highest));
}

/** Values of a schema, each optional field there and not there; only those that it reads as they are. */
export function anyOf<Value>(
  schema: v.GenericSchema<unknown, Value>,
  known: Known = {},
): fc.Arbitrary<Value> {
  const of = (part: Part, path: string): fc.Arbitrary<unknown> => {
    const given = known[path];
    if (given) return given;
    const pipe = part.pipe ?? [];
    switch (part.type) {
      case 'loose_object':
      case 'strict_object':
      case 'object': {
        const entries = Object.entries(part.entries ?? {});
        const below = (name: string) => (path === '' ? name : `${path}.${name}`);
        return fc.record(Object.fromEntries(entries.map(([name, entry]) => [name, of(entry, below(name))])), {
          requiredKeys: entries.filter(([, { type }]) => !/optional/.test(type)).map(([name]) => name),
          noNullPrototype: true,
        });
      }
      case 'exact_optional':
      case 'optional':
        return of(part.wrapped ?? part, path);
      case 'nullable':
        return fc.option(of(part.wrapped ?? part, path), { nil: null });
      case 'array': {
        const most = Math.min(
          4,
          ...pipe.flatMap(({ type, requirement }) => (type === 'max_length' ? [Number(requirement)] : [])),
        );
        const least = Math.max(
          0,
          ...pipe.flatMap(({ type, requirement }) => (type === 'min_length' ? [Number(requirement)] : [])),
        );
        return fc.array(of(part.item ?? part, path), { minLength: least, maxLength: Math.max(least, most) });
      }
      case 'tuple':
        return fc.tuple(...(part.items ?? []).map((item) => of(item, path)));
      case 'variant':
      case 'union':
        // Who has more fields comes more often.
        return fc.oneof(
          ...(part.options as readonly Part[]).map((option) => ({
            arbitrary: of(option, path),
            weight: 1 + Object.keys(option.entries ?? {}).length,
          })),
        );
      case 'picklist':
        return fc.constantFrom(...(part.options ?? []));
      case 'literal':
        return fc.constant(part.literal);
      case 'boolean':
        return fc.boolean();
      case 'number':
        return numberOf(pipe);
      case 'string':
        return textOf(pipe);
      case 'record':
        return fc.dictionary(
          of(part.key ?? part, path) as fc.Arbitrary<string>,
          of(part.value ?? part, path),
          { maxKeys: 3, noNullPrototype: true },
        );
      case 'unknown':
        return fc.jsonValue({ maxDepth: 2 });
      default:
        throw new Error(`no values are known for ${part.type} at ${path}`);
    }
  };
  return of(schema as unknown as Part, '').filter((value): value is Value => v.is(schema, value));
}
