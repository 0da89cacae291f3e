import { fail, ok, type Result } from '../../rules/result.ts';
import { codesOf } from '../../storage/code-series.ts';
import { fromAddress, type ParcelIssue, pack, toAddress } from '../../storage/parcel.ts';
import { asSent } from '../as-sent.ts';
import { receivePath } from '../receive-path.ts';

/** What the address of the app takes after its question mark. */
const longestQuery = 2000;

/** Something on its way: its file, and what of it fits into codes and into a link. */
export interface Parcel {
  readonly text: string;
  /** Undefined where the browser cannot pack. */
  readonly bytes: number | undefined;
  /** The texts of its codes; undefined where they would be too many. */
  readonly codes: readonly string[] | undefined;
  /** What stands in its link after the address of the app; undefined where it would be too long. */
  readonly link: string | undefined;
}

/** `text` is what its file holds. */
export async function parcelOf(text: string): Promise<Parcel> {
  const bytes = await pack(text);
  if (!bytes) return { text, bytes: undefined, codes: undefined, link: undefined };
  const query = `p=${toAddress(bytes)}`;
  return {
    text,
    bytes: bytes.length,
    codes: codesOf(bytes),
    link: query.length <= longestQuery ? `#/armies/${receivePath}?${query}` : undefined,
  };
}

/** The bytes of a link, wherever it stands in a message, and whatever stands around it. */
function bytesOfLink(text: string): Result<Uint8Array, ParcelIssue> | undefined {
  const found = new RegExp(`(\\S*)${receivePath}\\?p=([\\w-]+)`).exec(asSent(text));
  if (!found) return undefined;
  const [, before = '', sent = ''] = found;
  // Slanted letters are written between lines of their own.
  return fromAddress(/^[*_~(]*_/.test(before) ? sent.replace(/_+$/, '') : sent);
}

/** What a text that was sent may be: the bytes of a link or a code, or the text of a file. */
export function recognise(
  text: string,
): Result<{ readonly bytes: Uint8Array } | { readonly document: string }, ParcelIssue> {
  const link = bytesOfLink(text);
  if (link) return link.ok ? ok({ bytes: link.value }) : link;
  return /^\s*\ufeff?\s*\{/.test(text) ? ok({ document: text }) : fail({ code: 'not-a-parcel' });
}
