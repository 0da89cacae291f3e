import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { AttackPlan } from '../../rules/brikwars/attack-plan.ts';
import { isLegalDefence, lateResponses, responseId, withResponse } from '../../rules/brikwars/defences.ts';
import { actions, type DefencePlan, type Fight, type Response } from '../../rules/brikwars/fight.ts';
import type { PlayEntry, PlayResult } from '../../rules/brikwars/play-record.ts';
import { noLateParry } from '../../rules/brikwars/play-turn.ts';
import { attackText, responseText } from './phrases.ts';

/** The plans still open while the damage of an attack is not rolled (BWC-61). */
export function latePlans(fight: Fight, plan: DefencePlan, attack: number): readonly DefencePlan[] {
  return lateResponses(fight, plan, attack)
    .filter(({ kind }) => kind === 'parry')
    .map((response) => withResponse(plan, attack, response))
    .filter((late) => isLegalDefence(fight, late));
}

/** The option that lets a hit go unparried. */
export const unparried: string = noLateParry;

/** The option that parries as this plan does. */
export function lateOption(plan: DefencePlan, attack: number): string {
  const response = plan[attack];
  return response === undefined ? unparried : responseId(response);
}

/** What an option of the table says: a turn of the attacker, an answer of the defender, or neither. */
export function readOption(option: string): Pick<AttackPlan, 'action' | 'arms'> | Response | undefined {
  const [kind, ...places] = option.split('-');
  const arms = places.map(Number);
  const action = actions.find((known) => known === kind);
  if (action) return { action, arms };
  const [arm, strike] = arms;
  if (kind === 'none') return { kind };
  if (arm === undefined) return undefined;
  if (kind === 'counterattack' || kind === 'parry') return { kind, arm };
  return kind === 'riposte' && strike !== undefined ? { kind, parry: arm, strike } : undefined;
}

type Texts = Messages['fight'];

type Words = Messages['fightplay'];

/** A choice made on the table, by its id. */
export function optionText(t: Texts, words: Words, fight: Fight, option: string): string {
  const read = readOption(option);
  if (read === undefined) return words.goOn;
  return 'action' in read ? attackText(t, fight, read) : responseText(t, fight, read);
}

/** One line of the record, without its result. */
export function entryLine(t: Texts, words: Words, format: Format, fight: Fight, entry: PlayEntry): string {
  const total = format.number(entry.total);
  const need = format.number(entry.need ?? 0);
  const damage = format.number(entry.damage ?? 0);
  const chosen = () => words.log.chosen(optionText(t, words, fight, entry.chosen ?? ''));
  const what = {
    range: () => words.log.range(total, need),
    attack: () => words.log.attack(total, need),
    shove: () => words.log.shove(total, need),
    parry: () => words.log.parry(total, need),
    damage: () => words.log.damage(total),
    'parry-damage': () => words.log.parryDamage(total, damage),
    armor: () => words.log.armor(total, damage),
    push: () => words.log.push(total),
    'knock-away': () => words.log.knockAway(total),
    withdrawal: () => words.log.withdrawal,
    action: chosen,
    defence: chosen,
    'late-parry': chosen,
  }[entry.purpose]();
  return words.logLine(t.sides[entry.who], what);
}

/** Results that the line says already. */
const untold: ReadonlySet<PlayResult> = new Set([
  'damage',
  'reduced',
  'chosen',
  'flies',
  'shoved',
  'gets-away',
]);

/** What came of it, in a few words; damage speaks for itself unless it failed. */
export function entryResult(words: Words, { result, weaponLost }: PlayEntry): string | undefined {
  if (untold.has(result)) return undefined;
  return weaponLost ? `${words.results[result]}, ${words.weaponLostShort}` : words.results[result];
}
