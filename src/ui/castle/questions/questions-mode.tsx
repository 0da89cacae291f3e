import {
  type CastleQuestionModels,
  type CastleQuestionsModel,
  castleQuestions,
} from '../../../state/castle-questions.ts';
import { useTexts } from '../../context.ts';
import { Choice } from '../../parts/choice.tsx';
import { Fetched } from '../../parts/fetched.tsx';
import { type Modes, openMode } from '../../parts/open-mode.ts';
import { EffectsMode } from '../effects/effects-mode.tsx';
import { WaysQuestion } from '../ways/ways-question.tsx';
import './questions.css';

const screens: Modes<CastleQuestionModels> = {
  effects: async () => ({ Screen: EffectsMode }),
  ways: async () => ({ Screen: WaysQuestion }),
};

/** Questions about castles, one at a time. */
export function QuestionsMode({ model }: { readonly model: CastleQuestionsModel }) {
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
      <Fetched key={question} load={() => openMode(screens, question, model)} />
    </div>
  );
}
