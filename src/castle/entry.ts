// The place Castle answers the castle rules of Mage Knight.
// modes.ts names its modes, each a folder: attack (may it attack?), shots, tape (check by tape), map, siege (the
// tracker), questions (does it touch a castle, who gets where). figures/ keeps the player's own figures, plan/ is what
// map, plans and tape share of a plan, plans/ keeps plans and draws their pictures. question-frame.tsx is what every
// question is shown with: its frame, the answer and the way back to the start. The rules are in src/rules/mage-knight.
import type { FetchHits } from '../kit/ask/hits.ts';
import type { Services } from '../platform/services.ts';
import { createCastleModel as create } from './model.ts';
import { castleModes } from './modes.ts';

export { default } from './screen.tsx';

export const createCastleModel = (services: Services, hits?: FetchHits) =>
  create(services, castleModes, hits);
