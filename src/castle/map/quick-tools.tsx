import type { Signal } from '@preact/signals';
import { useTexts } from '../../kit/context.ts';
import { outlineOf } from '../plan/model.ts';
import { MapButton } from './map-icon.tsx';
import type { CastleMapModel } from './model.ts';

interface QuickToolsProps {
  readonly model: CastleMapModel;
  /** Inches that a tap moves by. */
  readonly step: Signal<number>;
}

/** For one thumb right below the map: to move, turn and take away what is chosen. */
export function QuickTools({ model, step }: QuickToolsProps) {
  const t = useTexts('castlemap');
  const chosen = model.rested.value;
  const off = chosen === undefined;
  const round = chosen && outlineOf(model.plan.value, chosen)?.shape === 'circle';
  const by = step.value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend inside the row
    <div class="map-quick" role="group" aria-label={t.tools}>
      <MapButton icon="left" label={t.left} off={off} onClick={() => model.nudge(-by, 0)} />
      <MapButton icon="up" label={t.up} off={off} onClick={() => model.nudge(0, -by)} />
      <MapButton icon="down" label={t.down} off={off} onClick={() => model.nudge(0, by)} />
      <MapButton icon="right" label={t.right} off={off} onClick={() => model.nudge(by, 0)} />
      <MapButton
        icon="clockwise"
        label={t.turnRight(90)}
        off={off || round === true}
        onClick={() => model.turn(90)}
      />
      <MapButton icon="trash" label={t.remove} off={off} onClick={model.remove} />
    </div>
  );
}
