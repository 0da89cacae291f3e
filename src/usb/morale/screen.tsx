import { IncomingUsbUnit } from '../incoming-unit.tsx';
import { UnitCard } from '../unit-card.tsx';
import { MoraleAnswerTop } from './answer-card.tsx';
import { EventCard } from './event-card.tsx';
import type { UsbMoraleModel } from './model.ts';
import '../../fight/fight.css';
import '../../fight/side-card.css';
import './morale.css';
import { LinkedNote } from '../../kit/linked-note.tsx';
import { MoraleFolds } from './folds.tsx';
import { LeftUnitsCard } from './left-units.tsx';
import { MoraleTable } from './steps.tsx';

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
