import { useTexts } from '../../../kit/context.ts';
import { ModeBar } from '../../../kit/mode-bar.tsx';
import { CastleQuestion } from '../../question-frame.tsx';
import { StartOver } from '../../start-over.tsx';
import { AcrossForm } from './across-form.tsx';
import { WaysGoals, WaysLines, WaysVerdict, WaysWhy } from './answers.tsx';
import { ContactForm } from './contact-form.tsx';
import { DoorsForm } from './doors-form.tsx';
import { waysQuestions } from './inputs.ts';
import type { CastleWaysModel } from './model.ts';
import { UpForm } from './up-form.tsx';
import './access.css';

const forms = { up: UpForm, across: AcrossForm, contact: ContactForm, doors: DoorsForm };

/** "Who gets where?": the answer on top, following every tap, and all that hangs on it. */
export function WaysQuestion({ model }: { readonly model: CastleWaysModel }) {
  const t = useTexts('castleways');
  const { question } = model.inputs.value.value;
  const Form = forms[question];
  return (
    <CastleQuestion
      class="ways"
      inputs={model.inputs}
      choice={
        <ModeBar
          legend={t.choice}
          modes={waysQuestions}
          names={t.questions}
          mode={question}
          onChoose={model.ask}
        />
      }
      question={t.asks[question]}
      answer={
        <>
          <WaysGoals model={model} />
          <WaysVerdict model={model} />
        </>
      }
      formTitle={t.inputs}
      form={
        <>
          <Form model={model} />
          <StartOver model={model} words={t} />
        </>
      }
      why={
        <>
          <WaysWhy model={model} />
          <WaysLines model={model} />
        </>
      }
    />
  );
}
