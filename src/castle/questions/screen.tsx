import { Choice } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Fetched } from '../../kit/fetched.tsx';
import { openMode, type Screens } from '../../kit/mode.ts';
import { WaysQuestion } from './access/screen.tsx';
import { EffectsMode } from './effects/screen.tsx';
import { type CastleQuestionModels, type CastleQuestionsModel, castleQuestions } from './model.ts';
import './questions.css';

const screens: Screens<CastleQuestionModels> = {
  effects: { Screen: EffectsMode },
  ways: { Screen: WaysQuestion },
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
