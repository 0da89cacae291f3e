import type { Distribution } from '../../dice/distribution.ts';
import { equalDice } from '../../dice/equal-dice.ts';
import { formationEffects, terrainEffects } from '../circumstances.ts';
import type { UsbRuleId } from '../ids.ts';
import type { ModifierEffect } from '../modifiers.ts';
import { meleeWeapons } from '../units/equipment.ts';
import { smokeTarget } from './luck.ts';
import { d2FromD6, d3FromD6 } from './small-dice.ts';
import type { Reroll } from './test.ts';

/** Every roll that the rules ask for by name. */
export const namedTestIds = [
  'hit',
  'save',
  'morale',
  'hide',
  'sudden',
  'smoke',
  'dispute',
  'd2',
  'd3',
] as const;
export type NamedTestId = (typeof namedTestIds)[number];

/** What may change a roll that has a name: what `modifiers.ts` finds for two units, and what names morale (USB-A-23). */
export type TestEffect = ModifierEffect | 'brave' | 'pit';

export interface TestModifier {
  readonly rule: UsbRuleId;
  readonly effect: TestEffect;
  readonly amount: number;
}

export interface NamedTest {
  readonly rule: UsbRuleId;
  /** The stat that is tested, a number that the rules print, or neither where the faces are read as they lie. */
  readonly on: 'hit' | 'tough' | number | undefined;
  /** Many dice at a time, one for each attack. */
  readonly pool: boolean;
  /** What its dice are read as. */
  readonly reads: 'successes' | SmallDie;
  readonly rerolls: readonly Reroll[];
  readonly modifiers: readonly TestModifier[];
  /** The one of its modifiers that comes in steps of −1, −2, −3 (USB-FAT-01, USB-C-07). */
  readonly graded?: Omit<TestModifier, 'amount'>;
}

const { phalanx, column } = formationEffects;
const { screen, ruins } = terrainEffects;
const { cavalry } = meleeWeapons;

const alone = { pool: false, reads: 'successes', rerolls: ['none', 'fails'], modifiers: [] } as const;
const plain = { ...alone, rerolls: ['none'] } as const;

/** Each with its rule and all that may be added to it; a plus helps who rolls (USB-TEST-04). */
export const namedTests: Readonly<Record<NamedTestId, NamedTest>> = {
  hit: {
    rule: 'USB-SHOOT-06',
    on: 'hit',
    pool: true,
    reads: 'successes',
    rerolls: ['none', 'ones', 'fails'],
    modifiers: [
      { rule: 'USB-ACT-04', effect: 'aimed', amount: 1 },
      { rule: 'USB-TERR-03', effect: 'own-cover', amount: screen.ownHit },
      { rule: 'USB-FORM-04', effect: 'phalanx-front', amount: phalanx.hit },
      { rule: 'USB-MELEE-05', effect: 'weapon-charging', amount: cavalry.chargeHit },
      { rule: 'USB-TERR-03', effect: 'enemy-cover', amount: screen.enemyHit },
      { rule: 'USB-MOR-05', effect: 'shaken', amount: -1 },
      { rule: 'USB-SPEC-10', effect: 'camouflage', amount: -1 },
      { rule: 'USB-FORM-03', effect: 'column', amount: column.hit },
      { rule: 'USB-SHOOT-08', effect: 'indirect', amount: -1 },
    ],
    graded: { rule: 'USB-FAT-01', effect: 'fatigue' },
  },
  save: {
    rule: 'USB-SHOOT-07',
    on: 'tough',
    pool: true,
    reads: 'successes',
    rerolls: ['none', 'fails'],
    modifiers: [
      { rule: 'USB-ACT-05', effect: 'entrenched', amount: 1 },
      { rule: 'USB-TERR-07', effect: 'ruins', amount: ruins.save },
      { rule: 'USB-FORM-04', effect: 'phalanx-front', amount: phalanx.front },
      { rule: 'USB-FORM-04', effect: 'phalanx-side', amount: phalanx.side },
      { rule: 'USB-FORM-03', effect: 'column', amount: column.save },
      { rule: 'USB-MELEE-05', effect: 'weapon-charging', amount: cavalry.chargeSave },
    ],
    graded: { rule: 'USB-C-07', effect: 'weapon' },
  },
  morale: {
    ...alone,
    rule: 'USB-MOR-01',
    on: 'tough',
    modifiers: [
      { rule: 'USB-SPEC-09', effect: 'brave', amount: 1 },
      { rule: 'USB-TERR-05', effect: 'pit', amount: terrainEffects.pit.morale },
    ],
  },
  hide: { ...alone, rule: 'USB-FORM-05', on: 'tough' },
  sudden: { ...alone, rule: 'USB-SPEC-02', on: 'tough' },
  smoke: { ...plain, rule: 'USB-SPEC-07', on: smokeTarget },
  dispute: { ...plain, rule: 'USB-DICE-02', on: 4 },
  d2: { ...plain, rule: 'USB-DICE-01', on: undefined, reads: 'd2' },
  d3: { ...plain, rule: 'USB-DICE-01', on: undefined, reads: 'd3' },
};

/** The largest step of what is graded. */
export const mostGrade = 3;

/** What cannot be true of one roll: two formations, shooting and melee, a charge of the shaken (USB-MOR-05). */
const rivals: readonly (readonly (readonly TestEffect[])[])[] = [
  [['phalanx-front'], ['phalanx-side'], ['column']],
  [['aimed', 'camouflage', 'indirect'], ['weapon-charging']],
  [['shaken'], ['weapon-charging']],
];

/** What a panicked unit, which hits on a 6 only, cannot be: merely shaken, or in an action of its own (USB-MOR-05). */
export const neverPanicked: readonly TestEffect[] = ['shaken', 'aimed', 'weapon-charging'];

/** Whether two modifiers of a roll exclude each other. */
export function areRivals(one: TestEffect, other: TestEffect): boolean {
  return rivals.some((sides) => {
    const sideOf = (effect: TestEffect) => sides.findIndex((side) => side.includes(effect));
    return sideOf(one) >= 0 && sideOf(other) >= 0 && sideOf(one) !== sideOf(other);
  });
}

/** Dice with two or three values, thrown with a D6 (USB-DICE-01, USB-A-20). */
export type SmallDie = 'd2' | 'd3';
const small = { d2: { values: 2, of: d2FromD6 }, d3: { values: 3, of: d3FromD6 } } as const;

export function smallDieValues(die: SmallDie): number {
  return small[die].values;
}

/** What the faces of so many D6 come to. */
export function smallDiceSum(die: SmallDie, faces: readonly number[]): number {
  return faces.reduce((sum, face) => sum + small[die].of(face), 0);
}

/** The exact distribution of the sum of so many D2 or D3. */
export function smallDiceOdds(die: SmallDie, dice: number): Distribution {
  return { min: dice, weights: equalDice(dice, small[die].values), cutOff: 0 };
}
