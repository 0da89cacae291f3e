import { fail, ok, type Result } from '../../rules/result.ts';
import type { Army } from '../army/army.ts';
import type { StoredSiege } from '../castle/sieges.ts';
import type { WrittenPhoto } from '../photos.ts';
import type { StoredPlay } from '../plays.ts';
import { headOf } from './file-head.ts';
import { isSiegeBits, siegeFromBits } from './siege-bits.ts';

/** What is sent from phone to phone is far below this; anything larger is forged. */
export const parcelBounds = { bytes: 200_000, text: 4_000_000, depth: 64 } as const;

export type ParcelIssue = { readonly code: 'not-a-parcel' | 'damaged' | 'too-large' | 'cannot-unpack' };

const format = 'deflate-raw';

/** Older browsers have no such streams, or not in this format. */
function made<Stream>(make: () => Stream): Stream | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

/** The text that carries armies to another player, in a file with their pictures: a backup of nothing else, as short as it can be. */
export function encodeArmies(
  armies: readonly Army[],
  created: number,
  app: string,
  photos: readonly WrittenPhoto[] = [],
): string {
  return JSON.stringify({
    ...headOf(created, app),
    armies,
    ...(photos.length > 0 ? { photos } : {}),
  });
}

/** The same for one army. */
export function encodeArmy(
  army: Army,
  created: number,
  app: string,
  photos?: readonly WrittenPhoto[],
): string {
  return encodeArmies([army], created, app, photos);
}

/** The same for a battle that goes on on another phone. */
export function encodePlay(play: StoredPlay, created: number, app: string): string {
  return JSON.stringify({ ...headOf(created, app), armies: [], plays: [play] });
}

/** The same for a siege. */
export function encodeSiege(siege: StoredSiege, created: number, app: string): string {
  return JSON.stringify({ ...headOf(created, app), armies: [], sieges: [siege] });
}

/**
 * Whether a text, given piece by piece, opens more lists within lists than any parcel does: to take it apart would hold
 * up the page.
 */
export function createDepthGuard(): (piece: string) => boolean {
  let depth = 0;
  let quoted = false;
  let escaped = false;
  return (piece) => {
    for (let at = 0; at < piece.length; at++) {
      const letter = piece[at];
      if (escaped) escaped = false;
      else if (quoted) {
        if (letter === '\\') escaped = true;
        else if (letter === '"') quoted = false;
      } else if (letter === '"') quoted = true;
      else if (letter === '[' || letter === '{') depth += 1;
      else if (letter === ']' || letter === '}') depth -= 1;
      if (depth > parcelBounds.depth) return true;
    }
    return false;
  };
}

/** The text as few bytes: what a code or a link carries; undefined where the browser cannot do that. */
export async function pack(text: string): Promise<Uint8Array | undefined> {
  const stream = made(() => new CompressionStream(format));
  if (!stream) return undefined;
  const packed = new Blob([text]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** The text again. Bytes that are none of ours fail, as do those that would become longer than any parcel is. */
export async function unpack(bytes: Uint8Array): Promise<Result<string, ParcelIssue>> {
  if (bytes.length > parcelBounds.bytes) return fail({ code: 'too-large' });
  if (isSiegeBits(bytes)) {
    const sent = siegeFromBits(bytes);
    return sent ? ok(encodeSiege(sent.siege, sent.created, sent.app)) : fail({ code: 'damaged' });
  }
  const stream = made(() => new DecompressionStream(format));
  if (!stream) return fail({ code: 'cannot-unpack' });
  const reader = new Blob([bytes.slice()])
    .stream()
    .pipeThrough(stream)
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
    .getReader();
  const tooDeep = createDepthGuard();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return ok(text);
      text += value;
      const code = text.length > parcelBounds.text ? 'too-large' : tooDeep(value) ? 'damaged' : undefined;
      if (code) {
        await reader.cancel();
        return fail({ code });
      }
    }
  } catch {
    return fail({ code: 'damaged' });
  }
}

/** Letters that an address may hold as they are (RFC 4648, 5), without filling. */
export function toAddress(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

export function fromAddress(text: string): Result<Uint8Array, ParcelIssue> {
  if (!/^[\w-]*$/.test(text)) return fail({ code: 'not-a-parcel' });
  if (text.length > parcelBounds.bytes * 1.4) return fail({ code: 'too-large' });
  try {
    const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    return ok(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)));
  } catch {
    return fail({ code: 'damaged' });
  }
}
