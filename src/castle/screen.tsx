import { useSignal } from '@preact/signals';
import type { ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import { AskField } from '../kit/ask/ask-field.tsx';
import { useTexts } from '../kit/context.ts';
import { useShown } from '../kit/controls/dialog.tsx';
import { Fetched } from '../kit/controls/fetched.tsx';
import { later } from '../kit/controls/lazy.tsx';
import { openMode } from '../kit/mode.ts';
import { CastleHead } from './castle-head.tsx';
import type { CastleModel } from './model.ts';
import { castleModes } from './modes.ts';
import { addressOfShots } from './onward.ts';
import { SectionAnswers } from './plan/asked-section.ts';
import { ToShots } from './siege/attack/to-shots.ts';
import './castle.css';

const Finder = later(() => import('./ask/entry.ts').then((module) => module.Finder));

const SectionAnswersPart = later(() =>
  import('./answers/entry.ts').then((module) => module.SectionAnswersPart),
);

/** The place for castles: a quick question, or the castle on the table. */
export default function CastleScreen({ model }: { readonly model: CastleModel }) {
  const [asking, ask, stop] = useShown();
  const query = useSignal('');
  const t = useTexts('castle');
  const mode = model.mode.value;
  const answers = useMemo(
    () => (props: Omit<ComponentProps<typeof SectionAnswersPart>, 'model'>) => (
      <SectionAnswersPart {...props} model={model} />
    ),
    [model],
  );
  return (
    <div class="screen castle-screen" data-game="mage-knight" data-thing={model.thing.value}>
      <CastleHead model={model} onAsk={ask} />
      {asking && (
        <AskField label={t.label} placeholder={t.placeholder} query={query} onClose={stop}>
          <Finder model={model} query={query.value} onDone={stop} />
        </AskField>
      )}
      <ToShots.Provider value={addressOfShots}>
        <SectionAnswers.Provider value={answers}>
          <Fetched key={mode} load={() => openMode(castleModes, mode, model)} />
        </SectionAnswers.Provider>
      </ToShots.Provider>
    </div>
  );
}
