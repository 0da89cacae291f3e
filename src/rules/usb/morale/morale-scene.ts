// What asks a unit for a test of morale, and what comes of it: the question of the mode Morale.

import type { UsbRules } from '../house-rules.ts';
import { luckChances, mostPower, pointsToBeSure } from '../test/luck.ts';
import { type Hazard, type HazardOdds, hazardOdds } from '../turn/hazards.ts';
import type { Fighter } from '../units/fighter.ts';
import { type CommanderOdds, commanderOdds } from './commander.ts';
import type { MoraleLevel } from './morale.ts';
import { afterLoss, type MoraleMoment, type MoraleOdds, testedAt } from './morale-odds.ts';
import { type BadState, type Recovery, recoveryOf } from './recovery.ts';

export const sceneKinds = ['test', 'losses', 'hits', 'recovery', 'commander'] as const;
export type SceneKind = (typeof sceneKinds)[number];

interface SceneOf<Kind extends SceneKind> {
  readonly kind: Kind;
  readonly moment: MoraleMoment;
}

export type MoraleScene =
  | (SceneOf<'test'> & { readonly fighter: Fighter; readonly level: MoraleLevel })
  /** The unit before the loss and after it; undefined where nothing of it is left. */
  | (SceneOf<'losses'> & {
      readonly before: Fighter;
      readonly now: Fighter | undefined;
      /** It lost a melee, and what the result has done to it; its wounds and state are in `now`. */
      readonly melee?: { readonly destroyed: boolean; readonly tested: boolean };
    })
  /** With the hits that no save has stopped, where the saves are thrown. */
  | (SceneOf<'hits'> & { readonly fighter: Fighter; readonly hazard: Hazard; readonly unsaved?: number })
  | (SceneOf<'recovery'> & { readonly fighter: Fighter & { readonly state: BadState } })
  /** The units that are left when the commander dies. */
  | (SceneOf<'commander'> & {
      readonly units: readonly { readonly fighter: Fighter; readonly moment: MoraleMoment }[];
    });

/** What Bend of Luck does for one die: its chance with none, one, two … points, and the points that make it sure. */
export interface LuckTable {
  readonly target: number;
  readonly chances: readonly number[];
  /** Undefined where no number of points does (USB-A-28). */
  readonly sure: number | undefined;
}

export type MoraleVerdict =
  | { readonly kind: 'test' | 'losses'; readonly odds: MoraleOdds }
  | { readonly kind: 'hits'; readonly odds: HazardOdds }
  | { readonly kind: 'recovery'; readonly odds: Recovery; readonly luck: LuckTable }
  | { readonly kind: 'commander'; readonly odds: CommanderOdds };

/** Whether a hero may bend the die: only in his own activation, as when his unit recovers or is hurt by its own move (USB-PP-01). */
export function mayBend(scene: MoraleScene): boolean {
  return scene.kind === 'recovery' || (scene.kind === 'hits' && scene.hazard.kind !== 'carrier');
}

/** The chances of a die that up to so many Power points may bend; Blessed leaves it alone (USB-PP-02). */
export function luckTable(target: number, rules: UsbRules): LuckTable {
  const sure = pointsToBeSure(target, rules);
  return {
    target,
    chances: luckChances(target, rules),
    sure: sure !== undefined && sure <= mostPower ? sure : undefined,
  };
}

/** The morale that losses ask for; after a lost melee the result comes first (USB-MOR-01, USB-MOR-08, USB-A-22, USB-RES-05). */
export function oddsAfterLosses(
  { before, now, melee, moment }: Extract<MoraleScene, { readonly kind: 'losses' }>,
  rules: UsbRules,
): MoraleOdds {
  if (melee?.destroyed) {
    return {
      level: undefined,
      target: undefined,
      passes: 0,
      outcomes: [{ fate: 'destroyed', chance: 1, models: 0, points: 0, after: undefined }],
      reasons: [{ rule: 'USB-RES-05', effect: 'beaten' }],
    };
  }
  const odds = afterLoss(before, now, rules, { ...moment, defeat: melee?.tested === true });
  if (!melee || melee.tested) return odds;
  return { ...odds, reasons: [{ rule: 'USB-A-22', effect: 'band-decides' }, ...odds.reasons] };
}

/** The odds of what is asked (USB-MOR-01 to USB-MOR-11, USB-WOUND-04). */
export function moraleVerdict(scene: MoraleScene, rules: UsbRules): MoraleVerdict {
  const { moment } = scene;
  switch (scene.kind) {
    case 'test':
    case 'losses': {
      const odds =
        scene.kind === 'test'
          ? testedAt(scene.level, scene.fighter, rules, moment)
          : oddsAfterLosses(scene, rules);
      return { kind: scene.kind, odds };
    }
    case 'hits': {
      const { fighter, hazard, unsaved } = scene;
      const known = unsaved === undefined ? moment : { ...moment, unsaved };
      return { kind: 'hits', odds: hazardOdds(fighter, hazard, rules, known) };
    }
    case 'recovery': {
      const odds = recoveryOf(scene.fighter, rules, moment);
      if (!odds) throw new TypeError('a steady unit recovers from nothing');
      return { kind: 'recovery', odds, luck: luckTable(odds.target, rules) };
    }
    case 'commander':
      return { kind: 'commander', odds: commanderOdds(scene.units, rules) };
  }
}
