import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { redirect } from '../kit/addresses.ts';
import { buildersOf, type ModelsOf } from '../kit/modes.ts';
import type { Services } from '../platform/services.ts';
import type { castleCode } from './modes.ts';

/** The modes of the place, each with an address of its own: `#/castle/map`. */
export type CastleCode = typeof castleCode;
export type CastleMode = keyof CastleCode;
type CastleModels = ModelsOf<CastleCode>;

export interface CastleModel {
  readonly modes: readonly CastleMode[];
  readonly mode: ReadonlySignal<CastleMode>;
  choose(mode: CastleMode): void;
  load<Mode extends CastleMode>(mode: Mode): Promise<CastleModels[Mode]>;
}

const place = 'castle-mode';

/** The place for castles: which question is shown; the last one is there again after a restart. */
export async function createCastleModel(services: Services, code: CastleCode): Promise<CastleModel> {
  const { navigation, drafts } = services;
  // A table has no names but those of its type.
  const modes = Object.keys(code) as CastleMode[];
  const stored = await drafts.load(place);
  const last = signal(modes.find((known) => known === stored));
  const rest = computed(() =>
    navigation.location.value.place === 'castle' ? navigation.location.value.rest.split('/')[0] : '',
  );
  const named = computed(() => modes.find((known) => known === rest.value));
  // Links of old ask who may attack, and have nothing but a query.
  const oldLink = computed(() => rest.value === '' && navigation.location.value.query !== '');
  const mode = computed(
    (): CastleMode => named.value ?? (oldLink.value ? undefined : last.value) ?? 'attack',
  );

  function remember(chosen: CastleMode): void {
    if (chosen === last.peek()) return;
    last.value = chosen;
    drafts.save(place, chosen);
  }

  effect(() => {
    const location = navigation.location.value;
    if (location.place !== 'castle' || oldLink.value) return;
    // The address says which question is shown.
    if (named.value === undefined) redirect(navigation, `castle/${mode.value}`);
    else if (!location.linked) remember(named.value);
  });

  const models = buildersOf(code, services);
  return {
    modes,
    mode,
    choose(chosen) {
      if (named.peek() === chosen) remember(chosen);
      else navigation.swap(`castle/${chosen}`);
    },
    load: (wanted) => models[wanted](),
  };
}
