import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { FetchHits } from '../kit/ask/hits.ts';
import { addressShown, buildersOf, createModeChoice, type ModelsOf } from '../kit/mode.ts';
import type { Services } from '../platform/services.ts';
import type { CastleMode, castleModes } from './modes.ts';
import { waysAddress } from './questions/model.ts';
import {
  type CastleThing,
  type CastleWish,
  isShotWish,
  modesOfThing,
  situationOfWish,
  thingOf,
  wishOfSituation,
} from './wishes.ts';

/** The modes of the place, each with an address of its own: `#/castle/map`. */
export type CastleTable = typeof castleModes;
type CastleModels = ModelsOf<CastleTable>;

export interface CastleModel {
  /** What the look-up finds. */
  readonly hits: FetchHits | undefined;
  readonly mode: ReadonlySignal<CastleMode>;
  /** Which of the two things the mode belongs to. */
  readonly thing: ReadonlySignal<CastleThing>;
  /** What the question shown is about; undefined beside a castle, and until the shots are there. */
  readonly wish: ReadonlySignal<CastleWish | undefined>;
  choose(mode: CastleMode): void;
  /** Goes to the other thing, as it was left. */
  chooseThing(thing: CastleThing): void;
  /** Opens the question of a wish. */
  ask(wish: CastleWish): Promise<void>;
  load<Mode extends CastleMode>(mode: Mode): Promise<CastleModels[Mode]>;
}

/** The mode that was shown last of the thing that is not shown. */
const leftDraft = 'castle-left';

/** The place for castles: which question is shown; the last one is there again after a restart. */
export async function createCastleModel(
  services: Services,
  table: CastleTable,
  hits?: FetchHits,
): Promise<CastleModel> {
  const { navigation, drafts } = services;
  // A table has no names but those of its type.
  const modes = Object.keys(table) as CastleMode[];
  const { page, choose } = await createModeChoice(services, {
    modes,
    addressOf: (mode) => `castle/${mode}`,
    home: 'castle',
    draft: 'castle-mode',
    first: 'attack',
    old: 'attack',
    below: true,
  });
  const models = buildersOf(table, services);
  const thing = computed(() => thingOf(page.value));
  const stored = await drafts.load(leftDraft);
  const left = signal(modes.find((mode) => mode === stored));
  // What is left for the other thing is there again when one comes back to it.
  let before = page.peek();
  effect(() => {
    const now = page.value;
    if (thingOf(before) !== thingOf(now)) {
      left.value = before;
      drafts.save(leftDraft, before);
    }
    before = now;
  });
  const shots = signal<CastleModels['shots'] | undefined>(undefined);

  async function load<Mode extends CastleMode>(wanted: Mode): Promise<CastleModels[Mode]> {
    const model = await models[wanted]();
    if (wanted === 'shots') shots.value = await models.shots();
    return model;
  }

  return {
    hits,
    mode: page,
    thing,
    wish: computed(() => {
      if (page.value === 'attack') return 'attack';
      if (page.value === 'effects') return addressShown(navigation) === waysAddress ? 'ways' : 'effects';
      const asked = page.value === 'shots' ? shots.value?.inputs.value.value.situation : undefined;
      return asked && wishOfSituation(asked);
    }),
    choose,
    chooseThing(wanted) {
      if (wanted === thing.peek()) return;
      const again = left.peek();
      choose(again && thingOf(again) === wanted ? again : modesOfThing[wanted][0]);
    },
    async ask(wish) {
      if (wish === 'attack') choose('attack');
      else if (isShotWish(wish)) {
        (await load('shots')).choose(situationOfWish[wish]);
        choose('shots');
      } else if (wish === 'ways') navigation.swap(waysAddress);
      else navigation.swap('castle/effects');
    },
    load,
  };
}
