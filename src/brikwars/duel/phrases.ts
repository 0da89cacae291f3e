import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { AttackPlan } from '../../rules/brikwars/attack-plan.ts';
import { armOf, type DefencePlan, type Fight, type Response, type Side } from '../../rules/brikwars/fight.ts';
import type { FightIssue } from '../../rules/brikwars/setup.ts';
import type { Held } from './hands.ts';
import { type DuelInputs, heldThings } from './inputs.ts';

type Texts = Messages['fight'];

export function issueText(t: Texts, format: Format, { code, limit }: FightIssue): string {
  return t.issues[code]?.(limit === undefined ? '' : format.number(limit)) ?? t.impossible;
}

/** What a side strikes or parries with. */
export function armName(t: Texts, fight: Fight, side: Side, arm: number): string {
  return weaponName(t, armOf(fight[side], arm).weapon, side === 'attacker' && fight.mode === 'ranged');
}

export function weaponName(t: Texts, held: Held, shot: boolean): string {
  if (shot && (held === 'hand' || held === 'random-object')) return t.thrown[held];
  return t.weapons[held];
}

/** An answer in words. */
export function responseText(t: Texts, fight: Fight, response: Response): string {
  const name = (arm: number) => armName(t, fight, 'defender', arm);
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

/** Who strikes whom with what, in one line. */
export function fightTitle(t: Texts, inputs: DuelInputs): string {
  const held = (side: Side) =>
    heldThings(inputs, side)
      .map((thing) => weaponName(t, thing, side === 'attacker' && inputs.mode === 'ranged'))
      .join(', ') || t.sides[side];
  return t.fightTitle(held('attacker'), held('defender'));
}
