import { checkCharge } from '../../../../src/rules/brikwars/charge/charge-check.ts';
import { chargeOdds } from '../../../../src/rules/brikwars/charge/charge-odds.ts';
import type { ChargePlan, ChargeSetup } from '../../../../src/rules/brikwars/charge/charge-setup.ts';
import { chargeRulesOf, editionOf, type TableRules } from '../../../../src/rules/brikwars/house-rules.ts';
import type { ShownRule } from '../house-rules-shown.ts';

const plan: ChargePlan = {
  strikes: 'body',
  afterMiss: 'ram',
  attackerParries: false,
  tramples: false,
  answer: 'body',
  defenderParries: false,
  braced: false,
};
const armed: Partial<ChargePlan> = { strikes: 'weapon', afterMiss: 'past' };
const minifig = { armor: '4', size: 1 };
const rider = { armor: '4', size: 2 };
const giant = { armor: '4', size: 4 };
const lance = { skill: '1d6', use: 5, damage: '2d6', reach: 4 };

type Entered = Omit<Partial<ChargeSetup>, 'plan' | 'rules'> & { readonly plan?: Partial<ChargePlan> };

function chargeOf(table: TableRules, more: Entered) {
  const charge = checkCharge({
    rules: chargeRulesOf(table),
    run: { straight: 10 },
    attacker: minifig,
    defender: minifig,
    ...more,
    plan: { ...plan, ...more.plan },
  });
  if (!charge.ok) throw new Error(JSON.stringify(charge.issues));
  return charge.value;
}

const oddsOf = (table: TableRules, more: Entered) => chargeOdds(chargeOf(table, more));
const noBonus: TableRules = { edition: '2005', house: { bonus: 'none' } };
const byDie: TableRules = { edition: 'web5', house: { bonus: 'none' } };

