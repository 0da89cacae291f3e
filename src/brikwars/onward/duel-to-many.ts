import { sidedText } from '../../kit/question/sided-text.ts';
import type { Services } from '../../platform/services.ts';
import type { Whose } from '../../storage/settings-mirror.ts';
import type { Held } from '../duel/hands.ts';
import type { DuelInputs, SideInputs } from '../duel/inputs.ts';
import {
  encodeMany,
  type GroupInputs,
  gangWeapons,
  groupOf,
  initialMany,
  type ManyInputs,
  manyBlast,
  manyMost,
  manyShooters,
  manyVictim,
  manyWho,
  shotWeapons,
  sizeOf,
  type VictimWeapons,
  type WhoInputs,
} from '../many/inputs.ts';

/** A value as far as its field goes. */
const within = ({ least, most }: { readonly least: number; readonly most: number }, value: number) =>
  Math.min(most, Math.max(least, value));

function whoOf({ unit, ownSkill, ownArmor, bonusDice, cranky, size, creation, pips }: SideInputs): WhoInputs {
  const whole = sizeOf({ unit, size: unit === 'own' || creation ? size : 1 });
  const steps = Math.min(manyMost.size, Math.max(1, whole - pips));
  return {
    unit,
    ownSkill,
    ownArmor,
    declines: bonusDice === 'decline',
    plainSkill: bonusDice === 'no-skill',
    cranky: within(manyWho.fields.cranky, cranky),
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
    ownUse: within(manyShooters.fields.ownUse, ownWeapon.use),
    ownDamage: ownWeapon.damage,
    shield: hands.includes('shield'),
    skillModifier: within(manyShooters.fields.skillModifier, skillModifier),
    situation,
  };
}

/** The same fight with several attackers, every value as far as it goes there. */
export function manyOf(inputs: DuelInputs, count = 3): ManyInputs {
  const { attacker, defender, situation, shot, table } = inputs;
  const base: ManyInputs = { ...initialMany(table.edition), table };
  const group = groupFrom(inputs);
  if (inputs.mode === 'close') {
    const weapon = gangWeapons.find((known) => known === attacker.hands[0]) ?? 'hand';
    const size = within(manyVictim.fields.size, defender.size);
    const victim = { ...whoOf(defender), weapons: victimWeapons(defender.hands), size };
    const { goal, attackGoal } = inputs;
    const attackers = [groupOf(2, weapon, group)];
    return { ...base, kind: 'gang', gang: { ...base.gang, attackers, victim, goal, attackGoal } };
  }
  const far = {
    distance: within(manyShooters.fields.distance, inputs.distance),
    height: within(manyShooters.fields.height, inputs.height),
  };
  if (shot === 'explosive') {
    const skillModifier = within(manyBlast.fields.skillModifier, attacker.skillModifier);
    return {
      ...base,
      kind: 'blast',
      blast: { ...base.blast, ...whoOf(attacker), situation, skillModifier, ...far },
    };
  }
  const weapon = shotWeapons.find((known) => known === shot) ?? 'short-ranged';
  const shooters = groupOf(count, weapon, { ...group, shield: false, ...far });
  const target = { ...whoOf(defender), count: 1 };
  return { ...base, kind: 'together', assaults: [{ groups: [shooters], target, strays: [] }] };
}

/** Goes on to several attackers with the same units and weapons. */
export function goToMany(
  { drafts, navigation }: Pick<Services, 'drafts' | 'navigation'>,
  inputs: DuelInputs,
  acting: Whose,
  count?: number,
): void {
  const text = sidedText(encodeMany(manyOf(inputs, count)), acting);
  // Its model may not be there yet: then it begins with what is stored.
  drafts.save('many', text);
  navigation.go(`fight/many?${text}`);
}
