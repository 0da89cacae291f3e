import * as v from 'valibot';
import { type Army, armyKind } from './army.ts';

/** One edit of an army: what it was, and what it became. */
export interface KeptStep {
  readonly before: Army;
  readonly after: Army;
  readonly time: number;
}

/** So many of the last edits are kept, fewer of an army so large. */
const [mostSteps, mostLetters] = [10, 400_000] as const;

const keptSchema = v.object({
  id: v.string(),
  steps: v.array(v.object({ before: v.unknown(), after: v.unknown(), time: v.number() })),
});

/** The last edits of an army as a text; each is written once, from the newest on, till there is no more room. */
export function encodeSteps(id: string, steps: readonly KeptStep[]): string {
  const kept: string[] = [];
  let letters = 0;
  for (const step of steps.slice(-mostSteps).reverse()) {
    const text = JSON.stringify(step);
    letters += text.length;
    if (letters > mostLetters) break;
    kept.unshift(text);
  }
  return `{"id":${JSON.stringify(id)},"steps":[${kept.join(',')}]}`;
}

function armyIn(raw: unknown): Army | undefined {
  const decoded = armyKind.decode(raw);
  return decoded.state === 'ok' ? decoded.value : undefined;
}

/** The edits of this army, the oldest first; none where those of another were kept, or they cannot be read. */
export function decodeSteps(id: string, text: string | undefined): readonly KeptStep[] {
  if (!text) return [];
  try {
    const { success, output } = v.safeParse(keptSchema, JSON.parse(text));
    if (!success || output.id !== id) return [];
    const steps = output.steps.slice(-mostSteps).map(({ time, ...raw }) => {
      const [before, after] = [armyIn(raw.before), armyIn(raw.after)];
      return before && after && { before, after, time };
    });
    // One that cannot be read hides those before it.
    return steps.slice(steps.lastIndexOf(undefined) + 1).flatMap((step) => step ?? []);
  } catch {
    return [];
  }
}
