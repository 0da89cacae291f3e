import type { SectionPart, SectionState } from './shown.ts';

/** The places at a section where a figure can be. */
export function partsOf({ kind, planking }: Pick<SectionState, 'kind' | 'planking'>) {
  return [
    'top',
    ...(planking ? ['planking'] : []),
    ...(kind === 'gatehouse' ? ['arch'] : []),
  ] as readonly SectionPart[];
}
