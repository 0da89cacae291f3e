import { useTexts } from '../../../kit/context.ts';
import type { WaysTexts } from './text.ts';

export function useWaysTexts(): WaysTexts {
  return { t: useTexts('castleways'), terms: useTexts('castleterms') };
}
