import type { CastleSiegeModel } from './model.ts';
import type { SiegeNames } from './text.ts';
import type { CurrentSiege } from './view.ts';

/** What is shown of a siege in play. */
export interface SiegeProps {
  readonly model: CastleSiegeModel;
  readonly siege: CurrentSiege;
  readonly names: SiegeNames;
}

export interface SectionProps extends SiegeProps {
  readonly index: number;
}
