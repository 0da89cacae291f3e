/** A text as it was before a chat wrote it anew: without letters that nobody sees, and with signs in place of their numbers. */
export function asSent(text: string): string {
  return (
    text
      .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
      // A number may itself have been written by numbers.
      .replace(/%(?:25)*(?!20|7f)([2-7][\da-f])/gi, (_, code) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
  );
}

/** What the end of an address may have been, the likeliest first: signs behind it belong to the message, or to it. */
export function endsOf(query: string): readonly string[] {
  const read = asSent(query);
  const ends = [query, read];
  const [behind = ''] = /[.,;:!?)\]}>'"*_\u2019\u201d]{0,4}$/.exec(read) ?? [];
  for (let cut = 1; cut <= behind.length; cut++) ends.push(read.slice(0, -cut));
  return ends;
}
