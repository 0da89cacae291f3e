import { chapters } from '../../reference/chapters.ts';
import { playing } from '../../rules/army.ts';
import { commonRules as brikwarsRules, rulesOfProfile } from '../../rules/brikwars/units/profile-rules.ts';
import type { RuleId } from '../../rules/ids.ts';
import type { Language } from '../../rules/languages.ts';
import { commonRules as castleRules, rulesOfFigure } from '../../rules/mage-knight/attack/figure-rules.ts';
import { rulesOfUnit, commonRules as usbRules } from '../../rules/usb/units/unit-rules.ts';
import type { Army } from '../../storage/army/army.ts';
import { figureOfUnit } from '../../storage/castle/castle-figures.ts';
import { profileOfUnit } from '../../storage/units/profiles.ts';
import { usbUnitOf } from '../../storage/units/usb-units.ts';

/** A rule as it stands on paper. */
export interface ShortRule {
  readonly id: RuleId;
  readonly title: string;
  readonly text: string;
}

/** The rules that what plays of an army is played by: those of its game first, then those of its units, each once. */
export function rulesOfArmy({ game, lines }: Pick<Army, 'game' | 'lines'>): readonly RuleId[] {
  const units = playing(lines).filter(({ count }) => count > 0);
  const rules: RuleId[] = units.flatMap(({ unit }): readonly RuleId[] => {
    if (game === 'usb') {
      const read = unit && usbUnitOf(unit);
      return read ? rulesOfUnit(read) : [];
    }
    if (game === 'brikwars') {
      const read = profileOfUnit(unit);
      return read ? rulesOfProfile(read) : [];
    }
    const read = figureOfUnit(unit);
    return read ? rulesOfFigure(read) : [];
  });
  const common = { brikwars: brikwarsRules, usb: usbRules, 'mage-knight': castleRules }[game];
  return [...new Set([...common, ...rules])];
}

/** The same in words, in the order of the rulebook. */
export async function shortRules(ids: readonly RuleId[], language: Language): Promise<readonly ShortRule[]> {
  const wanted = new Set<RuleId>(ids);
  const needed = chapters.filter((chapter) => chapter.ids.some((id) => wanted.has(id)));
  const loaded = await Promise.all(
    needed.map(async (chapter) => ({ chapter, texts: await chapter.texts[language]() })),
  );
  return loaded.flatMap(({ chapter, texts }) =>
    chapter.ids.flatMap((id) => {
      const entry = wanted.has(id) ? texts[id] : undefined;
      return entry ? [{ id, title: entry.title, text: entry.text }] : [];
    }),
  );
}
