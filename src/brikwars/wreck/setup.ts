import type { Situation } from '../../rules/brikwars/attack/circumstances.ts';
import type { BrikwarsReason } from '../../rules/brikwars/attack/effects.ts';
import { crankyDice, crankyReason } from '../../rules/brikwars/attack/heroes.ts';
import { attackModifier } from '../../rules/brikwars/attack/modifiers.ts';
import type { PartKind } from '../../rules/brikwars/creation/creation.ts';
import { type CreationRules, creationRules } from '../../rules/brikwars/creation/creation-rules.ts';
import { type WeaponValues, weaponValues } from '../../rules/brikwars/creation/creation-weapons.ts';
import { editionOf, fightRulesOf } from '../../rules/brikwars/house-rules.ts';
import { units } from '../../rules/brikwars/units.ts';
import { type Condition, conditionOf } from '../../rules/brikwars/wreck/play.ts';
import type { BattleCreation, BattleState } from '../../rules/brikwars/wreck/play-events.ts';
import type { Assault } from '../../rules/brikwars/wreck/siege.ts';
import type { WreckAim, WreckVolley } from '../../rules/brikwars/wreck/volley.ts';
import { pieceSize } from '../../rules/brikwars/wreck/wreck-state.ts';
import type { DiceExpression } from '../../rules/dice/expression.ts';
import { fail, ok, type Result } from '../../rules/result.ts';
import { diceWithin } from '../dice.ts';
import {
  crankyOf,
  heldWeapons,
  isImmobile,
  isMounted,
  mannerOf,
  mountedKinds,
  stepsLeft,
  type WreckAimInputs,
  type WreckGroup,
  type WreckInputs,
  type WreckWeapon,
} from './inputs.ts';

export const wreckIssues = ['destroyed', 'dice', 'too-far'] as const;
export type WreckIssue = (typeof wreckIssues)[number];

const isHeld = (weapon: WreckWeapon): weapon is (typeof heldWeapons)[number] =>
  heldWeapons.some((known) => known === weapon);

/** Use, damage and range of what a group attacks with. */
export interface WreckArm {
  readonly use: number;
  readonly damage: string;
  /** Inches; undefined where it is thrown, placed or not known. */
  readonly range?: number;
  /** Inches that a throw of it flies. */
  readonly thrown?: string;
}

function mountedArm({ use, damageD6, damageD10, range }: WeaponValues): WreckArm {
  const dice = [damageD6 > 0 && `${damageD6}d6`, damageD10 > 0 && `${damageD10}d10`].filter(Boolean);
  return { use, damage: dice.join('+'), ...(range > 0 && { range }) };
}

export function armOfGroup(group: WreckGroup, { table }: Pick<WreckInputs, 'table'>): WreckArm {
  const { weapon, weaponSize } = group;
  if (isMounted(weapon)) return mountedArm(weaponValues({ kind: mountedKinds[weapon], size: weaponSize }));
  if (!isHeld(weapon)) return { use: group.ownUse, damage: group.ownDamage };
  const { use, damage = '0', range, thrown } = editionOf(table).weapons[weapon];
  return {
    use,
    damage,
    ...(range !== undefined && { range }),
    ...(mannerOf(group) === 'ranged' && thrown !== undefined && { thrown }),
  };
}

export function skillOfGroup({ unit, ownSkill }: Pick<WreckGroup, 'unit' | 'ownSkill'>): string {
  return unit === 'own' ? ownSkill : units[unit].skill;
}

/** Whether a group may hit without a roll: it touches what is no living thing, where the table plays so (BW-ATK-08, BWC-09). */
export function mayBeAutomatic(
  group: Pick<WreckGroup, 'weapon'>,
  { table, creation }: Pick<WreckInputs, 'table' | 'creation'>,
): boolean {
  const { automaticHits } = fightRulesOf(table);
  return automaticHits && mannerOf(group) === 'close' && creation.mind.kind === 'none';
}

/** Whether it does: what cannot move away is hit so, unless somebody says otherwise. */
export function isAutomatic(
  group: Pick<WreckGroup, 'weapon' | 'automatic'>,
  inputs: Pick<WreckInputs, 'table' | 'creation' | 'state'>,
): boolean {
  return mayBeAutomatic(group, inputs) && (group.automatic ?? isImmobile(inputs));
}

/** What is around the attacks of a group; what cannot move stands still (BW-ATK-12). */
export function situationOf(
  { situation }: Pick<WreckGroup, 'situation'>,
  inputs: Pick<WreckInputs, 'creation' | 'state'>,
): Situation {
  return situation.still || !isImmobile(inputs) ? situation : { ...situation, still: true };
}

/** What changes the Skill of a group, but for the size of the target; what Crankiness takes is taken from the dice. */
export function modifierOf(
  group: WreckGroup,
  inputs: Pick<WreckInputs, 'table' | 'by' | 'creation' | 'state'>,
): { readonly value: number; readonly reasons: readonly BrikwarsReason[] } {
  // Without a roll nothing changes it.
  if (isAutomatic(group, inputs)) return { value: 0, reasons: [] };
  const around = situationOf(group, inputs);
  const situation = { ...around, thirds: 3 as const, large: 0, other: group.skillModifier };
  const rules = fightRulesOf(inputs.table);
  const { value, reasons } = attackModifier(situation, mannerOf(group), rules);
  const cranky = crankyReason(crankyOf(group, inputs), rules.cranky);
  return { value, reasons: cranky ? [...reasons, cranky] : reasons };
}

