import { type HeldStore, holdInMemory, type MemoryState } from './memory.ts';
import { openRecordStore } from './store.ts';

/** The records on the device, held in memory where they cannot be stored; `told` hears each change of that. */
export function openDevice(told: (state: MemoryState) => void): HeldStore {
  return holdInMemory(openRecordStore(), told);
}
