import { checked, decimal, type Field, flag, list, oneOf, whole } from './link.ts';
import type { NamedTexts } from './named-texts.ts';

// A question is one record of fields: what each may be, its default, and how a link names it. The type of the inputs,
// their first values, the bounds of the controls, the link and what is said of them follow from it.

type Put = (name: string, text: string) => void;

/** One thing that a question asks. */
export interface InputField<Value> {
  readonly default: Value;
  /** Hands out the texts that differ from those of the defaults here. */
  put(name: string, value: Value, defaultValue: Value, put: Put): void;
  take(name: string, texts: NamedTexts, defaultValue: Value): Value;
}

/** What may be absent. */
export interface OptionalField<Value> extends InputField<Value | undefined> {
  readonly optional: true;
}

/** Fields by the names of their values. */
export type InputFields = Readonly<Record<string, InputField<unknown>>>;

type ValueOf<Kind> =
  Kind extends OptionalField<infer Value> ? Value : Kind extends InputField<infer Value> ? Value : never;

type OptionalNames<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly optional: true } ? Name : never;
}[keyof Fields];

type Flat<Values> = { readonly [Name in keyof Values]: Values[Name] };

/** The inputs that a record of fields asks. */
export type InputsOf<Fields> = Flat<
  { [Name in Exclude<keyof Fields, OptionalNames<Fields>>]: ValueOf<Fields[Name]> } & {
    [Name in OptionalNames<Fields>]?: ValueOf<Fields[Name]>;
  }
>;

/** A value that is one text. */
export interface TextField<Value> extends InputField<Value>, Field<Value> {}

export function written<Value>(field: Field<Value>, defaultValue: Value): TextField<Value> {
  return {
    ...field,
    default: defaultValue,
    put(name, value, defaultValue, put) {
      const text = field.write(value);
      if (text !== field.write(defaultValue)) put(name, text);
    },
    take(name, texts, defaultValue) {
      const text = texts.take(name);
      const value = text === undefined ? defaultValue : field.read(text);
      if (value === undefined) texts.fault ??= { issue: 'value', name, text: text ?? '' };
      return value ?? defaultValue;
    },
  };
}

/** Said in every link, so that another default changes no old one: what a question is played by. */
export function always<Value>(field: Field<Value>, defaultValue: Value): TextField<Value> {
  return { ...written(field, defaultValue), put: (name, value, _, put) => put(name, field.write(value)) };
}

export interface NumberField extends TextField<number> {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  readonly decimals: number;
}

export function number({
  default: defaultValue = 0,
  least = 0,
  most,
  decimals = 0,
}: {
  readonly default?: number;
  readonly least?: number;
  readonly most: number;
  readonly decimals?: number;
}): NumberField {
  return { ...written(decimal(least, most, decimals), defaultValue), kind: 'number', least, most, decimals };
}

export interface ChoiceField<Value> extends TextField<Value> {
  readonly kind: 'choice';
  readonly known: readonly Value[];
}

export function choice<const Value extends string | number>(
  known: readonly Value[],
  defaultValue: NoInfer<Value>,
): ChoiceField<Value> {
  return { ...written<Value>(oneOf(known), defaultValue), kind: 'choice', known };
}

export interface SwitchField extends TextField<boolean> {
  readonly kind: 'switch';
}

export function onOff(defaultValue = false): SwitchField {
  return { ...written(flag, defaultValue), kind: 'switch' };
}

export interface SeveralField<Value> extends TextField<readonly Value[]> {
  readonly kind: 'several';
  readonly known: readonly Value[];
}

/** Some of the known, each once, in the order in which they were named; the default is none. */
export function several<const Value extends string>(known: readonly Value[]): SeveralField<Value> {
  const field = checked(
    list(oneOf(known), ',', 0, known.length),
    (named) => new Set(named).size === named.length,
  );
  return { ...written<readonly Value[]>(field, []), kind: 'several', known };
}

type Values = Readonly<Record<string, unknown>>;

const partName = (name: string, part: string | number) => (name === '' ? `${part}` : `${name}.${part}`);

export interface GroupField<Fields> extends InputField<InputsOf<Fields>> {
  readonly kind: 'group';
  readonly fields: Fields;
}

/** A record in the record, such as a side: a link names its values behind the name of the whole and a point. */
export function group<const Fields extends InputFields>(
  fields: Fields,
  defaultValue: Partial<InputsOf<Fields>> = {},
): GroupField<Fields> {
  const each = Object.entries(fields);
  const recordOf = (partOf: (name: string, field: InputField<unknown>) => unknown) => {
    const values = each.map(([name, field]) => [name, partOf(name, field)] as const);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as InputsOf<Fields>;
  };
  return {
    kind: 'group',
    fields,
    default: { ...recordOf((_, { default: defaultValue }) => defaultValue), ...defaultValue },
    put(name, value, defaultValue, put) {
      const [now, plain] = [value as Values, defaultValue as Values];
      for (const [part, field] of each) field.put(partName(name, part), now[part], plain[part], put);
    },
    take: (name, texts, defaultValue) =>
      recordOf((part, field) => field.take(partName(name, part), texts, (defaultValue as Values)[part])),
  };
}

export interface ListField<Value> extends InputField<readonly Value[]> {
  readonly kind: 'list';
  readonly item: InputField<Value>;
  readonly fewest: number;
  readonly most: number;
}

/** So many of a kind: a link names how many, and what differs from the defaults of each behind its number. */
export function listOf<Value>(
  item: InputField<Value>,
  {
    fewest = 0,
    most,
    default: defaultValue,
  }: { readonly fewest?: number; readonly most: number; readonly default: readonly NoInfer<Value>[] },
): ListField<Value> {
  const count = written(whole(fewest, most), defaultValue.length);
  const plainAt = (defaultValue: readonly Value[], at: number) => defaultValue[at] ?? item.default;
  return {
    kind: 'list',
    item,
    fewest,
    most,
    default: defaultValue,
    put(name, values, defaultValue, put) {
      count.put(name, values.length, defaultValue.length, put);
      for (const [at, value] of values.entries())
        item.put(partName(name, at + 1), value, plainAt(defaultValue, at), put);
    },
    take(name, texts, defaultValue) {
      const length = count.take(name, texts, defaultValue.length);
      return Array.from({ length }, (_, at) =>
        item.take(partName(name, at + 1), texts, plainAt(defaultValue, at)),
      );
    },
  };
}

const lacks = 'none';

/** What may be absent, and mostly is: a link says it in full where it is there. */
export function optional<Value>(
  field: Field<Value>,
): OptionalField<Value> & { readonly kind: 'optional'; readonly field: Field<Value> } {
  return {
    kind: 'optional',
    optional: true,
    field,
    default: undefined,
    put(name, value, defaultValue, put) {
      const text = value === undefined ? lacks : field.write(value);
      if (text !== (defaultValue === undefined ? lacks : field.write(defaultValue))) put(name, text);
    },
    take(name, texts, defaultValue) {
      const text = texts.take(name);
      if (text === undefined) return defaultValue;
      if (text === lacks) return undefined;
      const value = field.read(text);
      if (value === undefined) texts.fault ??= { issue: 'value', name, text };
      return value;
    },
  };
}
