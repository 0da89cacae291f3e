import { Choice } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { CastleQuestion } from '../question-frame.tsx';
import { AccessAnswer, AccessForm, AccessWhy } from './access-parts.tsx';
import { FigureButtons } from './figure-buttons.tsx';
import { FigureForm } from './figure-form.tsx';
import { FigureList } from './figure-list.tsx';
import { IncomingFigure } from './incoming-figure.tsx';
import { castleWays } from './inputs.ts';
import { LeaveOut } from './leave-out.tsx';
import type { CastleAttackModel } from './model.ts';
import { SectionAnswer } from './section-answer.tsx';
import { Why } from './why.tsx';
import './attack.css';

/** "May it attack the castle?": the answer on top, following every tap. */
export function AttackMode({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const { mode } = model.inputs.value.value;
  const through = mode === 'access';
  return (
    <CastleQuestion
      class="castle"
      inputs={model.inputs}
      above={<IncomingFigure model={model} />}
      question={through ? t.questionAccess : t.question}
      answer={
        <>
          {through ? <AccessAnswer model={model} /> : <SectionAnswer model={model} />}
          <LeaveOut model={model} />
        </>
      }
      formTitle={t.inputs}
      form={
        <>
          <Choice
            legend={t.mode}
            value={mode}
            options={castleWays.map((value) => ({ value, label: t.modes[value] }))}
            onChange={model.setMode}
          />
          <FigureList model={model} />
          {through ? <AccessForm model={model} /> : <FigureForm model={model} />}
          <FigureButtons model={model} />
        </>
      }
      why={through ? <AccessWhy model={model} /> : <Why model={model} />}
    />
  );
}
