import type { SectionPart } from '../../rules/mage-knight/sections.ts';
import type { SectionState } from '../../rules/mage-knight/siege-state.ts';

/** The places at a section where a figure can be. */
export function partsOf({ kind, planking }: Pick<SectionState, 'kind' | 'planking'>) {
  return [
    'top',
    ...(planking ? ['planking'] : []),
    ...(kind === 'gatehouse' ? ['arch'] : []),
  ] as readonly SectionPart[];
}
