import { effect, type ReadonlySignal } from '@preact/signals';
import type { Whose } from '../storage/settings-mirror.ts';
import type { LanguageModel } from './language.ts';

/** Two ways to say a part of a sentence: ‹where mine acts|where the enemy does›. */
const twoWays = /‹([^|›]*)\|([^›]*)›/g;

type Way = '$1' | '$2';

function notify(value: unknown, way: Way): unknown {
  if (typeof value === 'string') return value.replace(twoWays, way);
  if (typeof value === 'function') {
    const read = (...given: unknown[]) => notify(value(...given), way);
    return Object.defineProperty(read, 'length', { value: value.length });
  }
  if (Array.isArray(value)) return value.map((part) => notify(part, way));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, notify(part, way)]));
}

const others = new WeakMap<object, object>();
const enemys = new WeakSet<object>();

/** Two objects of texts that say the same, one where mine acts and one where the enemy does. */
export function pair(mine: object, theirs: object): void {
  others.set(mine, theirs).set(theirs, mine);
  enemys.add(theirs);
}

/**
 * Texts that say whose a side is: a fight knows who acts and who is acted upon, and the player which of them is his. They
 * are read as where mine acts; `turned` has the others.
 */
export function sided<Texts extends object>(texts: Texts): Texts {
  // Either way, the texts have the shape that they had.
  const mine = notify(texts, '$1') as Texts;
  pair(mine, notify(texts, '$2') as Texts);
  return mine;
}

/** The same texts where the other side acts; those that speak of no side stay. */
export function turned<Texts extends object>(texts: Texts): Texts {
  return (others.get(texts) as Texts | undefined) ?? texts;
}

/** Which side acts in these texts. */
export function actingIn(texts: object): Whose {
  return enemys.has(texts) ? 'theirs' : 'mine';
}

/** The texts where this side acts, however they are read now. */
export function textsOf<Texts extends object>(texts: Texts, whose: Whose): Texts {
  return actingIn(texts) === whose ? texts : turned(texts);
}

/** The language with its texts for a fight in which this side acts. */
export function languageOf(language: LanguageModel, whose: Whose): LanguageModel {
  return { ...language, texts: (part) => textsOf(language.texts(part), whose) };
}

export function otherSide(whose: Whose): Whose {
  return whose === 'mine' ? 'theirs' : 'mine';
}

/** All texts speak of the sides as the fight shown has them; elsewhere mine acts. */
export function followActing(acting: ReadonlySignal<Whose | undefined>, language: LanguageModel): void {
  effect(() => language.reread('sides', acting.value === 'theirs' ? (_, texts) => turned(texts) : undefined));
}
