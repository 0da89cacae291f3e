export { createCastleQuestionsModel as createModel } from './model.ts';
export { QuestionsMode as Screen } from './screen.tsx';
