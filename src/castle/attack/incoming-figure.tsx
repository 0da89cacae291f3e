import { useServices } from '../../kit/context.ts';
import { unitInAddress } from '../../kit/units/address.ts';
import type { CastleAttackModel } from './model.ts';
import { TakeFigure } from './take-figure.tsx';

/** Takes over the figure that an army's line sent here. Shows nothing. */
export function IncomingFigure({ model }: { readonly model: CastleAttackModel }) {
  const named = unitInAddress(useServices().navigation.location.value.query);
  return named ? <TakeFigure army={named.army} line={named.line} model={model} /> : null;
}
