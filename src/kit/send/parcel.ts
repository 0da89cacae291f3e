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

const begins = `${receivePath}?p=`;

/** The bytes of a link, wherever it stands in a message, and whatever stands around it. */
function bytesOfLink(text: string): Result<Uint8Array, ParcelIssue> | undefined {
  const read = asSent(text);
  const at = read.indexOf(begins);
  if (at < 0) return undefined;
  const [sent] = /^[\w-]+/.exec(read.slice(at + begins.length)) ?? [];
  if (sent === undefined) return fail({ code: 'not-a-parcel' });
  // Slanted letters are written between lines of their own.
  const word = read.slice(0, at).split(/\s/).at(-1) ?? '';
  return fromAddress(/^[*~(]*_/.test(word) ? sent.replace(/_+$/, '') : sent);
}

/** Places that a link may lead to, beside those of one's own armies. */
const shown = /#\/((?:dice|fight|castle|rules)[/?][^\s<>"]+)/;

/** What a text that was sent may be: the bytes of a link or a code, an address of the app, or the text of a file. */
export function recognise(
  text: string,
): Result<
  { readonly bytes: Uint8Array } | { readonly address: string } | { readonly document: string },
  ParcelIssue
> {
  const link = bytesOfLink(text);
  if (link) return link.ok ? ok({ bytes: link.value }) : link;
  if (/^\s*\ufeff?\s*\{/.test(text)) return ok({ document: text });
  // As it was written: what of it a chat has written anew, the place itself reads.
  const address = (shown.exec(text) ?? shown.exec(asSent(text)))?.[1];
  return address ? ok({ address }) : fail({ code: 'not-a-parcel' });
}
