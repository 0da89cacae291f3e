/** One value as it stands in a link: written so, and undefined where a text is not wholly understood. */
export interface Field<Value> {
  write(value: Value): string;
  read(text: string): Value | undefined;
}

export type Fields<Values> = { readonly [Name in keyof Values]: Field<Values[Name]> };
type Of<F> = F extends Field<infer Value> ? Value : never;
type Each<Parts> = { readonly [Key in keyof Parts]: Of<Parts[Key]> }[keyof Parts];
type All<Union> = (Union extends unknown ? (value: Union) => void : never) extends (value: infer Both) => void
  ? Both
  : never;

/** A number with so many decimals at most. */
export function decimal(lowest: number, highest: number, decimals: number): Field<number> {
  const unit = 10 ** decimals;
  const rounded = (value: number) => Math.round(value * unit) / unit;
  return {
    write: (value) => String(rounded(value)),
    read(text) {
      const value = Number(text);
      const plain = rounded(value) === value && String(value) === text;
      return plain && value >= lowest && value <= highest ? value : undefined;
    },
  };
}

export function whole(lowest: number, highest: number): Field<number> {
  return decimal(lowest, highest, 0);
}

export function oneOf<const Value extends string | number>(known: readonly Value[]): Field<Value> {
  return { write: String, read: (text) => known.find((value) => String(value) === text) };
}

export const flag: Field<boolean> = {
  write: (value) => (value ? '1' : '0'),
  read: (text) => (text === '1' ? true : text === '0' ? false : undefined),
};

/** A text as it stands, where it is one of these. */
export function plain(known: RegExp): Field<string> {
  return { write: (text) => text, read: (text) => (known.test(text) ? text : undefined) };
}

/** Written in the first way, and read in any: so what was written otherwise before is read too. */
export function either<Value>(...ways: readonly [Field<Value>, ...Field<Value>[]]): Field<Value> {
  const [{ write }] = ways;
  return {
    write,
    read: (text) => ways.reduce<Value | undefined>((read, way) => read ?? way.read(text), undefined),
  };
}

/** Any letters as plain ones, so that no other part of a link can be meant: `_` and two signs for each byte of the rest. */
export const words: Field<string> = {
  write: (text) =>
    Array.from(new TextEncoder().encode(text), (byte) => {
      const letter = String.fromCharCode(byte);
      return /[A-Za-z0-9]/.test(letter) ? letter : `_${byte.toString(16).padStart(2, '0')}`;
    }).join(''),
  read(text) {
    if (!/^([A-Za-z0-9]|_[0-9a-f]{2})*$/.test(text)) return undefined;
    try {
      return decodeURIComponent(text.replaceAll('_', '%'));
    } catch {
      // Bytes that are no letters.
      return undefined;
    }
  },
};

/** Those of the known that are named, in their order. */
export function someOf<const Value extends string>(known: readonly Value[]): Field<readonly Value[]> {
  return {
    write: (values) => known.filter((value) => values.includes(value)).join(','),
    read(text) {
      const named = text === '' ? [] : text.split(',');
      const found = known.filter((value) => named.includes(value));
      return found.length === named.length ? found : undefined;
    },
  };
}

export function list<Value>(
  item: Field<Value>,
  between: string,
  fewest: number,
  most: number,
): Field<readonly Value[]> {
  return {
    write: (values) => values.map(item.write).join(between),
    read(text) {
      const texts = text === '' ? [] : text.split(between);
      const values = texts.map(item.read).filter((value) => value !== undefined);
      return values.length === texts.length && values.length >= fewest && values.length <= most
        ? values
        : undefined;
    },
  };
}

/** The same of which only what is understood is read. */
export const readable = <Value>(item: Field<Value>, between: string): Field<readonly Value[]> => ({
  write: (values) => values.map(item.write).join(between),
  read: (text) =>
    text
      .split(between)
      .map(item.read)
      .filter((value) => value !== undefined),
});

/** Parts of a whole, one after the other. */
export function columns<const Parts extends readonly Field<object>[]>(
  parts: Parts,
  between = '.',
): Field<All<Of<Parts[number]>>> {
  return {
    write: (whole) => parts.map((part) => part.write(whole as object)).join(between),
    read(text) {
      const texts = text.split(between);
      return texts.length === parts.length
        ? together(parts.map((part, place) => part.read(texts[place] ?? '')))
        : undefined;
    },
  };
}

/** The values of a record in the order of its fields. */
export function row<Values extends object>(fields: Fields<Values>, between?: string): Field<Values> {
  const parts = Object.entries<Field<unknown>>(fields).map(([name, field]) => at(name, field));
  // Every field of the record stands under its own name.
  return columns(parts, between) as Field<object> as Field<Values>;
}

