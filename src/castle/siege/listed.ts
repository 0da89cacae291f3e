import { mostOf } from '../../rules/mage-knight/siege/siege-end.ts';
import { siegePoints } from '../../rules/mage-knight/siege/siege-points.ts';
import { ok } from '../../rules/result.ts';
import { loadSieges } from '../../storage/castle/sieges.ts';
import type { RecordStore, Stored } from '../../storage/store.ts';
import type { ListedSiege } from '../sieges.ts';
import { stateOf, summariesOf } from './view.ts';

/** The sieges of the device as lists of battles show them. */
export async function listSieges(store: RecordStore): Stored<readonly ListedSiege[]> {
  const loaded = await loadSieges(store);
  if (!loaded.ok) return loaded;
  const { sieges } = loaded.value;
  const summaries = summariesOf(sieges);
  return ok(
    sieges.flatMap((siege, at) => {
      const summary = summaries[at];
      if (!summary) return [];
      const { state } = stateOf(siege);
      const points = siegePoints(state).map((each) => each.points);
      return [{ ...summary, player: state.turn.player, points, winner: mostOf(points) }];
    }),
  );
}
