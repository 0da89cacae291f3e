import type { Drafts } from '../platform/drafts.ts';
import { decodeSteps, encodeSteps, type KeptStep } from '../storage/army/kept-steps.ts';

const place = 'army-steps';
/** Milliseconds without an edit after which they are kept. */
const calm = 400;

/** The last edits of the army that was changed last, kept over a restart. */
export function createKeptSteps({ load, save }: Pick<Drafts, 'load' | 'save'>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    keep(id: string, steps: readonly KeptStep[]): void {
      clearTimeout(timer);
      timer = setTimeout(() => save(place, encodeSteps(id, steps)), calm);
    },
    /** The edits of this army, the oldest first; none where another was changed last. */
    of: async (id: string): Promise<readonly KeptStep[]> => decodeSteps(id, await load(place)),
  };
}
