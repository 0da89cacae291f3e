import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { createFightCompare } from '../fight/compare.ts';
import { keepReplaced } from '../fight/facts.ts';
import {
  createKeptModels,
  type FrameServices,
  type KeepingFrame,
  keptOn,
  modeOn,
  type PageBeside,
  pagesBeside,
} from '../fight/kept-models.ts';
import { addressOfMode, createSavedFights } from '../fight/saved-fights.ts';
import { buildersOf, createModeChoice, type ModelsOf } from '../kit/mode.ts';
import { once } from '../platform/lazily.ts';
import { type EditionId, editionIds } from '../rules/brikwars/edition.ts';
import { type TableMode, type TableRules, withEdition } from '../rules/brikwars/house-rules.ts';
import { type QuikGameId, quikGameIds } from '../rules/brikwars/quik/quik-game-ids.ts';
import type { QuikTable } from '../rules/brikwars/quik/quik-house-rules.ts';
import { fullHouse } from './house-rules.ts';
import type { brikwarsModes } from './modes.ts';

/** Every edition of BrikWars that can be fought by, the full ones first. */
type AnyEdition = EditionId | `quik-${QuikGameId}`;

export const anyEditions: readonly AnyEdition[] = [
  ...editionIds,
  ...quikGameIds.map((text): AnyEdition => `quik-${text}`),
];

/** The text of a short game; undefined for an edition of the full one. */
export function quikTextOf(edition: AnyEdition): QuikGameId | undefined {
  return quikGameIds.find((text) => `quik-${text}` === edition);
}

/** The modes of BrikWars, each with a model, inputs and an address of its own: `#/fight/many`. */
type BrikwarsModes = typeof brikwarsModes;
export type BrikwarsMode = keyof BrikwarsModes;
type BrikwarsModels = ModelsOf<BrikwarsModes>;

export interface BrikwarsPlaceModel extends KeepingFrame {
  /** What the address names. */
  readonly page: ReadonlySignal<BrikwarsMode | PageBeside>;
  /** The mode shown; undefined before its model has arrived, and on the page of the saved fights. */
  readonly mode: ReadonlySignal<TableMode | 'quik' | undefined>;
  /** BrikWars is opened for the first time: quick or full? */
  readonly asking: ReadonlySignal<boolean>;
  /** What the mode shown is played by, in the full game or in a short one; undefined before its model has arrived. */
  readonly table: ReadonlySignal<TableRules | undefined>;
  readonly quikTable: ReadonlySignal<QuikTable | undefined>;
  /** The short game, while it is shown and its model has arrived. */
  readonly quik: ReadonlySignal<BrikwarsModels['quik'] | undefined>;
  /** The edition of the mode shown, or the text of its short game. */
  readonly edition: ReadonlySignal<AnyEdition | undefined>;
  /** How many rules the table has changed, those of other modes too. */
  readonly changes: ReadonlySignal<number>;
  load<Part extends BrikwarsMode>(part: Part): Promise<BrikwarsModels[Part]>;
  begin(quick: boolean): void;
  choose(mode: TableMode): Promise<void>;
  chooseEdition(edition: AnyEdition): Promise<void>;
  useTable(table: TableRules): void;
  useQuikTable(table: QuikTable): void;
}

const draft = 'fight-mode';

type FullPart = Exclude<BrikwarsMode, 'quik'>;

function partOf(mode: TableMode): FullPart {
  return mode === 'close' || mode === 'ranged' ? 'brikwars' : mode;
}