/** What each switch of a Charge changes. */
export const chargeHouseRules: readonly ShownRule[] = [
  {
    rule: 'bonus',
    mode: 'charge',
    what: 'a Hero’s lance at Use 12',
    shows: (table) =>
      oddsOf(table, {
        attacker: { ...rider, weapon: { ...lance, skill: '1d10', use: 12 } },
        plan: armed,
      }).hits.value,
    expected: { d6: 1 / 12, same: 9 / 100, none: 0 },
  },
  {
    rule: 'skillCriticalFailure',
    mode: 'charge',
    what: 'a lance with 1d6+4 at Use 5',
    shows: (table) =>
      oddsOf(table, { attacker: { ...rider, weapon: { ...lance, skill: '1d6+4' } }, plan: armed }).hits.value,
    expected: { true: 5 / 6, false: 1 },
  },
  {
    rule: 'damageCriticalFailure',
    mode: 'charge',
    what: 'a body ram of 1d6 against Armor 0',
    shows: (table) => oddsOf(table, { defender: { ...minifig, armor: '0' } }).defenderDies.value,
    expected: { zero: 5 / 6, total: 1 },
  },
  {
    rule: 'equalDamage',
    mode: 'charge',
    what: 'a body ram of 1d6 against Armor 4',
    start: noBonus,
    shows: (table) => oddsOf(table, {}).defenderDies.value,
    expected: { glances: 2 / 6, kills: 3 / 6 },
  },
  {
    rule: 'heavyUse',
    mode: 'charge',
    what: 'a spear, which is a Heavy Weapon',
    start: noBonus,
    shows: (table) => {
      const { use, damage = '0' } = editionOf(table).weapons.heavy;
      return oddsOf(table, { attacker: { ...minifig, weapon: { ...lance, use, damage } }, plan: armed }).hits
        .value;
    },
    expected: { 4: 3 / 6, 3: 4 / 6 },
  },
  {
    rule: 'model',
    mode: 'charge',
    what: 'a body does damage by speed and Size only',
    start: noBonus,
    shows: (table) => oddsOf(table, {}).defenderDies.value,
    expected: { size: 2 / 6, die: 0 },
  },
  {
    rule: 'addedMove',
    mode: 'charge',
    what: 'the points of a giant after 4" against one who comes 4"',
    shows: (table) =>
      chargeOf(table, {
        attacker: giant,
        run: { straight: 4, target: { inches: 4, direction: 'towards' } },
      }).momentum.value,
    expected: { towards: 4, 'same-direction': 0 },
  },
  {
    rule: 'momentumDice',
    mode: 'charge',
    what: 'more than 11 with two points',
    start: noBonus,
    shows: (table) =>
      oddsOf(table, { attacker: rider, defender: { ...minifig, armor: '11' } }).defenderDies.value,
    expected: { each: 1 / 36, multiplied: 1 / 6 },
  },
  {
    rule: 'skillRoll',
    mode: 'charge',
    what: 'a hit with a lance',
    start: noBonus,
    shows: (table) => oddsOf(table, { attacker: { ...rider, weapon: lance }, plan: armed }).hits.value,
    expected: { weapon: 2 / 6, none: 1 },
  },
  {
    rule: 'knockedOver',
    mode: 'charge',
    what: 'a minifig that flies just 1" from a Size 1',
    start: noBonus,
    // Unbraced it rolls nothing: a roll of 2 makes 1", one of 3 to 6 more.
    shows: (table) => oddsOf(table, { defender: { ...minifig, armor: '99' } }).knockedOver.value,
    expected: { inch: 5 / 6, base: 4 / 6 },
  },
  {
    rule: 'trampling',
    mode: 'charge',
    what: 'a charger who does not want to trample',
    shows: (table) =>
      oddsOf(table, { attacker: giant, defender: { ...minifig, armor: '12' }, moveLeft: 10 }).diesAfterwards
        .value > 0,
    expected: { choice: false, automatic: true },
  },
  {
    rule: 'ploughing',
    mode: 'charge',
    what: 'how often the third in the line is cleared away',
    shows: (table) =>
      oddsOf(table, {
        attacker: giant,
        defender: { ...minifig, armor: '99' },
        plan: { braced: true },
        line: 2,
        moveLeft: 10,
      }).line[1]?.cleared.value,
  },
  {
    rule: 'withinSize',
    mode: 'charge',
    what: 'how often the second in the line is reached',
    shows: (table) =>
      oddsOf(table, {
        attacker: rider,
        defender: { ...minifig, armor: '99' },
        plan: { braced: true },
        line: 1,
        moveLeft: 10,
      }).line[0]?.reached.value,
  },
  {
    rule: 'momentumRoll',
    mode: 'charge',
    what: 'damage and smash against a wall',
    start: byDie,
    shows: (table) =>
      oddsOf(table, {
        attacker: { ...minifig, weapon: { ...lance, use: 2, damage: '1' } },
        defender: { ...minifig, armor: '8' },
        plan: armed,
        behind: { kind: 'wall', free: 0 },
      }).defenderDies.value,
  },
  {
    rule: 'smash',
    mode: 'charge',
    what: 'damage and smash against a wall',
    start: byDie,
    shows: (table) =>
      oddsOf(table, {
        attacker: { ...minifig, weapon: { ...lance, use: 2, damage: '1' } },
        defender: { ...minifig, armor: '7' },
        plan: armed,
        behind: { kind: 'wall', free: 0 },
      }).defenderDies.value,
  },
  {
    rule: 'falls',
    mode: 'charge',
    what: 'a minifig knocked off a tower',
    shows: (table) =>
      oddsOf(table, {
        attacker: giant,
        defender: { ...minifig, armor: '20' },
        behind: { kind: 'drop', free: 0, height: 20 },
      }).diesAfterwards.value > 0,
    expected: { height: true, none: false },
  },
  {
    rule: 'cranky',
    mode: 'charge',
    what: 'the deaths before a Cranky giant',
    shows: (table) =>
      oddsOf(table, { attacker: { ...giant, cranky: 2 }, defender: { ...minifig, armor: '8' } }).defenderDies
        .value,
  },
  {
    rule: 'combined',
    mode: 'charge',
    what: 'the deaths and inches of two lances at once',
    shows: (table) => {
      const odds = oddsOf(table, {
        attacker: { ...rider, weapon: lance },
        defender: { armor: '10', size: 4 },
        plan: armed,
        chargers: 2,
      });
      return [odds.defenderDies.value, odds.meanInches.value];
    },
  },
];
