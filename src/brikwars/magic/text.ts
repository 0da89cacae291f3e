import { behindLabel, labelled, saidBy } from '../../kit/question/asked.ts';
import type { Gain, Outcome } from '../../kit/stage/outcome-bar.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { SupplementReason } from '../../rules/brikwars/supplement/effects.ts';
import { mageState } from '../../rules/brikwars/supplement/mage-battle.ts';
import type { CareSide } from '../../rules/brikwars/supplement/stages.ts';
import { eachOnce } from '../reason-sentences.ts';
import type { DuelTexts } from '../situation.ts';
import { type MagicFact, type MagicIssue, magicAnswerOf } from './answer.ts';
import type { MagicEnd, MagicEndId } from './ends.ts';
import { decodeMagic, type MagicInputs, type MagicKind, magicAsked, stepsOf } from './inputs.ts';

export type MagicTexts = Messages['magic'];

/** The words of what strikes one with several pips: he takes one where another dies (BW-DMG-03). */
export function fatedWords(
  t: MagicTexts,
  { fates }: Pick<Messages['brikwars'], 'fates'>,
  inputs: MagicInputs,
): MagicTexts {
  if (stepsOf(inputs) === 1) return t;
  const { pips, step } = t;
  const { unhurt } = t.ends;
  const hurt = {
    ...{ dies: fates.pip.target, someone: pips.enemy, lost: step(t.roles.friend, pips.one) },
    ...{ lives: unhurt, nobody: unhurt, saved: unhurt },
  };
  return {
    ...t,
    ends: { ...t.ends, ...hurt },
    facts: { ...t.facts, dead: pips.mean, without: t.unhurtWithout },
  };
}

/** The words of a thing in one language, as the title needs them. */
export interface TitleTexts {
  readonly magic: MagicTexts;
  readonly fight: Messages['brikwars'];
}

/** One short line that names what is tried. */
export function magicTitle({ magic: t, fight }: TitleTexts, inputs: MagicInputs): string {
  const { kind, level, target, size, wounds, medics, shoots } = inputs;
  const name = t.kinds[kind];
  switch (kind) {
    case 'bolt':
    case 'area':
    case 'shield':
      return t.titles.spell(name, String(level), t.units[target]);
    case 'summon':
    case 'raise':
      return t.titles.call(name, String(size));
    case 'heal':
      return wounds > 0 ? t.titles.wounds(name, String(wounds), medics) : t.titles.hit(name, medics);
    case 'shot':
      return t.titles.shot(name, fight.weapons[shoots], t.units[target]);
  }
}

/** The title of a kept thing; undefined where it cannot be read. */
export function titleOf(texts: TitleTexts, query: string): string | undefined {
  const inputs = decodeMagic(query);
  return inputs && magicTitle(texts, inputs);
}

/** What else is tried with: short phrases, to be held against another's. */
export function detailsOf(t: MagicTexts, fight: DuelTexts, format: Format, query: string): readonly string[] {
  const inputs = decodeMagic(query);
  if (!inputs) return [];
  const { kind, caster, target, wounds, fell = 'missed' } = inputs;
  const number = labelled(format);
  const calls = kind === 'summon' || kind === 'raise';
  const struck = !calls && (kind !== 'heal' || wounds === 0);
  const says = (who: CareSide) => (what: string) => `${roleOf(t, kind, who)}: ${what}`;
  const [his, other] = [says('caster'), says('target')];
  return saidBy(t, format)(magicAsked, inputs, {
    table: 'unsaid',
    // The title names it, with its level or its Size.
    kind: 'unsaid',
    caster: { always: (caster) => his(t.units[caster]) },
    ownSkill: { always: (dice) => (caster === 'own' ? his(`${t.skill} ${fight.dice(dice)}`) : []) },
    modifier: (by) => `${t.modifier} ${format.signed(by)}`,
    cranky: (cranky) => his(fight.crankyBy(format.signed(-cranky))),
    targetCranky: (cranky) => other(fight.crankyBy(format.signed(-cranky))),
    magic: { always: number(t.magic) },
    level: 'unsaid',
    distance: { always: (inches) => (kind === 'bolt' || kind === 'area' ? number(t.distance)(inches) : []) },
    target: { always: (target) => (kind === 'heal' && struck ? other(t.units[target]) : []) },
    ownArmor: {
      always: (dice) => (struck && target === 'own' ? other(`${t.armor} ${fight.dice(dice)}`) : []),
    },
    steps: () => (stepsOf(inputs) > 1 ? other(number(t.pips.left)(stepsOf(inputs))) : []),
    count: { always: number(t.count) },
    struck: { always: (weapon) => t.against(fight.weapons[weapon]) },
    shoots: 'unsaid',
    size: (size) => (kind === 'heal' ? number(t.patientSize)(size) : []),
    wounds: 'unsaid',
    medics: 'unsaid',
    hidden: { always: (thirds) => behindLabel(t.hidden, t.hiddenParts[thirds]) },
    stance: { always: (stance) => t.stances[stance] },
    hides: { always: (hides) => (hides ? t.hides : []) },
    called: ({ name, skill, armor }) =>
      kind === 'summon'
        ? other(
            [name || t.nameless, `${t.skill} ${fight.dice(skill)}`, `${t.armor} ${fight.dice(armor)}`].join(
              ', ',
            ),
          )
        : [],
    landed: (inches) => (kind === 'area' ? t.landedAt[fell](format.number(inches)) : []),
    fell: 'unsaid',
    selfArmor: (dice) => (kind === 'area' && caster === 'own' ? his(`${t.armor} ${fight.dice(dice)}`) : []),
    after: 'unsaid',
    tally: ({ pack, log }) => t.turn(format.number(mageState(pack, log).turn)),
    battle: 'unsaid',
  });
}

