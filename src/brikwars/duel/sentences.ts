import type { EndChance } from '../../fight/step-record.ts';
import type { Gain, Outcome } from '../../kit/stage/outcome-bar.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { TurnChances } from '../../rules/brikwars/duel/turn-chances.ts';
import { assumedReach } from '../situation.ts';
import { answerOf, barEnds, type DuelAnswer } from './answer.ts';
import { armHeld } from './creation-arms.ts';
import { type DuelInputs, decodeDuel, fatesOf } from './inputs.ts';
import { planLines } from './text.ts';

type Texts = Messages['brikwars'];

/** What a number of the answer is the chance of. */
export type TileId = 'hit' | keyof TurnChances;

/** A number of the answer, big, with what it means for the defender. */
export interface Tile {
  readonly label: string;
  readonly id: TileId;
  readonly chance: number;
  readonly shown: string;
  readonly gain: Gain;
}

/**
 * The ends of a turn as they are written: together 100. Where both may be hurt (BW-DMG-03), the bar says of the attacker in
 * how many only he is. A shove may go along with a death, so it stands for itself.
 */
export function shownChances(
  format: Format,
  chances: Pick<TurnChances, 'defenderDies' | 'attackerDies' | 'bothDie' | 'defenderShoved'>,
): Readonly<Record<'dies' | 'kills' | 'only' | 'neither' | 'shoved', string>> {
  const { attackerDies, bothDie, defenderShoved } = chances;
  const [dies = '', alone = '', neither = '0'] = format.shares(barEnds(chances));
  const kills = bothDie > 0 ? format.hundredths(attackerDies) : alone;
  return { dies, kills, only: alone, neither, shoved: format.hundredths(defenderShoved) };
}

/** The ends of a turn, which exclude each other and add up to 100, and beside them what is no end. */
export function endsOf(
  t: Texts,
  format: Format,
  inputs: DuelInputs,
  { chosen: { chances }, hit }: DuelAnswer,
): { readonly ends: readonly Tile[]; readonly facts: readonly Tile[] } {
  const { dies, kills, only, neither, shoved } = shownChances(format, chances);
  const end = (id: keyof TurnChances, label: string, shown: string, gain: Gain): Tile => ({
    id,
    chance: chances[id],
    label,
    shown,
    gain,
  });
  const fates = fateTexts(t, inputs);
  const survives = end('neitherDies', fates.neither, neither, 'nobody');
  if (inputs.mode === 'ranged') {
    const hits = hit ?? chances.defenderDies;
    return {
      ends: [end('defenderDies', fates.target, dies, 'mine'), survives],
      facts: [{ id: 'hit', chance: hits, label: t.hit, shown: format.hundredths(hits), gain: 'nobody' }],
    };
  }
  const attacker = end('attackerDies', fates.charger, kills, 'theirs');
  if (inputs.action === 'withdraw')
    return { ends: [end('neitherDies', t.getsAway, neither, 'mine'), attacker], facts: [] };
  if (inputs.action === 'shove') {
    const stays = 1 - chances.defenderShoved;
    const [pushed = shoved, held = ''] = format.shares([chances.defenderShoved, stays]);
    return {
      ends: [
        end('defenderShoved', t.defenderShoved, pushed, 'mine'),
        { id: 'defenderShoved', chance: stays, label: t.staysPut, shown: held, gain: 'nobody' },
      ],
      facts: [attacker],
    };
  }
  const { attackerDies, bothDie } = chances;
  const alone =
    bothDie > 0
      ? { ...attacker, chance: Math.max(0, attackerDies - bothDie), label: t.onlyActs, shown: only }
      : attacker;
  return { ends: [end('defenderDies', fates.target, dies, 'mine'), alone, survives], facts: [] };
}

/** The words for what may become of the two: who has several pips takes one (BW-DMG-03). */
export function fateTexts(
  t: Pick<Messages['brikwars'], 'fates' | 'ofHundred' | 'neitherHurt' | 'neitherDies'>,
  inputs: Pick<DuelInputs, 'attacker' | 'defender' | 'mode'>,
) {
  const { mode } = inputs;
  const { plain, ...fates } = fatesOf(inputs);
  const [target, charger] = [t.fates[fates.target].target, t.fates[fates.charger].charger];
  return {
    ...{ target, charger, plain },
    neither: plain ? t.neitherDies : t.neitherHurt,
    said: (dies: string, kills: string) =>
      [t.ofHundred(target, dies), ...(mode === 'ranged' ? [] : [t.ofHundred(charger, kills)])].join(' '),
  };
}

/** What a turn comes to where somebody takes a pip or is destroyed, in the figures of what is done; undefined elsewhere. */
function fatedTurn(
  t: Texts,
  format: Format,
  inputs: DuelInputs,
  odds: TurnChances,
  action: DuelInputs['action'] = inputs.action,
): readonly (readonly [what: string, chance: string])[] | undefined {
  const { plain, target, charger } = fateTexts(t, inputs);
  if (plain) return undefined;
  const { dies, kills, neither, shoved } = shownChances(format, odds);
  if (inputs.mode === 'ranged') return [[target, dies]];
  const first = {
    attack: [target, dies],
    shove: [t.defenderShoved, shoved],
    withdraw: [t.getsAway, neither],
  };
  return [first[action] as [string, string], [charger, kills]];
}

/** The same in one line. */
export function fatedLine(...turn: Parameters<typeof fatedTurn>): string | undefined {
  const [t] = turn;
  return fatedTurn(...turn)
    ?.map(([what, chance]) => t.besides(what, chance))
    .join(', ');
}

