import { computed } from '@preact/signals';
import type { NavigationModel } from '../platform/navigation.ts';

/** The part of Settings that makes and reads backups. */
export const backupPart = 'backup';

export const backupPath = `settings/${backupPart}`;

/** Names the entry in hand otherwise: Back does not come by the old address. */
export function redirect({ layer: { history, flush, reread } }: NavigationModel, path: string): void {
  flush();
  history.replace({ ...(history.state() ?? {}), own: true }, `#/${path}`);
  reread();
}

/**
 * The navigation as a part of a place sees it, such as `#/dice/contests`: there it stands at its own place `name`, and
 * elsewhere its inputs leave the address alone. Some parts have an address of old as well.
 */
export function ownAddress(
  navigation: NavigationModel,
  path: string,
  name: string,
  ...older: readonly string[]
): NavigationModel {
  const here = () => {
    const { place, rest } = navigation.location.value;
    return [path, ...older].includes(rest === '' ? place : `${place}/${rest}`);
  };
  return {
    ...navigation,
    location: computed(() => ({ ...navigation.location.value, place: here() ? name : '' })),
    describe(query) {
      if (here()) navigation.describe(query);
    },
  };
}
