import type { UsbMoraleModel } from '../../../state/usb-morale.ts';
import { IncomingUsbUnit } from '../usb/incoming-unit.tsx';
import { UnitCard } from '../usb/unit-card.tsx';
import { EventCard } from './event-card.tsx';
import { MoraleAnswerTop } from './morale-answer.tsx';
import '../fight.css';
import '../side-card.css';
import './usb-morale.css';
import { LinkedNote } from '../../parts/linked-note.tsx';
import { LeftUnitsCard } from './left-units.tsx';
import { MoraleFolds } from './morale-folds.tsx';
import { MoraleTable } from './morale-table.tsx';

// The answer stands before these have arrived.
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
