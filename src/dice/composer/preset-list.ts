import type { Game, RuleId } from '../../rules/ids.ts';
import { type MoraleState, moraleTests } from '../../rules/usb/morale/morale.ts';

/** What is rolled again and again: one tap sets it up. `id` names those that are more than dice. */
export interface Preset {
  readonly notation: string;
  readonly id?: PresetId;
  /** The total (or number of successes) that is asked for; the player changes it. */
  readonly need?: number;
  readonly inches?: true;
}

export const presetIds = [
  'throw',
  'sprint',
  'bail',
  'redshirt',
  'morale-25',
  'morale-50',
  'morale-75',
  'dispute',
  'need',
  'collapse',
] as const;
export type PresetId = (typeof presetIds)[number];

export function isPresetId(id: string | undefined): id is PresetId {
  return presetIds.some((known) => known === id);
}

export const presets: Readonly<Record<Game, readonly Preset[]>> = {
  brikwars: [
    { notation: '1d6' },
    { notation: '1d6+1' },
    { notation: '1d6+2' },
    { notation: '2d6' },
    { notation: '1d6-2' },
    { notation: '1d10' },
    { notation: '1d10~' },
    { notation: '1d6', id: 'throw', inches: true },
    { notation: '1d6+2', id: 'throw', inches: true },
    { notation: '1d6-1', id: 'throw', inches: true },
    { notation: '1d6', id: 'sprint', inches: true },
    { notation: '1d6', id: 'bail', inches: true, need: 3 },
    { notation: '1d6', id: 'redshirt', inches: true, need: 3 },
  ],
  usb: [
    { notation: '1d6>=4', id: 'morale-25', need: 1 },
    { notation: '1d6>=4', id: 'morale-50', need: 1 },
    { notation: '1d6>=4', id: 'morale-75', need: 1 },
    { notation: '1d6', id: 'dispute' },
  ],
  'mage-knight': [
    { notation: '2d6', id: 'need', need: 8 },
    { notation: '1d6', id: 'collapse' },
  ],
};

/** Tests of morale after so many per cent of losses: what follows is more than made or not made (USB-MOR-02 to 04). */
export const moraleIds = ['morale-25', 'morale-50', 'morale-75'] as const;
export type MoraleId = (typeof moraleIds)[number];

export function isMoraleId(id: string | undefined): id is MoraleId {
  return moraleIds.some((known) => known === id);
}

/** How a unit feels after its test of morale (USB-MOR-02 to 04). */
export function moraleAfterTest(id: MoraleId, passed: boolean): MoraleState {
  const level = id === 'morale-25' ? 25 : id === 'morale-50' ? 50 : 75;
  return moraleTests[level][passed ? 'passed' : 'failed'];
}

/** The rule that a preset stands for; an attack of the base game and a fall have none here. */
export const presetRules: Readonly<Partial<Record<PresetId, RuleId>>> = {
  throw: 'BW-ATK-05',
  sprint: 'BW-MOVE-05',
  bail: 'BW-RESP-07',
  redshirt: 'BW-HERO-06',
  'morale-25': 'USB-MOR-02',
  'morale-50': 'USB-MOR-03',
  'morale-75': 'USB-MOR-04',
  dispute: 'USB-DICE-02',
};

/** The same preset, whatever total is asked for now. A test of morale stays one on any number. */
export function isSetUp(
  preset: Preset,
  now: { readonly text: string; readonly preset?: string; readonly inches?: true },
): boolean {
  if (isMoraleId(preset.id)) return now.preset === preset.id;
  return now.text === preset.notation && now.preset === preset.id && now.inches === preset.inches;
}

/** The contests that a game knows; they have a screen of their own. */
export const contestsOf: Readonly<Record<Game, readonly ContestLink[]>> = {
  brikwars: ['wisg', 'first', 'feat'],
  usb: ['starts'],
  'mage-knight': ['starts'],
};
export type ContestLink = 'wisg' | 'starts' | 'first' | 'feat';
