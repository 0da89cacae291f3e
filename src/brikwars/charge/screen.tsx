import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../kit/context.ts';
import { ChargeAnswerTop } from './answer-card.tsx';
import type { ChargeModel } from './model.ts';
import { chargePresets } from './presets.ts';
import { ChargeSide } from './side.tsx';
import '../../fight/fight.css';
import './charge.css';
import { LinkedNote } from '../../kit/linked-note.tsx';
import { ChargeCounsel } from './advice-card.tsx';
import { ChargeFigures } from './odds-details.tsx';
import { ChargeRun } from './run.tsx';
import { ChargeTable } from './steps.tsx';

// The answer stands before these have arrived.
/** A Charge: the answer on top, then who runs into whom, then what is best, the dice and every figure. */
export function ChargeFight({ model }: { readonly model: ChargeModel }) {
  const t = useTexts('charge');
  const fight = useTexts('fight');
  const answer = model.answer.value;
  return (
    <div class="fight charge" data-game="brikwars">
      {(model.inputs.linked.value || model.inputs.unreadable.value) && <LinkedNote inputs={model.inputs} />}
      <ChargeAnswerTop model={model} />
      <div class="columns">
        <div>
          <fieldset class="choice">
            <legend class="visually-hidden">{t.presetsLabel}</legend>
            <div class="chips charge-presets" data-scroller>
              {chargePresets.map((preset) => (
                <button type="button" class="chip" key={preset} onClick={() => model.usePreset(preset)}>
                  <span>{t.presets[preset]}</span>
                </button>
              ))}
            </div>
          </fieldset>
          <ChargeSide model={model} side="attacker" />
          <Button kind="quiet" icon="repeat" onClick={model.swap}>
            {fight.swap}
          </Button>
          <ChargeSide model={model} side="defender" />
          <ChargeRun model={model} />
        </div>
        <div>
          {answer.ok && <ChargeCounsel model={model} />}
          <ChargeTable model={model} />
          {answer.ok && <ChargeFigures answer={answer.value} />}
        </div>
      </div>
    </div>
  );
}
