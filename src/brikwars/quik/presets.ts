import type { QuikGameId } from '../../rules/brikwars/quik-house-rules.ts';
import type { QuikRow, QuikUnitChoice, QuikWeaponChoice } from './inputs.ts';

/** Units that stand ready, one tap away. */
export const quikPresetIds = [
  'minifig',
  'shield',
  'archer',
  'hero',
  'three',
  'siege',
  'steed',
  'officer',
] as const;
export type QuikPresetId = (typeof quikPresetIds)[number];

interface Preset {
  readonly unit: QuikUnitChoice;
  readonly weapon?: QuikWeaponChoice;
  readonly count?: number;
  readonly crew?: number;
  readonly shield?: true;
}

const quikPresets: Readonly<Partial<Record<QuikPresetId, Preset>>> = {
  minifig: { unit: 'minifig', weapon: 'hand' },
  shield: { unit: 'minifig', weapon: 'hand', shield: true },
  archer: { unit: 'minifig', weapon: 'ranged' },
  hero: { unit: 'hero', weapon: 'hand' },
  three: { unit: 'minifig', weapon: 'hand', count: 3 },
  siege: { unit: 'minifig', weapon: 'siege', crew: 3 },
  steed: { unit: 'steed', weapon: 'bare-hands' },
};

const lugpolPresets: Readonly<Partial<Record<QuikPresetId, Preset>>> = {
  minifig: { unit: 'mercenary', weapon: 'heavy' },
  shield: { unit: 'mercenary', weapon: 'heavy', shield: true },
  archer: { unit: 'mercenary', weapon: 'short-ranged' },
  officer: { unit: 'officer', weapon: 'heavy' },
  hero: { unit: 'hero', weapon: 'heavy' },
  three: { unit: 'mercenary', weapon: 'heavy', count: 3 },
  siege: { unit: 'mercenary', weapon: 'mounted', crew: 3 },
};

const attackers: readonly QuikPresetId[] = ['minifig', 'archer', 'officer', 'hero', 'three', 'siege'];
const targets: readonly QuikPresetId[] = ['minifig', 'shield', 'officer', 'hero', 'steed'];

const presetsIn = (game: QuikGameId) => (game === 'lugpol' ? lugpolPresets : quikPresets);

/** What stands ready for a side in a game. */
export function quikPresetsOf(game: QuikGameId, attacks: boolean): readonly QuikPresetId[] {
  const ready = presetsIn(game);
  return (attacks ? attackers : targets).filter((id) => id in ready);
}

/** The units of a preset; where they stand is left as it was. */
export function presetRow(game: QuikGameId, id: QuikPresetId, before: QuikRow): QuikRow {
  const preset = presetsIn(game)[id];
  if (!preset) return before;
  const { unit, weapon = before.weapon, count = 1, crew = 1, shield = false } = preset;
  return { ...before, unit, weapon, other: 'bare-hands', count, crew, shield, armor: false };
}

/** The preset that a side shows, if it is one. */
export function presetShown(game: QuikGameId, attacks: boolean, row: QuikRow): QuikPresetId | undefined {
  const same = (id: QuikPresetId) => {
    const made = presetRow(game, id, row);
    return (Object.keys(made) as (keyof QuikRow)[]).every((key) => made[key] === row[key]);
  };
  return quikPresetsOf(game, attacks).find(same);
}
