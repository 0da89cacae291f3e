import type { CastleWaysModel } from '../../../state/castle-ways.ts';
import { waysQuestions } from '../../../state/castle-ways-inputs.ts';
import { useServices, useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { LinkedNote } from '../../parts/linked-note.tsx';
import { AcrossForm } from './across-form.tsx';
import { ContactForm } from './contact-form.tsx';
import { DoorsForm } from './doors-form.tsx';
import { UpForm } from './up-form.tsx';
import { WaysLines, WaysVerdict, WaysWhy } from './ways-answers.tsx';
import './ways.css';

const forms = { up: UpForm, across: AcrossForm, contact: ContactForm, doors: DoorsForm };

/** "Who gets where?": the answer on top, following every tap, and all that hangs on it. */
export function WaysQuestion({ model }: { readonly model: CastleWaysModel }) {
  const t = useTexts('castleways');
  const { question } = model.inputs.value.value;
  const Form = forms[question];
  return (
    <div class="ways">
      <LinkedNote inputs={model.inputs} />
      <div class="ways-questions">
        <Choice
          legend={t.choice}
          hideLegend
          value={question}
          options={waysQuestions.map((value) => ({ value, label: t.questions[value] }))}
          onChange={model.ask}
        />
      </div>
      <p class="label">{t.asks[question]}</p>
      <WaysVerdict model={model} />
      <div class="columns">
        <section class="card" aria-labelledby="ways-inputs">
          <h2 id="ways-inputs" class="visually-hidden">
            {t.inputs}
          </h2>
          <Form model={model} />
          <StartOver model={model} />
        </section>
        <div class="stack">
          <WaysWhy model={model} />
          <WaysLines model={model} />
        </div>
      </div>
    </div>
  );
}

function StartOver({ model }: { readonly model: CastleWaysModel }) {
  const { notices } = useServices();
  const t = useTexts('castleways');
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
