import { sidedText } from '../../kit/sided-text.ts';
import type { Services } from '../../platform/services.ts';
import type { Whose } from '../../storage/settings-mirror.ts';
import type { Held } from '../duel/hands.ts';
import type { DuelInputs, SideInputs } from '../duel/inputs.ts';
import {
  firstBlast,
  firstGang,
  type GroupInputs,
  gangWeapons,
  groupOf,
  initialMany,
  type ManyInputs,
  manyBounds,
  shotWeapons,
  sizeOf,
  type VictimWeapons,
  type WhoInputs,
} from '../many/inputs.ts';
import { encodeMany } from '../many/link.ts';

function whoOf({ unit, ownSkill, ownArmor, bonusDice, cranky, size, creation, pips }: SideInputs): WhoInputs {
  const whole = sizeOf({ unit, size: unit === 'own' || creation ? size : 1 });
  const steps = Math.min(manyBounds.size, Math.max(1, whole - pips));
  const plain = bonusDice === 'no-skill' ? { plainSkill: true } : {};
  return {
    unit,
    ownSkill,
    ownArmor,
    declines: bonusDice === 'decline',
    ...plain,
    ...(cranky > 0 && { cranky }),
    ...(whole > 1 && { steps }),
  };
}

/** What the victim of a gang fights with; nothing where its table does not name it. */
function victimWeapons([first, other]: readonly [Held, Held]): VictimWeapons {
  const known: Readonly<Record<string, VictimWeapons>> = {
    'hand nothing': 'hand',
    'heavy nothing': 'heavy',
    'two-handed nothing': 'two-handed',
    'hand shield': 'hand-shield',
    'heavy shield': 'heavy-shield',
    'hand hand': 'two-hands',
    'bite nothing': 'hand',
  };
  return known[`${first} ${other}`] ?? 'nothing';
}

function groupFrom({ attacker, situation }: DuelInputs): Partial<GroupInputs> {
  const { ownWeapon, skillModifier, hands } = attacker;
  return {
    ...whoOf(attacker),
    ownUse: ownWeapon.use,
    ownDamage: ownWeapon.damage,
    shield: hands.includes('shield'),
    skillModifier,
    situation,
  };
}

function manyOf(inputs: DuelInputs): ManyInputs {
  const { attacker, defender, situation, shot, distance, height, table } = inputs;
  const base: ManyInputs = { ...initialMany(table.edition), table };
  const group = groupFrom(inputs);
  if (inputs.mode === 'close') {
    const weapon = gangWeapons.find((known) => known === attacker.hands[0]) ?? 'hand';
    const victim = { ...whoOf(defender), weapons: victimWeapons(defender.hands), size: defender.size };
    const { goal, attackGoal } = inputs;
    const attackers = [groupOf(2, weapon, group)];
    return { ...base, kind: 'gang', gang: { ...firstGang, attackers, victim, goal, attackGoal } };
  }
  if (shot === 'explosive') {
    const { skillModifier } = attacker;
    return {
      ...base,
      kind: 'blast',
      blast: { ...firstBlast, ...whoOf(attacker), situation, skillModifier, distance, height },
    };
  }
  const weapon = shotWeapons.find((known) => known === shot) ?? 'short-ranged';
  const shooters = groupOf(3, weapon, { ...group, shield: false, distance, height });
  const target = { ...whoOf(defender), count: 1 };
  return { ...base, kind: 'together', assaults: [{ groups: [shooters], target, strays: [] }] };
}

/** The same fight with several attackers, as the mode for them writes its inputs. */
export function manyText(inputs: DuelInputs): string {
  return encodeMany(manyOf(inputs));
}

/** Goes on to several attackers with the same units and weapons. */
export function goToMany(
  { drafts, navigation }: Pick<Services, 'drafts' | 'navigation'>,
  inputs: DuelInputs,
  acting: Whose,
): void {
  const text = sidedText(manyText(inputs), acting);
  // Its model may not be there yet: then it begins with what is stored.
  drafts.save('many', text);
  navigation.go(`fight/many?${text}`);
}
