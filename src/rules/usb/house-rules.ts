import type { UsbRuleId } from './ids.ts';

/** Where a switch matters: the modes of the Fight place, and units with their armies. */
export const usbScopes = ['shoot', 'charge', 'morale', 'army'] as const;
export type UsbScope = (typeof usbScopes)[number];

/** Every switch that a table may set for itself: the ruling that explains it, its values (the app's reading first), and where it matters. */
export const usbHouseRules = {
  /** What one activation may cost: a third of the limit, or 33 in 100 to the letter. */
  capRule: { ruling: 'USB-C-05', values: ['third', 'literal33'], scopes: ['army'] },
  /** Initiative and Standfast by growth: `max(1, g)` and `max(1, 3g)`, or `1 + g` and `3 + 3g`. */
  growthModel: { ruling: 'USB-X-02', values: ['F2', 'F1'], scopes: ['shoot', 'charge', 'morale', 'army'] },
  /** Pieces of equipment of a machine below growth 2. */
  smallGrowthSlots: { ruling: 'USB-A-15', values: [1, 0], scopes: ['army'] },
  /** What ruins do for a save: their own +1 beside that of entrenchment, or +1 in all. */
  ruinsStack: { ruling: 'USB-A-06', values: [2, 1], scopes: ['shoot', 'charge'] },
  /** Whether a lost melee asks for a morale test too. */
  meleeDefeatTest: { ruling: 'USB-A-22', values: ['bandOnly', 'lostBy2'], scopes: ['charge'] },
  /** What tires: an activation and every earlier fight, or every fight with the one in hand. */
  fatigue: { ruling: 'USB-A-05', values: ['earlier', 'inclusive'], scopes: ['shoot', 'charge'] },
  /** The price of a special weapon beside that of the weapon it replaces, or in its place. */
  specialWeaponPrice: { ruling: 'USB-A-09', values: ['onTop', 'replace'], scopes: ['army'] },
  /** Points of D2 and D3 wounds beyond one model: they go on, or are lost. */
  d3Overflow: { ruling: 'USB-A-18', values: ['spill', 'perModel'], scopes: ['shoot', 'charge'] },
  /** Which enemy is the nearest: of those that may be attacked, or of all. */
  nearest: { ruling: 'USB-A-03', values: ['visible', 'strict'], scopes: ['shoot', 'charge'] },
  /** Mixed cargo: one kind for each hold, or a heavy model for two. */
  cargoMix: { ruling: 'USB-A-26', values: ['perPurchase', 'heavyAsTwo'], scopes: ['army'] },
  /** A rolled 1 that Bend of Luck has changed. */
  luckOnOne: {
    ruling: 'USB-A-28',
    values: ['faceChanges', 'oneFails'],
    scopes: ['shoot', 'charge', 'morale'],
  },
  /** Unbreakable units: only panic is replaced, by models, or every failed test, by points of Standfast. */
  unbreakable: {
    ruling: 'USB-C-12',
    values: ['panicOnly', 'allFailures'],
    scopes: ['shoot', 'charge', 'morale'],
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly ruling: UsbRuleId;
      readonly values: readonly (string | number)[];
      readonly scopes: readonly UsbScope[];
    }
  >
>;

export type UsbHouseRuleId = keyof typeof usbHouseRules;
export const usbHouseRuleIds = Object.keys(usbHouseRules) as readonly UsbHouseRuleId[];

/** The value of every switch. */
export type UsbRules = { readonly [Name in UsbHouseRuleId]: (typeof usbHouseRules)[Name]['values'][number] };

/** What a table plays otherwise than the app's own reading. */
export interface UsbTable {
  readonly house: Partial<UsbRules>;
}

export const usbOwnRules: UsbRules = {
  capRule: 'third',
  growthModel: 'F2',
  smallGrowthSlots: 1,
  ruinsStack: 2,
  meleeDefeatTest: 'bandOnly',
  fatigue: 'earlier',
  specialWeaponPrice: 'onTop',
  d3Overflow: 'spill',
  nearest: 'visible',
  cargoMix: 'perPurchase',
  luckOnOne: 'faceChanges',
  unbreakable: 'panicOnly',
};

/** The values of all switches at a table: its own where it has them. */
export function usbRulesOf({ house }: UsbTable): UsbRules {
  return { ...usbOwnRules, ...house };
}

export function usbValuesOf<Name extends UsbHouseRuleId>(name: Name): readonly UsbRules[Name][] {
  // The compiler does not see that each list holds the values of its own name.
  return usbHouseRules[name].values as unknown as readonly UsbRules[Name][];
}

/** The table with a switch at a value; the app's own value is no house rule. */
export function withUsbHouseRule<Name extends UsbHouseRuleId>(
  { house }: UsbTable,
  name: Name,
  value: UsbRules[Name],
): UsbTable {
  const { [name]: _, ...rest } = house;
  return { house: value === usbOwnRules[name] ? rest : { ...rest, [name]: value } };
}
