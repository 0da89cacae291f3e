import type { OfBattle } from '../../kit/battle-ref.ts';
import { noSituation, type Situation } from '../../rules/brikwars/circumstances.ts';
import type { BuiltCreation } from '../../rules/brikwars/creation/built.ts';
import type { CreationWeaponKind } from '../../rules/brikwars/creation/creation.ts';
import { weaponSizes, weaponValues } from '../../rules/brikwars/creation/creation-weapons.ts';
import { crankiest } from '../../rules/brikwars/creation/price-training.ts';
import type { TableRules } from '../../rules/brikwars/house-rules.ts';
import { type ComponentArea, componentAreas } from '../../rules/brikwars/wreck/siege.ts';
import { stepsToDestroy } from '../../rules/brikwars/wreck/size-damage.ts';
import {
  fittingState,
  hasControls,
  pieceSize,
  unhurt,
  type WreckState,
} from '../../rules/brikwars/wreck/wreck-state.ts';
import { presets } from '../creation/presets.ts';

export const wreckUnits = ['minifig', 'officer', 'hero', 'own'] as const;

/** What somebody holds, then what a creation carries, at a Weapon Size. */
export const heldWeapons = [
  'hand',
  'heavy',
  'two-handed',
  'short-ranged',
  'long-ranged',
  'explosive',
  'random-object',
] as const;
export const mountedWeapons = ['melee', 'gun', 'launcher', 'rocket', 'charge'] as const;
export const wreckWeapons = [...heldWeapons, ...mountedWeapons, 'own'] as const;
export type MountedWeapon = (typeof mountedWeapons)[number];
export type WreckWeapon = (typeof wreckWeapons)[number];

/** A creation's weapon by its name here: an Explosive that is no held one is a charge. */
export const mountedKinds: Readonly<Record<MountedWeapon, CreationWeaponKind>> = {
  melee: 'melee',
  gun: 'gun',
  launcher: 'launcher',
  rocket: 'rocket',
  charge: 'explosive',
};

/** Attackers alike. */
export interface WreckGroup {
  readonly count: number;
  readonly unit: (typeof wreckUnits)[number];
  readonly ownSkill: string;
  readonly weapon: WreckWeapon;
  /** Of a creation's weapon. */
  readonly weaponSize: number;
  readonly ownUse: number;
  readonly ownDamage: string;
  readonly situation: Situation;
  readonly skillModifier: number;
  /** Other conscious heroes on the team of each, who make him Cranky (BW-HERO-03). */
  readonly cranky?: number;
  /** Inches to the target; 0 or left out, it is in range. */
  readonly distance?: number;
  /** Whether it hits by itself, where that is not as usual (BW-ATK-08). */
  readonly automatic?: boolean;
}

/** What of a creation can be aimed at: its whole, a part of its Structure, what steers it, or a part that it carries. */
export const aimKinds = ['whole', 'bricks', 'controls', 'weapon', 'propulsion'] as const;
export interface WreckAimInputs {
  readonly kind: (typeof aimKinds)[number];
  /** Which weapon or propulsion, from 0. */
  readonly place: number;
}

/** Who is at the controls of a creation without a Mind, this turn. */
export interface Crew {
  readonly steers: boolean;
  readonly pilot: boolean;
  /** Another team holds the controls. */
  readonly held: boolean;
  /** Allies used the same system on their last turn. */
  readonly ally: boolean;
  /** Actions besides steering. */
  readonly others: number;
  /** Inches of its last turn. */
  readonly speed: number;
}

export const idleCrew: Crew = {
  steers: true,
  pilot: false,
  held: false,
  ally: false,
  others: 0,
  speed: 0,
};

/** Everything the screen of a battered creation asks. */
export interface WreckInputs extends OfBattle {
  readonly table: TableRules;
  readonly groups: readonly WreckGroup[];
  readonly creation: BuiltCreation;
  readonly state: WreckState;
  readonly aim: WreckAimInputs;
  /** Inches of its Structure in sight; 0 is all of it. */
  readonly visible: number;
  /** Size of an armoured plate over what is struck; 0 is none. */
  readonly plate: number;
  readonly area: ComponentArea;
  /** Grinding points there. */
  readonly points: number;
  readonly overkill: boolean;
  /** Whose weapons these are, where it is a creation that attacks. */
  readonly by?: BuiltCreation;
  readonly crew?: Crew;
  /** An Explosive that is thrown short catches with its blast what it lies beside; left out in what was written before. */
  readonly beside?: boolean;
}

export const wreckBounds = {
  count: 40,
  groups: 3,
  use: 15,
  modifier: 9,
  cranky: crankiest,
  visible: 60,
  plate: 5,
  acts: 3,
  speed: 24,
  points: 60,
  distance: 60,
} as const;

export { componentAreas, weaponSizes };

function groupWith(weapon: WreckWeapon, count = 1, weaponSize = 1): WreckGroup {
  return {
    count,
    unit: 'minifig',
    ownSkill: '1d6',
    weapon,
    weaponSize,
    ownUse: 3,
    ownDamage: '1d6',
    situation: noSituation,
    skillModifier: 0,
  };
}

