import type { UsbRuleId } from '../ids.ts';
import { meleeWeapons, type SpecialisationId } from './equipment.ts';
import type { UsbUnit } from './unit.ts';

/** Where each specialisation is printed. */
export const specialisationRules: Readonly<Record<SpecialisationId, UsbRuleId>> = {
  'sudden-attack': 'USB-SPEC-02',
  fliers: 'USB-SPEC-03',
  unbreakable: 'USB-MOR-09',
  assault: 'USB-SPEC-04',
  'self-destruction': 'USB-MELEE-11',
  engineers: 'USB-SPEC-05',
  hunter: 'USB-SPEC-06',
  smoke: 'USB-SPEC-07',
  blessed: 'USB-SPEC-08',
  brave: 'USB-SPEC-09',
  infiltration: 'USB-DEP-05',
  camouflage: 'USB-SPEC-10',
};

/** What every army of USB is played by: tests, morale and its states. */
export const commonRules: readonly UsbRuleId[] = ['USB-TEST-01', 'USB-MOR-02', 'USB-MOR-05', 'USB-MOR-06'];

const isSpecialisation = (item: string): item is SpecialisationId => item in specialisationRules;

/** The rules by which what a unit has works at the table, each once: weapons, shield, specialisations, growth, Power. */
export function rulesOfUnit(unit: UsbUnit): readonly UsbRuleId[] {
  const rules: UsbRuleId[] = unit.specialisations.map((id) => specialisationRules[id]);
  if (unit.kind === 'machine') {
    rules.push('USB-MACH-02');
    if (unit.equipment.includes('shield')) rules.push('USB-MELEE-08');
    return [...new Set(rules)];
  }
  rules.push(meleeWeapons[unit.melee].rule);
  if (unit.shield) rules.push('USB-MELEE-08');
  if (unit.ranged) rules.push('USB-SHOOT-06');
  if (unit.kind === 'line') {
    if (unit.leaders) rules.push('USB-MELEE-09');
    if (unit.specials > 0) rules.push('USB-SHOOT-10');
  } else {
    rules.push('USB-HERO-01', 'USB-PP-01');
    for (const item of unit.magic) if (isSpecialisation(item)) rules.push(specialisationRules[item]);
    if (unit.mount) rules.push('USB-HERO-05', ...rulesOfUnit(unit.mount));
  }
  return [...new Set(rules)];
}
