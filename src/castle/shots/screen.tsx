import { Choice } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { CastleQuestion } from '../question-frame.tsx';
import { StartOver } from '../start-over.tsx';
import { AtFigureForm } from './at-figure-form.tsx';
import { AtSectionForm } from './at-section-form.tsx';
import { CastleShootsForm } from './castle-shoots-form.tsx';
import { shotSituations } from './inputs.ts';
import type { CastleShotsModel } from './model.ts';
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
    <CastleQuestion
      class="castle-shots"
      inputs={model.inputs}
      choice={
        <div class="shot-situations">
          <Choice
            legend={t.situation}
            hideLegend
            value={situation}
            options={shotSituations.map((value) => ({ value, label: t.situations[value] }))}
            onChange={model.choose}
          />
        </div>
      }
      question={t.questions[situation]}
      answer={<ShotVerdictBanner model={model} />}
      formTitle={t.inputs}
      form={
        <>
          <Form model={model} />
          <StartOver model={model} words={t} />
        </>
      }
      why={
        <>
          {model.answer.value.allowed && <NeedCard model={model} />}
          <ShotLog model={model} />
          <ShotWhy model={model} />
        </>
      }
    />
  );
}
