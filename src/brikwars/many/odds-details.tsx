import { useTexts } from '../../kit/context.ts';
import type { ManyAnswer } from './answer.ts';
import { BlastFigures } from './blast-figures.tsx';
import { GangFigures } from './gang-figures.tsx';
import type { ManyInputs } from './inputs.ts';
import { VolleyFigures } from './volley-figures.tsx';

interface FiguresProps {
  readonly answer: ManyAnswer;
  readonly inputs: ManyInputs;
}

/** The charts, then every figure with its reasons. */
export function ManyFigures({ answer, inputs }: FiguresProps) {
  const t = useTexts('manymore');
  return (
    <section class="card">
      <h2 class="card-title">{t.figures}</h2>
      {answer.kind === 'volley' && <VolleyFigures answer={answer} inputs={inputs} />}
      {answer.kind === 'gang' && <GangFigures answer={answer} inputs={inputs} />}
      {answer.kind === 'blast' && <BlastFigures answer={answer} inputs={inputs} />}
    </section>
  );
}
