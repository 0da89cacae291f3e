import type { CastleAttackModel } from '../../../state/castle-attack.ts';
import { unitInAddress } from '../../../state/unit-address.ts';
import { useServices } from '../../context.ts';
import { TakeFigure } from './take-figure.tsx';

/** Takes over the figure that an army's line sent here. Shows nothing. */
export function IncomingFigure({ model }: { readonly model: CastleAttackModel }) {
  const named = unitInAddress(useServices().navigation.location.value.query);
  return named ? <TakeFigure army={named.army} line={named.line} model={model} /> : null;
}
