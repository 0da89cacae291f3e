import type { EditionId } from '../rules/brikwars/edition.ts';
import { editionIds, firstEdition } from '../rules/brikwars/edition-ids.ts';
import { type Game, games } from '../rules/ids.ts';
import { type Language, languages } from '../rules/languages.ts';
import { isTime } from './time.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Whose a side of a fight is, as seen by the holder of the device. */
export const owners = ['mine', 'theirs'] as const;
export type Whose = (typeof owners)[number];

/** What a person chose for the whole app. Times are milliseconds since 1970. */
export interface Settings {
  readonly version: 1;
  readonly language: Language;
  readonly theme: Theme;
  /** The games played, in the order of `games`; may be empty before the first choice. */
  readonly games: readonly Game[];
  readonly lastGame: Game;
  readonly edition: EditionId;
  readonly animation: boolean;
  readonly welcomed: boolean;
  readonly lastBackup?: number;
  /** A short buzz at a roll, where the device can; on where nothing is said. */
  readonly haptics?: boolean;
  /** What came of a roll stands there at once; in its order where nothing is said. */
  readonly instant?: boolean;
  /** A short sound where dice are thrown and lie; off where nothing is said. */
  readonly sound?: boolean;
  /** Each bonus die that the app would throw waits to be taken or declined; rolled along where nothing is said. */
  readonly bonusAsked?: boolean;
  /** Shaking the device rolls the dice; off where nothing is said. */
  readonly shake?: boolean;
  /** A table of USB measures in centimetres (USB-MEAS-02); in inches where nothing is said. */
  readonly centimetres?: boolean;
  /** Which side acted in all fights in hand, before each of them said it itself; the player's own where nothing is said. */
  readonly acting?: Whose;
}

/** What changes of the settings; undefined for what is there no more. */
export type SettingsPart = Partial<Omit<Settings, 'version' | 'lastBackup'>> & {
  readonly lastBackup?: number | undefined;
};

export const mirrorKey = 'adjutant-settings';

/** The settings of a first start; the language is the first of the browser's that the app speaks. */
export function defaultSettings(preferred: readonly string[]): Settings {
  const language = preferred
    .map((tag) => languages.find((known) => tag.toLowerCase().split('-')[0] === known))
    .find((known) => known !== undefined);
  return {
    version: 1,
    language: language ?? 'en',
    theme: 'system',
    games: [],
    lastGame: 'brikwars',
    edition: firstEdition,
    animation: true,
    welcomed: false,
  };
}

/** The browser's localStorage, or undefined where it is refused (even asking for it may throw). */
export function openMirror(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** The copy for the first paint, read without waiting; undefined where there is none or it cannot be read. */
export function readMirror(mirror: Pick<Storage, 'getItem'> | undefined): Settings | undefined {
  try {
    const text = mirror?.getItem(mirrorKey);
    if (!text) return undefined;
    const copy: unknown = JSON.parse(text);
    return isSettings(copy) ? copy : undefined;
  } catch {
    return undefined;
  }
}

type Fits = (value: unknown) => boolean;

const flag: Fits = (value) => typeof value === 'boolean';
const oneOf =
  (known: readonly unknown[]): Fits =>
  (value) =>
    known.includes(value);
const maybe =
  (fits: Fits): Fits =>
  (value) =>
    value === undefined || fits(value);

/** The same as the record's decoder asks; by hand, because the first paint must not wait for a validator. */
const settingsFit: { readonly [Name in keyof Required<Settings>]: Fits } = {
  version: oneOf([1]),
  language: oneOf(languages),
  theme: oneOf(themes),
  games: (chosen) => Array.isArray(chosen) && chosen.every(oneOf(games)),
  lastGame: oneOf(games),
  edition: oneOf(editionIds),
  animation: flag,
  welcomed: flag,
  lastBackup: maybe(isTime),
  haptics: maybe(flag),
  instant: maybe(flag),
  sound: maybe(flag),
  bonusAsked: maybe(flag),
  shake: maybe(flag),
  centimetres: maybe(flag),
  acting: maybe(oneOf(owners)),
};

function isSettings(copy: unknown): copy is Settings {
  if (typeof copy !== 'object' || copy === null) return false;
  return Object.entries(settingsFit).every(([name, fits]) => fits(Reflect.get(copy, name)));
}

export function writeMirror(mirror: Pick<Storage, 'setItem'> | undefined, settings: Settings): void {
  try {
    mirror?.setItem(mirrorKey, JSON.stringify(settings));
  } catch {
    // Refused or full: the mirror only saves a flash at the next start.
  }
}
