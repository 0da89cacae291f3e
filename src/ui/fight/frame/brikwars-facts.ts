import { verdictOf as chargeVerdict } from '../../../state/charge-verdict.ts';
import { verdictOf as duelVerdict } from '../../../state/duel-verdict.ts';
import type { FramePart } from '../../../state/fight-frame.ts';
import type { LanguageModel } from '../../../state/language.ts';
import { verdictOf as manyVerdict } from '../../../state/many-verdict.ts';
import { verdictOf as quikVerdict } from '../../../state/quik-verdict.ts';
import { decodeRules } from '../../../state/table-rules.ts';
import { detailsOf as chargeDetails } from '../charge/charge-details.ts';
import { titleOf as chargeTitle } from '../charge/charge-title.ts';
import { detailsOf as duelDetails } from '../duel/duel-details.ts';
import { titleOf as duelTitle } from '../duel/duel-title.ts';
import { detailsOf as manyDetails } from '../many/many-details.ts';
import { titleOf as manyTitle } from '../many/many-title.ts';
import { titleOf as quikTitle } from '../quik/quik-title.ts';
import type { GameFacts, ModeFacts } from './fight-facts.ts';

function duelWords({ texts }: LanguageModel) {
  return { ...texts('fight'), ...texts('fightmore'), ...texts('fightplace') };
}

function chargeWords({ texts }: LanguageModel) {
  return { ...texts('charge'), ...texts('chargemore') };
}

const modes: Readonly<Record<FramePart, ModeFacts>> = {
  brikwars: {
    titleOf: ({ texts }, query) => duelTitle(texts('fight'), query),
    detailsOf: (language, query) => duelDetails(duelWords(language), language.format.peek(), query),
    verdictOf: duelVerdict,
  },
  many: {
    titleOf: ({ texts }, query) => manyTitle(texts('many'), query),
    detailsOf: (language, query) =>
      manyDetails(language.texts('many'), duelWords(language), language.format.peek(), query),
    verdictOf: manyVerdict,
  },
  charge: {
    titleOf: (language, query) => chargeTitle(chargeWords(language), query),
    detailsOf: (language, query) => chargeDetails(chargeWords(language), language.format.peek(), query),
    verdictOf: chargeVerdict,
  },
  quik: { titleOf: ({ texts }, query) => quikTitle(texts('quik'), query), verdictOf: quikVerdict },
};

export const brikwarsFacts: GameFacts = {
  modes,
  /** Edition and number of house rules; the short games say it in their title. */
  rulesPhrase({ texts }, query) {
    const table = decodeRules(new URLSearchParams(query).get('e') ?? '');
    if (!table) return undefined;
    const changes = Object.keys(table.house).length;
    const edition = texts('fights').editions[table.edition];
    return [edition, ...(changes > 0 ? [texts('fightplace').changes(changes)] : [])].join(' · ');
  },
};
