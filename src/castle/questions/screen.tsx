import { Fetched } from '../../kit/controls/fetched.tsx';
import { openMode, type Screens } from '../../kit/mode.ts';
import { WaysQuestion } from './access/screen.tsx';
import { EffectsQuestion } from './effects-screen.tsx';
import type { CastleQuestionModels, CastleQuestionsModel } from './model.ts';
import './questions.css';

const screens: Screens<CastleQuestionModels> = {
  effects: { Screen: EffectsQuestion },
  ways: { Screen: WaysQuestion },
};

/** What affects a castle, or who gets where, as the address says. */
export function QuestionsMode({ model }: { readonly model: CastleQuestionsModel }) {
  const question = model.question.value;
  return <Fetched key={question} load={() => openMode(screens, question, model)} />;
}
