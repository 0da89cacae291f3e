/** The letters that a QR code stores in five and a half bits each. */
const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Bytes in letters that a QR code holds densely (RFC 9285): two bytes in three of them. */
export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const pair = at + 1 < bytes.length;
    let value = pair ? (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0) : (bytes[at] ?? 0);
    for (let place = 0; place < (pair ? 3 : 2); place++) {
      text += letters[value % 45];
      value = Math.floor(value / 45);
    }
  }
  return text;
}

/** The bytes again; undefined for a text that no bytes are written as. */
export function fromBase45(text: string): Uint8Array | undefined {
  if (text.length % 3 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length / 3) * 2));
  let end = 0;
  for (let at = 0; at < text.length; at += 3) {
    const group = [...text.slice(at, at + 3)].map((letter) => letters.indexOf(letter));
    if (group.includes(-1)) return undefined;
    const value = group.reduceRight((sum, digit) => sum * 45 + digit, 0);
    if (group.length === 3) {
      if (value > 0xffff) return undefined;
      bytes[end++] = value >> 8;
    } else if (value > 0xff) return undefined;
    bytes[end++] = value & 0xff;
  }
  return bytes;
}
