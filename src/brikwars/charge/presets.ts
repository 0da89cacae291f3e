import { type ChargeInputs, type ChargeSideInputs, footman, initialCharge } from './inputs.ts';

export const chargePresets = ['knight', 'joust', 'foot', 'rider', 'giant', 'car', 'pair', 'line'] as const;
export type ChargePresetId = (typeof chargePresets)[number];

const knight: ChargeSideInputs = {
  ...footman,
  unit: 'armored-minifig',
  mount: 'warhorse',
  size: 2,
  arm: 'two-handed',
  reach: 3,
};

const target: ChargeSideInputs = { ...footman, shield: true };
const pikeman: ChargeSideInputs = { ...footman, arm: 'two-handed', reach: 3 };

type Preset = Pick<ChargeInputs, 'attacker' | 'defender' | 'straight'> & Partial<ChargeInputs>;

const presets: Readonly<Record<ChargePresetId, Preset>> = {
  knight: { attacker: knight, defender: target, straight: 10 },
  joust: {
    attacker: { ...knight, shield: true },
    defender: { ...knight, shield: true },
    straight: 13,
    targetMove: 14,
    direction: 'towards',
  },
  foot: { attacker: { ...footman, arm: 'heavy', reach: 2 }, defender: target, straight: 5 },
  rider: {
    attacker: { ...knight, unit: 'minifig', arm: 'nothing', reach: 0 },
    defender: pikeman,
    straight: 10,
    strikes: 'body',
    moveLeft: 4,
    tramples: true,
  },
  giant: {
    attacker: { ...footman, unit: 'own', ownSkill: '1d6', ownArmor: '2d10', size: 4 },
    defender: footman,
    straight: 8,
    strikes: 'body',
    moveLeft: 4,
    tramples: true,
  },
  car: {
    attacker: { ...footman, unit: 'own', ownSkill: '1d6', ownArmor: '1d10', size: 5 },
    defender: footman,
    straight: 12,
    strikes: 'body',
    behind: 'wall',
    free: 3,
    moveLeft: 6,
    braced: false,
  },
  pair: {
    attacker: knight,
    defender: { ...footman, unit: 'own', ownArmor: '2d10', size: 4 },
    straight: 10,
    chargers: 3,
  },
  line: {
    attacker: { ...footman, unit: 'own', ownSkill: '1d6', ownArmor: '2d10', size: 6 },
    defender: footman,
    straight: 12,
    strikes: 'body',
    moveLeft: 8,
    line: 3,
    braced: false,
  },
};

/** The example, at the table's own rules and for its own goal. */
export function withChargePreset({ table, goal }: ChargeInputs, preset: ChargePresetId): ChargeInputs {
  return { ...initialCharge(table.edition), ...presets[preset], table, goal };
}
