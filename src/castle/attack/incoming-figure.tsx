import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import { type UnitOfArmy, unitInAddress } from '../../kit/figures/unit-address.ts';
import { useUndo } from '../../kit/undo.ts';
import { useFigureName } from '../figures/enter-figure.tsx';
import { openCastleFigures } from '../figures/model.ts';
import type { CastleAttackModel } from './model.ts';

interface TakeFigureProps extends UnitOfArmy {
  readonly model: CastleAttackModel;
}

/** Makes the figure of an army's line the attacker, and clears the address that named it. */
function TakeFigure({ army, line, model }: TakeFigureProps) {
  const services = useServices();
  const offerUndo = useUndo();
  const t = useTexts('castlefigures');
  const nameOf = useFigureName();
  useEffect(() => {
    let current = true;
    void openCastleFigures(services)
      .then((figures) => figures.lines.find(army, line))
      .then((found) => {
        if (!current) return;
        services.navigation.describe('');
        if (!found) return services.notices.show(t.notThere);
        const before = model.inputs.value.peek();
        model.take([found], 'instead');
        offerUndo(t.took(nameOf(found)), () => model.restore(before));
      });
    return () => {
      current = false;
    };
  }, [army, line]);
  return null;
}

/** Takes over the figure that an army's line sent here. Shows nothing. */
export function IncomingFigure({ model }: { readonly model: CastleAttackModel }) {
  const named = unitInAddress(useServices().navigation.location.value.query);
  return named ? <TakeFigure army={named.army} line={named.line} model={model} /> : null;
}
