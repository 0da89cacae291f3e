import type { UsbShootModel } from '../../../state/usb-shoot.ts';
import { useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { IncomingUsbUnit } from '../usb/incoming-unit.tsx';
import { UnitCard } from '../usb/unit-card.tsx';
import { ShootAnswerTop } from './shoot-answer.tsx';
import '../fight.css';
import './usb-shoot.css';
import { LinkedNote } from '../../parts/linked-note.tsx';
import { ShootFigures } from './shoot-figures.tsx';
import { ShootShot } from './shoot-shot.tsx';
import { ShootTable } from './shoot-table.tsx';

// The answer stands before these have arrived.
/** A shooting of USB: the answer on top, then who fires at whom and how, then the dice and every figure. */
export function UsbShootFight({ model }: { readonly model: UsbShootModel }) {
  const t = useTexts('usbshoot');
  const answer = model.answer.value;
  const inputs = model.inputs.value.value;
  const rules = model.rules.value;
  return (
    <div class="fight usb-shoot" data-game="usb">
      {(model.inputs.linked.value || model.inputs.unreadable.value) && <LinkedNote inputs={model.inputs} />}
      <IncomingUsbUnit onTake={(picked) => model.takeUnit('shooter', picked)} />
      <ShootAnswerTop model={model} />
      <div class="columns">
        <div>
          <UnitCard
            side={inputs.shooter}
            onChange={(side) => model.changeSide('shooter', side)}
            onTake={(picked) => model.takeUnit('shooter', picked)}
            rules={rules}
            as="shooter"
            arms="ranged"
          />
          <Button kind="quiet" icon="flip" onClick={model.swap}>
            {t.swap}
          </Button>
          <UnitCard
            side={inputs.target}
            onChange={(side) => model.changeSide('target', side)}
            onTake={(picked) => model.takeUnit('target', picked)}
            rules={rules}
            as="target"
          />
          <ShootShot model={model} />
        </div>
        <div>
          <ShootTable model={model} />
          {answer.ok && <ShootFigures answer={answer.value} />}
        </div>
      </div>
    </div>
  );
}
