import type { CastleShotsModel } from '../../../state/castle-shots.ts';
import { shotSituations } from '../../../state/castle-shots-inputs.ts';
import { useServices, useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { LinkedNote } from '../../parts/linked-note.tsx';
import { AtFigureForm } from './at-figure-form.tsx';
import { AtSectionForm } from './at-section-form.tsx';
import { CastleShootsForm } from './castle-shoots-form.tsx';
import { NeedCard } from './need-card.tsx';
import { ShotLog } from './shot-log.tsx';
import { ShotVerdictBanner } from './shot-verdict.tsx';
import { ShotWhy } from './shot-why.tsx';
import './shots.css';

const forms = { castle: CastleShootsForm, section: AtSectionForm, figure: AtFigureForm };

/** Shots by a castle, at it and at figures on it: may it be, what does it do, and what must the dice show. */
export function ShotsMode({ model }: { readonly model: CastleShotsModel }) {
  const t = useTexts('castleshots');
  const { situation } = model.inputs.value.value;
  const Form = forms[situation];
  return (
    <div class="castle-shots">
      <LinkedNote inputs={model.inputs} />
      <div class="shot-situations">
        <Choice
          legend={t.situation}
          hideLegend
          value={situation}
          options={shotSituations.map((value) => ({ value, label: t.situations[value] }))}
          onChange={model.choose}
        />
      </div>
      <p class="label">{t.questions[situation]}</p>
      <ShotVerdictBanner model={model} />
      <div class="columns">
        <div class="stack">
          <section class="card" aria-labelledby="shot-inputs">
            <h2 id="shot-inputs" class="visually-hidden">
              {t.inputs}
            </h2>
            <Form model={model} />
            <StartOver model={model} />
          </section>
        </div>
        <div class="stack">
          {model.answer.value.allowed && <NeedCard model={model} />}
          <ShotLog model={model} />
          <ShotWhy model={model} />
        </div>
      </div>
    </div>
  );
}

function StartOver({ model }: { readonly model: CastleShotsModel }) {
  const { notices } = useServices();
  const t = useTexts('castleshots');
  const shell = useTexts('shell');
  if (model.untouched.value) return null;
  return (
    <div class="row">
      <Button
        kind="quiet"
        icon="undo"
        onClick={() => {
          const before = model.inputs.value.peek();
          document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
          model.startOver();
          notices.show(t.startedOver, { action: { label: shell.undo, run: () => model.restore(before) } });
        }}
      >
        {t.startOver}
      </Button>
    </div>
  );
}
