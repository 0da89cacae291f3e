import { effect } from '@preact/signals';
import type { Whose } from '../storage/settings-mirror.ts';
import type { LanguageModel } from './language.ts';
import type { SettingsModel } from './settings.ts';

/** Two ways to say a part of a sentence: ‹where mine acts|where the enemy does›. */
const twoWays = /‹([^|›]*)\|([^›]*)›/g;

type Way = '$1' | '$2';

function told(value: unknown, way: Way): unknown {
  if (typeof value === 'string') return value.replace(twoWays, way);
  if (typeof value === 'function') {
    const read = (...given: unknown[]) => told(value(...given), way);
    return Object.defineProperty(read, 'length', { value: value.length });
  }
  if (Array.isArray(value)) return value.map((part) => told(part, way));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, told(part, way)]));
}

const others = new WeakMap<object, object>();

/** Two objects of texts that say the same, one where mine acts and one where the enemy does. */
export function pair(mine: object, theirs: object): void {
  others.set(mine, theirs).set(theirs, mine);
}

/**
 * Texts that say whose a side is: a fight knows who acts and who is acted upon, and the player which of them is his. They
 * are read as where mine acts; `turned` has the others.
 */
export function sided<Texts extends object>(texts: Texts): Texts {
  // Told one way or the other, the texts have the shape that they had.
  const mine = told(texts, '$1') as Texts;
  pair(mine, told(texts, '$2') as Texts);
  return mine;
}

/** The same texts where the other side acts; those that speak of no side stay. */
export function turned<Texts extends object>(texts: Texts): Texts {
  return (others.get(texts) as Texts | undefined) ?? texts;
}

/** The side that acts, with nothing said by the player: his own. */
export function actingOf({ value }: Pick<SettingsModel, 'value'>): Whose {
  return value.value.acting ?? 'mine';
}

export function otherSide(whose: Whose): Whose {
  return whose === 'mine' ? 'theirs' : 'mine';
}

/** The sides have changed places, and whose a unit is it stays: now the other one acts. */
export function turnActing(settings: Pick<SettingsModel, 'value' | 'change'>): void {
  settings.change({ acting: otherSide(actingOf(settings)) });
}

/** All texts speak of the sides as the player has said. */
export function followActing(settings: Pick<SettingsModel, 'value'>, language: LanguageModel): void {
  effect(() =>
    language.reread('sides', actingOf(settings) === 'theirs' ? (_, texts) => turned(texts) : undefined),
  );
}