/** What all modes of BrikWars share: which of them is shown, by which rules, and the fights that are kept. */
export async function createBrikwarsPlace(
  services: FrameServices,
  shown: ReadonlySignal<boolean>,
  records: BrikwarsModes,
): Promise<BrikwarsPlaceModel> {
  const { navigation, drafts, settings } = services;
  // A table has no names but those of its type.
  const modes = Object.keys(records) as BrikwarsMode[];
  const [stored, used] = await Promise.all([drafts.load(draft), drafts.load('fight')]);
  // A player who fought here before this question was asked knows what he plays.
  const unanswered = signal(!modes.some((part) => part === stored) && used === undefined);
  const { page, last, remember, choose } = await createModeChoice(services, {
    modes,
    addressOf: addressOfMode,
    home: 'fight',
    pages: pagesBeside,
    draft,
    first: 'brikwars',
    old: 'brikwars',
    shown,
    remembers: () => !unanswered.value,
  });
  const saved = once(async () => createSavedFights(services, 'brikwars'));
  const kept = createKeptModels<BrikwarsModels>(buildersOf(records, services), undefined, (fight) => {
    void keepReplaced(fight, { saved, modes: records, language: services.language });
  });
  const { built: models, load } = kept;
  let lastFull: FullPart = 'brikwars';
  effect(() => {
    if (last.value !== undefined && last.value !== 'quik') lastFull = last.value;
  });

  const full = computed(() => {
    const value = modeOn(page.value);
    return value === undefined || value === 'quik' ? undefined : models.value[value];
  });
  const table = computed(() => full.value?.table.value);
  const quik = computed(() => (page.value === 'quik' ? models.value.quik : undefined));
  const quikTable = computed(() => quik.value?.table.value);
  const mode = computed(() => {
    const value = modeOn(page.value);
    return value === 'brikwars' ? models.value.brikwars?.inputs.value.value.mode : value;
  });

  function useTable(next: TableRules): void {
    settings.change({ edition: next.edition });
    full.peek()?.useTable(next);
  }

  return {
    home: 'fight',
    page,
    mode,
    asking: computed(() => {
      const { linked, query } = navigation.location.value;
      return unanswered.value && page.value === 'brikwars' && !(linked && query !== '');
    }),
    table,
    quikTable,
    quik,
    edition: computed((): AnyEdition | undefined => {
      const text = quikTable.value?.game;
      return text === undefined ? table.value?.edition : `quik-${text}`;
    }),
    changes: computed(() => {
      const now = table.value ?? quikTable.value;
      return Object.keys(now?.house ?? {}).length;
    }),
    ...keptOn(page, kept),
    load,
    saved,
    compare: once(async () => createFightCompare(drafts)),
    begin(quick) {
      unanswered.value = false;
      remember(quick ? 'quik' : 'brikwars');
      if (quick) navigation.swap('fight/quik');
    },
    async choose(mode) {
      unanswered.value = false;
      const carried = table.peek();
      const part = partOf(mode);
      choose(part);
      if (part === 'brikwars') {
        const duel = await load('brikwars');
        if (duel.inputs.value.peek().mode !== mode) duel.change({ mode: mode === 'ranged' ? mode : 'close' });
      }
      const next = await load(part);
      if (carried === undefined || next.inputs.linked.peek()) return;
      if (fullHouse.write(next.table.peek()) !== fullHouse.write(carried)) next.useTable(carried);
    },
    async chooseEdition(edition) {
      unanswered.value = false;
      const text = quikTextOf(edition);
      if (text !== undefined) {
        const short = await load('quik');
        if (short.game.peek() !== text) short.useGame(text);
        choose('quik');
        return;
      }
      const known = editionIds.find((id) => id === edition);
      if (known === undefined) return;
      if (full.peek() === undefined) {
        await load(lastFull);
        choose(lastFull);
      }
      const now = table.peek();
      if (now) useTable(withEdition(now, known));
    },
    useTable,
    useQuikTable: (next) => quik.peek()?.useTable(next),
    async open(fight) {
      const part = modes.find((known) => known === fight.mode);
      if (part === undefined) return undefined;
      return kept.replace(part, fight, () => {
        unanswered.value = false;
        navigation.go(`${addressOfMode(part)}?${fight.query}`);
      });
    },
  };
}
