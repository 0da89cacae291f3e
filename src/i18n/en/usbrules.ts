import type { UsbHouseRuleId } from '../../rules/usb/house-rules.ts';
import type { SwitchTexts } from './houserules.ts';

/** What a switch decides, when it matters, and each of its values by the word that links have for it. */
const switches: Readonly<Record<UsbHouseRuleId, Required<SwitchTexts>>> = {
  capRule: {
    title: 'One activation may cost',
    hint: 'A unit with all it carries, or a hero.',
    values: { third: 'a third of the limit', literal33: 'exactly 33% of it' },
  },
  growthModel: {
    title: 'Initiative and Standfast by growth',
    hint: 'Monsters and machines; at growth 2, for example.',
    values: { F2: '2 and 6', F1: '3 and 9' },
  },
  smallGrowthSlots: {
    title: 'Equipment of a machine below growth 2',
    hint: 'Such as a gun that cannot move.',
    values: { '1': 'one piece', '0': 'none' },
  },
  ruinsStack: {
    title: 'In ruins the Tough test gets',
    hint: 'The ruins’ own +1, and +1 for counting as entrenched.',
    values: { '2': '+2', '1': '+1 in all' },
  },
  meleeDefeatTest: {
    title: 'A melee lost by 2 or 3',
    hint: 'Lost by 4 or 5, the unit panics either way.',
    values: { bandOnly: 'leaves the unit shaken', lostBy2: 'leaves it shaken and asks for a 50% test' },
  },
  fatigue: {
    title: 'Fatigue counts',
    hint: 'Each costs 1 of Hit.',
    values: { earlier: 'the activation and earlier fights', inclusive: 'every fight, this one too' },
  },
  specialWeaponPrice: {
    title: 'The 25 points of a special weapon',
    hint: 'Two models at most carry one instead of a ranged weapon.',
    values: { onTop: 'come on top of the ranged weapon', replace: 'replace its price' },
  },
  d3Overflow: {
    title: 'What a d2 or d3 hit does beyond one model',
    hint: 'When it hurts more than the model can take.',
    values: { spill: 'goes on to the next', perModel: 'is lost' },
  },
  nearest: {
    title: 'The nearest enemy',
    hint: 'Without a hero a unit may attack no other.',
    values: { visible: 'of those it may attack', strict: 'of all on the table' },
  },
  cargoMix: {
    title: 'Mixed cargo',
    hint: 'Infantry and heavy infantry in one transport.',
    values: { perPurchase: 'each hold takes one kind', heavyAsTwo: 'a heavy model takes two places' },
  },
  luckOnOne: {
    title: 'A rolled 1 changed by Bend of Luck',
    hint: 'A 1 always fails otherwise.',
    values: { faceChanges: 'counts as what it shows now', oneFails: 'fails all the same' },
  },
  unbreakable: {
    title: 'Unbreakable units',
    hint: 'What they suffer instead of panic.',
    values: {
      panicOnly: 'lose models where they would panic',
      allFailures: 'lose points of Standfast at every failed test',
    },
  },
};

export const usbrules = {
  own: 'by default',
  army: 'Units and armies',
  clear: 'No house rules',
  switches,
};
