import { sidedText } from '../../kit/question/sided-text.ts';
import type { Drafts } from '../../platform/drafts.ts';

/** The drafts of the fights that were asked whose their sides are, when one answer held for all of them. */
const asked = ['fight', 'many', 'charge', 'wreck', 'quik', 'magic', 'usb-shoot', 'usb-charge'];

/** Fights in hand as they were left when the enemy was said to act in all of them: now each says it itself. */
export async function turnDraftsOfOld({ load, save }: Pick<Drafts, 'load' | 'save'>): Promise<void> {
  await Promise.all(
    asked.map(async (name) => {
      const [entered, rolled] = await Promise.all([load(name), load(`${name}-play`)]);
      if (entered) save(name, sidedText(entered, 'theirs'));
      const lines = rolled?.split('\n') ?? [];
      // Of a record every second line but the last is what a turn was begun with.
      const turned = lines.map((line, at) =>
        at % 2 === 0 && at < lines.length - 1 ? sidedText(line, 'theirs') : line,
      );
      if (rolled) save(`${name}-play`, turned.join('\n'));
    }),
  );
}
