import { verdictOf } from '../../../state/quik-verdict.ts';
import type { ModeFacts } from '../frame/fight-facts.ts';
import { titleOf } from './quik-title.ts';

export { createQuikModel as createModel } from '../../../state/quik.ts';
export { QuikFight as Screen } from './quik-fight.tsx';

export const facts: ModeFacts = { titleOf: ({ texts }, query) => titleOf(texts('quik'), query), verdictOf };
