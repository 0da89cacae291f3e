const alphabet = '0123456789abcdefghijklmnopqrstuv';
const length = 16;

/** A new id of 80 random bits in 16 letters and digits. `randomUUID` is missing without https, so the bytes come from outside. */
export function createRecordId(fill: (bytes: Uint8Array) => void): string {
  const bytes = new Uint8Array(length);
  fill(bytes);
  // 256 is a multiple of 32: every letter is equally likely.
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}

/** Ids stand in keys between colons and in addresses, so nothing else may be in them. */
export const idPattern = /^[\w-]{1,64}$/;

/** The id itself where it is free, else with the first number that makes it so. */
export function freeId(id: string, taken: readonly { readonly id: string }[]): string {
  const used = new Set(taken.map((each) => each.id));
  let free = id;
  for (let number = 2; used.has(free); number++) free = `${id.slice(0, 56)}-${number}`;
  return free;
}
