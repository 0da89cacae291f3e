import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import {
  isLegalDefence,
  lateResponses,
  readResponse,
  responseId,
  withResponse,
} from '../../rules/brikwars/attack/defences.ts';
import {
  armOf,
  type DefencePlan,
  type Fight,
  type Response,
  type Side,
} from '../../rules/brikwars/attack/fight.ts';
import type { FightIssue } from '../../rules/brikwars/attack/setup.ts';
import { type AttackPlan, readAttack } from '../../rules/brikwars/duel/attack-plan.ts';
import type { PlayEntry, PlayResult } from '../../rules/brikwars/duel/play-record.ts';
import { noLateParry } from '../../rules/brikwars/duel/play-turn.ts';
import type { ArmId } from '../../rules/brikwars/weapons.ts';
import { weaponName as creationArmName, creationName } from '../creation/phrases.ts';
import { type DuelTexts, situationWords } from '../situation.ts';
import { answerOf } from './answer.ts';
import { planMark } from './by-place.ts';
import { armHeld } from './creation-arms.ts';
import type { Held } from './hands.ts';
import {
  armorOf,
  crankyOf,
  type DuelInputs,
  decodeDuel,
  heldThings,
  type SideInputs,
  skillOf,
} from './inputs.ts';
import { planField } from './plan-fields.ts';

type Texts = Messages['brikwars'];

export function issueText(t: Texts, format: Format, { code, limit }: FightIssue): string {
  return t.issues[code]?.(limit === undefined ? '' : format.number(limit)) ?? t.impossible;
}

/** What a side strikes or parries with. */
export function armName(t: Texts, fight: Fight, side: Side, arm: ArmId): string {
  return weaponName(t, armOf(fight[side], arm).weapon, side === 'attacker' && fight.mode === 'ranged');
}

function weaponName(t: Texts, held: Held, shot: boolean): string {
  if (shot && (held === 'hand' || held === 'random-object')) return t.thrown[held];
  return t.weapons[held];
}

/** An answer in words. */
export function responseText(t: Texts, fight: Fight, response: Response): string {
  const name = (arm: ArmId) => armName(t, fight, 'defender', arm);
  switch (response.kind) {
    case 'none':
      return t.plans.none;
    case 'counterattack':
      // A shield wounds nobody: it pushes back.
      return armOf(fight.defender, response.arm).shield
        ? t.plans.shove(name(response.arm))
        : t.plans.counterattack(name(response.arm));
    case 'parry':
      return t.plans.parry(name(response.arm));
    case 'riposte':
      return t.plans.riposte(name(response.parry), name(response.strike));
  }
}

/** A plan in words: one line, or one for each attack where there are several. */
export function planLines(t: Texts, fight: Fight, plan: DefencePlan): readonly string[] {
  const lines = plan.map((response) => responseText(t, fight, response));
  return lines.length < 2 ? lines : lines.map((line, attack) => t.plans.ofAttack(attack + 1, line));
}

/** What the attacker does, in words: `Attack: Hand weapon, Shield (shove)`. */
export function attackText(
  t: Texts,
  fight: Fight,
  { action, arms }: Pick<AttackPlan, 'action' | 'arms'>,
): string {
  if (action === 'withdraw') return t.attacks.withdraw;
  const names = arms.map((arm) => {
    const name = armName(t, fight, 'attacker', arm);
    return action === 'attack' && armOf(fight.attacker, arm).shield ? t.attacks.shieldShove(name) : name;
  });
  return t.attacks[action](names.join(', '));
}

/** What a creation of a side is called; undefined for any other unit. */
export function creationOf(t: Messages['creation'], { creation }: SideInputs): string | undefined {
  return creation && creationName(t, creation);
}

/** What a side holds, the weapons of a creation by their own names. */
export function heldName(
  t: Texts,
  built: Messages['creation'],
  { mode, ...inputs }: DuelInputs,
  side: Side,
  held: Held,
): string {
  const arm = held === 'own' || held === 'own-2' ? armHeld(inputs[side], mode, held) : undefined;
  return arm
    ? creationArmName(built, arm.weapon)
    : weaponName(t, held, side === 'attacker' && mode === 'ranged');
}

