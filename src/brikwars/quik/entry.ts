import type { ModeFacts } from '../../fight/facts.ts';
import { titleOf } from './answer-text.ts';
import { verdictOf } from './outcomes.ts';

export { createQuikModel as createModel } from './model.ts';
export { QuikFight as Screen } from './screen.tsx';

export const facts: ModeFacts = { titleOf: ({ texts }, query) => titleOf(texts('quik'), query), verdictOf };
