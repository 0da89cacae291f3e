import { Choice } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/stepper.tsx';
import { type StartingArea, tableEdges } from '../../rules/mage-knight/plan.ts';
import { edgeLength, leastArea, usualArea } from '../plan/model.ts';
import type { CastleMapModel } from './model.ts';

interface AreaFormProps {
  readonly model: CastleMapModel;
  readonly player: number;
  readonly area: StartingArea;
}

/** Where a player's starting area lies, and how large it is. */
export function AreaForm({ model, player, area }: AreaFormProps) {
  const t = useTexts('castlemap');
  const { width, depth } = model.plan.value;
  const length = edgeLength(area.edge, width, depth);
  const change = (part: Partial<StartingArea>) => model.setArea(player, { ...area, ...part });
  return (
    <>
      <Choice
        legend={t.edge}
        value={area.edge}
        options={tableEdges.map((value) => ({ value, label: t.edges[value] }))}
        onChange={(edge) => model.setArea(player, { ...usualArea(edge, width, depth), depth: area.depth })}
      />
      <Stepper
        label={t.from}
        min={0}
        max={area.to - leastArea}
        decimals={2}
        value={area.from}
        onChange={(from) => change({ from })}
      />
      <Stepper
        label={t.to}
        min={area.from + leastArea}
        max={length}
        decimals={2}
        value={area.to}
        onChange={(to) => change({ to })}
      />
      <Stepper
        label={t.areaDepth}
        min={leastArea}
        max={width + depth - length}
        decimals={2}
        value={area.depth}
        onChange={(deep) => change({ depth: deep })}
      />
    </>
  );
}
