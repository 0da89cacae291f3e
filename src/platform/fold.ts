/** Letters and signs that Unicode does not take apart into a base and a mark. */
const plain: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ø: 'o',
  Ø: 'O',
  ı: 'i',
  '\u2010': '-',
  '\u2011': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u2033': '"',
  '\u00a0': ' ',
  '\u202f': ' ',
};

const folded = new Map<string, string>();

function foldSign(sign: string): string {
  let answer = folded.get(sign);
  if (answer === undefined) {
    const base = sign.normalize('NFD').replace(/\p{M}+/gu, '');
    const known = plain[base] ?? base;
    answer = known.length === sign.length ? known : sign;
    folded.set(sign, answer);
  }
  return answer;
}

/**
 * Text as search compares it: lower case, without diacritics (`Łuk` and `luk` are the same, `ő` is `o`),
 * with one kind of dash, quote and blank. As long as `text.normalize('NFC')`, sign for sign, so places in
 * the one are places in the other.
 */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u0080-\u{10ffff}]/gu, foldSign)
    .toLowerCase();
}
