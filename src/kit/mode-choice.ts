import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Services } from '../platform/services.ts';
import { redirect } from './addresses.ts';

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

/** Which mode a place shows: the one that the address names, or else the last one. */
export async function createModeChoice<Mode extends string, Page extends string = never>(
  { navigation, drafts }: Pick<Services, 'navigation' | 'drafts'>,
  place: PlaceOfModes<Mode, Page>,
): Promise<ModeChoice<Mode, Page>> {
  const { modes, addressOf, home, draft, pages = [], shown, remembers = () => true } = place;
  const stored = await drafts.load(draft);
  const last = signal(modes.find((known) => known === stored));
  const address = computed(() => {
    const { place, rest } = navigation.location.value;
    return rest === '' ? place : `${place}/${rest}`;
  });
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
