import type { Format } from '../../platform/format.ts';
import {
  type GroupField,
  group,
  type InputFields,
  type InputsOf,
  type NumberField,
  type TextField,
} from './fields.ts';
import type { InputCodec, LinkFault } from './inputs.ts';
import type { Field } from './link.ts';
import { NamedTexts } from './named-texts.ts';

type Values = Readonly<Record<string, unknown>>;

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
    readonly default?: Partial<InputsOf<Fields>>;
  } = {},
): AskedFields<Fields> {
  const { limits = {}, fits = () => true, default: defaultValue } = more;
  return { ...group(fields, defaultValue), limits, fits };
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

/** What differs from the defaults of all that is asked at the moment, in the order of the fields. */
export function changedFieldsIn<Fields extends InputFields>(
  asked: AskedFields<Fields>,
  inputs: InputsOf<Fields>,
): readonly (keyof Fields & string)[] {
  const { fields, default: defaultValue } = asked;
  return Object.entries(fields).flatMap(([name, field]) => {
    let differs = false;
    field.put(name, (inputs as Values)[name], (defaultValue as Values)[name], () => {
      differs = true;
    });
    return differs && matters(asked, name, inputs) ? [name] : [];
  });
}

type Description = string | readonly string[];

type Phrase<Value> = (value: Exclude<Value, undefined>) => Description;

/** What the words of a mode already call as its field is called: nothing else need be said of a switch or a number. */
type Worded<Fields, Words> = {
  [Name in keyof Fields & keyof Words]: Fields[Name] extends { readonly kind: 'switch' | 'number' }
    ? Words[Name] extends string
      ? Name
      : never
    : never;
}[keyof Fields & keyof Words];

type Saying<Value> = Phrase<Value> | { readonly always: Phrase<Value> } | 'unsaid';

type SaidOf<Fields extends InputFields, Name> = Saying<InputsOf<Fields>[Name & keyof InputsOf<Fields>]>;

/** How each value is said: where it is not the default, or whenever it is asked; or that nothing is said of it. */
export type Phrases<Fields extends InputFields, Words = unknown> = {
  readonly [Name in Exclude<keyof Fields, Worded<Fields, Words>>]: SaidOf<Fields, Name>;
} & { readonly [Name in Worded<Fields, Words>]?: SaidOf<Fields, Name> };

type Said<Words> = <Fields extends InputFields>(
  asked: AskedFields<Fields>,
  inputs: InputsOf<Fields>,
  phrases: Phrases<Fields, Words>,
) => readonly string[];

/** What is asked at the moment, as each value is phrased or called by these words, in the order of the fields. */
export function saidBy<Words>(words: Words, format?: Format): Said<Words> {
  /** A switch where it is on, a number behind its word. */
  const wordOf = (name: string) => (value: unknown) => {
    const word = String((words as Values)[name]);
    return typeof value === 'number' ? behindLabel(word, format?.number(value) ?? '') : value ? word : [];
  };
  return (asked, inputs, phrases) => {
    const changedFields: readonly string[] = changedFieldsIn(asked, inputs);
    return Object.keys(asked.fields).flatMap((name) => {
      const value = (inputs as Values)[name];
      const phrase = (phrases as Readonly<Record<string, Saying<unknown> | undefined>>)[name] ?? wordOf(name);
      if (phrase === 'unsaid' || value === undefined) return [];
      if (typeof phrase === 'function') return changedFields.includes(name) ? phrase(value) : [];
      return matters(asked, name, inputs) ? phrase.always(value) : [];
    });
  };
}

/** The same where no word is called as its field is. */
export const saidOf: Said<unknown> = saidBy<unknown>({});

/** A value behind its label, as phrases say it: what is asked on the screen is answered here. */
export const behindLabel = (label: string, what: string): string => `${label.replace(/\?$/, '')}: ${what}`;

/** A number behind what it counts. */
export const labelled =
  (format: Format) =>
  (label: string) =>
  (value: number): string =>
    behindLabel(label, format.number(value));

/**
 * One of many, whose names would have no room in a link: its values stand at their places, nothing for defaults. The
 * first is always said, so that nothing ends with what parts them: a message would keep that for itself. Whatever came
 * to the record since stands last, and is at its default.
 */
export function inPlaces<Fields extends InputFields>(
  asked: AskedFields<Fields>,
  between = '.',
): Field<InputsOf<Fields>> {
  const { fields, default: defaultValue, fits } = asked;
  const names = Object.keys(fields);
  return {
    write(value) {
      const [first = ''] = names;
      // Only what is one text can always be said.
      const said: Record<string, string> = {
        [first]: (fields[first] as TextField<unknown>).write((value as Values)[first]),
      };
      asked.put('', value, defaultValue, (name, text) => {
        said[name] = text;
      });
      const texts = names.map((name) => said[name] ?? '');
      return texts.slice(0, 1 + texts.findLastIndex((text) => text !== '')).join(between);
    },
    read(text) {
      const parts = text.split(between);
      if (parts.length > names.length) return undefined;
      const said = parts.map((part, at) => [names[at] ?? '', part] as const);
      const texts = new NamedTexts(said.filter(([, part], at) => at === 0 || part !== ''));
      const value = asked.take('', texts, defaultValue);
      texts.end();
      return texts.fault === undefined && fits(value) ? value : undefined;
    },
  };
}

/** Signs that part nothing in a link stay as they are. */
const escaped = (text: string) => encodeURIComponent(text).replace(/%(?:2C|3A|3B)/g, decodeURIComponent);

/**
 * The link of a question, `v=2` and by their names the values that are not the defaults, so that a new field changes no
 * link that was ever written. What was written before is read as it was then, where that said `v=2` too the version is
 * another; and all that is read is `settled`.
 */
export function namedLink<Fields extends InputFields>(
  asked: AskedFields<Fields>,
  older: (query: string) => Partial<InputsOf<Fields>> | undefined = () => undefined,
  {
    version = '2',
    settled = (inputs) => inputs,
  }: {
    readonly version?: string;
    readonly settled?: (inputs: InputsOf<Fields>) => InputsOf<Fields>;
  } = {},
): InputCodec<InputsOf<Fields>> {
  type Inputs = InputsOf<Fields>;
  const { fields, default: defaultValue, fits } = asked;
  // What may lack was not there where nobody said it.
  const kept = Object.entries(defaultValue).filter(([name]) => !('optional' in (fields[name] ?? {})));
  const unsaid = Object.fromEntries(kept) as Inputs;
  function read(query: string): { readonly inputs: Inputs; readonly fault: LinkFault | undefined } {
    const texts = new NamedTexts([...new URLSearchParams(query)]);
    const said = texts.take('v');
    if (said !== version) texts.fault ??= { issue: 'version', text: said ?? '' };
    const inputs = asked.take('', texts, defaultValue);
    texts.end();
    if (texts.fault === undefined && !fits(inputs)) texts.fault = { issue: 'together' };
    return { inputs, fault: texts.fault };
  }
  function encode(inputs: Inputs): string {
    const parts = [`v=${version}`];
    asked.put('', inputs, defaultValue, (name, text) => parts.push(`${name}=${escaped(text)}`));
    return parts.join('&');
  }
  function decode(query: string): Inputs | undefined {
    const { inputs, fault } = read(query);
    return fault === undefined ? inputs : undefined;
  }
  return {
    initial: defaultValue,
    encode,
    decode(query) {
      const named = decode(query);
      const old = named === undefined ? older(query) : undefined;
      // What was written before keeps to the bounds of today, or is no question.
      const read = old === undefined ? named : decode(encode({ ...unsaid, ...old }));
      return read && settled(read);
    },
    faultOf: (query) => read(query).fault,
  };
}
