import type { ReadonlySignal } from '@preact/signals';
import { buildersOf, createModeChoice, type ModelsOf } from '../kit/mode.ts';
import type { Services } from '../platform/services.ts';
import type { castleModes } from './modes.ts';

/** The modes of the place, each with an address of its own: `#/castle/map`. */
export type CastleTable = typeof castleModes;
export type CastleMode = keyof CastleTable;
type CastleModels = ModelsOf<CastleTable>;

export interface CastleModel {
  readonly modes: readonly CastleMode[];
  readonly mode: ReadonlySignal<CastleMode>;
  choose(mode: CastleMode): void;
  load<Mode extends CastleMode>(mode: Mode): Promise<CastleModels[Mode]>;
}

/** The place for castles: which question is shown; the last one is there again after a restart. */
export async function createCastleModel(services: Services, table: CastleTable): Promise<CastleModel> {
  // A table has no names but those of its type.
  const modes = Object.keys(table) as CastleMode[];
  const { page, choose } = await createModeChoice(services, {
    modes,
    addressOf: (mode) => `castle/${mode}`,
    home: 'castle',
    draft: 'castle-mode',
    first: 'attack',
    old: 'attack',
    below: true,
  });
  const models = buildersOf(table, services);
  return { modes, mode: page, choose, load: (wanted) => models[wanted]() };
}