/** More dice than this are not thrown at once. */
const mostDice = 20;

/** What the part aimed at is made of (BW-CRE-03, BW-CRE-07). */
export function partOf({ kind }: WreckAimInputs): PartKind {
  if (kind === 'bricks' || kind === 'whole') return 'structure';
  return kind === 'propulsion' ? 'moving' : 'surface';
}

function aimOf(inputs: WreckInputs): WreckAim {
  const { aim, creation, visible, plate, area } = inputs;
  const { level, verminArmor } = creation;
  const size = pieceSize(creation, inputs.state);
  if (aim.kind !== 'whole') return { kind: 'part', target: { area, level, part: partOf(aim) } };
  const target = {
    level,
    size,
    visible: visible === 0 ? size : visible,
    ...(plate > 0 && { plate }),
    // A piece that was cut off something larger is no vermin.
    ...(creation.size === 0 && { verminArmor }),
  };
  return { kind: 'whole', target, steps: stepsLeft(inputs) };
}

/** What explodes beside the whole catches it; of a part nobody can say how near it lies (BW-WEAP-12). */
function blastOf(
  { weapon }: Pick<WreckGroup, 'weapon'>,
  { aim, beside }: Pick<WreckInputs, 'aim' | 'beside'>,
): { readonly blast?: number } {
  if (!beside || weapon !== 'explosive' || aim.kind !== 'whole') return {};
  return { blast: weaponValues({ kind: weapon, size: 1 }).blastRadius };
}

/** The attacks of a turn as the rules read them. */
export function volleyOf(inputs: WreckInputs): Result<WreckVolley, WreckIssue> {
  const { groups, points, overkill, table } = inputs;
  if (stepsLeft(inputs) === 0) return fail<WreckIssue>('destroyed');
  const rules = fightRulesOf(table);
  const attacks: { assault: Assault; count: number }[] = [];
  for (const group of groups) {
    const { use, damage, range, thrown } = armOfGroup(group, inputs);
    const { distance } = group;
    if (range !== undefined && distance > range) return fail<WreckIssue>('too-far');
    const flies = distance > 0 && thrown !== undefined ? diceWithin(thrown, mostDice) : undefined;
    const [skill, dice] = [diceWithin(skillOfGroup(group), mostDice), diceWithin(damage, mostDice)];
    if (skill === undefined || dice === undefined) return fail<WreckIssue>('dice');
    const modifier = modifierOf(group, inputs).value;
    const cranky = crankyOf(group, inputs);
    const suffered = (own: DiceExpression) => crankyDice(own, cranky, rules.cranky);
    const assault: Assault = {
      skill: suffered(skill),
      modifier,
      use,
      damage: suffered(dice),
      ...(isAutomatic(group, inputs) && { automatic: true }),
      ...(flies && { thrown: { range: suffered(flies), distance, ...blastOf(group, inputs) } }),
    };
    attacks.push({ assault, count: group.count });
  }
  return ok({ attacks, aim: aimOf(inputs), points, overkill, rules });
}

/** How creations are built by the table's edition. */
export function buildingRules({ table }: Pick<WreckInputs, 'table'>): CreationRules {
  return creationRules[table.edition];
}

const weaponName = (weapon: number) => `w${weapon}`;
const partNames = (parts: number, propulsion: number) =>
  Array.from({ length: parts }, (_, at) => `p${propulsion}-${at}`);

/** A creation with what can be broken off it, by names. */
function battleCreation({ creation }: WreckInputs): BattleCreation {
  return {
    ...creation,
    fliesIn: creation.propulsion.some(({ medium }) => medium === 'flight') ? 'air' : 'none',
    singlePiece: false,
    components: [
      ...creation.weapons.map((_, weapon) => ({
        id: weaponName(weapon),
        part: 'surface' as const,
        weapon,
      })),
      ...creation.propulsion.flatMap(({ parts }, propulsion) =>
        partNames(parts, propulsion).map((id) => ({ id, part: 'moving' as const, propulsion })),
      ),
    ],
  };
}

/** What the creation can do as it stands (BW-CRE-13, BW-DMG-03). */
export function conditionNow(inputs: WreckInputs): Condition {
  const built = battleCreation(inputs);
  const { state, creation } = inputs;
  const attached = [
    ...creation.weapons.flatMap((_, weapon) => (state.weaponsOff.includes(weapon) ? [] : weaponName(weapon))),
    ...creation.propulsion.flatMap(({ parts }, propulsion) =>
      partNames(parts, propulsion).slice(state.partsOff[propulsion] ?? 0),
    ),
  ];
  const battle: BattleState = {
    pieces: [
      {
        size: pieceSize(creation, state),
        pips: state.pips,
        components: attached,
        speed: 0,
        steered: false,
      },
    ],
    ground: [],
    used: [],
    acts: [],
    holds: [],
  };
  const condition = conditionOf(built, battle);
  if (condition === undefined) throw new RangeError('a creation is one piece');
  return condition;
}