/** Who rolls, in the words of what is tried. */
export function roleOf(t: MagicTexts, kind: MagicKind, who: CareSide): string {
  if (who === 'enemy') return t.roles.enemy;
  if (who === 'caster')
    return kind === 'heal' ? t.roles.medic : kind === 'shot' ? t.roles.shooter : t.roles.mage;
  const others = {
    bolt: t.roles.target,
    area: t.roles.target,
    shield: t.roles.friend,
    summon: t.roles.called,
    raise: t.roles.corpse,
    heal: t.roles.patient,
    shot: t.roles.hider,
  };
  return others[kind];
}

const gains: Readonly<Record<MagicEndId, Gain>> = {
  dies: 'mine',
  someone: 'mine',
  saved: 'mine',
  called: 'mine',
  rises: 'mine',
  healed: 'mine',
  unhurt: 'nobody',
  lives: 'nobody',
  nobody: 'nobody',
  misses: 'nobody',
  uncalled: 'nobody',
  stays: 'nobody',
  lost: 'theirs',
  bleeds: 'theirs',
  self: 'theirs',
};

export interface ShownFigure {
  readonly label: string;
  readonly chance: number;
  readonly shown: string;
  readonly gain: Gain;
  readonly unit?: string;
  readonly reasons: readonly SupplementReason[];
}

/** The ends with their whole percent; those that cannot be are left out. */
export function shownEnds(
  t: MagicTexts,
  format: Format,
  ends: readonly MagicEnd[],
  reasons: readonly SupplementReason[],
): readonly ShownFigure[] {
  // Few spells come down so near to their mage.
  const shown = ends.filter(({ id, chance }) => id !== 'self' || chance > 0);
  const shares = format.shares(shown.map(({ chance }) => Math.max(0, chance)));
  return shown.map(({ id, chance }, place) => ({
    label: t.ends[id],
    chance: Math.max(0, chance),
    shown: shares[place] ?? '',
    gain: gains[id],
    reasons,
  }));
}

/** What stands beside the ends. */
export function shownFacts(
  t: MagicTexts,
  format: Format,
  facts: readonly MagicFact[],
): readonly ShownFigure[] {
  return facts.map(({ id, value, chance, reasons }) => ({
    label: t.facts[id],
    chance: chance ? value : 0,
    shown: chance ? format.hundredths(value) : format.number(value, 1),
    gain: 'nobody',
    ...(chance ? {} : { unit: '' }),
    reasons,
  }));
}

export function magicIssueText(
  t: Messages['magic'],
  format: Format,
  { code, limit = 0 }: MagicIssue,
): string {
  const phrases: Readonly<Partial<Record<string, (limit: string) => string>>> = {
    ...t.issues,
    ...t.battleIssues,
  };
  return phrases[code]?.(format.number(limit)) ?? t.impossible;
}

/** Effects whose amount is added to a roll. */
const signed: ReadonlySet<string> = new Set(['own-modifier', 'medics-quarrel']);

/** Why a figure is what it is, each reason once. */
export function magicReasonItems(
  { magic, brikwars }: Pick<Messages, 'magic' | 'brikwars'>,
  format: Format,
  reasons: readonly SupplementReason[],
): ReturnType<typeof eachOnce> {
  const phrases: Readonly<Record<string, (amount: string) => string>> = {
    ...brikwars.reasons,
    ...brikwars.volleyReasons,
    ...magic.reasons,
  };
  return eachOnce(
    reasons.flatMap(({ rule, effect, amount }) => {
      const shown =
        amount === undefined ? '' : signed.has(effect) ? format.signed(amount) : format.number(amount);
      const text = phrases[effect]?.(shown);
      return text === undefined ? [] : [{ text, rule }];
    }),
  );
}

/** The ends of a kept fight, as its bar has them; undefined where the text makes none. */
export function keptEnds(
  { magic, fight }: { readonly magic: Messages['magic']; readonly fight: Messages['brikwars'] },
  format: Format,
  query: string,
): readonly Outcome[] | undefined {
  const inputs = decodeMagic(query);
  const answer = inputs && magicAnswerOf(inputs);
  if (!inputs || !answer?.ok) return undefined;
  return shownEnds(fatedWords(magic, fight, inputs), format, answer.value.ends, answer.value.reasons);
}
