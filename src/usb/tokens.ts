/** Thrown, and caught by `tryRead`, where a part of a text is not understood. */
class Misread extends Error {}

/** Reads a text of ids and numbers between dots, one after the other; whatever is not wholly understood is a misread. */
export class Tokens {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(text: string) {
    this.#tokens = text.split('.');
  }

  #next(): string {
    const token = this.#tokens[this.#at++];
    if (token === undefined) throw new Misread();
    return token;
  }

  id<Id extends string>(known: readonly Id[]): Id {
    const token = this.#next();
    const found = known.find((id) => id === token);
    if (found === undefined) throw new Misread();
    return found;
  }

  /** The id `none`, or one of those known. */
  maybe<Id extends string>(known: readonly Id[]): Id | undefined {
    if (this.#tokens[this.#at] !== 'none') return this.id(known);
    this.#at++;
    return undefined;
  }

  /** An id that no list knows beforehand. */
  name(pattern: RegExp): string {
    const token = this.#next();
    if (!pattern.test(token)) throw new Misread();
    return token;
  }

  whole(lowest: number, highest: number): number {
    const token = this.#next();
    const value = Number(token);
    if (!/^\d{1,3}$/.test(token) || value < lowest || value > highest) throw new Misread();
    return value;
  }

  flag(): boolean {
    return this.whole(0, 1) === 1;
  }

  /** How many, then each of them. */
  ids<Id extends string>(known: readonly Id[], most: number): readonly Id[] {
    return Array.from({ length: this.whole(0, most) }, () => this.id(known));
  }

  /** Nothing may follow. */
  end(): void {
    if (this.#at !== this.#tokens.length) throw new Misread();
  }

  /** What was read makes no sense after all. */
  misread(): never {
    throw new Misread();
  }
}

/** What `read` makes of a text; undefined where a part of it is not understood. */
export function tryRead<Value>(text: string, read: (tokens: Tokens) => Value): Value | undefined {
  const tokens = new Tokens(text);
  try {
    const value = read(tokens);
    tokens.end();
    return value;
  } catch (error) {
    if (error instanceof Misread) return undefined;
    throw error;
  }
}

export const flagToken = (value: boolean): string => (value ? '1' : '0');

export const idsToken = (ids: readonly string[]): string => [ids.length, ...ids].join('.');
