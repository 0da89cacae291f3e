import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import type { UnitOfArmy } from '../../kit/units/address.ts';
import { openCastleFigures } from '../figures/model.ts';
import { useFigureName } from '../figures/use-figure-name.ts';
import type { CastleAttackModel } from './model.ts';

interface TakeFigureProps extends UnitOfArmy {
  readonly model: CastleAttackModel;
}

/** Makes the figure of an army's line the attacker, and clears the address that named it. */
export function TakeFigure({ army, line, model }: TakeFigureProps) {
  const services = useServices();
  const t = useTexts('castlefigures');
  const shell = useTexts('shell');
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
        services.notices.show(t.took(nameOf(found)), {
          action: { label: shell.undo, run: () => model.restore(before) },
        });
      });
    return () => {
      current = false;
    };
  }, [army, line]);
  return null;
}
