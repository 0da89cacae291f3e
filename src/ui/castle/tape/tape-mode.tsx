import { useRef } from 'preact/hooks';
import type { CastleTapeModel, TapeCheck } from '../../../state/castle-tape.ts';
import { useTexts } from '../../context.ts';
import { LinkedNote } from '../../parts/linked-note.tsx';
import { TapeAnswer } from './tape-answer.tsx';
import { TapeButtons, TapeStartOver } from './tape-buttons.tsx';
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
    <div class="castle-tape">
      <LinkedNote inputs={model.inputs} />
      <p class="label" ref={top} tabIndex={-1}>
        {t.question}
      </p>
      <TapeAnswer model={model} />
      <div class="columns">
        <section class="card" aria-labelledby="tape-list">
          <h2 id="tape-list" class="visually-hidden">
            {t.list}
          </h2>
          <TapeButtons model={model} />
          <p class="hint">{t.hint}</p>
          {groupNames.map((group) => (
            <Group key={group} title={t.groups[group]} checks={groups[group]} model={model} />
          ))}
          <TapeStartOver model={model} goOn={() => top.current?.focus()} />
        </section>
        <div class="stack">
          <TapeWhy model={model} />
        </div>
      </div>
    </div>
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
