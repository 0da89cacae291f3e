// A creation in close combat and behind its guns (E:2304-2354; P:1058-1074).
import type { MindKind } from './creation.ts';

/** Degrees to either side of a barrel in which its target must lie (BW-CCB-05). */
const firingArc = 45;

/** Whose Skill a creation rolls: that of its own Mind, though an Operator steers it, else the Operator's (BW-CCB-01). */
export function skillSource(mind: MindKind, operated: boolean): 'own' | 'operator' | undefined {
  if (mind !== 'none') return 'own';
  return operated ? 'operator' : undefined;
}

/**
 * The rule that forbids a creation to counter, if one does: without a Mind nothing counters (BW-CCB-02), and nobody counters
 * an opponent of less than half his own Size, so that only vermin counter vermin (BW-CCB-03, BWC-36). Sizes in inches.
 */
export function counterBar(
  { mind, size }: { readonly mind: MindKind; readonly size: number },
  opponent: number,
): 'BW-CCB-02' | 'BW-CCB-03' | undefined {
  if (mind === 'none') return 'BW-CCB-02';
  return 2 * opponent < size ? 'BW-CCB-03' : undefined;
}

/** Whether a target lies where a weapon points, by the degrees between its barrel and the target (BW-CCB-05). */
export function isInFiringArc(bearing: number): boolean {
  const turned = ((bearing % 360) + 360) % 360;
  return Math.min(turned, 360 - turned) <= firingArc;
}

/** Points of damage that a toy launcher shot for real loses for the shots taken again (BW-CCB-09). */
export function manualFirePenalty(mulligans: number): number {
  return 0 - Math.max(0, Math.floor(mulligans)) || 0;
}
