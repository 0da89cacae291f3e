import type { Drafts } from '../../src/platform/drafts.ts';
import { createNavigationModel, type NavigationModel } from '../../src/platform/navigation.ts';
import type { Game } from '../../src/rules/ids.ts';
import { createFakeHistory, type FakeHistory } from './fake-history.ts';

export interface FakeServices {
  readonly history: FakeHistory;
  readonly navigation: NavigationModel;
  readonly drafts: Drafts;
  readonly stored: Map<string, string>;
  readonly used: Game[];
  readonly settings: { readonly useGame: (game: Game) => void };
}

/** What the models of the castle and of the test need: a real navigation, drafts in a map. */
export function fakeServices(hash: string, stored = new Map<string, string>()): FakeServices {
  const history = createFakeHistory(hash);
  const used: Game[] = [];
  return {
    history,
    navigation: createNavigationModel(history),
    stored,
    drafts: {
      load: async (place) => stored.get(place),
      save: (place, query) => {
        stored.set(place, query);
      },
    },
    used,
    settings: { useGame: (game) => used.push(game) },
  };
}
