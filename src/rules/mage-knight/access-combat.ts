import { type Answer, answer, type CastleReason, type RulingId, type Sum } from './answer.ts';
import { type HeightEffect, higherTargetDefence, type Level } from './heights.ts';

/** A figure that wants to strike through an access point. Levels: where it stands, see `levelOf`. */
export interface AccessAttacker {
  /** Its base touches the access point. */
  readonly touches: boolean;
  /** Its front arc touches the access point. */
  readonly frontArc: boolean;
  readonly level: Level;
}

export interface AccessCombat {
  /** The access point leads through: a door is open, a ladder stands. */
  readonly open: boolean;
  /** The first is the primary attacker; more than one is a gang up. */
  readonly attackers: readonly AccessAttacker[];
  readonly target: { readonly enemy: boolean; readonly atOtherEnd: boolean; readonly level: Level };
  /** Enemies of the target in contact with the access point, whether they take part or not. */
  readonly enemiesAtPoint: number;
}

export const accessCombatEffects = [
  'closed-door',
  'no-enemy-at-other-end',
  'front-arc-off',
  'does-not-touch',
  'may-strike-through',
  'contact-for-this-only',
  'all-touch',
  'members-out',
  'rest-may-go-on',
  'primary-out',
] as const;
export type AccessCombatEffect = (typeof accessCombatEffects)[number];

/** Who chooses the attacker when several stand at the access point, by the text as printed and by the other reading. */
export interface AttackerChoice {
  readonly chooser: 'target';
  readonly rule: 'MK-CC-05';
  readonly otherwise: { readonly chooser: 'attacker'; readonly rule: RulingId };
}

export interface AccessVerdict extends Answer<AccessCombatEffect> {
  readonly attackers: readonly Answer<AccessCombatEffect>[];
  /** Places in `attackers`: who is out, and who could strike without them. */
  readonly out: readonly number[];
  readonly remaining: readonly number[];
  /** What the target's defence rises by. */
  readonly defence: Sum<HeightEffect>;
  readonly choice: AttackerChoice | undefined;
}

/** Who chooses the attacker among so many enemies of the target at the access point (MK-CC-05, MK-A-10); nobody has to for one. */
export function attackerChoice(enemiesAtPoint: number): AttackerChoice | undefined {
  if (enemiesAtPoint <= 1) return undefined;
  return { chooser: 'target', rule: 'MK-CC-05', otherwise: { chooser: 'attacker', rule: 'MK-A-10' } };
}

/**
 * Whether this close combat attack on a figure at the other end of an access point is allowed as it stands
 * (MK-CC-01 to MK-CC-05): the primary's front arc touches the point, every helper's base does. Throws without attackers.
 */
export function judgeAccessCombat(combat: AccessCombat): AccessVerdict {
  const [primary] = combat.attackers;
  if (!primary) throw new RangeError('no attackers');
  const gangUp = combat.attackers.length > 1;
  const barred = barredFor(combat);
  const attackers = combat.attackers.map((attacker, place) => judgeOne(attacker, place === 0, barred));
  const places = attackers.map((_, place) => place);
  const out = places.filter((place) => !attackers[place]?.allowed);
  const remaining = places.filter((place) => attackers[place]?.allowed);
  const shared = {
    attackers,
    out,
    remaining,
    defence: higherTargetDefence(combat.target.level, primary.level, gangUp),
    choice: attackerChoice(
      Math.max(combat.enemiesAtPoint, combat.attackers.filter(({ touches }) => touches).length),
    ),
  };
  const [only] = attackers;
  if (!gangUp && only) return { ...only, ...shared };
  if (barred.length > 0) return { ...answer(barred, []), ...shared };
  return {
    ...answer(gangUpRefusals(out, remaining), [
      { rule: 'MK-CC-03', effect: 'all-touch', amount: remaining.length },
      contact,
    ]),
    ...shared,
  };
}

const contact: CastleReason<AccessCombatEffect> = { rule: 'MK-CC-02', effect: 'contact-for-this-only' };

/** What stops everybody alike. */
function barredFor({ open, target }: AccessCombat): readonly CastleReason<AccessCombatEffect>[] {
  const barred: CastleReason<AccessCombatEffect>[] = [];
  if (!open) barred.push({ rule: 'MK-ENT-03', effect: 'closed-door' });
  if (!target.enemy || !target.atOtherEnd) barred.push({ rule: 'MK-CC-01', effect: 'no-enemy-at-other-end' });
  return barred;
}

function judgeOne(
  attacker: AccessAttacker,
  primary: boolean,
  barred: readonly CastleReason<AccessCombatEffect>[],
): Answer<AccessCombatEffect> {
  const refusals = [...barred];
  if (!attacker.touches) {
    refusals.push({ rule: primary ? 'MK-CC-01' : 'MK-CC-03', effect: 'does-not-touch' });
  } else if (primary && !attacker.frontArc) refusals.push({ rule: 'MK-CC-01', effect: 'front-arc-off' });
  return answer(refusals, [{ rule: 'MK-CC-01', effect: 'may-strike-through' }, contact]);
}

function gangUpRefusals(
  out: readonly number[],
  remaining: readonly number[],
): readonly CastleReason<AccessCombatEffect>[] {
  if (out.length === 0) return [];
  const refusals: CastleReason<AccessCombatEffect>[] = [
    { rule: 'MK-CC-03', effect: 'members-out', amount: out.length },
  ];
  if (out.includes(0)) refusals.push({ rule: 'MK-CC-01', effect: 'primary-out' });
  else refusals.push({ rule: 'MK-CC-03', effect: 'rest-may-go-on', amount: remaining.length });
  return refusals;
}
