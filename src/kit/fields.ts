import type { InputCodec, LinkFault } from './inputs.ts';
import { type Field, flag, list, oneOf, whole } from './link.ts';

// A question is one record of fields: what each may be, what it usually is, and how a link names it. The type of the
// inputs, their first values, the bounds of the controls, the link and what is said of them follow from it.

/** The texts of a link by name, of which each is taken once. */
class NamedTexts {
  readonly #texts: Map<string, string>;
  /** The first fault is the one that is told. */
  fault: LinkFault | undefined;

  constructor(texts: readonly (readonly [string, string])[]) {
    this.#texts = new Map();
    for (const [name, text] of texts) {
      if (this.#texts.has(name)) this.fault ??= { issue: 'twice', name };
      this.#texts.set(name, text);
    }
  }

  take(name: string): string | undefined {
    const text = this.#texts.get(name);
    this.#texts.delete(name);
    return text;
  }

  /** Nothing may be left over. */
  end(): void {
    const [name] = this.#texts.keys();
    if (name !== undefined) this.fault ??= { issue: 'unknown', name };
  }
}

type Put = (name: string, text: string) => void;

/** One thing that a question asks. */
export interface InputField<Value> {
  readonly usual: Value;
  /** Hands out the texts that differ from those of what is usual here. */
  put(name: string, value: Value, usual: Value, put: Put): void;
  take(name: string, texts: NamedTexts, usual: Value): Value;
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

export function written<Value>(field: Field<Value>, usual: Value): TextField<Value> {
  return {
    ...field,
    usual,
    put(name, value, usual, put) {
      const text = field.write(value);
      if (text !== field.write(usual)) put(name, text);
    },
    take(name, texts, usual) {
      const text = texts.take(name);
      const value = text === undefined ? usual : field.read(text);
      if (value === undefined) texts.fault ??= { issue: 'value', name, text: text ?? '' };
      return value ?? usual;
    },
  };
}

export interface NumberField extends TextField<number> {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
}

export function number({
  usual = 0,
  least = 0,
  most,
}: {
  readonly usual?: number;
  readonly least?: number;
  readonly most: number;
}): NumberField {
  return { ...written(whole(least, most), usual), kind: 'number', least, most };
}

export interface ChoiceField<Value> extends TextField<Value> {
  readonly kind: 'choice';
  readonly known: readonly Value[];
}

export function choice<const Value extends string | number>(
  known: readonly Value[],
  usual: NoInfer<Value>,
): ChoiceField<Value> {
  return { ...written<Value>(oneOf(known), usual), kind: 'choice', known };
}

export interface SwitchField extends TextField<boolean> {
  readonly kind: 'switch';
}

export function onOff(usual = false): SwitchField {
  return { ...written(flag, usual), kind: 'switch' };
}

export interface SeveralField<Value> extends TextField<readonly Value[]> {
  readonly kind: 'several';
  readonly known: readonly Value[];
}

/** Some of the known in the order in which they were named; none is usual. */
export function several<const Value extends string>(known: readonly Value[]): SeveralField<Value> {
  const field = list(oneOf(known), ',', 0, known.length);
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
  usual: Partial<InputsOf<Fields>> = {},
): GroupField<Fields> {
  const each = Object.entries(fields);
  const recordOf = (partOf: (name: string, field: InputField<unknown>) => unknown) => {
    const values = each.map(([name, field]) => [name, partOf(name, field)] as const);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as InputsOf<Fields>;
  };
  return {
    kind: 'group',
    fields,
    usual: { ...recordOf((_, { usual }) => usual), ...usual },
    put(name, value, usual, put) {
      const [now, plain] = [value as Values, usual as Values];
      for (const [part, field] of each) field.put(partName(name, part), now[part], plain[part], put);
    },
    take: (name, texts, usual) =>
      recordOf((part, field) => field.take(partName(name, part), texts, (usual as Values)[part])),
  };
}

export interface ListField<Value> extends InputField<readonly Value[]> {
  readonly kind: 'list';
  readonly item: InputField<Value>;
  readonly fewest: number;
  readonly most: number;
}

/** So many of a kind: a link names how many, and what is not usual of each behind its number. */
export function listOf<Value>(
  item: InputField<Value>,
  {
    fewest = 0,
    most,
    usual,
  }: { readonly fewest?: number; readonly most: number; readonly usual: readonly Value[] },
): ListField<Value> {
  const count = written(whole(fewest, most), usual.length);
  const plainAt = (usual: readonly Value[], at: number) => usual[at] ?? item.usual;
  return {
    kind: 'list',
    item,
    fewest,
    most,
    usual,
    put(name, values, usual, put) {
      count.put(name, values.length, usual.length, put);
      for (const [at, value] of values.entries())
        item.put(partName(name, at + 1), value, plainAt(usual, at), put);
    },
    take(name, texts, usual) {
      const length = count.take(name, texts, usual.length);
      return Array.from({ length }, (_, at) => item.take(partName(name, at + 1), texts, plainAt(usual, at)));
    },
  };
}

const lacks = 'none';

/** What may be absent, and mostly is: a link says it in full where it is there. */
export function optional<Value>(
  field: TextField<Value>,
): OptionalField<Value> & { readonly field: TextField<Value> } {
  return {
    optional: true,
    field,
    usual: undefined,
    put(name, value, usual, put) {
      const text = value === undefined ? lacks : field.write(value);
      if (text !== (usual === undefined ? lacks : field.write(usual))) put(name, text);
    },
    take(name, texts, usual) {
      const text = texts.take(name);
      if (text === undefined) return usual;
      if (text === lacks) return undefined;
      const value = field.read(text);
      if (value === undefined) texts.fault ??= { issue: 'value', name, text };
      return value;
    },
  };
}

/** What bounds a value beside its field: what else is asked at the moment. */
interface Limits<Inputs> {
  readonly most?: (inputs: Inputs) => number;
  /** Whether it matters at all. */
  readonly when?: (inputs: Inputs) => boolean;
}

/** A question as its record of fields says it. */
export interface AskedFields<Fields extends InputFields> extends GroupField<Fields> {
  readonly limits: { readonly [Name in keyof Fields]?: Limits<InputsOf<Fields>> };
  /** Whether values that each are possible go together. */
  readonly fits: (inputs: InputsOf<Fields>) => boolean;
}

export function question<const Fields extends InputFields>(
  fields: Fields,
  more: Partial<Pick<AskedFields<Fields>, 'limits' | 'fits'>> & {
    readonly usual?: Partial<InputsOf<Fields>>;
  } = {},
): AskedFields<Fields> {
  const { limits = {}, fits = () => true, usual } = more;
  return { ...group(fields, usual), limits, fits };
}

/** Whether a value is asked at the moment. */
export function matters<Fields extends InputFields>(
  { limits }: AskedFields<Fields>,
  name: keyof Fields,
  inputs: InputsOf<Fields>,
): boolean {
  return limits[name]?.when?.(inputs) ?? true;
}

/** The least and the most that a number may be at the moment. */
export function boundsOf<Fields extends InputFields>(
  { fields, limits }: AskedFields<Fields>,
  name: keyof Fields,
  inputs: InputsOf<Fields>,
): { readonly least: number; readonly most: number } {
  const { least, most } = fields[name] as unknown as NumberField;
  return { least, most: limits[name]?.most?.(inputs) ?? most };
}

/** What is not as usual of all that is asked at the moment, in the order of the fields, as each is phrased. */
export function saidOf<Fields extends InputFields>(
  asked: AskedFields<Fields>,
  inputs: InputsOf<Fields>,
  phrases: {
    readonly [Name in keyof Fields]?: (
      value: Exclude<InputsOf<Fields>[Name & keyof InputsOf<Fields>], undefined>,
    ) => string;
  },
): readonly string[] {
  const { fields, usual } = asked;
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = (inputs as Values)[name];
    const phrase = phrases[name] as ((value: unknown) => string) | undefined;
    let said = false;
    field.put(name, value, (usual as Values)[name], () => {
      said = true;
    });
    return said && phrase && value !== undefined && matters(asked, name, inputs) ? [phrase(value)] : [];
  });
}

