import type { InputCodec } from '../../kit/question/inputs.ts';
import type { Question } from '../../kit/question/question.ts';
import type { CastlePlan } from '../../rules/mage-knight/plan/plan.ts';
import { decodePlan, encodePlan } from '../plan/link.ts';
import { emptyPlan } from '../plan/model.ts';

const planCodec: InputCodec<CastlePlan> = { initial: emptyPlan, encode: encodePlan, decode: decodePlan };

/** The plan of the map: its draft, its address and its link. */
export const mapQuestion: Question<CastlePlan> = {
  game: 'mage-knight',
  name: 'castle-map',
  address: 'castle/map',
  link: planCodec,
};
