import { noSituation } from '../../rules/brikwars/attack/circumstances.ts';
import type { BrikwarsReason } from '../../rules/brikwars/attack/effects.ts';
import { plus } from '../../rules/brikwars/attack/fight.ts';
import { attackModifier, damageModifier } from '../../rules/brikwars/attack/modifiers.ts';
import { chargeRulesOf, editionOf, fightRulesOf } from '../../rules/brikwars/house-rules.ts';
import { squadTargetBonus } from '../../rules/brikwars/squad/action.ts';
import { squadMomentum } from '../../rules/brikwars/squad/charge.ts';
import type { ChargeArms, ChargeSquad, SquadCharge } from '../../rules/brikwars/squad/charge-round.ts';
import { numbersRules } from '../../rules/brikwars/squad/engagement.ts';
import type { SquadArms } from '../../rules/brikwars/squad/losses.ts';
import type { FightingSquad, SquadRound } from '../../rules/brikwars/squad/round-steps.ts';
import { units } from '../../rules/brikwars/units.ts';
import type { DiceExpression } from '../../rules/dice/expression.ts';
import { fail, ok, type Result } from '../../rules/result.ts';
import { diceWithin } from '../dice.ts';
import {
  chargeArmOf,
  membersOf,
  ownerOf,
  type SquadArm,
  type SquadOwner,
  type SquadSide,
  type SquadsInputs,
  sizeOf,
  stepsOf,
} from './inputs.ts';

export type SquadsIssue =
  | { readonly code: 'nobody' }
  | { readonly code: 'dice' }
  | { readonly code: 'too-far'; readonly limit: number };

/** What a squad uses in this fight. */
export function armOf(side: SquadSide, { kind }: Pick<SquadsInputs, 'kind'>): SquadArm {
  if (kind === 'charge') return chargeArmOf(side);
  return kind === 'ranged' ? side.ranged : side.close;
}

/** Whether a squad's arms matter: who is shot at uses none, and who does not brace strikes nobody (BW-SQ-35). */
export function usesArms(inputs: SquadsInputs, owner: SquadOwner): boolean {
  const attacks = owner === inputs.attacker;
  const { armed, braced } = inputs.run;
  if (inputs.kind === 'charge') return armed && (attacks || braced);
  return inputs.kind === 'close' || attacks;
}

/** Use, damage and range of what a squad uses. */
export function valuesOf(
  side: SquadSide,
  inputs: Pick<SquadsInputs, 'kind' | 'table'>,
): { readonly use: number; readonly damage: string; readonly range?: number } {
  const arm = armOf(side, inputs);
  if (arm === 'nothing') return { use: 0, damage: '0' };
  if (arm === 'own') return { use: side.ownUse, damage: side.ownDamage };
  const { use, damage = '0', range } = editionOf(inputs.table).weapons[arm];
  return { use, damage, ...(range !== undefined && { range }) };
}

export function skillOf({ unit, ownSkill }: SquadSide): string {
  return unit === 'own' ? ownSkill : units[unit].skill;
}

export function armorOf({ unit, ownArmor }: SquadSide): string {
  return unit === 'own' ? ownArmor : units[unit].armor;
}

/** What changes the Skill of all who attack, but for the plate of who is shot at. */
export function modifierOf({ situation: text, modifier, kind, table }: SquadsInputs): {
  readonly value: number;
  readonly reasons: readonly BrikwarsReason[];
} {
  // Nothing but what is entered by hand changes the Skill of who charges.
  const situation = kind === 'charge' ? noSituation : text;
  const all = { ...situation, thirds: 3 as const, large: 0, other: modifier };
  return attackModifier(all, kind === 'charge' ? 'close' : kind, fightRulesOf(table));
}

/** What the plate of who is attacked adds (BW-SQ-36). */
export function plateBonus(inputs: SquadsInputs): number {
  const { plate } = inputs[ownerOf(inputs, 'defender')];
  return squadTargetBonus(plate, inputs.kind, fightRulesOf(inputs.table));
}

/** No more dice than this are thrown for one member. */
const dice = (notation: string) => diceWithin(notation, 10);

