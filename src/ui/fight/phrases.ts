import type { Format } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { BrikwarsEffect, BrikwarsReason } from '../../rules/brikwars/effects.ts';
import type { DefencePlan, Response, Side } from '../../rules/brikwars/fight.ts';
import type { PlayEntry } from '../../rules/brikwars/play-record.ts';
import type { FightIssue } from '../../rules/brikwars/setup.ts';
import type { Held } from '../../state/fight-hands.ts';
import { type FightInputs, heldThings } from '../../state/fight-inputs.ts';

type Texts = Messages['fight'];

/** Effects whose amount is added to a roll. */
const signed: ReadonlySet<BrikwarsEffect> = new Set([
  'target-still',
  'aimed',
  'visible-thirds',
  'speed',
  'large-target',
  'blind',
  'own-modifier',
  'riposte-penalty',
]);

export function reasonText(t: Texts, format: Format, { effect, amount }: BrikwarsReason): string {
  const shown =
    amount === undefined ? '' : signed.has(effect) ? format.signed(amount) : format.number(amount);
  return t.reasons[effect](shown);
}

/** A reason told twice (by two blows, by both sides) is told once. */
export function reasonItems(
  t: Texts,
  format: Format,
  reasons: readonly BrikwarsReason[],
): readonly { readonly text: string; readonly rule: string }[] {
  const items = reasons.map((reason) => ({ text: reasonText(t, format, reason), rule: reason.rule }));
  return items.filter(
    (item, index) =>
      items.findIndex((other) => other.rule === item.rule && other.text === item.text) === index,
  );
}

export function issueText(t: Texts, format: Format, { code, limit }: FightIssue): string {
  return t.issues[code]?.(limit === undefined ? '' : format.number(limit)) ?? t.impossible;
}

/** The name of the arm with this number, as that side holds it. */
export function armName(t: Texts, inputs: FightInputs, side: Side, arm: number): string {
  const held = heldThings(inputs, side)[arm] ?? 'nothing';
  return weaponName(t, held, side === 'attacker' && inputs.mode === 'ranged');
}

export function weaponName(t: Texts, held: Held, shot: boolean): string {
  if (shot && (held === 'hand' || held === 'random-object')) return t.thrown[held];
  return t.weapons[held];
}

function responseText(t: Texts, inputs: FightInputs, response: Response): string {
  const name = (arm: number) => armName(t, inputs, 'defender', arm);
  switch (response.kind) {
    case 'none':
      return t.plans.none;
    case 'counterattack':
      return t.plans.counterattack(name(response.arm));
    case 'parry':
      return t.plans.parry(name(response.arm));
    case 'riposte':
      return t.plans.riposte(name(response.parry), name(response.strike));
  }
}

/** A plan in words: one line, or one for each attack where there are several. */
export function planLines(t: Texts, inputs: FightInputs, plan: DefencePlan): readonly string[] {
  const lines = plan.map((response) => responseText(t, inputs, response));
  return lines.length < 2 ? lines : lines.map((line, attack) => t.plans.ofAttack(attack + 1, line));
}

/** One line of the record, without its result. */
export function entryLine(t: Texts, format: Format, entry: PlayEntry): string {
  const total = format.number(entry.total);
  const need = format.number(entry.need ?? 0);
  const damage = format.number(entry.damage ?? 0);
  const what = {
    range: () => t.log.range(total, need),
    attack: () => t.log.attack(total, need),
    parry: () => t.log.parry(total, need),
    damage: () => t.log.damage(total),
    'parry-damage': () => t.log.parryDamage(total, damage),
    armor: () => t.log.armor(total, damage),
  }[entry.purpose]();
  return t.logLine(t.sides[entry.who], what);
}

/** What came of it, in a few words; damage speaks for itself unless it failed. */
export function entryResult(t: Texts, { result, weaponLost }: PlayEntry): string | undefined {
  if (result === 'damage' || result === 'reduced') return undefined;
  return weaponLost ? `${t.results[result]}, ${t.weaponLostShort}` : t.results[result];
}

export function announceEntries(t: Texts, format: Format, entries: readonly PlayEntry[]): string {
  return entries
    .map((entry) => {
      const line = entryLine(t, format, entry);
      const result = entryResult(t, entry);
      return result === undefined ? line : t.announceLine(line, result);
    })
    .join(' ');
}
