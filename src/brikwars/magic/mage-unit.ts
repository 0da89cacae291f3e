import type { Profile } from '../../rules/brikwars/units/profile.ts';
import { battleBounds } from '../mage-field.ts';
import { isMagic, type MagicInputs } from './inputs.ts';

/** A unit acts with its Skill; a mage casts what he has learnt, and what was bought for him is counted from now on. */
export function withMage(inputs: MagicInputs, { skill, armor, size, training = {} }: Profile): MagicInputs {
  const acting: MagicInputs = { ...inputs, caster: 'own', ownSkill: skill, selfArmor: armor };
  const { magic = 0, area = [], shield = 0, summoning = false, necromancy = false } = training;
  if (magic === 0 || !isMagic(inputs)) return acting;
  const { tally: _, landed: _beside, fell: _how, after: _before, ...rest } = acting;
  const highest = Math.min(inputs.level, magic);
  const [strongest] = area;
  const level = inputs.kind === 'area' && strongest ? strongest.level : highest;
  const mage = { ...rest, magic, level };
  if (area.length === 0 && shield === 0 && !summoning && !necromancy) return mage;
  const pack = {
    ...{ size: Math.min(battleBounds.size, Math.max(1, size)), area, shield, summoning, necromancy },
    ...{ reserve: 0, undead: inputs.undead },
  };
  return { ...mage, tally: { pack, log: [] } };
}

/** The same from an army: a mage begins with a spell. */
export function withMageOfArmy(inputs: MagicInputs, unit: Profile): MagicInputs {
  const kind = unit.training?.area?.length ? 'area' : 'bolt';
  return withMage(unit.training?.magic && !isMagic(inputs) ? { ...inputs, kind } : inputs, unit);
}
