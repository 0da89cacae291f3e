// Points that gear and specialisations cost.
import {
  type LineMeleeId,
  type LineRangedId,
  type MachineItemId,
  type SpecialisationId,
  specialisationIds,
  specialisationIdsA,
} from './equipment.ts';
import type { MagicItem } from './unit.ts';

/** Points for each model (USB-PRICE-01). */
export const linePrices: Readonly<Record<LineMeleeId | LineRangedId | 'shield', number>> = {
  basic: 0,
  pole: 3,
  heavy: 6,
  cavalry: 6,
  shield: 3,
  'light-arms': 5,
  'small-arms': 10,
  automatic: 15,
};

/** Points for leaders of a unit, and for each of up to two special weapons (USB-PRICE-02). */
export const leadersPrice = 30;
export const specialPrice = 25;

/** Points for each piece (USB-PRICE-03). */
export const machinePrices: Readonly<Record<MachineItemId, number>> = {
  pole: 5,
  cavalry: 10,
  'really-heavy': 20,
  shield: 10,
  'light-arms': 5,
  'small-arms': 10,
  automatic: 15,
  'large-arms': 20,
  'huge-arms': 30,
  transport: 30,
};

/** Points of a specialisation: for each model of a line unit, or for a monster, machine or hero (USB-SPEC-01). */
export const specialisationPrices = { A: { line: 10, single: 20 }, B: { line: 3, single: 5 } } as const;

export function specialisationPrice(id: SpecialisationId, of: 'line' | 'single'): number {
  const costly = specialisationIdsA.some((known) => known === id);
  return specialisationPrices[costly ? 'A' : 'B'][of];
}

/** Points of a thing that a hero buys as magic or tech (USB-PRICE-05). */
export function magicPrice(id: MagicItem): number {
  return isSpecialisation(id) ? specialisationPrice(id, 'single') : linePrices[id];
}

function isSpecialisation(id: MagicItem): id is SpecialisationId {
  return specialisationIds.some((known) => known === id);
}
