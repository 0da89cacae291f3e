import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type ComponentChildren, createElement } from 'preact';
import type { LanguageModel } from '../platform/language.ts';
import { once } from '../platform/lazily.ts';
import type { NavigationModel } from '../platform/navigation.ts';
import type { Services } from '../platform/services.ts';
import type { Slice } from '../platform/words.ts';
import type { Render } from './controls/fetched.tsx';

/** A place of several modes, each with an address of its own. */
interface PlaceOfModes<Mode extends string, Page extends string> {
  readonly modes: readonly Mode[];
  readonly addressOf: (mode: Mode) => string;
  /** The address of the place alone. */
  readonly home: string;
  /** Where the mode that was shown last is kept. */
  readonly draft: string;
  /** Shown where none was yet. */
  readonly first: Mode;
  /** What links of old ask, which have nothing but a query. */
  readonly old: Mode;
  /** Pages at addresses below the place that are no mode. */
  readonly pages?: readonly Page[];
  /** What stands below the address of a mode is that mode as well. */
  readonly below?: boolean;
  /** Whether the place is the one on the screen. */
  readonly shown?: ReadonlySignal<boolean>;
  /** Whether the mode shown is to be there again after a restart. */
  readonly remembers?: () => boolean;
}

interface ModeChoice<Mode extends string, Page extends string> {
  /** What the address names. */
  readonly page: ReadonlySignal<Mode | Page>;
  /** The mode that is there again after a restart. */
  readonly last: ReadonlySignal<Mode | undefined>;
  remember(mode: Mode): void;
  choose(mode: Mode): void;
}

/** The place that is shown and what stands behind its name: "castle/map". */
export function addressShown({ location }: Pick<Services['navigation'], 'location'>): string {
  const { place, rest } = location.value;
  return rest === '' ? place : `${place}/${rest}`;
}

/** Which mode a place shows: the one that the address names, or else the last one. */
export async function createModeChoice<Mode extends string, Page extends string = never>(
  { navigation, drafts }: Pick<Services, 'navigation' | 'drafts'>,
  place: PlaceOfModes<Mode, Page>,
): Promise<ModeChoice<Mode, Page>> {
  const { modes, addressOf, home, draft, pages = [], shown, remembers = () => true } = place;
  const stored = await drafts.load(draft);
  const last = signal(modes.find((known) => known === stored));
  const address = computed(() => addressShown(navigation));
  const named = computed(() =>
    modes.find((known) => {
      const own = addressOf(known);
      return address.value === own || (place.below === true && address.value.startsWith(`${own}/`));
    }),
  );
  const beside = computed(() => pages.find((known) => address.value === `${home}/${known}`));
  const oldLink = computed(() => address.value === home && navigation.location.value.query !== '');
  const mode = computed((): Mode => named.value ?? (oldLink.value ? place.old : last.value) ?? place.first);

  function remember(chosen: Mode): void {
    if (chosen === last.peek()) return;
    last.value = chosen;
    drafts.save(draft, chosen);
  }

  effect(() => {
    const location = navigation.location.value;
    if (shown?.value === false || location.place !== home.split('/')[0]) return;
    if (beside.value !== undefined || oldLink.value) return;
    // The address says which mode is shown.
    if (named.value === undefined) redirect(navigation, addressOf(mode.value));
    else if (!location.linked && remembers()) remember(named.value);
  });

  const page = computed(() => beside.value ?? mode.value);
  return {
    page,
    last,
    remember,
    choose(chosen) {
      if (page.peek() === chosen) remember(chosen);
      else navigation.swap(addressOf(chosen));
    },
  };
}

/** A mode of a place in one record: how it is built of what its place gives, and how it is drawn. */
export interface Mode<Given, Model> {
  readonly createModel: (given: Given) => Model | Promise<Model>;
  readonly Screen: (props: { readonly model: Model }) => ComponentChildren;
}

/** Stands in for what a place hands to its modes, such as a way from one to another, where there is no place around them. */
export function outsidePlace(): never {
  throw new Error('rendered outside of its place');
}

/** The door behind which the record of a mode waits until it is first wanted, and with it the words of the mode. */
export interface Door<Record> {
  readonly open: () => Promise<{ readonly mode: Record }>;
  readonly words?: Slice;
}

/** A record, or the door behind which it waits. */
export type Behind<Record> = Record | Door<Record>;

function isDoor<Record extends object>(behind: Behind<Record>): behind is Door<Record> {
  return 'open' in behind;
}

async function recordOf<Record extends object>(behind: Behind<Record>): Promise<Record> {
  return isDoor(behind) ? (await behind.open()).mode : behind;
}

/** The record of a mode, which finds its words there. */
export async function openRecord<Record extends object>(
  behind: Behind<Record>,
  language: Pick<LanguageModel, 'load'>,
): Promise<Record> {
  const words = isDoor(behind) ? behind.words : undefined;
  const [record] = await Promise.all([recordOf(behind), words && language.load([words])]);
  return record;
}

type RecordOf<Kept> = Kept extends Door<infer Record> ? Record : Kept;

/** The model of each mode of a table, as its record builds it. */
export type ModelsOf<Table> = {
  readonly [Name in keyof Table]: RecordOf<Table[Name]> extends {
    readonly createModel: (...given: never[]) => infer Model;
  }
    ? Awaited<Model>
    : never;
};

/** How the model of each mode is built, once its record is there; each is built once. */
export function buildersOf<
  Given extends Pick<Services, 'language'>,
  Table extends Readonly<Record<string, Behind<{ readonly createModel: (given: Given) => unknown }>>>,
>(table: Table, given: Given): { readonly [Name in keyof Table]: () => Promise<ModelsOf<Table>[Name]> } {
  const builders = Object.entries(table).map(([name, behind]) => [
    name,
    once(async () => (await openRecord(behind, given.language)).createModel(given)),
  ]);
  // Under each name stands what its own record builds.
  return Object.fromEntries(builders);
}

/** Each mode of a place with what draws its model. */
export type Screens<Models> = {
  readonly [Name in keyof Models]: Behind<{
    readonly Screen: (props: { readonly model: Models[Name] }) => ComponentChildren;
  }>;
};

interface Frame<Models> {
  load<Name extends keyof Models>(name: Name): Promise<Models[Name]>;
}

/** The screen of a mode as soon as it is there, and what it keeps has been read; the words have come with its model. */
export async function openMode<Models, Name extends keyof Models>(
  screens: Screens<Models>,
  name: Name,
  frame: Frame<Models>,
): Promise<Render> {
  const [{ Screen }, model] = await Promise.all([
    recordOf<{ readonly Screen: (props: { readonly model: Models[Name] }) => ComponentChildren }>(
      screens[name],
    ),
    frame.load(name),
  ]);
  return () => createElement(Screen, { model });
}

/** Names the entry in hand otherwise: Back does not come by the old address. */
export function redirect({ layer: { history, flush, reread } }: NavigationModel, path: string): void {
  flush();
  history.replace({ ...(history.state() ?? {}), own: true }, `#/${path}`);
  reread();
}
