import type { MeleeRole } from '../../../rules/usb/melee-setup.ts';
import type { UsbChargeModel } from '../../../state/usb-charge.ts';
import { useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { IncomingUsbUnit } from '../usb/incoming-unit.tsx';
import { UnitCard } from '../usb/unit-card.tsx';
import { UsbChargeAnswerTop } from './usb-charge-answer.tsx';
import { roleOf } from './usb-charge-names.ts';
import '../fight.css';
import { LinkedNote } from '../../parts/linked-note.tsx';
import { UsbChargeAllFigures } from './usb-charge-all-figures.tsx';
import { UsbChargeCounsel } from './usb-charge-counsel.tsx';
import { UsbChargeMeeting } from './usb-charge-meeting.tsx';
import { UsbChargePresets } from './usb-charge-presets.tsx';
import { UsbChargeSideMore } from './usb-charge-side-more.tsx';
import { UsbChargeTable } from './usb-charge-table.tsx';

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
