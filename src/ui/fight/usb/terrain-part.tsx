import { type AtTableModel, atTableBounds } from '../../../state/usb-at-table.ts';
import { inTerrain } from '../../../state/usb-at-table-facts.ts';
import { useTexts } from '../../context.ts';
import { Reasons } from '../../parts/reasons.tsx';
import { Stepper } from '../../parts/stepper.tsx';

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
