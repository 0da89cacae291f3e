import { type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type Behind, type Mode, openRecord } from '../kit/mode.ts';
import { readSided } from '../kit/question/sided-text.ts';
import type { Outcome } from '../kit/stage/outcome-bar.tsx';
import type { LanguageModel } from '../platform/language.ts';
import { languageOf } from '../platform/whose.ts';
import type { Variant } from './compare.ts';
import type { KeepingFrame } from './kept-models.ts';
import type { FightServices } from './played-question.ts';
import type { FightGame, SavedFights, UnsavedFight } from './saved-fights.ts';

/** How a mode speaks of its fights, in words that know whose their sides are; what cannot be read has nothing to say. */
export interface ModeFacts {
  readonly titleOf: (language: LanguageModel, query: string) => string | undefined;
  /** What else it consists of, in short phrases. */
  readonly detailsOf?: (language: LanguageModel, query: string) => readonly string[];
  /** How it may end, as its bar has it where mine acts; undefined where it makes no fight. */
  readonly endsOf: (language: LanguageModel, query: string) => readonly Outcome[] | undefined;
}

/** A mode of the fights in one record. */
export interface FightMode<Model> extends Mode<FightServices, Model>, ModeFacts {}

/** A game's modes, and how it says what a fight is played by; undefined for one that does not say. */
export interface GameFacts {
  /** By the name under which its fights are kept: where its code is. */
  readonly modes: Readonly<Record<string, Behind<ModeFacts>>>;
  /** What its mode is called; undefined for one of a later version. */
  readonly kindOf: (language: Pick<LanguageModel, 'texts'>, fight: Variant) => string | undefined;
  readonly rulesPhrase: (language: LanguageModel, fight: Variant) => string | undefined;
}

/** The games that fights are fought in, one of which is chosen. */
export interface FightGames {
  readonly games: readonly FightGame[];
  readonly game: FightGame;
  readonly choose: (game: FightGame) => void;
}

const FightGamesContext = createContext<FightGames | undefined>(undefined);

export const FightGamesProvider = FightGamesContext.Provider;

export function useFightGames(): FightGames | undefined {
  return useContext(FightGamesContext);
}

/** Where one asks for a fight in one's own words; it comes with the first question. */
export const AskInWords = createContext<ComponentType<{ readonly frame: KeepingFrame }>>(() => null);

const GameFactsContext = createContext<GameFacts>({
  modes: {},
  kindOf: () => undefined,
  rulesPhrase: () => undefined,
});

/** The game whose fights are kept here says what they are. */
export const GameFactsProvider = GameFactsContext.Provider;

export function useGameFacts(): GameFacts {
  return useContext(GameFactsContext);
}

/** The mode that a kept fight belongs to; undefined for one of a later version. */
export async function modeOf(
  { modes }: Pick<GameFacts, 'modes'>,
  { mode }: Variant,
  language: LanguageModel,
): Promise<ModeFacts | undefined> {
  const behind = Object.hasOwn(modes, mode) ? modes[mode] : undefined;
  return behind && openRecord(behind, language);
}

/** The line that names a kept fight; undefined where it cannot be read. */
export async function titleOfFight(
  game: Pick<GameFacts, 'modes'>,
  fight: Variant,
  language: LanguageModel,
): Promise<string | undefined> {
  const { text, whose } = readSided(fight.query);
  return (await modeOf(game, fight, language))?.titleOf(languageOf(language, whose), text);
}

interface KeepsEarlier extends Pick<GameFacts, 'modes'> {
  readonly saved: () => Promise<SavedFights>;
  readonly language: LanguageModel;
}

/** A fight whose rolls made way for others goes to the earlier ones, under its own title. */
export async function keepReplaced(
  fight: UnsavedFight,
  { modes, saved, language }: KeepsEarlier,
): Promise<void> {
  const [list, title] = await Promise.all([saved(), titleOfFight({ modes }, fight, language)]);
  await list.arrived;
  list.keepEarlier(title ?? '', fight);
}

/** What a kept fight is played by, edition and house rules, as links have it. */
export function rulesOfFight({ query }: Pick<Variant, 'query'>): string | undefined {
  const said = new URLSearchParams(query);
  return said.get('table') ?? said.get('e') ?? undefined;
}

/** By which rules the fight shown is played, as its picture says it. */
export const PlayedBy = createContext('');
