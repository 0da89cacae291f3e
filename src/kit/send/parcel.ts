import { fail, ok, type Result } from '../../rules/result.ts';
import { codeSign, codesOf } from '../../storage/backup/code-series.ts';
import { fromAddress, type ParcelIssue, pack, toAddress } from '../../storage/backup/parcel.ts';
import { asSent } from '../question/as-sent.ts';
import { longestMessage } from '../question/message.ts';
import { receivePath } from '../receive-path.ts';

type Page = Pick<Location, 'origin' | 'pathname'>;

const addressOf = (link: string, { origin, pathname }: Page) => `${origin}${pathname}${link}`;

/** What the address of the app takes after its question mark. */
const longestQuery = 2000;

/** So long an address the camera of any phone still reads off the glass of another: some 85 by 85 squares. */
const oneCode = 600;

/** An address as a code that every camera opens; undefined where it is too long for one. */
export const codeOfAddress = (address: string) => (address.length <= oneCode ? [address] : undefined);

/** Whether these are not for the app alone. */
export const anyCameraOpens = ([code = codeSign]: readonly string[]) => !code.startsWith(codeSign);

/** Something on its way: its file, and what of it fits into codes and into a link. */
export interface Parcel {
  readonly text: string;
  /** Undefined where the browser cannot pack. */
  readonly bytes: number | undefined;
  /** The texts of its codes, or its address where that is short; undefined where they would be too many. */
  readonly codes: readonly string[] | undefined;
  /** What stands in its link after the address of the app; undefined where it would be too long. */
  readonly link: string | undefined;
}

/** `text` is what its file holds, `short` the same as fewer bytes than that packed, where there is such a way. */
export async function parcelOf(text: string, page: Page = location, short?: Uint8Array): Promise<Parcel> {
  const bytes = short ?? (await pack(text));
  if (!bytes) return { text, bytes: undefined, codes: undefined, link: undefined };
  const query = `p=${toAddress(bytes)}`;
  const link = query.length <= longestQuery ? `#/armies/${receivePath}?${query}` : undefined;
  const codes = (link === undefined ? undefined : codeOfAddress(addressOf(link, page))) ?? codesOf(bytes);
  return { text, bytes: bytes.length, codes, link };
}

/** The words that go along with its link, which stands in them; undefined where a chat would cut that. */
export function messageWith(
  { link }: Pick<Parcel, 'link'>,
  words: (address: string) => string,
  page: Page = location,
): string | undefined {
  const message = link && words(addressOf(link, page));
  return message && message.length <= longestMessage ? message : undefined;
}

const begins = `${receivePath}?p=`;

/** Why nothing of what was sent can be shown; `kept-there`: it leads to what only the other phone has. */
export type SentIssue = ParcelIssue | { readonly code: 'kept-there' };

/** What a text that was sent may be. */
export type Sent =
  /** Those of a link. */
  | { readonly bytes: Uint8Array }
  /** The texts of codes, as another app reads them. */
  | { readonly codes: readonly string[] }
  /** An address of the app. */
  | { readonly address: string }
  /** The text of a file. */
  | { readonly document: string };

/** The bytes of a link, wherever it stands in a message, and whatever stands around it. */
function bytesOfLink(read: string): Result<Uint8Array, ParcelIssue> | undefined {
  const at = read.indexOf(begins);
  if (at < 0) return undefined;
  const [sent] = /^[\w-]+/.exec(read.slice(at + begins.length)) ?? [];
  // It was cut, or something was written into it.
  if (sent === undefined) return fail({ code: 'damaged' });
  // Slanted letters are written between lines of their own.
  const word = read.slice(0, at).split(/\s/).at(-1) ?? '';
  return fromAddress(/^[*~(]*_/.test(word) ? sent.replace(/_+$/, '') : sent);
}

const codes = new RegExp(`${codeSign}[\\dA-Z $%*+./:-]+`, 'g');

/** Places that a link may lead to, beside those of one's own armies. */
const shown = /#\/((?:dice|fight|castle|rules|settings)(?![\w-])[^\s<>"]*)/;

/** What begins as an address of one's own armies, or as one that receives, and does not go on. */
const kept = /#\/armies(?![\w-])/;

/** An address without the signs that a message puts behind it; questions read their own ends. */
const address = (sent: string) => (sent.includes('?') ? sent : sent.replace(/[^\w-]{1,8}$/, ''));

/** What a text that was sent may be, wherever it stands in a message. */
export function recognise(text: string): Result<Sent, SentIssue> {
  const read = asSent(text);
  const link = bytesOfLink(read);
  if (link) return link.ok ? ok({ bytes: link.value }) : link;
  // A mark at the beginning of a file is a blank too.
  if (text.trimStart().startsWith('{')) return ok({ document: text });
  const found = text.match(codes);
  // Blanks stand within a code, never at its end.
  if (found) return ok({ codes: found.map((code) => code.trimEnd()) });
  // As it was written: the place itself reads what a chat has changed.
  const place = (shown.exec(text) ?? shown.exec(read))?.[1];
  if (place) return ok({ address: address(place) });
  if (read.includes(`#/armies/${receivePath}`)) return fail({ code: 'damaged' });
  return fail({ code: kept.test(read) ? 'kept-there' : 'not-a-parcel' });
}
