import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../kit/context.ts';
import { IncomingUsbUnit } from '../incoming-unit.tsx';
import { UnitCard } from '../unit-card.tsx';
import { ShootAnswerTop } from './answer-card.tsx';
import type { UsbShootModel } from './model.ts';
import '../../fight/fight.css';
import './shoot.css';
import { LinkedNote } from '../../kit/linked-note.tsx';
import { ShootFigures } from './odds-details.tsx';
import { ShootShot } from './shot.tsx';
import { ShootTable } from './steps.tsx';

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
