import type { InputCodec } from './inputs.ts';

/** Letters that nobody sees, as they are and as an address writes them. */
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]|%c2%ad|%e2%80%8[b-f]|%e2%81%a0|%ef%bb%bf/gi;

/**
 * A text as it was before a chat changed it: without letters that nobody sees, and with signs in place of their
 * numbers.
 */
export function asSent(text: string): string {
  return (
    text
      .replace(unseen, '')
      // A number may itself have been written by numbers.
      .replace(/%(?:25)*(?!20|7f)([2-7][\da-f])/gi, (_, code) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
  );
}

/** Written by numbers as a whole, it has no sign of its own left. */
function onceLess(query: string): string {
  try {
    return /^[^=&]*%(?:25)*3d/i.test(query) ? onceLess(decodeURIComponent(query)) : query;
  } catch {
    return query;
  }
}

/** What an address may have been, the likeliest first: signs behind it belong to the message, or to it. */
export function endsOf(query: string): readonly string[] {
  const seen = query.replace(unseen, '');
  const whole = [...new Set([seen, onceLess(seen), asSent(seen)])];
  const cut = whole.flatMap((read) => {
    // Two of the signs are written by numbers where a browser shows an address.
    const bare = read.replace(/(?:%20|\s)+$/, '');
    const plain = bare.replace(/(?:%e2%80%9[9d]){1,2}$/i, '"');
    const [behind = ''] = /[.,;:!?)\]}>'"*_\u2019\u201d]{0,4}$/.exec(plain) ?? [];
    return [...(bare === read ? [] : [bare]), ...Array.from(behind, (_, at) => plain.slice(0, -1 - at))];
  });
  return [...whole, ...cut];
}

/** The same, reading also what a chat has written around a link. */
export function readingSent<Inputs>(link: InputCodec<Inputs>): InputCodec<Inputs> {
  return {
    ...link,
    decode(query) {
      for (const sent of endsOf(query)) {
        const read = link.decode(sent);
        if (read !== undefined) return read;
      }
      return undefined;
    },
  };
}
