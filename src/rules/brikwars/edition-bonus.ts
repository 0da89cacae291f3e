import type { BonusDice } from '../dice/expression.ts';
import { byEdition } from './edition-ids.ts';

/**
 * What a die on its top face earns by each edition (BW-DICE-05, BWC-05). It stands apart from the rest of an edition
 * for those who only roll dice or keep which edition is played.
 */
export const editionBonus = byEdition<BonusDice>({ '2005': 'd6', pl: 'same' });
