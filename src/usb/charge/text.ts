import type { EndChance, TableLine, TableTexts } from '../../fight/step-record.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { MeleeEntry, MeleeMoment, MeleeOutcome } from '../../rules/usb/melee/melee-record.ts';
import type { MeleeRole } from '../../rules/usb/melee/melee-setup.ts';
import type { ResultReason } from '../../rules/usb/turn/score.ts';
import { fateOf } from '../fallen.ts';
import { fighterText, type UnitTexts } from '../unit-names.ts';
import { declaredMark } from './advice.ts';
import { endingsOf, endOf } from './answer.ts';
import { type UsbChargeInputs, usbChargeCodec } from './inputs.ts';
import { opensRound } from './play.ts';

/** Who charges whom, in one line. */
function usbChargeTitle(t: Texts, units: UnitTexts, { charger, target, locked }: UsbChargeInputs): string {
  const title = locked ? t.lockedTitle : t.title;
  return title(fighterText(units, charger.fighter), fighterText(units, target.fighter));
}

/** One line that names a kept fight; undefined where its inputs make none. */
export function titleOf(t: Messages['usbcharge'], units: Messages['usb'], query: string): string | undefined {
  const inputs = usbChargeCodec.decode(query);
  return inputs && usbChargeTitle(t, units, inputs);
}

type Texts = Messages['usbcharge'];

/** Whose headings the two units have: of the side that charges, or strikes first, and of the other. */
export function roleOf(role: MeleeRole) {
  return role === 'charger' ? 'acts' : 'other';
}

/** For the middle of a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** What a score is made of, point by point. */
function scoreParts(
  t: Messages['usbcharge'],
  format: Format,
  reasons: readonly ResultReason[],
): readonly string[] {
  return reasons.map(({ effect, amount }) => t.score[effect](format.signed(amount)));
}

export interface PlayTexts {
  readonly charge: Messages['usbcharge'];
  readonly units: Messages['usb'];
  readonly endOdds: Messages['fight']['endOdds'];
}

/** Ends that the scores decide. */
const bands = /^locked$|^(?:charger|target)-(?:pushed|flees|destroyed)$/;

const bends = ['bend-1', 'bend-2', 'bend-3', 'bend-4', 'bend-5'];

/** The weapon of a roll, or who rolls where that says more. */
export function weaponText(
  { charge, units }: Pick<PlayTexts, 'charge' | 'units'>,
  { of, weapon }: Pick<MeleeMoment, 'of' | 'weapon'>,
): string {
  if (of === 'automatic' || weapon === undefined) return charge.ram;
  const name = { ...units.melee, ...units.ranged }[weapon];
  return of === 'hero' ? charge.hero(name) : of === 'machine' ? charge.machine(name) : name;
}

function stepTitle(t: PlayTexts, moment: MeleeMoment): string {
  const { purpose, who, level, of } = moment;
  const named = t.charge.purposes[purpose];
  const what =
    level !== undefined
      ? t.charge.atLevel(named, level)
      : of === undefined
        ? named
        : t.charge.withWeapon(named, weaponText(t, moment));
  return t.charge.step(t.charge.sides[who], what);
}

/** What may be chosen before the first die, by its name. */
export function choiceName(t: Messages['usbcharge'], choice: string): string {
  const names: Readonly<Record<string, string>> = { ...t.reactions, ...t.shields, ...t.duels };
  return names[choice] ?? '';
}

function optionText({ charge }: PlayTexts, option: string): string {
  const { options } = charge;
  if (option.startsWith(declaredMark)) return choiceName(charge, option.slice(declaredMark.length));
  const spend = bends.indexOf(option) + 1;
  if (spend > 0) return options.bend(spend);
  return option === 'strike' || option === 'reroll' || option === 'again' ? options[option] : options.keep;
}

/** What comes of a line, in a word or two. */
function resultOf(t: PlayTexts, { purpose, good, fate }: MeleeEntry): Pick<TableLine, 'result'> {
  if (good === undefined) return {};
  const ends = purpose === 'morale' || purpose === 'morale-again';
  const word = good ? t.charge.passed : t.charge.failed;
  const end = ends && !good && fate ? `${word}: ${t.charge.fates[fate].toLowerCase()}` : word;
  return { result: end };
}

