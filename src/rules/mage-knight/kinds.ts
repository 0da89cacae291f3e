import type { MageKnightRuleId } from './ids.ts';

/** The sections of a castle, as the Hungarian text lists them (M22-M25). */
export const sectionKinds = ['keep', 'round-tower', 'gatehouse', 'wall', 'door-wall'] as const;
export type SectionKind = (typeof sectionKinds)[number];

/** A door of a section; several of one section are opened and closed apart (MK-ENT-05). */
export const doorIds = ['door-a', 'door-b', 'door', 'double-door', 'portcullis'] as const;
export type DoorId = (typeof doorIds)[number];

export interface SectionFacts {
  readonly rule: MageKnightRuleId;
  /** Its entrances, all closed when the game begins (MK-ENT-01). */
  readonly doors: readonly DoorId[];
  /** Its doors and its whole top are linked access points (MK-KEEP-01, MK-RT-01). */
  readonly linked: boolean;
  /** It attacks if its range and attack are above 0; a wall has neither (MK-WALL-03). */
  readonly attacks: boolean;
  /** Counts as a wall for ladders (MK-LAD-02); all others count for the extra action of Conquest (MK-ACT-06). */
  readonly wall: boolean;
}

export const sectionFacts: Readonly<Record<SectionKind, SectionFacts>> = {
  keep: { rule: 'MK-KEEP-01', doors: ['door-a', 'door-b'], linked: true, attacks: true, wall: false },
  'round-tower': { rule: 'MK-RT-01', doors: ['door'], linked: true, attacks: true, wall: false },
  gatehouse: {
    rule: 'MK-GATE-01',
    doors: ['double-door', 'portcullis'],
    linked: false,
    attacks: true,
    wall: false,
  },
  wall: { rule: 'MK-WALL-01', doors: [], linked: false, attacks: false, wall: true },
  'door-wall': { rule: 'MK-WALL-01', doors: ['door'], linked: false, attacks: false, wall: true },
};

/** Each section is fielded at one of two strengths, chosen with its points before the game (MK-PTS-01). */
export const strengths = ['heavy', 'light'] as const;
export type Strength = (typeof strengths)[number];

/**
 * Points of the list of December 2002, offered to begin with and free to be changed: the castle text itself names none
 * (MK-PTS-01). A wall with a door has no line of its own there.
 */
export const suggestedPoints: Readonly<Record<SectionKind, Readonly<Record<Strength, number>>>> = {
  keep: { heavy: 173, light: 84 },
  'round-tower': { heavy: 113, light: 59 },
  gatehouse: { heavy: 112, light: 53 },
  wall: { heavy: 20, light: 12 },
  'door-wall': { heavy: 20, light: 12 },
};

/** Clicks from the starting position at which each strength begins, in the list of 2002. */
export const suggestedClicks: Readonly<Record<Strength, number>> = { heavy: 0, light: 3 };
