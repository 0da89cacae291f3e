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
