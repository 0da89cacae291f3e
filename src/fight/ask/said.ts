/** What is said of a question; all else stays as it begins. */
export type Said<Value> = Value extends readonly (infer Item)[]
  ? readonly Said<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: Said<Value[Name]> | undefined }
    : Value;

type Text = readonly [name: string, text: string];

function textsOf(name: string, value: unknown): readonly Text[] {
  if (value === undefined) return [];
  if (Array.isArray(value))
    return [[name, String(value.length)], ...value.flatMap((one, at) => textsOf(`${name}.${at + 1}`, one))];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([part, one]) =>
      textsOf(name === '' ? part : `${name}.${part}`, one),
    );
  return [[name, typeof value === 'boolean' ? String(Number(value)) : String(value)]];
}

/** The link of a question with these values, for a mode whose code comes when it opens. */
export function linkOf(table: string | undefined, values: object): string {
  const texts = [['v', '2'], ...textsOf('table', table), ...textsOf('', values)];
  return new URLSearchParams(texts.map((each) => [...each])).toString();
}
