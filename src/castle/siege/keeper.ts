import type { KeptRecords } from '../../platform/record-keeper.ts';
import { ok } from '../../rules/result.ts';
import {
  addSiege,
  changeSiege,
  loadSieges,
  removeSiege,
  type StoredSiege,
} from '../../storage/castle/sieges.ts';

/** How sieges are kept on the device. */
export const siegeRecords: KeptRecords<StoredSiege> = {
  kind: 'sieges',
  async load(store) {
    const loaded = await loadSieges(store);
    if (!loaded.ok) return loaded;
    const { sieges, unreadable } = loaded.value;
    return ok({ items: sieges, unreadable });
  },
  add: addSiege,
  change: changeSiege,
  async remove(store, ids) {
    const done = await Promise.all(ids.map((id) => removeSiege(store, id)));
    return done.find((each) => !each.ok) ?? ok(undefined);
  },
};
