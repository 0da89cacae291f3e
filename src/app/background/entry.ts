// What is done in the background once the first place is there: one door for all of it.
export { readPersistence, readUsage } from '../../platform/persistence.ts';
export { connectServiceWorker } from '../../platform/service-worker.ts';
export { openDevice } from '../../storage/open.ts';
export { createKeeping, toldIn } from '../keeping.ts';
