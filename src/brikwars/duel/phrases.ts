import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { AttackPlan } from '../../rules/brikwars/attack-plan.ts';
import type { DefencePlan, Response, Side } from '../../rules/brikwars/fight.ts';
import type { FightIssue } from '../../rules/brikwars/setup.ts';
import type { Held } from './hands.ts';
import { type DuelInputs, heldThings } from './inputs.ts';

type Texts = Messages['fight'];

export function issueText(t: Texts, format: Format, { code, limit }: FightIssue): string {
  return t.issues[code]?.(limit === undefined ? '' : format.number(limit)) ?? t.impossible;
}

/** The name of the arm with this number, as that side holds it. */
export function armName(t: Texts, inputs: DuelInputs, side: Side, arm: number): string {
  const held = heldThings(inputs, side)[arm] ?? 'bare-hands';
  return weaponName(t, held, side === 'attacker' && inputs.mode === 'ranged');
}

export function weaponName(t: Texts, held: Held, shot: boolean): string {
  if (shot && (held === 'hand' || held === 'random-object')) return t.thrown[held];
  return t.weapons[held];
}

/** An answer in words. */
export function responseText(t: Texts, inputs: DuelInputs, response: Response): string {
  const name = (arm: number) => armName(t, inputs, 'defender', arm);
  switch (response.kind) {
    case 'none':
      return t.plans.none;
    case 'counterattack':
      // A shield wounds nobody: it pushes back.
      return heldThings(inputs, 'defender')[response.arm] === 'shield'
        ? t.plans.shove(name(response.arm))
        : t.plans.counterattack(name(response.arm));
    case 'parry':
      return t.plans.parry(name(response.arm));
    case 'riposte':
      return t.plans.riposte(name(response.parry), name(response.strike));
  }
}

/** A plan in words: one line, or one for each attack where there are several. */
export function planLines(t: Texts, inputs: DuelInputs, plan: DefencePlan): readonly string[] {
  const lines = plan.map((response) => responseText(t, inputs, response));
  return lines.length < 2 ? lines : lines.map((line, attack) => t.plans.ofAttack(attack + 1, line));
}

/** What the attacker does, in words: `Attack: Hand weapon, Shield (shove)`. */
export function attackText(
  t: Texts,
  inputs: DuelInputs,
  { action, arms }: Pick<AttackPlan, 'action' | 'arms'>,
): string {
  const names = arms.map((arm) => armName(t, inputs, 'attacker', arm));
  if (action === 'withdraw') return t.attacks.withdraw;
  if (action === 'shove') return t.attacks.shove(names.join(', '));
  const held = heldThings(inputs, 'attacker');
  return t.attacks.attack(
    arms
      .map((arm, place) => {
        const name = names[place] ?? '';
        return held[arm] === 'shield' ? t.attacks.shieldShove(name) : name;
      })
      .join(', '),
  );
}

/** Who strikes whom with what, in one line. */
export function fightTitle(t: Texts, inputs: DuelInputs): string {
  const held = (side: Side) =>
    heldThings(inputs, side)
      .map((thing) => weaponName(t, thing, side === 'attacker' && inputs.mode === 'ranged'))
      .join(', ') || t.sides[side];
  return t.fightTitle(held('attacker'), held('defender'));
}
