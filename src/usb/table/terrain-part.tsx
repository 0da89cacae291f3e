import { useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { inTerrain } from './facts.ts';
import { type AtTableModel, atTableBounds } from './model.ts';

/** Whether a unit counts as standing in terrain. */
export function TerrainPart({ model }: { readonly model: AtTableModel }) {
  const t = useTexts('usbfield');
  const { inside, models } = model.value.value;
  return (
    <>
      <Stepper
        label={t.inside}
        value={Math.min(inside, models)}
        min={0}
        max={models}
        onChange={(value) => model.change({ inside: value })}
      />
      <Stepper
        label={t.models}
        value={models}
        min={1}
        max={atTableBounds.models}
        onChange={(value) => model.change({ models: value })}
      />
      <p>{inTerrain(model.value.value) ? t.terrainCounts : t.terrainCountsNot}</p>
      <Reasons items={[{ text: t.terrainWhy, rule: 'USB-TERR-01' }]} />
    </>
  );
}