/** A row, and behind it the names of those flags that came later and hold: what was written before reads and stays the same. */
export function grown<First extends object, Name extends string>(
  first: Field<First>,
  later: readonly Name[],
  between = '.',
): Field<First & Readonly<Record<Name, boolean>>> {
  return {
    write: (whole) => [first.write(whole), ...later.filter((name) => whole[name])].join(between),
    read(text) {
      const parts = text.split(between);
      const holds = later.filter((name) => parts.includes(name));
      const head = parts.slice(0, parts.length - holds.length);
      const read = holds.some((name) => head.includes(name)) ? undefined : first.read(head.join(between));
      const flags = Object.fromEntries(later.map((name) => [name, holds.includes(name)]));
      // Each later name has its flag.
      return read && { ...read, ...(flags as Record<Name, boolean>) };
    },
  };
}

/** The same, with no defaults written. */
export function unlessDefault<Value>(field: Field<Value>, defaultValue: Value): Field<Value> {
  const plain = field.write(defaultValue);
  return {
    write(value) {
      const text = field.write(value);
      return text === plain ? '' : text;
    },
    read: (text) => (text === '' ? defaultValue : field.read(text)),
  };
}

/** Written in another shape; what makes no sense in the shape that is wanted is not understood. */
export function shaped<Value, Written>(
  field: Field<Written>,
  written: (value: Value) => Written,
  read: (written: Written) => Value | undefined,
): Field<Value> {
  return {
    write: (value) => field.write(written(value)),
    read(text) {
      const value = field.read(text);
      return value === undefined ? undefined : read(value);
    },
  };
}

export function checked<Value>(field: Field<Value>, fits: (value: Value) => boolean): Field<Value> {
  return shaped(
    field,
    (value) => value,
    (value) => (fits(value) ? value : undefined),
  );
}

/** One value of a whole under its own name. */
export function at<const Name extends string, Value>(
  name: Name,
  field: Field<Value>,
): Field<Record<Name, Value>> {
  return {
    write: (whole) => field.write(whole[name]),
    read(text) {
      const value = field.read(text);
      return value === undefined ? undefined : ({ [name]: value } as Record<Name, Value>);
    },
  };
}

/** The same for a value that may lack: this is written then. */
export function maybe<const Name extends string, Value>(
  name: Name,
  field: Field<Value>,
  lacks: string,
): Field<{ readonly [Key in Name]?: Value }> {
  return {
    write: (whole) => (whole[name] === undefined ? lacks : field.write(whole[name] as Value)),
    read: (text) => (text === lacks ? {} : at(name, field).read(text)),
  };
}

/** A value that may lack, behind the rest of a whole after a mark of its own. */
export function behind<Rest extends object, const Name extends string, Value>(
  rest: Field<Rest>,
  mark: string,
  name: Name,
  field: Field<Value>,
): Field<Rest & { readonly [Key in Name]?: Value }> {
  return {
    write(whole) {
      const value = whole[name];
      return value === undefined
        ? rest.write(whole)
        : `${rest.write(whole)}${mark}${field.write(value as Value)}`;
    },
    read(text) {
      const bare = rest.read(text);
      const at = text.lastIndexOf(mark);
      if (bare || at < 0) return bare;
      const [head, value] = [rest.read(text.slice(0, at)), field.read(text.slice(at + mark.length))];
      return head && value !== undefined ? { ...head, [name]: value } : undefined;
    },
  };
}

/** Letters behind the rest for what holds of a whole, in their order. */
export function lettered<Rest extends object, Name extends string>(
  rest: Field<Rest>,
  letters: Readonly<Record<Name, string>>,
): Field<Rest & { readonly [Key in Name]?: true }> {
  const signs = Object.entries<string>(letters);
  return {
    write: (whole) =>
      rest.write(whole) + signs.map(([name, letter]) => (Reflect.get(whole, name) ? letter : '')).join(''),
    read(text) {
      const held: Record<string, true> = {};
      let head = text;
      for (const [name, letter] of signs.toReversed()) {
        if (!head.endsWith(letter)) continue;
        held[name] = true;
        head = head.slice(0, -letter.length);
      }
      const read = rest.read(head);
      return read && { ...read, ...(held as { [Key in Name]?: true }) };
    },
  };
}

function together<Whole>(parts: readonly (object | undefined)[]): Whole | undefined {
  return parts.includes(undefined) ? undefined : (Object.assign({}, ...parts) as Whole);
}

/** What a text of `v=1` says, each part under its key; undefined where a part is not understood. */
export function readParts<Parts extends Readonly<Record<string, Field<object>>>>(
  parts: Parts,
): (query: string) => All<Each<Parts>> | undefined {
  const entries = Object.entries<Field<object>>(parts);
  return (query) => {
    const fields = new URLSearchParams(query);
    return fields.get('v') === '1'
      ? together(entries.map(([key, part]) => part.read(fields.get(key) ?? '')))
      : undefined;
  };
}
