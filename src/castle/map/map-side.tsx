import type { Signal } from '@preact/signals';
import { thingsOf } from '../plan/model.ts';
import { FindingsList } from './findings-list.tsx';
import { MapHabits } from './map-habits.tsx';
import { MapVoice } from './map-voice.tsx';
import type { CastleMapModel } from './model.ts';
import { QuickTools } from './quick-tools.tsx';
import { TableSetup } from './table-setup.tsx';
import { ThingTools } from './thing-tools.tsx';
import { ThingsList } from './things-list.tsx';
import './map-side.css';

interface MapPartProps {
  readonly model: CastleMapModel;
  /** Inches that a tap moves by. */
  readonly step: Signal<number>;
}

/** What stands right below the tray, for the thumb. */
export function MapUnder({ model, step }: MapPartProps) {
  return (
    <>
      <MapVoice model={model} />
      {thingsOf(model.plan.value).length > 0 && <QuickTools model={model} step={step} />}
      <MapHabits model={model} />
    </>
  );
}

/** What stands beside the map, or below it on a phone: tools, findings, the list, the table itself. */
export function MapSide({ model, step }: MapPartProps) {
  return (
    <>
      <ThingTools model={model} step={step} />
      <FindingsList model={model} />
      <ThingsList model={model} />
      <TableSetup model={model} />
    </>
  );
}