/** Who strikes whom with what, in one line. */
export function fightTitle(t: Texts, built: Messages['creation'], inputs: DuelInputs): string {
  const held = (side: Side) =>
    creationOf(built, inputs[side]) ??
    (heldThings(inputs, side)
      .map((thing) => weaponName(t, thing, side === 'attacker' && inputs.mode === 'ranged'))
      .join(', ') ||
      t.sides[side]);
  return t.fightTitle(held('attacker'), held('defender'));
}

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

type Words = Messages['fight'] & Messages['duel'];

/** A choice made on the table, by its id. */
export function optionText(t: Texts, words: Words, fight: Fight, option: string): string {
  if (option.startsWith(planMark)) {
    const plan = planField.read(option.slice(planMark.length));
    return plan ? planLines(t, fight, plan).join('; ') : option;
  }
  const attack = readAttack(option);
  if (attack) return attackText(t, fight, attack);
  const response = readResponse(option);
  return response ? responseText(t, fight, response) : words.goOn;
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
const leftOut: ReadonlySet<PlayResult> = new Set([
  'damage',
  'reduced',
  'chosen',
  'flies',
  'shoved',
  'gets-away',
]);

/** What came of it, in a few words; damage speaks for itself unless it failed. */
export function entryResult(words: Words, { result, weaponLost }: PlayEntry): string | undefined {
  if (leftOut.has(result)) return undefined;
  return weaponLost ? `${words.results[result]}, ${words.weaponLostShort}` : words.results[result];
}

/** One short line for one against one: who strikes whom with what. */
export function titleOf(
  t: Messages['brikwars'],
  built: Messages['creation'],
  query: string,
): string | undefined {
  const inputs = decodeDuel(query);
  return inputs && fightTitle(t, built, inputs);
}

/** What else a fight consists of, beside the weapons that its title names: short phrases, to be held against another's. */
export function detailsOf(t: DuelTexts, format: Format, query: string): readonly string[] {
  const inputs = decodeDuel(query);
  if (inputs === undefined) return [];
  return [...sides(t, format, inputs), ...defence(t, inputs), ...situation(t, format, inputs)];
}

function sides(t: DuelTexts, format: Format, inputs: DuelInputs): readonly string[] {
  return (['attacker', 'defender'] as const).flatMap((side) => {
    const entered = inputs[side];
    const says = (what: string) => `${t.sides[side]}: ${what}`;
    const name =
      entered.unit === 'own'
        ? `${t.skill} ${t.dice(skillOf(entered))}, ${t.armor} ${t.dice(armorOf(entered))}`
        : t.units[entered.unit];
    return [
      says(name),
      ...(entered.skillModifier === 0
        ? []
        : [says(`${t.skillModifier} ${format.signed(entered.skillModifier)}`)]),
      ...(crankyOf(entered) === 0 ? [] : [says(t.crankyBy(format.signed(-crankyOf(entered))))]),
      ...(entered.priorDamage === 0 ? [] : [`${t.takenBy[side]}: ${format.number(entered.priorDamage)}`]),
      ...(entered.bonusDice === 'take' ? [] : [`${t.bonusOf[side]}: ${t.bonusChoices[entered.bonusDice]}`]),
    ];
  });
}

function defence(t: DuelTexts, inputs: DuelInputs): readonly string[] {
  const answer = answerOf(inputs);
  if (!answer.ok || inputs.mode === 'ranged') return [];
  return planLines(t, answer.value.fight, answer.value.chosen.plan);
}

function situation(t: DuelTexts, format: Format, inputs: DuelInputs): readonly string[] {
  return [
    ...situationWords(t, format, inputs.situation),
    ...(inputs.distance > 0 ? [`${t.distance}: ${format.number(inputs.distance)}`] : []),
    ...(inputs.height > 0 ? [`${t.height}: ${format.number(inputs.height)}`] : []),
    ...(inputs.automatic ? [t.automatic] : []),
    ...(inputs.attackRoll === undefined ? [] : [`${t.rolled} ${format.number(inputs.attackRoll)}`]),
  ];
}
