export { createCastleQuestionsModel as createModel } from '../../../state/castle-questions.ts';
export { QuestionsMode as Screen } from './questions-mode.tsx';
