/** How a member moves; all but `minifig` and `animal` make a squad Cavalry (BW-SQ-15). */
export const memberKinds = ['minifig', 'animal', 'vehicle', 'ridden', 'directed'] as const;
export type MemberKind = (typeof memberKinds)[number];

/** Ways to move that a squad shares. */
export type MoveMode = 'walk' | 'jump' | 'climb' | 'swim';

/** A member's Move in each mode, in inches. */
export interface SquadMember extends Readonly<Record<MoveMode, number>> {
  readonly kind: MemberKind;
}

/** Studs of plate that so many figures on foot and riders are given as a rule of thumb (BW-SQ-03). */
export function plateStuds(foot: number, riders: number): number {
  return 8 * foot + 32 * riders;
}

export interface SquadMove extends Readonly<Record<MoveMode, number>> {
  readonly cavalry: boolean;
  /** Inches backwards: half the Move of Cavalry. */
  readonly backward: number;
  /** Cavalry neither steps aside nor turns but by pivoting round a front corner. */
  readonly sidestep: boolean;
}

/** What a squad moves, as far as its least able member in each mode (BW-SQ-11, BW-SQ-15, BW-SQ-16); inches of its Standard. */
export function squadMove(members: readonly SquadMember[]): SquadMove {
  const least = (mode: MoveMode) =>
    members.length === 0 ? 0 : Math.min(...members.map((member) => member[mode]));
  const cavalry = members.some(({ kind }) => kind !== 'minifig' && kind !== 'animal');
  const walk = least('walk');
  return {
    walk,
    jump: least('jump'),
    climb: least('climb'),
    swim: least('swim'),
    cavalry,
    backward: cavalry ? walk / 2 : walk,
    sidestep: !cavalry,
  };
}

/** A unit that is to stand on a plate. */
export interface Joining {
  /** Its Action of this turn is unspent. */
  readonly action: boolean;
  /** It stands on this plate already, and the plate stays as it is. */
  readonly stays: boolean;
}

export interface Joined {
  readonly joins: boolean;
  /** It may share the squad's Action of this turn. */
  readonly acts: boolean;
}

/**
 * Who comes to stand on a plate, unit by unit, and who may still act: Forming Up costs an Action, but not at the start
 * of the battle or under an Officer (BW-SQ-06 to BW-SQ-08, BW-SQ-10).
 */
export function formUp(
  units: readonly Joining[],
  { officer, start }: { readonly officer: boolean; readonly start: boolean },
): readonly Joined[] {
  return units.map(({ action, stays }) => {
    const free = officer || start || stays;
    return { joins: free || action, acts: free && action };
  });
}

/** Whether a unit may leave now: not in the turn that it joined, though it may join again after leaving (BW-SQ-07, BW-SQ-09). */
export function mayLeave(joinedThisTurn: boolean): boolean {
  return !joinedThisTurn;
}

/** A passage for a squad's plate, in inches. */
export interface Passage {
  /** Narrowest width of the plate as it would pass, and of the way. */
  readonly plate: number;
  readonly way: number;
  /** Inches of Move that getting the whole plate over or through takes, and that are left. */
  readonly needs: number;
  readonly left: number;
  /** Inches of a whole Move, that the next turn begins with. */
  readonly move: number;
}

export type Passing = 'pass' | 'wait' | 'break-up';

/**
 * How a squad gets past an obstacle: in formation where the plate fits and the Move suffices for all of it, next turn
 * where a whole Move would, or broken up (BW-SQ-12, BW-SQ-13).
 */
export function passObstacle({ plate, way, needs, left, move }: Passage): Passing {
  if (plate > way) return 'break-up';
  if (needs <= left) return 'pass';
  return needs <= move ? 'wait' : 'break-up';
}

export type Rebuff = 'break-formation' | 'last-legal-position';

/** What a squad may choose that was stopped before it cleared an obstacle; nothing if it was not (BW-SQ-14, BWC-49). */
export function rebuffed(interrupted: boolean, cleared: boolean): readonly Rebuff[] {
  return interrupted && !cleared ? ['break-formation', 'last-legal-position'] : [];
}
