import type { CastleSiegeModel } from './model.ts';
import type { SiegeNames } from './text.ts';
import type { CurrentSiege } from './view.ts';

export interface SectionProps {
  readonly model: CastleSiegeModel;
  readonly siege: CurrentSiege;
  readonly names: SiegeNames;
  readonly index: number;
}
