import { useRef } from 'preact/hooks';
import type { Violation } from '../../rules/mage-knight/placement.ts';
import type { CastleMapModel } from './model.ts';

/** What is wrong with what stands; while something is dragged only the map itself follows, and the lists wait. */
export function useSettledFindings(model: CastleMapModel): readonly Violation[] {
  const settled = useRef(model.findings.peek());
  if (!model.dragging.value) settled.current = model.findings.value;
  return settled.current;
}