export function initialWreck(edition: TableRules['edition']): WreckInputs {
  return {
    table: { edition, house: {} },
    groups: [groupWith('explosive', 3)],
    creation: presets.car,
    state: unhurt,
    aim: { kind: 'whole', place: 0 },
    visible: 0,
    plate: 0,
    area: '2x2',
    points: 0,
    overkill: false,
  };
}

/** Whether attackers may have an Ego: Heroes have, and units with values of their own may; a creation has none. */
export function mayBeCranky({ unit }: Pick<WreckGroup, 'unit'>, { by }: Pick<WreckInputs, 'by'>): boolean {
  return (unit === 'hero' || unit === 'own') && by === undefined;
}

/** What each of the attackers loses by Crankiness. */
export function crankyOf(
  group: Pick<WreckGroup, 'unit' | 'cranky'>,
  inputs: Pick<WreckInputs, 'by'>,
): number {
  return mayBeCranky(group, inputs) ? (group.cranky ?? 0) : 0;
}

/** Whether it can move no more, or never could: it stands still whoever shoots at it. */
export function isImmobile({ creation, state }: Pick<WreckInputs, 'creation' | 'state'>): boolean {
  return creation.propulsion.every(({ parts }, place) => (state.partsOff[place] ?? 0) >= parts);
}

/** Pips that destroy it still. */
export function stepsLeft({ creation, state }: Pick<WreckInputs, 'creation' | 'state'>): number {
  return Math.max(0, stepsToDestroy(pieceSize(creation, state)) - state.pips);
}

/** All that can still be aimed at, the whole first; a small creation has no parts (BW-DMG-01). */
export function aimsOf(inputs: Pick<WreckInputs, 'creation' | 'state'>): readonly WreckAimInputs[] {
  const { creation, state } = inputs;
  const aims: WreckAimInputs[] = [{ kind: 'whole', place: 0 }];
  if (pieceSize(creation, state) <= 1) return aims;
  aims.push({ kind: 'bricks', place: 0 });
  if (hasControls(creation) && !state.controlsOff) aims.push({ kind: 'controls', place: 0 });
  creation.weapons.forEach(({ kind }, place) => {
    if (kind !== 'plate' && !state.weaponsOff.includes(place)) aims.push({ kind: 'weapon', place });
  });
  creation.propulsion.forEach(({ parts }, place) => {
    if ((state.partsOff[place] ?? 0) < parts) aims.push({ kind: 'propulsion', place });
  });
  return aims;
}

export function sameAim(a: WreckAimInputs, b: { readonly kind: string; readonly place: number }): boolean {
  return a.kind === b.kind && a.place === b.place;
}

/** The inputs with what no longer fits put right: a part that is gone is aimed at no more. */
export function settled(inputs: WreckInputs): WreckInputs {
  const { creation } = inputs;
  const next = {
    ...inputs,
    state: fittingState(creation, inputs.state),
    visible: Math.min(inputs.visible, pieceSize(creation, inputs.state)),
  };
  const aims = aimsOf(next);
  return aims.some((aim) => sameAim(aim, inputs.aim)) ? next : { ...next, aim: { kind: 'whole', place: 0 } };
}

/** Explosives that are thrown catch with their blast what they fall short of, as all that is entered from now on. */
export function withBlasts(inputs: WreckInputs): WreckInputs {
  const { beside: _, ...rest } = inputs;
  const thrown = inputs.groups.some(({ weapon, distance = 0 }) => weapon === 'explosive' && distance > 0);
  return thrown ? { ...rest, beside: true } : rest;
}

/** The state after an attack on this aim took so many pips, or its part. */
export function struck({ state, aim }: Pick<WreckInputs, 'state' | 'aim'>, pips: number): WreckState {
  if (pips === 0) return state;
  switch (aim.kind) {
    case 'whole':
      return { ...state, pips: state.pips + pips };
    case 'controls':
      return { ...state, controlsOff: true };
    case 'weapon':
      return { ...state, weaponsOff: [...state.weaponsOff, aim.place].sort((a, b) => a - b) };
    case 'propulsion':
      return {
        ...state,
        partsOff: Array.from(
          { length: Math.max(state.partsOff.length, aim.place + 1) },
          (_, place) => (state.partsOff[place] ?? 0) + Number(place === aim.place),
        ),
      };
    case 'bricks':
      return state;
  }
}

const byKind: Readonly<Partial<Record<CreationWeaponKind, WreckWeapon>>> = {
  melee: 'melee',
  gun: 'gun',
  launcher: 'launcher',
  rocket: 'rocket',
  explosive: 'charge',
};

/** The attacks of a creation with its weapons, the first that there is room for; none where it has nothing to attack with. */
export function groupsOf({ weapons }: BuiltCreation, skill: string): readonly WreckGroup[] {
  return weapons
    .flatMap(({ kind, size, payload }): WreckGroup[] => {
      const weapon = byKind[kind];
      if (weapon === undefined) return [];
      const { use } = weaponValues({ kind, size });
      const plain: WreckGroup = { ...groupWith(weapon, 1, size), unit: 'own', ownSkill: skill };
      // A launcher throws its load, and shoots by its own Use (BW-CRE-17).
      const loaded = kind === 'launcher' && payload > 0;
      return [loaded ? { ...plain, weapon: 'own', ownUse: use, ownDamage: `${payload}d10` } : plain];
    })
    .slice(0, wreckBounds.groups);
}
