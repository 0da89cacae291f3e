import type { UsbRuleId } from '../ids.ts';

/** What may stand between a model and its target. */
export const sightThings = ['own-unit', 'friends', 'enemies', 'forest', 'smoke'] as const;
export type SightThing = (typeof sightThings)[number];

export interface SightFact {
  readonly blocks: boolean;
  readonly rule: UsbRuleId;
}

/** Only the shooter's own unit never blocks sight; a forest does for what lies beyond it (USB-SHOOT-02, USB-SHOOT-11). */
export const sightFacts: Readonly<Record<SightThing, SightFact>> = {
  'own-unit': { blocks: false, rule: 'USB-SHOOT-02' },
  friends: { blocks: true, rule: 'USB-SHOOT-11' },
  enemies: { blocks: true, rule: 'USB-SHOOT-11' },
  forest: { blocks: true, rule: 'USB-TERR-08' },
  smoke: { blocks: true, rule: 'USB-SPEC-07' },
};
