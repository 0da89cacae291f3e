import {
  type Creation,
  creationWeaponKinds,
  mediums,
  mindKinds,
  specialtyIds,
} from '../../../src/rules/brikwars/creation/creation.ts';
import { creationIssues } from '../../../src/rules/brikwars/creation/creation-check.ts';
import {
  type CreationEditionId,
  type CreationRules,
  creationRules,
} from '../../../src/rules/brikwars/creation/creation-rules.ts';
import { type ArmyEntry, armyPrice } from '../../../src/rules/brikwars/creation/price-army.ts';
import { creationPrice } from '../../../src/rules/brikwars/creation/price-creation.ts';
import {
  type BoughtUnit,
  boughtItems,
  unitPrice,
  unitStats,
} from '../../../src/rules/brikwars/creation/price-unit.ts';
import { type LugpolGear, lugpolCost } from '../../../src/rules/brikwars/quik/lugpol-cost.ts';
import { lugpolUnitIds, lugpolWeaponIds } from '../../../src/rules/brikwars/quik/lugpol-game.ts';
import { type Adapter, answersOf, type Fields } from './cases.ts';

const editionNames: Readonly<Record<string, CreationEditionId>> = {
  bw2005: '2005',
  'bw2005-ch5rev': 'web5',
  'bw-pl': 'pl',
  'pl-supplements': 'pl-supplements',
  'pl-healing': 'pl-supplements',
  league: 'league',
};

/** How an edition of the cases builds. */
function creationRulesNamed(edition: string): CreationRules {
  const id = editionNames[edition];
  if (id === undefined) throw new TypeError(`no edition is called ${edition}`);
  return creationRules[id];
}

/** One of a closed list of names. */
function oneOf<Name extends string>(names: readonly Name[], text: string): Name {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new TypeError(`${text} is none of ${names.join(', ')}`);
  return found;
}

const count = (inputs: Fields, name: string) => (inputs.has(name) ? inputs.number(name) : 0);
const flag = (inputs: Fields, name: string) => inputs.has(name) && inputs.flag(name);
const texts = (inputs: Fields, name: string) => (inputs.has(name) ? inputs.texts(name) : []);
const list = (inputs: Fields, name: string) => (inputs.has(name) ? inputs.list(name) : []);

const boughtUnit = (inputs: Fields): BoughtUnit => ({
  unit: oneOf(['minifig', 'officer', 'hero', 'warhorse'], inputs.text('unit')),
  items: texts(inputs, 'items').map((item) => oneOf(boughtItems, item)),
  specialties: texts(inputs, 'specialties').map((id) => oneOf(specialtyIds, id)),
  skillRaise: count(inputs, 'skill_raise'),
  multidexterity: count(inputs, 'multidexterity'),
  multitasking: count(inputs, 'multitasking'),
  weaponMasters: count(inputs, 'weapon_masters'),
  magic: count(inputs, 'magic'),
  summoning: flag(inputs, 'summoning'),
  necromancy: flag(inputs, 'necromancy'),
});

/** A creation of the cases; what a list leaves out is none. */
const creationOf = (inputs: Fields): Creation => ({
  size: inputs.number('size'),
  level: count(inputs, 'level'),
  verminArmor: count(inputs, 'vermin_armor'),
  propulsion: list(inputs, 'propulsion').map((one) => ({
    medium: oneOf(mediums, one.text('medium')),
    inches: one.number('inches'),
  })),
  weapons: list(inputs, 'weapons').map((one) => ({
    kind: oneOf(creationWeaponKinds, one.text('kind')),
    size: one.number('size'),
    payload: count(one, 'payload'),
  })),
  mind: {
    kind: inputs.has('mind') ? oneOf(mindKinds, inputs.text('mind')) : 'none',
    skillRaise: count(inputs, 'skill_raise'),
    multidexterity: count(inputs, 'multidexterity'),
    multitasking: count(inputs, 'multitasking'),
  },
});

const unitCost: Adapter = (inputs) => {
  const unit = boughtUnit(inputs);
  const { own, discount, items, cost } = unitPrice(unit, inputs.number('egos'));
  const { move, skillPlus, armor } = unitStats(unit);
  const d6 = armor.groups.find(({ sides }) => sides === 6)?.count ?? 0;
  return answersOf({
    own,
    discount,
    items,
    cost,
    move,
    skill_plus: skillPlus,
    armor_d6: d6,
    armor_plus: armor.constant,
  });
};

const creationCost: Adapter = (inputs) => {
  const { base, propulsion, weapons, mind, cost } = creationPrice(creationOf(inputs));
  return answersOf({ base, propulsion, weapons, mind, cost });
};

const creationCheck: Adapter = (inputs, edition) => {
  const flies = oneOf(['none', 'air', 'space'], inputs.text('flies_in'));
  const issues = creationIssues(creationOf(inputs), creationRulesNamed(edition), flies);
  const has = (code: string) => Number(issues.some((issue) => issue.code === code));
  return answersOf({
    error_speed: has('too-fast'),
    error_weapon_size: has('weapon-size'),
    error_weapon_limit: has('weapon-limit'),
    error_payload: has('payload'),
    error_skill_boost: has('skill-fixed'),
    error_level: has('level-range'),
    legal: Number(issues.length === 0),
  });
};

const armyEntry = (entry: Fields): ArmyEntry =>
  entry.has('unit')
    ? { count: entry.number('count'), unit: boughtUnit(entry.fields('unit')) }
    : { count: entry.number('count'), creation: creationOf(entry.fields('creation')) };

const armyCost: Adapter = (inputs, edition) => {
  const entries = inputs.list('entries').map(armyEntry);
  const price = armyPrice(entries, inputs.number('budget'), creationRulesNamed(edition));
  const has = (code: string) => price.issues.some((issue) => issue.code === code);
  return answersOf({
    total: price.total,
    left: price.left,
    egos: price.egos,
    discount: price.discount,
    within: Number(!has('over-budget')),
    too_fast: Number(has('too-fast')),
    legal: Number(price.issues.length === 0),
  });
};

const lugpolGear = (inputs: Fields): LugpolGear => {
  const items = texts(inputs, 'items');
  const pieces = (name: string) => items.filter((item) => item === name).length;
  const weapons = items.filter((item) => item !== 'shield' && item !== 'armor');
  return {
    weapons: weapons.map((item) => oneOf(lugpolWeaponIds, item === 'ranged' ? 'short-ranged' : item)),
    shields: pieces('shield'),
    armors: pieces('armor'),
  };
};

const lugpolArmy: Adapter = (inputs) => {
  const bought = lugpolCost({
    units: inputs.list('units').map((one) => ({
      unit: oneOf(lugpolUnitIds, one.text('unit')),
      count: one.number('count'),
      ...lugpolGear(one),
    })),
    vehicles: inputs.list('vehicles').map((one) => ({
      size: one.number('size'),
      level: count(one, 'level'),
      crew: count(one, 'crew'),
      groundInches: count(one, 'ground'),
      airInches: count(one, 'air'),
      ...lugpolGear(one),
    })),
  });
  return answersOf(bought.ok ? { legal: 1, total: bought.value.value } : { legal: 0 });
};

export const costAdapters: Readonly<Record<string, Adapter>> = {
  unit_cost: unitCost,
  creation_cost: creationCost,
  creation_check: creationCheck,
  army_cost: armyCost,
  lugpol_army: lugpolArmy,
};
