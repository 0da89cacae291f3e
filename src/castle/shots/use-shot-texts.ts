import { useFormat, useTexts } from '../../kit/context.ts';
import type { ShotTexts } from './text.ts';

/** All words that the answers of the shots are put into. */
export function useShotTexts(): ShotTexts {
  return {
    t: useTexts('castleshots'),
    castle: useTexts('castle'),
    terms: useTexts('castleterms'),
    format: useFormat(),
  };
}
