import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../kit/context.ts';
import type { MeleeRole } from '../../rules/usb/melee-setup.ts';
import { IncomingUsbUnit } from '../incoming-unit.tsx';
import { UnitCard } from '../unit-card.tsx';
import { UsbChargeAnswerTop } from './answer-card.tsx';
import type { UsbChargeModel } from './model.ts';
import { roleOf } from './names.ts';
import '../../fight/fight.css';
import { LinkedNote } from '../../kit/linked-note.tsx';
import { UsbChargeCounsel } from './advice-card.tsx';
import { UsbChargeAllFigures } from './all-odds-details.tsx';
import { UsbChargeMeeting } from './meeting-card.tsx';
import { UsbChargePresets } from './preset-chips.tsx';
import { UsbChargeSideMore } from './side-more.tsx';
import { UsbChargeTable } from './steps.tsx';

// The answer stands before these have arrived.
/** A charge of USB: the answer on top, then who meets whom and how, then what is best, the dice and every figure. */
export function UsbChargeFight({ model }: { readonly model: UsbChargeModel }) {
  const t = useTexts('usbcharge');
  const answer = model.answer.value;
  const inputs = model.inputs.value.value;
  const side = (role: MeleeRole) => (
    <UnitCard
      side={inputs.setup[role]}
      onChange={({ fighter }) => model.changeSide(role, { fighter })}
      onTake={(picked) => model.takeUnit(role, picked)}
      rules={model.rules.value}
      as={roleOf(role, inputs.setup)}
      arms="melee"
    >
      <UsbChargeSideMore model={model} role={role} />
    </UnitCard>
  );
  return (
    <div class="fight usb-charge" data-game="usb">
      {(model.inputs.linked.value || model.inputs.unreadable.value) && <LinkedNote inputs={model.inputs} />}
      <IncomingUsbUnit onTake={(picked) => model.takeUnit('charger', picked)} />
      <UsbChargeAnswerTop model={model} />
      <div class="columns">
        <div>
          <UsbChargePresets model={model} />
          {side('charger')}
          <Button kind="quiet" icon="flip" onClick={model.swap}>
            {t.swap}
          </Button>
          {side('target')}
          <UsbChargeMeeting model={model} />
        </div>
        <div>
          {answer.ok && <UsbChargeCounsel model={model} />}
          <UsbChargeTable model={model} />
          {answer.ok && <UsbChargeAllFigures answer={answer.value} />}
        </div>
      </div>
    </div>
  );
}