/** A squad as the rules read it: members alike first, the Officer last, who is spared as long as may be. */
function squadOf(
  side: SquadSide,
  inputs: SquadsInputs,
  modifier: number,
  damageBonus: number,
): FightingSquad | undefined {
  const { use, damage, range } = valuesOf(side, inputs);
  const [skill, armor, points] = [dice(skillOf(side)), dice(armorOf(side)), dice(damage)];
  const [lead, mail] = [dice(units.officer.skill), dice(units.officer.armor)];
  if (!skill || !armor || !points || !lead || !mail) return undefined;
  const arm = (own: DiceExpression): Omit<SquadArms, 'count'> => ({
    skill: own,
    modifier,
    use,
    damage: plus(points, damageBonus),
    ...(range !== undefined && { range }),
  });
  return {
    arms: [arm(skill), arm(lead)],
    fighters: [
      ...stepsOf(side).map((steps) => ({ armor, arms: 0, ...(steps > 1 && { steps }) })),
      ...(side.officer ? [{ armor: mail, arms: 1 }] : []),
    ],
  };
}

/** A round of shooting or of close combat as the rules read it; a Charge has `chargeOf`. */
export function roundOf(inputs: SquadsInputs): Result<SquadRound, SquadsIssue> {
  const [attacking, defending] = [inputs[ownerOf(inputs, 'attacker')], inputs[ownerOf(inputs, 'defender')]];
  const { table, distance, counters, situation } = inputs;
  const kind = inputs.kind === 'ranged' ? 'ranged' : 'close';
  if (membersOf(attacking) === 0 || membersOf(defending) === 0) return fail<SquadsIssue>({ code: 'nobody' });
  const { range = Number.POSITIVE_INFINITY } = valuesOf(attacking, inputs);
  if (kind === 'ranged' && distance > range) return fail<SquadsIssue>({ code: 'too-far', limit: range });
  const attacker = squadOf(
    attacking,
    inputs,
    modifierOf(inputs).value + plateBonus(inputs),
    damageModifier(situation, kind).value,
  );
  const defender = squadOf(defending, inputs, 0, 0);
  if (!attacker || !defender) return fail<SquadsIssue>({ code: 'dice' });
  return ok({
    mode: kind,
    passes: kind === 'close' && counters ? ['counter'] : [],
    attacker,
    defender,
    rules: { ...fightRulesOf(table), ...numbersRules[table.edition] },
  });
}

/** A mounted minifig's Size, and one on foot's (BW-SQ-37). */
const riderSize = 2;

/** A squad of a Charge: its members, each at least of that Size, and the weapons of the first `striking` of them (BW-SQ-32, BW-SQ-34). */
function chargeSquadOf(
  side: SquadSide,
  inputs: SquadsInputs,
  modifier: number,
  size: number,
  striking: number,
): ChargeSquad | undefined {
  const made = squadOf(side, inputs, modifier, 0);
  if (!made) return undefined;
  const leads = inputs.run.armed && chargeArmOf(side) !== 'nothing';
  const arms = made.arms.map(
    ({ skill, use = 0, damage }, place): ChargeArms => ({
      count: made.fighters.slice(0, striking).filter((fighter) => fighter.arms === place).length,
      skill: plus(skill, modifier),
      use,
      damage,
    }),
  );
  const own = sizeOf(side);
  const members = made.fighters.map(({ armor, arms: officer, steps }) => ({
    size: officer === 0 ? Math.max(size, own) : size,
    armor,
    ...(steps && { steps }),
  }));
  return { members, ...(leads && { arms }) };
}

/** The Charge as the rules read it (BW-SQ-31 to BW-SQ-35). */
export function chargeOf(inputs: SquadsInputs): Result<SquadCharge, SquadsIssue> {
  const [attacking, defending] = [inputs[ownerOf(inputs, 'attacker')], inputs[ownerOf(inputs, 'defender')]];
  const { inches, braced, riders, ridersMet, front, path } = inputs.run;
  const [own, foes] = [membersOf(attacking), membersOf(defending)];
  if (own === 0 || foes === 0) return fail<SquadsIssue>({ code: 'nobody' });
  const bonus = modifierOf(inputs).value + plateBonus(inputs);
  const size = riders ? riderSize : 1;
  const attacker = chargeSquadOf(attacking, inputs, bonus, size, riders ? front : own);
  const defender = chargeSquadOf(defending, inputs, 0, ridersMet ? riderSize : 1, foes);
  if (!attacker || !defender) return fail<SquadsIssue>({ code: 'dice' });
  const chargers = attacker.members.map((member, at) => ({
    size: member.size,
    front: at < front,
    inPath: true,
  }));
  const { momentum } = squadMomentum(chargers, inches, riders);
  const members = braced ? defender.members : defender.members.slice(0, path);
  const rules = chargeRulesOf(inputs.table);
  return ok({ attacker, defender: { ...defender, members }, momentum, speed: inches, braced, rules });
}
