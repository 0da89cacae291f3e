import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { redirect } from '../kit/addresses.ts';
import { once } from '../platform/lazily.ts';
import type { Services } from '../platform/services.ts';
import type { CastleAttackModel } from './attack/model.ts';
import type { CastleMapModel } from './map/model.ts';
import type { CastleQuestionsModel } from './questions/model.ts';
import type { CastleShotsModel } from './shots/model.ts';
import type { CastleSiegeModel } from './siege/model.ts';
import type { CastleTapeModel } from './tape/model.ts';

/** What the castle place answers, each with an address of its own: `#/castle/map`. */
export const castleModes = ['attack', 'shots', 'tape', 'map', 'siege', 'effects'] as const;
export type CastleMode = (typeof castleModes)[number];

export interface CastleModels {
  readonly attack: CastleAttackModel;
  readonly shots: CastleShotsModel;
  readonly tape: CastleTapeModel;
  readonly map: CastleMapModel;
  readonly siege: CastleSiegeModel;
  readonly effects: CastleQuestionsModel;
}

/** The code of each mode: it comes with its screen. */
export type CastleCode = {
  readonly [Mode in CastleMode]: () => Promise<{
    readonly createModel: (services: Services) => Promise<CastleModels[Mode]> | CastleModels[Mode];
  }>;
};

export interface CastleModel {
  readonly mode: ReadonlySignal<CastleMode>;
  choose(mode: CastleMode): void;
  load<Mode extends CastleMode>(mode: Mode): Promise<CastleModels[Mode]>;
}

const place = 'castle-mode';

/** The place for castles: which question is shown; the last one is there again after a restart. */
export async function createCastleModel(services: Services, code: CastleCode): Promise<CastleModel> {
  const { navigation, drafts } = services;
  const stored = await drafts.load(place);
  const last = signal(castleModes.find((known) => known === stored));
  const rest = computed(() =>
    navigation.location.value.place === 'castle' ? navigation.location.value.rest.split('/')[0] : '',
  );
  const named = computed(() => castleModes.find((known) => known === rest.value));
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

  const models: { readonly [Mode in CastleMode]: () => Promise<CastleModels[Mode]> } = {
    attack: once(async () => (await code.attack()).createModel(services)),
    shots: once(async () => (await code.shots()).createModel(services)),
    tape: once(async () => (await code.tape()).createModel(services)),
    map: once(async () => (await code.map()).createModel(services)),
    siege: once(async () => (await code.siege()).createModel(services)),
    effects: once(async () => (await code.effects()).createModel(services)),
  };
  return {
    mode,
    choose(chosen) {
      if (named.peek() === chosen) remember(chosen);
      else navigation.swap(`castle/${chosen}`);
    },
    load: (wanted) => models[wanted](),
  };
}
