import type { Services } from './services.ts';

export async function downloadBackup(_services: Services): Promise<void> {}