function lineText(t: PlayTexts, format: Format, entry: MeleeEntry): string {
  const { log, need } = t.charge;
  const { purpose, count, dice = 0, level = 0, models = 0 } = entry;
  const who = t.charge.sides[entry.who];
  const face = need(entry.need ?? 0);
  switch (purpose) {
    case 'find':
      return log.find(face);
    case 'hit':
      return entry.roll ? log.hit(who, weaponText(t, entry), count, dice, face) : log.automatic(who, count);
    case 'bend':
      return log.bend(entry.spent ?? 0, t.charge.bends[entry.bends ?? 'hit']);
    case 'save':
      return log.save(who, count, dice, face);
    case 'shield':
      return entry.option === 'reroll' ? log.reroll(who) : log.strike(who);
    case 'save-again':
      return log.saveAgain(who, count, dice, face);
    case 'wounds':
      return log.wounds(who, count, dice);
    case 'losses':
      return log.losses(who, count, models);
    case 'no-blows':
      return log.noBlows(who);
    case 'broken':
      return log.broken(count);
    case 'score':
      return log.score(who, count, format.list(scoreParts(t.charge, format, entry.reasons ?? [])));
    case 'band':
      return bandText(t, entry);
    case 'result-wounds':
      return log.resultWounds(who, count);
    case 'morale':
    case 'morale-again':
      return log.morale(who, level, face);
  }
}

/** The end itself stands below the record. */
function bandText({ charge }: PlayTexts, { ending, count, part }: MeleeEntry): string {
  if (ending === undefined || part !== 'result') return '';
  return bands.test(ending) ? charge.log.band(count) : charge.log.over;
}

function hintOf(t: PlayTexts, { purpose, good, count }: MeleeEntry): string | undefined {
  const tested = purpose === 'morale' || purpose === 'morale-again';
  return tested && good === false && count > 0 ? t.charge.log.lostByTest(count) : undefined;
}

function outcomeText(t: PlayTexts, { ending }: MeleeOutcome): string {
  return t.charge.log.ending(t.charge.endings[ending]);
}

/** The words of a melee played step by step. */
export function usbChargeTexts(
  t: PlayTexts,
  format: Format,
): TableTexts<UsbChargeInputs, MeleeMoment, MeleeEntry, MeleeOutcome> {
  const broken = (figures: readonly EndChance[]) => {
    const names = t.charge.tiles;
    return (['target', 'charger'] as const)
      .flatMap((id) => {
        const chance = figures.find((figure) => figure.id === id)?.chance;
        return chance === undefined ? [] : [t.endOdds(names[id], format.hundredths(chance))];
      })
      .join(' · ');
  };
  return {
    optionOdds: (figures) => broken(figures),
    watched(_, outcome) {
      const names = t.charge.ends;
      const came = outcome && endOf(outcome.ending);
      return (['wins', 'loses'] as const).map((end) => {
        const endings: readonly string[] = endingsOf(end).endings;
        return {
          label: names[end],
          side: end === 'wins' ? 'mine' : 'theirs',
          // A choice says who wins as one value.
          chance: (known) =>
            known.find(({ id }) => id === end)?.chance ??
            known.reduce((sum, { id, chance }) => (endings.includes(id) ? sum + chance : sum), 0),
          ...(came && { came: came === end }),
        };
      });
    },
    side: ({ who }) => (who === 'charger' ? 'mine' : 'theirs'),
    fates: ({ charger, target }, _, outcome) => ({
      mine: fateOf(charger.fighter, outcome?.charger),
      theirs: fateOf(target.fighter, outcome?.target),
    }),
    detail: (outcome) => outcomeText(t, outcome),
    // What a die needs stands in the notation of the roll.
    step: (asked) => ({
      title: stepTitle(t, asked),
      roll: asked.purpose === 'result-wounds' ? 'wounds' : asked.purpose,
    }),
    counts: ({ purpose }) => (purpose.startsWith('save') ? 'saves' : 'hits'),
    option: (option) => optionText(t, option),
    line: (entry) => {
      const hint = hintOf(t, entry);
      return {
        text: lineText(t, format, entry),
        ...(hint && { hint }),
        ...resultOf(t, entry),
      };
    },
    outcome: (outcome) => outcomeText(t, outcome),
    title: (inputs) => usbChargeTitle(t.charge, t.units, inputs),
    turn: (inputs) => {
      const title = usbChargeTitle(t.charge, t.units, inputs);
      return opensRound(inputs) ? t.charge.newRound(title) : title;
    },
  };
}
