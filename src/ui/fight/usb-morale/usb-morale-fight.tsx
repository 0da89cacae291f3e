import type { UsbMoraleModel } from '../../../state/usb-morale.ts';
import { later } from '../../parts/later.tsx';
import { IncomingUsbUnit } from '../usb/incoming-unit.tsx';
import { UnitCard } from '../usb/unit-card.tsx';
import { EventCard } from './event-card.tsx';
import { MoraleAnswerTop } from './morale-answer.tsx';
import '../fight.css';
import '../side-card.css';
import './usb-morale.css';

// The answer stands before these have arrived.
const LinkedNote = later(() => import('../../parts/linked-note.tsx').then((module) => module.LinkedNote));
const LeftUnitsCard = later(
  () => import('./left-units.tsx').then((module) => module.LeftUnitsCard),
  ['usbmoralemore'],
);
const MoraleTable = later(
  () => import('./morale-table.tsx').then((module) => module.MoraleTable),
  ['fightplay', 'usbmoraleplay'],
);
const MoraleFolds = later(
  () => import('./morale-folds.tsx').then((module) => module.MoraleFolds),
  ['usbmoralemore'],
);

/** Morale: the answer on top, then what has happened to whom, then the dice, and what else the table needs. */
export function UsbMoraleFight({ model }: { readonly model: UsbMoraleModel }) {
  const { side, event } = model.inputs.value.value;
  return (
    <div class="fight usb-morale" data-game="usb">
      {(model.inputs.linked.value || model.inputs.unreadable.value) && <LinkedNote inputs={model.inputs} />}
      <IncomingUsbUnit onTake={(picked) => model.takeUnit(picked)} />
      <MoraleAnswerTop model={model} />
      <div class="columns">
        <div>
          <EventCard model={model} />
          {event === 'commander' ? (
            <LeftUnitsCard model={model} />
          ) : (
            <UnitCard
              side={side}
              onChange={model.changeSide}
              onTake={model.takeUnit}
              rules={model.answer.value.rules}
              as="unit"
            />
          )}
        </div>
        <div>
          <MoraleTable model={model} />
          <MoraleFolds model={model} />
        </div>
      </div>
    </div>
  );
}
