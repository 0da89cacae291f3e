import { createCastleQuestionsModel } from './model.ts';
import { QuestionsMode } from './screen.tsx';

export const mode = { createModel: createCastleQuestionsModel, Screen: QuestionsMode };
