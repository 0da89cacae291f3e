import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { createFightCompare } from '../fight/compare.ts';
import { createKeptModels, type FrameServices, type KeepingFrame } from '../fight/kept-models.ts';
import { addressOfMode, createSavedFights } from '../fight/saved-fights.ts';
import { redirect } from '../kit/addresses.ts';
import { buildersOf, type ModelsOf } from '../kit/modes.ts';
import { once } from '../platform/lazily.ts';
import { type EditionId, editionIds } from '../rules/brikwars/edition.ts';
import { type TableMode, type TableRules, withEdition } from '../rules/brikwars/house-rules.ts';
import type { QuikTable } from '../rules/brikwars/quik-house-rules.ts';
import { encodeRules } from './house-rules-link.ts';
import type { brikwarsModes } from './modes.ts';

/** The texts of the short games, as their own place knows them. */
const quikTexts = ['en', 'pl', 'lugpol'] as const;

type QuikText = (typeof quikTexts)[number];

/** Every edition of BrikWars that can be fought by, the full ones first. */
type AnyEdition = EditionId | `quik-${QuikText}`;

export const anyEditions: readonly AnyEdition[] = [
  ...editionIds,
  ...quikTexts.map((text): AnyEdition => `quik-${text}`),
];

/** The text of a short game; undefined for an edition of the full one. */
export function quikTextOf(edition: AnyEdition): QuikText | undefined {
  return quikTexts.find((text) => `quik-${text}` === edition);
}

/** The modes of BrikWars, each with a model, inputs and an address of its own: `#/fight/many`. */
type FrameCode = typeof brikwarsModes;
export type BrikwarsMode = keyof FrameCode;
type FrameModels = ModelsOf<FrameCode>;

export interface BrikwarsPlaceModel extends KeepingFrame {
  /** What the address names. */
  readonly page: ReadonlySignal<BrikwarsMode | 'saved'>;
  /** The mode shown; undefined before its model has arrived, and on the page of the saved fights. */
  readonly mode: ReadonlySignal<TableMode | 'quik' | undefined>;
  /** BrikWars is opened for the first time: quick or full? */
  readonly asking: ReadonlySignal<boolean>;
  /** What the mode shown is played by, in the full game or in a short one; undefined before its model has arrived. */
  readonly table: ReadonlySignal<TableRules | undefined>;
  readonly quikTable: ReadonlySignal<QuikTable | undefined>;
  /** The edition of the mode shown, or the text of its short game. */
  readonly edition: ReadonlySignal<AnyEdition | undefined>;
  /** How many rules the table has changed, those of other modes too. */
  readonly changes: ReadonlySignal<number>;
  load<Part extends BrikwarsMode>(part: Part): Promise<FrameModels[Part]>;
  begin(quick: boolean): void;
  choose(mode: TableMode): Promise<void>;
  chooseEdition(edition: AnyEdition): Promise<void>;
  useTable(table: TableRules): void;
  useQuikTable(table: QuikTable): void;
}

const place = 'fight-mode';

type FullPart = Exclude<BrikwarsMode, 'quik'>;

function partOf(mode: TableMode): FullPart {
  return mode === 'close' || mode === 'ranged' ? 'brikwars' : mode;
}

/** What all modes of BrikWars share: which of them is shown, by which rules, and the fights that are kept. */
export async function createBrikwarsPlace(
  services: FrameServices,
  shown: ReadonlySignal<boolean>,
  code: FrameCode,
): Promise<BrikwarsPlaceModel> {
  const { navigation, drafts, settings } = services;
  // A table has no names but those of its type.
  const modes = Object.keys(code) as BrikwarsMode[];
  const [stored, used] = await Promise.all([drafts.load(place), drafts.load('fight')]);
  const last = signal(modes.find((part) => part === stored));
  // Whoever has fought here before there was a question knows what he plays.
  const unanswered = signal(last.peek() === undefined && used === undefined);
  const kept = createKeptModels<FrameModels>(buildersOf(code, services));
  const { built: models, load } = kept;
  let lastFull: FullPart = 'brikwars';

  const rest = computed(() =>
    navigation.location.value.place === 'fight' ? navigation.location.value.rest : '',
  );
  const named = computed(() => modes.find((part) => part === rest.value));
  const page = computed((): BrikwarsMode | 'saved' => {
    if (rest.value === 'saved') return 'saved';
    if (named.value !== undefined) return named.value;
    // Links of old had nothing but a query.
    const link = rest.value === '' && navigation.location.value.query !== '';
    return (link ? undefined : last.value) ?? 'brikwars';
  });

  function remember(part: BrikwarsMode): void {
    if (part !== 'quik') lastFull = part;
    if (part === last.peek()) return;
    last.value = part;
    drafts.save(place, part);
  }

  effect(() => {
    const location = navigation.location.value;
    if (!shown.value || location.place !== 'fight') return;
    // The address says which mode is shown.
    const known = named.value !== undefined || rest.value === 'saved';
    if (!known && (location.rest !== '' || location.query === ''))
      redirect(navigation, `fight/${page.value}`);
    else if (named.value !== undefined && !location.linked && !unanswered.value) remember(named.value);
  });

  const full = computed(() => {
    const { value } = page;
    return value === 'saved' || value === 'quik' ? undefined : models.value[value];
  });
  const table = computed(() => full.value?.table.value);
  const quik = computed(() => (page.value === 'quik' ? models.value.quik : undefined));
  const quikTable = computed(() => quik.value?.table.value);
  const mode = computed(() => {
    const { value } = page;
    if (value === 'brikwars') return models.value.brikwars?.inputs.value.value.mode;
    return value === 'saved' ? undefined : value;
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
    edition: computed((): AnyEdition | undefined => {
      const text = quikTable.value?.game;
      return text === undefined ? table.value?.edition : `quik-${text}`;
    }),
    changes: computed(() => {
      const now = table.value ?? quikTable.value;
      return Object.keys(now?.house ?? {}).length;
    }),
    current: computed(() => (page.value === 'saved' ? undefined : kept.contentOf(page.value))),
    load,
    saved: once(async () => createSavedFights(services, 'brikwars')),
    compare: once(async () => createFightCompare(drafts)),
    begin(quick) {
      unanswered.value = false;
      remember(quick ? 'quik' : 'brikwars');
      if (quick) redirect(navigation, 'fight/quik');
    },
    async choose(mode) {
      unanswered.value = false;
      const carried = table.peek();
      const part = partOf(mode);
      if (page.peek() !== part) navigation.swap(`fight/${part}`);
      else remember(part);
      if (part === 'brikwars') {
        const duel = await load('brikwars');
        if (duel.inputs.value.peek().mode !== mode) duel.change({ mode: mode === 'ranged' ? mode : 'close' });
      }
      const next = await load(part);
      if (carried === undefined || next.inputs.linked.peek()) return;
      if (encodeRules(next.table.peek()) !== encodeRules(carried)) next.useTable(carried);
    },
    async chooseEdition(edition) {
      unanswered.value = false;
      const text = quikTextOf(edition);
      if (text !== undefined) {
        const short = await load('quik');
        if (short.game.peek() !== text) short.useGame(text);
        if (page.peek() === 'quik') remember('quik');
        else navigation.swap('fight/quik');
        return;
      }
      if (edition !== '2005' && edition !== 'web5' && edition !== 'pl') return;
      if (full.peek() === undefined) {
        await load(lastFull);
        navigation.swap(`fight/${lastFull}`);
      }
      const now = table.peek();
      if (now) useTable(withEdition(now, edition));
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
