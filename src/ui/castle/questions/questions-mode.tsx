import {
  type CastleQuestionModels,
  type CastleQuestionsModel,
  castleQuestions,
} from '../../../state/castle-questions.ts';
import { useServices, useTexts } from '../../context.ts';
import { Choice } from '../../parts/choice.tsx';
import { fetchMode, type Modes } from '../../parts/fetch-mode.tsx';
import { Fetched } from '../../parts/fetched.tsx';
import './questions.css';

const screens: Modes<CastleQuestionModels> = {
  effects: [
    () => import('../effects/effects-mode.tsx').then((module) => module.EffectsMode),
    'castleeffects',
  ],
  ways: [() => import('../ways/ways-question.tsx').then((module) => module.WaysQuestion), 'castleways'],
};

/** Questions about castles, one at a time. */
export function QuestionsMode({ model }: { readonly model: CastleQuestionsModel }) {
  const { language } = useServices();
  const t = useTexts('castle');
  const question = model.question.value;
  return (
    <div class="stack castle-questions">
      <Choice
        legend={t.questionBar}
        hideLegend
        value={question}
        options={castleQuestions.map((value) => ({ value, label: t.questionNames[value] }))}
        onChange={model.choose}
      />
      <Fetched key={question} load={() => fetchMode(screens, question, model, language)} />
    </div>
  );
}
