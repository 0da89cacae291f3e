// What a file says, whatever wrote it: spreadsheets still write the letters of old systems.

/** The letters of the old DOS of Central Europe (code page 852) behind the plain ones; browsers do not know them. */
const dosLetters =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0';

/** The letters of the languages of the app beyond the plain ones. */
const ours = 'ąćęłńóśźżáéíöőúüűĄĆĘŁŃÓŚŹŻÁÉÍÖŐÚÜŰ';
/** Signs that stand in lists beside words. */
const signs = '–—„”“’‘«»×…•°½·\u00a0€';

/** How well the letters beyond the plain ones make words of the three languages. */
function likeness(text: string): number {
  let score = 0;
  for (const [letter] of text.matchAll(/[^\0-\x7f]/g)) {
    if (ours.includes(letter)) score += 2;
    else if (signs.includes(letter)) score += 1;
    else score -= /\p{L}/u.test(letter) ? 1 : 4;
  }
  // A capital within a word is no word.
  return score - 3 * (text.match(/\p{Ll}[ĄĆĘŁŃÓŚŹŻÁÉÍÖŐÚÜŰ]/gu)?.length ?? 0);
}

const decoded = (bytes: Uint8Array, name: string) => new TextDecoder(name).decode(bytes);

function dosText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte < 128 ? String.fromCharCode(byte) : dosLetters[byte - 128];
  return text;
}

/** Of a text of two bytes a letter every other one is 0, of plain letters. */
function wideName(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const some = bytes.subarray(0, 400);
  for (const [place, byte] of some.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) * 4 < some.length || Math.min(even, odd) > 0) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** The text of some bytes: UTF-8 and UTF-16 by their form, else the code page whose letters make words. */
export function textOfBytes(bytes: Uint8Array): string {
  const wide = wideName(bytes);
  if (wide) return decoded(bytes, wide);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const ways = [decoded(bytes, 'windows-1250'), decoded(bytes, 'iso-8859-2'), dosText(bytes)];
    const scores = ways.map(likeness);
    const best = Math.max(...scores);
    // What makes no words in any of them is no text.
    return best <= 0 || bytes.some((byte) => byte < 9)
      ? decoded(bytes, 'utf-8')
      : (ways[scores.indexOf(best)] ?? '');
  }
}

export async function textOfFile(file: Blob): Promise<string> {
  return textOfBytes(new Uint8Array(await file.arrayBuffer()));
}