/** The same in sentences. */
function fatedSentences(...turn: Parameters<typeof fatedTurn>): string | undefined {
  const [t] = turn;
  return fatedTurn(...turn)
    ?.map(([what, chance]) => t.ofHundred(what, chance))
    .join(' ');
}

function outcomeSentence(
  t: Texts,
  format: Format,
  inputs: DuelInputs,
  { chosen: { chances: odds }, hit }: DuelAnswer,
): string {
  const { dies, kills, neither, shoved } = shownChances(format, odds);
  const fated = fatedSentences(t, format, inputs, odds);
  if (fated) return fated;
  if (inputs.mode === 'ranged') return t.summaryRanged(format.hundredths(hit ?? odds.defenderDies), dies);
  if (inputs.action === 'withdraw') return t.summaryWithdraw(neither, kills);
  if (inputs.action === 'shove') return t.summaryShove(shoved, kills);
  return t.summaryClose(dies, kills);
}

/** What happens and how likely under the chosen defence, and what the best one makes of it. */
export function answerSentences(
  t: Texts,
  format: Format,
  inputs: DuelInputs,
  answer: DuelAnswer,
): readonly string[] {
  const { choices, chosen } = answer;
  const first = outcomeSentence(t, format, inputs, answer);
  const best = choices[0];
  // What a withdrawal meets is no defence.
  const withdraws = inputs.mode === 'close' && inputs.action === 'withdraw';
  const described = [first, ...assumedWords(t, format, inputs)];
  if (choices.length < 2 || !best || (withdraws && chosen.isBest)) return described;
  if (chosen.isBest) return [...described, t.nothingBetter];
  const plan = planLines(t, answer.fight, best.plan).join('; ');
  return [...described, bestSentence(t, format, inputs, plan, best.chances)];
}

/** What happens and how likely given what has been rolled: which defence was best before then is past. */
export function givenSentences(
  t: Texts,
  format: Format,
  inputs: DuelInputs,
  answer: DuelAnswer,
): readonly string[] {
  return [outcomeSentence(t, format, inputs, answer), ...assumedWords(t, format, inputs)];
}

/** What the odds of a shot take for granted as long as nobody says how far it is. */
export function assumedWords(
  t: Texts,
  format: Format,
  { mode, automatic, shot, distance, table, attacker }: DuelInputs,
): readonly string[] {
  const arm = mode === 'ranged' && shot === 'own' && distance === 0 ? armHeld(attacker, mode) : undefined;
  // A gun of a creation says how far it shoots.
  if (arm && !automatic)
    return [arm.range === undefined ? t.assumes.thrown : t.assumes.within(format.number(arm.range))];
  const reach = mode === 'ranged' && !automatic ? assumedReach(shot, distance, table) : undefined;
  if (reach === undefined) return [];
  return [reach.kind === 'within' ? t.assumes.within(format.number(reach.inches)) : t.assumes[reach.kind]];
}

function bestSentence(t: Texts, format: Format, inputs: DuelInputs, plan: string, odds: TurnChances): string {
  const fated = fatedSentences(t, format, inputs, odds);
  if (fated) return `${t.bestAnswer(plan)}. ${fated}`;
  const { dies, kills, shoved } = shownChances(format, odds);
  if (inputs.mode === 'ranged') return t.bestShot(plan, dies);
  if (inputs.action === 'withdraw') return t.bestWithdraw(plan, kills);
  if (inputs.action === 'shove') return t.bestShove(plan, shoved, kills);
  return t.bestClose(plan, dies, kills);
}

/** The answer with the chances of the fight in hand. */
export function withChances(answer: DuelAnswer, chance: (id: string) => number | undefined): DuelAnswer {
  const { chosen } = answer;
  const now = (id: keyof TurnChances) => chance(id) ?? chosen.chances[id];
  const chances: TurnChances = {
    ...chosen.chances,
    defenderDies: now('defenderDies'),
    attackerDies: now('attackerDies'),
    bothDie: Math.max(0, now('defenderDies') + now('attackerDies') + now('neitherDies') - 1),
    neitherDies: now('neitherDies'),
    defenderShoved: now('defenderShoved'),
  };
  return { ...answer, chosen: { ...chosen, chances }, hit: chance('hit') ?? answer.hit };
}

/** What an option comes to: the result for each side in percent. */
export function optionOdds(
  t: Messages['brikwars'],
  words: Messages['fight'],
  format: Format,
  inputs: DuelInputs,
  ends: readonly EndChance[],
): string {
  const { plain, target, charger, neither } = fateTexts(t, inputs);
  const chances = ends.map(({ chance }) => chance);
  // Both may be hurt where somebody has pips: together they are more than 100 then.
  const shown = plain ? format.shares(chances) : chances.map(format.hundredths);
  const labels: Readonly<Record<string, string>> = {
    defenderDies: target,
    attackerDies: charger,
    neitherDies: neither,
  };
  const described = ends.flatMap(({ id, chance }, place) =>
    id === 'neitherDies' || (id === 'attackerDies' && chance === 0)
      ? []
      : [words.endOdds(labels[id] ?? id, shown[place] ?? '')],
  );
  return described.join(' · ');
}

/** The ends of a kept fight, as its bar has them; undefined where the text makes none. */
export function keptEnds(t: Texts, format: Format, query: string): readonly Outcome[] | undefined {
  const inputs = decodeDuel(query);
  const answer = inputs && answerOf(inputs);
  return inputs && answer?.ok ? endsOf(t, format, inputs, answer.value).ends : undefined;
}
