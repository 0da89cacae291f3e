import { useRef } from 'preact/hooks';
import { useTexts } from '../../kit/context.ts';
import type { TapeCheck } from '../../rules/mage-knight/checklist.ts';
import { CastleQuestion } from '../question-frame.tsx';
import { StartOver } from '../start-over.tsx';
import type { CastleTapeModel } from './model.ts';
import { TapeAnswer } from './tape-answer.tsx';
import { TapeButtons } from './tape-buttons.tsx';
import { TapeLineRow } from './tape-line.tsx';
import { TapeWhy } from './tape-why.tsx';
import './tape.css';

const groups = {
  before: ['consent', 'order', 'planks'],
  sections: ['own', 'opponent', 'gap', 'chain', 'edge'],
  castle: ['entrance', 'terrain'],
  figures: ['figures', 'opposing-figures'],
} as const satisfies Readonly<Record<string, readonly TapeCheck[]>>;
const groupNames = ['before', 'sections', 'castle', 'figures'] as const;

/** The rules of placing as a checklist beside the tape: the answer on top, following every tap. */
export function TapeMode({ model }: { readonly model: CastleTapeModel }) {
  const t = useTexts('castletape');
  const top = useRef<HTMLParagraphElement>(null);
  return (
    <CastleQuestion
      class="castle-tape"
      inputs={model.inputs}
      question={t.question}
      questionRef={top}
      answer={<TapeAnswer model={model} />}
      formTitle={t.list}
      form={
        <>
          <TapeButtons model={model} />
          <p class="hint">{t.hint}</p>
          {groupNames.map((group) => (
            <Group key={group} title={t.groups[group]} checks={groups[group]} model={model} />
          ))}
          {/* Below the list, so that no line moves under the thumb with the first answer. */}
          <StartOver model={model} words={t} goOn={() => top.current?.focus()} />
        </>
      }
      why={<TapeWhy model={model} />}
    />
  );
}

interface GroupProps {
  readonly title: string;
  readonly checks: readonly TapeCheck[];
  readonly model: CastleTapeModel;
}

function Group({ title, checks, model }: GroupProps) {
  const lines = model.lines.value.filter(({ check }) => checks.includes(check));
  return (
    <section class="tape-group">
      <h3 class="label">{title}</h3>
      <ul class="tape-lines">
        {lines.map((line) => (
          <TapeLineRow key={line.check} model={model} line={line} />
        ))}
      </ul>
    </section>
  );
}
