export type PersistenceState = 'granted' | 'refused' | 'unsupported';

/** Whether the browser promised to keep the data; with `ask`, asks it first. */
export async function readPersistence(ask: boolean): Promise<PersistenceState> {
  const manager = navigator.storage;
  if (!manager?.persisted) return 'unsupported';
  try {
    if (await manager.persisted()) return 'granted';
    return ask && (await manager.persist()) ? 'granted' : 'refused';
  } catch {
    return 'unsupported';
  }
}

/** Bytes this app uses on the device, where the browser says. */
export async function readUsage(): Promise<number | undefined> {
  try {
    return (await navigator.storage?.estimate?.())?.usage;
  } catch {
    return undefined;
  }
}
