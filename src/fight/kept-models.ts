import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { once } from '../platform/lazily.ts';
import type { Services } from '../platform/services.ts';
import type { Whose } from '../storage/settings-mirror.ts';
import type { FightCompare } from './compare.ts';
import type { FightInputs, FightServices } from './played-question.ts';
import type { SavedFights, UnsavedFight } from './saved-fights.ts';

/** What the modes of a game need of the services, and what it keeps of its fights. */
export type FrameServices = FightServices &
  Pick<Services, 'store' | 'storage' | 'sync' | 'fill' | 'notices' | 'language' | 'now'>;

/** What a mode must have for its fights to be kept: inputs as text, and a record of rolls where dice are played. */
export interface KeptModel {
  readonly inputs: Pick<FightInputs<never>, 'text' | 'linked' | 'discard' | 'take' | 'acting'>;
  readonly play?: {
    readonly play: ReadonlySignal<{ readonly stale: boolean; readonly outcome?: unknown } | undefined>;
    readonly open: Signal<boolean>;
    readonly text: ReadonlySignal<string | undefined>;
    readonly replaced: ReadonlySignal<string | undefined>;
    restore(text: string): void;
    end(): void;
  };
}

/** What a game keeps of its fights: under a name, beside others, as a link. */
export interface KeepingFrame {
  /** Its address; that of its saved fights is `saved` below it. */
  readonly home: string;
  /** The fight shown, as it can be saved, sent and compared. */
  readonly current: ReadonlySignal<UnsavedFight | undefined>;
  /** The same, and on the page of the kept ones that which was shown before. */
  readonly inHand: ReadonlySignal<UnsavedFight | undefined>;
  /** Whose the side is that acts in it; undefined on the page of the kept ones. */
  readonly acting: ReadonlySignal<Whose | undefined>;
  saved(): Promise<SavedFights>;
  compare(): Promise<FightCompare>;
  /** Makes a kept fight the one in hand, and answers with the one that it replaces; undefined where it cannot be read. */
  open(fight: UnsavedFight): Promise<UnsavedFight | undefined>;
}

/** Pages beside the modes: the fights that are kept, and where one asks in words. */
export const pagesBeside = ['saved', 'ask'] as const;
export type PageBeside = (typeof pagesBeside)[number];

/** The mode that a page shows, if it does. */
export function modeOn<Mode extends string>(page: Mode | PageBeside): Mode | undefined {
  return pagesBeside.some((known) => known === page) ? undefined : (page as Mode);
}

/** The fight of the page shown, or of the one before it where that has none of its own. */
function inHandOf<Page extends string>(
  page: ReadonlySignal<Page | PageBeside>,
  contentOf: (part: Page) => UnsavedFight | undefined,
): KeepingFrame['inHand'] {
  const last = signal<Page | undefined>(undefined);
  effect(() => {
    last.value = modeOn(page.value) ?? last.peek();
  });
  return computed(() => last.value && contentOf(last.value));
}

type Loaders<Models> = { readonly [Part in keyof Models]: () => Promise<Models[Part]> };

/** The models of a game's modes by the name under which their fights are kept, each built when it is first asked for. */
export interface KeptModels<Models extends object> {
  /** Those that have arrived. */
  readonly built: ReadonlySignal<Partial<Models>>;
  load<Part extends keyof Models>(part: Part): Promise<Models[Part]>;
  /** The fight in hand; undefined before its model and its text have arrived. */
  contentOf(part: keyof Models & string): UnsavedFight | undefined;
  /** Puts a kept fight in the place of the one in hand, which it returns; `show` goes there before its rolls are taken up. */
  replace<Part extends keyof Models & string>(
    part: Part,
    fight: UnsavedFight,
    show: (model: Models[Part]) => void,
  ): Promise<UnsavedFight | undefined>;
}

export function createKeptModels<Models extends { readonly [Part in keyof Models]: KeptModel }>(
  loaders: Loaders<Models>,
  arrived: (model: Models[keyof Models]) => void = () => undefined,
  /** The rolls of a fight have made way for others. */
  replaced: (fight: UnsavedFight) => void = () => undefined,
): KeptModels<Models> {
  const built = signal<Partial<Models>>({});
  const known: Partial<Loaders<Models>> = {};

  function load<Part extends keyof Models>(part: Part): Promise<Models[Part]> {
    known[part] ??= once(async () => {
      const model = await loaders[part]();
      arrived(model);
      effect(() => {
        const play = model.play?.replaced.value;
        const [query] = play?.split('\n') ?? [];
        if (play && query) replaced({ mode: String(part), query, play });
      });
      built.value = { ...built.peek(), [part]: model };
      return model;
    });
    return known[part]();
  }

  function contentOf(part: keyof Models & string): UnsavedFight | undefined {
    const model = built.value[part];
    if (!model?.inputs.text.value) return undefined;
    // Rolls of other entries are none of this fight.
    const play = model.play?.play.value?.stale ? undefined : model.play?.text.value;
    return { mode: part, query: model.inputs.text.value, ...(play === undefined ? {} : { play }) };
  }

  return {
    built,
    load,
    contentOf,
    async replace(part, { query, play }, show) {
      const model = await load(part);
      const { inputs } = model;
      if (inputs.linked.peek()) inputs.discard();
      const before = contentOf(part);
      const taken = batch(() => {
        const did = inputs.take(query);
        if (did) show(model);
        return did;
      });
      if (!taken) return undefined;
      if (play === undefined) model.play?.end();
      else model.play?.restore(play);
      // One that is over has no dice to go back to: its end is shown at once.
      if (model.play?.play.peek()?.outcome !== undefined) model.play.open.value = true;
      return before;
    },
  };
}

/** What a game keeps of the page that it shows. */
export function keptOn<Models extends { readonly [Part in keyof Models]: KeptModel }>(
  page: ReadonlySignal<(keyof Models & string) | PageBeside>,
  { built, contentOf }: KeptModels<Models>,
): Pick<KeepingFrame, 'current' | 'inHand' | 'acting'> {
  const mode = computed(() => modeOn<keyof Models & string>(page.value));
  return {
    current: computed(() => mode.value && contentOf(mode.value)),
    inHand: inHandOf(page, contentOf),
    acting: computed(() => mode.value && built.value[mode.value]?.inputs.acting.value),
  };
}
