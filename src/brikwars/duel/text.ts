import { labelled, saidBy, saidOf } from '../../kit/question/asked.ts';
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
import { weaponName as creationArmName, creationLine, creationName } from '../creation/lines.ts';
import { type DuelTexts, situationWords } from '../situation.ts';
import { answerOf } from './answer.ts';
import { planMark } from './by-place.ts';
import { armHeld } from './creation-arms.ts';
import type { Held } from './hands.ts';
import {
  armorOf,
  asksSize,
  type DuelInputs,
  decodeDuel,
  duelAsked,
  duelSide,
  heldThings,
  masteredBy,
  mayBeHurt,
  type OwnWeaponInputs,
  type SideInputs,
  skillOf,
  wholeSteps,
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
export function detailsOf(
  t: DuelTexts,
  built: Messages['creation'],
  format: Format,
  query: string,
): readonly string[] {
  const inputs = decodeDuel(query);
  if (inputs === undefined) return [];
  const { mode, action } = inputs;
  const close = mode === 'close';
  const number = labelled(format);
  const answer = answerOf(inputs);
  const fight = answer.ok ? answer.value.fight : undefined;
  const side = (name: Side) => ({
    always: (of: SideInputs) => sideDetails(t, built, format, inputs, name, of),
  });
  return saidBy(t, format)(duelAsked, inputs, {
    table: 'unsaid',
    // The title says with what they fight or shoot.
    mode: 'unsaid',
    attacker: side('attacker'),
    defender: side('defender'),
    action: (action) => (close ? t.actions[action] : []),
    order: (arms) =>
      fight && close && action === 'attack' && arms.length > 1
        ? t.attacks.attack(arms.map((arm) => armName(t, fight, 'attacker', arm)).join(', '))
        : [],
    shieldParriesCounter: () => `${t.sides.attacker}: ${t.attacks.shieldIdle}`,
    shot: 'unsaid',
    shieldAgainstShots: 'unsaid',
    distance: (inches) => (close ? [] : number(t.distance)(inches)),
    attackRoll: (rolled) => `${t.rolled} ${format.number(rolled)}`,
    // What the defender wants comes out in what he does.
    attackGoal: 'unsaid',
    goal: 'unsaid',
    plan: {
      always: () => (answer.ok && close ? planLines(t, answer.value.fight, answer.value.chosen.plan) : []),
    },
    asked: 'unsaid',
    situation: (situation) => situationWords(t, format, situation),
    battle: 'unsaid',
  });
}

function sideDetails(
  t: DuelTexts,
  built: Messages['creation'],
  format: Format,
  inputs: DuelInputs,
  name: Side,
  of: SideInputs,
): readonly string[] {
  const values = `${t.skill} ${t.dice(skillOf(of))}, ${t.armor} ${t.dice(armorOf(of))}`;
  const says = (what: string) => `${t.sides[name]}: ${what}`;
  const held = heldThings(inputs, name);
  // Nothing is asked of what counts as a shield, or strikes by nature.
  const kinds: Readonly<Partial<Record<OwnWeaponInputs['kind'], string>>> = t.ownKinds;
  const weapon = (id: 'own' | 'own-2') => ({
    always({ use, damage, kind }: OwnWeaponInputs) {
      const line = t.weaponLine(format.number(use), t.dice(damage));
      const which = inputs.mode === 'close' && kinds[kind];
      return held.includes(id)
        ? says(`${heldName(t, built, inputs, name, id)}: ${[line, which].filter(Boolean).join(', ')}`)
        : [];
    },
  });
  return saidOf(duelSide, of, {
    unit: { always: (unit) => says(unit === 'own' ? values : t.units[unit]) },
    ownSkill: 'unsaid',
    ownArmor: 'unsaid',
    hands: 'unsaid',
    ownWeapon: weapon('own'),
    secondWeapon: weapon('own-2'),
    skillModifier: (by) => says(`${t.skillModifier} ${format.signed(by)}`),
    bonusDice: (use) => `${t.bonusOf[name]}: ${t.bonusChoices[use]}`,
    priorDamage: (points) => `${t.takenBy[name]}: ${format.number(points)}`,
    size: (inches) =>
      of.creation || (!asksSize(inputs) && of.unit !== 'own') ? [] : says(labelled(format)(t.size)(inches)),
    cranky: (cranky) => says(t.crankyBy(format.signed(-cranky))),
    master: () => (masteredBy(inputs, name) ? says(t.master) : []),
    creation: { always: (creation) => says(creationLine(built, t.dice, format, creation)) },
    pips: (lost) =>
      mayBeHurt(inputs, name)
        ? says(t.fallenWords.pipsOf(format.number(lost), format.number(wholeSteps(of))))
        : [],
  });
}
