import { type FightGame, gameOfMode } from '../../../state/fight-address.ts';
import type { Variant } from '../../../state/fight-compare.ts';
import type { Verdict } from '../../../state/fight-verdict.ts';
import { type KeptPart, partOfFight, verdictOfFight } from '../../../state/fight-verdicts.ts';
import type { LanguageModel } from '../../../state/language.ts';

/** How a mode speaks of its fights. */
interface Namer {
  titleOf(query: string): string | undefined;
  /** What else it consists of, in short phrases. */
  detailsOf?(query: string): readonly string[];
}

/** Code and words of a mode come when they are first needed. */
const namers: Readonly<Record<KeptPart, (language: LanguageModel) => Promise<Namer>>> = {
  brikwars: async (language) => {
    const [{ titleOf }, { detailsOf }] = await Promise.all([
      import('../duel/duel-title.ts'),
      import('../duel/duel-details.ts'),
      language.load(['fight', 'fightmore', 'fightplace']),
    ]);
    const t = language.texts('fight');
    const all = { ...t, ...language.texts('fightmore'), ...language.texts('fightplace') };
    return {
      titleOf: (query) => titleOf(t, query),
      detailsOf: (query) => detailsOf(all, language.format.peek(), query),
    };
  },
  many: async (language) => {
    const [{ titleOf }, { detailsOf }] = await Promise.all([
      import('../many/many-title.ts'),
      import('../many/many-details.ts'),
      language.load(['many', 'fight', 'fightmore', 'fightplace']),
    ]);
    const t = language.texts('many');
    const fight = {
      ...language.texts('fight'),
      ...language.texts('fightmore'),
      ...language.texts('fightplace'),
    };
    return {
      titleOf: (query) => titleOf(t, query),
      detailsOf: (query) => detailsOf(t, fight, language.format.peek(), query),
    };
  },
  charge: async (language) => {
    const [{ titleOf }, { detailsOf }] = await Promise.all([
      import('../charge/charge-title.ts'),
      import('../charge/charge-details.ts'),
      language.load(['charge', 'chargemore']),
    ]);
    const t = { ...language.texts('charge'), ...language.texts('chargemore') };
    return {
      titleOf: (query) => titleOf(t, query),
      detailsOf: (query) => detailsOf(t, language.format.peek(), query),
    };
  },
  quik: async (language) => {
    const [{ titleOf }] = await Promise.all([import('../quik/quik-title.ts'), language.load(['quik'])]);
    return { titleOf: (query) => titleOf(language.texts('quik'), query) };
  },
  'usb-shoot': async (language) => {
    const [{ titleOf }, { detailsOf }] = await Promise.all([
      import('../usb-shoot/shoot-title.ts'),
      import('../usb-shoot/shoot-details.ts'),
      language.load(['usbunits', 'usbshoot', 'usbshootmore']),
    ]);
    const units = language.texts('usbunits');
    const t = { ...units, title: language.texts('usbshoot').title };
    const more = language.texts('usbshootmore');
    return {
      titleOf: (query) => titleOf(t, query),
      detailsOf: (query) => detailsOf(units, more, language.format.peek(), query),
    };
  },
  'usb-charge': async (language) => {
    const [{ titleOf }, { detailsOf }] = await Promise.all([
      import('../usb-charge/charge-title.ts'),
      import('../usb-charge/charge-details.ts'),
      language.load(['usbunits', 'usbcharge', 'usbchargemore']),
    ]);
    const units = language.texts('usbunits');
    const t = { ...language.texts('usbcharge'), ...language.texts('usbchargemore') };
    return {
      titleOf: (query) => titleOf(t, units, query),
      detailsOf: (query) => detailsOf(t, units, language.format.peek(), query),
    };
  },
  'usb-morale': async (language) => {
    const [{ titleOf, detailsOf }] = await Promise.all([
      import('../usb-morale/morale-title.ts'),
      language.load(['usbmorale', 'usbunits']),
    ]);
    const [t, units] = [language.texts('usbmorale'), language.texts('usbunits')];
    return {
      titleOf: (query) => titleOf(t, units, query),
      detailsOf: (query) => detailsOf(t, units, language.format.peek(), query),
    };
  },
  'usb-test': async (language) => {
    const [{ titleOf, detailsOf }] = await Promise.all([
      import('../usb-test/usb-test-title.ts'),
      language.load(['usb']),
    ]);
    const t = language.texts('usb');
    return {
      titleOf: (query) => titleOf(t, query),
      detailsOf: (query) => detailsOf(t, language.format.peek(), query),
    };
  },
};

const rulesPhrases: Readonly<
  Record<FightGame, (fight: Variant, language: LanguageModel) => Promise<string | undefined>>
> = {
  async brikwars(fight, language) {
    const [{ rulesPhrase }] = await Promise.all([
      import('./brikwars-rules.ts'),
      language.load(['fights', 'fightplace']),
    ]);
    return rulesPhrase(language.texts('fights'), language.texts('fightplace'), fight.query);
  },
  async usb(fight, language) {
    const [{ rulesPhrase }] = await Promise.all([
      import('./usb-rules.ts'),
      language.load(['usbfights', 'fightplace']),
    ]);
    return rulesPhrase(language.texts('usbfights'), language.texts('fightplace'), fight.query);
  },
};

/** The line that names a kept fight; undefined where it cannot be read. */
export async function titleOfFight(fight: Variant, language: LanguageModel): Promise<string | undefined> {
  const part = partOfFight(fight);
  return part && (await namers[part](language)).titleOf(fight.query);
}

/** What a list says of a kept fight. */
export interface FightFacts {
  readonly title: string | undefined;
  readonly details: readonly string[];
  readonly verdict: Verdict | undefined;
  /** What it is played by; undefined where it does not say. */
  readonly rules: string | undefined;
}

export async function factsOfFight(fight: Variant, language: LanguageModel): Promise<FightFacts> {
  const part = partOfFight(fight);
  if (part === undefined) return { title: undefined, details: [], verdict: undefined, rules: undefined };
  const [namer, verdict, rules] = await Promise.all([
    namers[part](language),
    verdictOfFight(fight),
    rulesPhrases[gameOfMode(part)](fight, language),
  ]);
  const { query } = fight;
  return { title: namer.titleOf(query), details: namer.detailsOf?.(query) ?? [], verdict, rules };
}

/**
 * What sets each of the fights apart from the others of its mode, beside the title: the phrases that not all of them
 * share. A fight that is alone of its mode has none.
 */
export function differencesOf(
  fights: readonly { readonly mode: string; readonly details: readonly string[] }[],
): readonly (readonly string[])[] {
  return fights.map(({ mode, details }) => {
    const alike = fights.filter((other) => other.mode === mode);
    if (alike.length < 2) return [];
    return details.filter((phrase) => alike.some((other) => !other.details.includes(phrase)));
  });
}
