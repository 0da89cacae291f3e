import type { LinkFault } from './inputs.ts';

/** The texts of a link by name, of which each is taken once. */
export class NamedTexts {
  readonly #texts: Map<string, string>;
  /** The first fault is the one that is shown. */
  fault: LinkFault | undefined;

  constructor(texts: readonly (readonly [string, string])[]) {
    this.#texts = new Map();
    for (const [name, text] of texts) {
      if (this.#texts.has(name)) this.fault ??= { issue: 'twice', name };
      this.#texts.set(name, text);
    }
  }

  take(name: string): string | undefined {
    const text = this.#texts.get(name);
    this.#texts.delete(name);
    return text;
  }

  /** Nothing may be left over. */
  end(): void {
    const [name] = this.#texts.keys();
    if (name !== undefined) this.fault ??= { issue: 'unknown', name };
  }
}
