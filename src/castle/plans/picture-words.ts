import { useFormat, useTexts } from '../../kit/context.ts';
import type { CastlePlan } from '../../rules/mage-knight/plan.ts';
import { useMapPhrases } from '../plan/findings-text.ts';
import type { PictureWords } from './picture-text.ts';

/** What a picture of a plan says, in the player's language. */
export function usePictureWords(plan: CastlePlan, title: string): PictureWords {
  const { language } = useFormat();
  const t = useTexts('castlemap');
  const { paper } = useTexts('castleplans');
  const phrases = useMapPhrases(plan);
  const { inches } = phrases;
  return {
    ...phrases,
    language,
    title,
    table: paper.table(inches(plan.width), inches(plan.depth)),
    enclosed: paper.enclosed,
    note: paper.note,
    player: (player) => t.player(player + 1),
    area: (player) => t.areaOf(player + 1),
    size: (outline) =>
      outline.shape === 'circle'
        ? `⌀ ${inches(outline.radius * 2)}`
        : `${inches(outline.width)} × ${inches(outline.depth)}`,
    found: (amount) => (amount === 0 ? t.legal : t.wrong(amount)),
  };
}
