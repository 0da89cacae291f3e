import { useTexts } from '../../context.ts';
import type { WaysTexts } from './phrases.ts';

export function useWaysTexts(): WaysTexts {
  return { t: useTexts('castleways'), terms: useTexts('castleterms') };
}
