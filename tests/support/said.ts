import { expect } from 'vitest';

// Samples of old texts list what was known when they were written. What has been added to the app since is in none of
// them, and has to be there as if nobody had ever said it: the same for all.

type Listed = Readonly<Record<string, unknown>>;
const isListed = (value: unknown): value is Listed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What JSON keeps of a value: a limit that is none is no number there. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Calls for every listed thing with what was read beyond it; things of one place that list the same are alike. */
function beyond(
  read: unknown,
  said: unknown,
  place: string,
  found: (alike: string, more: Listed) => void,
): void {
  if (Array.isArray(read) && Array.isArray(said)) {
    for (const [at, each] of said.entries()) beyond(read[at], each, `${place}[]`, found);
  } else if (isListed(read) && isListed(said)) {
    const names = Object.keys(said).sort();
    const more = Object.keys(read)
      .filter((name) => !Object.hasOwn(said, name))
      .sort();
    // Where nothing was listed, as in a list of house rules, nothing is there.
    if (names.length === 0) expect(more, place).toEqual([]);
    found(`${place}{${names.join()}}`, Object.fromEntries(more.map((name) => [name, read[name]])));
    for (const name of names) beyond(read[name], said[name], `${place}.${name}`, found);
  }
}

/**
 * Compares what is read from one text after another with what each of them says: all of that has to be there, and what
 * none of them speaks of has to be the same whichever was read.
 */
export function sayingOf(): (read: unknown, said: unknown, text: string) => void {
  const unsaid = new Map<string, { readonly more: Listed; readonly text: string }>();
  return (read, said, text) => {
    const kept = plain(read);
    expect({ read: kept }, text).toMatchObject({ read: said });
    beyond(kept, said, '', (alike, more) => {
      const first = unsaid.get(alike) ?? { more, text };
      unsaid.set(alike, first);
      expect(more, `${alike}: in ${text}, but not in ${first.text}`).toEqual(first.more);
    });
  };
}

const parted = (text: string) => text.match(/[^&=.~,_;*-]+|[&=.~,_;*-]/g) ?? [];

/** Whether all of one list stands in another, in its order. */
function within<Each>(
  few: readonly Each[],
  many: readonly Each[],
  same = Object.is as (a: Each, b: Each) => boolean,
) {
  let at = 0;
  for (const each of many) if (at < few.length && same(few[at] as Each, each)) at += 1;
  return at === few.length;
}

/** Whether a text still says all that an old one says, in its places and its order, with more between at most. */
export function stillWrites(text: string, old: string): boolean {
  const nameOf = (part: string) => part.split('=')[0];
  return within(
    old.split('&'),
    text.split('&'),
    (said, part) => nameOf(said) === nameOf(part) && within(parted(said), parted(part)),
  );
}