const version = '2';

const escaped = (text: string) => encodeURIComponent(text).replaceAll('%2C', ',');

/**
 * The link of a question, `v=2` and by their names the values that are not usual, so that a new field changes no link that
 * was ever written. What was written before is read as it was then.
 */
export function namedLink<Fields extends InputFields>(
  asked: AskedFields<Fields>,
  older: (query: string) => InputsOf<Fields> | undefined = () => undefined,
): InputCodec<InputsOf<Fields>> {
  type Inputs = InputsOf<Fields>;
  const { usual, fits } = asked;
  function read(query: string): { readonly inputs: Inputs; readonly fault: LinkFault | undefined } {
    const texts = new NamedTexts([...new URLSearchParams(query)]);
    const said = texts.take('v');
    if (said !== version) texts.fault ??= { issue: 'version', text: said ?? '' };
    const inputs = asked.take('', texts, usual);
    texts.end();
    if (texts.fault === undefined && !fits(inputs)) texts.fault = { issue: 'together' };
    return { inputs, fault: texts.fault };
  }
  function encode(inputs: Inputs): string {
    const parts = [`v=${version}`];
    asked.put('', inputs, usual, (name, text) => parts.push(`${name}=${escaped(text)}`));
    return parts.join('&');
  }
  function decode(query: string): Inputs | undefined {
    const { inputs, fault } = read(query);
    return fault === undefined ? inputs : undefined;
  }
  return {
    initial: usual,
    encode,
    decode(query) {
      const named = decode(query);
      const old = named === undefined ? older(query) : undefined;
      // What was written before keeps to the bounds of today, or is no question.
      return old === undefined ? named : decode(encode(old));
    },
    faultOf: (query) => read(query).fault,
  };
}
