/** A text as it was before a chat wrote it anew: without letters that nobody sees, and with signs in place of their numbers. */
export function asSent(text: string): string {
  const plain = text.replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '');
  const sign = (all: string, code: string) => {
    const number = Number.parseInt(code, 16);
    return number > 0x20 && number < 0x7f ? String.fromCharCode(number) : all;
  };
  // The whole address, and what was in it by numbers before.
  return [1, 2].reduce((read) => read.replace(/%([0-9a-f]{2})/gi, sign), plain);
}

/** What a chat puts behind an address, at most so many signs. */
const behind = /[.,;:!?)\]}>'"*_\u2019\u201d]$/;
const most = 4;

/** What the end of an address may have been, the likeliest first: signs behind it belong to the message, or to it. */
export function endsOf(query: string): readonly string[] {
  const ends = [query, asSent(query)];
  for (let cut = 0; cut < most && behind.test(ends.at(-1) ?? ''); cut++)
    ends.push((ends.at(-1) ?? '').slice(0, -1));
  return ends;
}
