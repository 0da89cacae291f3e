import { fail, ok, type Result } from '../../result.ts';
import { isSectionPart, type Standing } from '../sections.ts';
import { type AbilityId, isAbilityId } from './abilities.ts';

export const attackModes = ['close', 'ranged'] as const;
export type AttackMode = (typeof attackModes)[number];

export const attackerKinds = ['warrior', 'titan', 'multi-dial', 'section'] as const;
export type AttackerKind = (typeof attackerKinds)[number];

export const highestDamage = 99;
const mostAttackers = 20;

/** One figure as a person enters it. Damages are the base values of the click showing, without bonuses (MK-A-15). */
export interface RawAttacker {
  readonly kind: string;
  readonly baseDamage: number;
  readonly baseRangedDamage: number;
  readonly abilities: readonly string[];
  readonly frontArcTouches: boolean;
  /** The section at which the figure stands, by the player's own name for it; left out on the ground elsewhere. */
  readonly stands?: { readonly section: string; readonly part: string } | undefined;
}

/** An attack on one section; more than one attacker is a ranged formation or a gang up, the first its primary attacker. */
export interface RawAttack {
  readonly mode: string;
  readonly target: string;
  readonly attackers: readonly RawAttacker[];
}

export interface Attacker {
  readonly kind: AttackerKind;
  readonly baseDamage: number;
  readonly baseRangedDamage: number;
  readonly abilities: readonly AbilityId[];
  readonly frontArcTouches: boolean;
  readonly stands: Standing | undefined;
}

export interface CastleAttack {
  readonly mode: AttackMode;
  readonly target: string;
  readonly attackers: readonly Attacker[];
}

export type AttackIssueCode =
  | 'unknown-mode'
  | 'no-target'
  | 'no-attackers'
  | 'too-many-attackers'
  | 'unknown-kind'
  | 'damage-range'
  | 'ranged-damage-range'
  | 'unknown-ability'
  | 'repeated-ability'
  | 'unknown-part'
  | 'section-stands';

/** `attacker` counts from 0; `limit` is the largest value allowed; `found` the word that is not known. */
export interface AttackIssue {
  readonly code: AttackIssueCode;
  readonly attacker?: number;
  readonly limit?: number;
  readonly found?: string;
}

const isMode = (text: string): text is AttackMode => attackModes.some((mode) => mode === text);
const isKind = (text: string): text is AttackerKind => attackerKinds.some((kind) => kind === text);
const isDamage = (value: number) => Number.isInteger(value) && value >= 0 && value <= highestDamage;

/** Checks an attack as entered and returns it, or every issue found in it. */
export function checkAttack(raw: RawAttack): Result<CastleAttack, AttackIssue> {
  const issues: AttackIssue[] = [];
  const { mode } = raw;
  if (!isMode(mode)) issues.push({ code: 'unknown-mode', found: mode });
  if (raw.target === '') issues.push({ code: 'no-target' });
  if (raw.attackers.length === 0) issues.push({ code: 'no-attackers' });
  if (raw.attackers.length > mostAttackers) issues.push({ code: 'too-many-attackers', limit: mostAttackers });

  const attackers: Attacker[] = [];
  for (const [index, rawAttacker] of raw.attackers.slice(0, mostAttackers).entries()) {
    const checked = checkAttacker(rawAttacker, index);
    if (checked.ok) attackers.push(checked.value);
    else issues.push(...checked.issues);
  }
  return isMode(mode) && issues.length === 0 ? ok({ mode, target: raw.target, attackers }) : fail(...issues);
}

function checkAttacker(raw: RawAttacker, attacker: number): Result<Attacker, AttackIssue> {
  const issues: AttackIssue[] = [];
  const { kind, baseDamage, baseRangedDamage, frontArcTouches } = raw;
  if (!isKind(kind)) issues.push({ code: 'unknown-kind', attacker, found: kind });
  if (!isDamage(baseDamage)) issues.push({ code: 'damage-range', attacker, limit: highestDamage });
  if (!isDamage(baseRangedDamage))
    issues.push({ code: 'ranged-damage-range', attacker, limit: highestDamage });

  const known = raw.abilities.filter(isAbilityId);
  for (const found of raw.abilities) {
    if (!isAbilityId(found)) issues.push({ code: 'unknown-ability', attacker, found });
  }
  for (const [place, found] of known.entries()) {
    if (known.indexOf(found) < place) issues.push({ code: 'repeated-ability', attacker, found });
  }

  let stands: Standing | undefined;
  if (raw.stands !== undefined) {
    const { section, part } = raw.stands;
    if (isSectionPart(part)) stands = { section, part };
    else issues.push({ code: 'unknown-part', attacker, found: part });
    if (kind === 'section') issues.push({ code: 'section-stands', attacker });
  }
  return isKind(kind) && issues.length === 0
    ? ok({ kind, baseDamage, baseRangedDamage, abilities: known, frontArcTouches, stands })
    : fail(...issues);
}
