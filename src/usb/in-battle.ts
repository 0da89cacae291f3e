// What a fight of USB has done to a unit of a battle. Each mode says its own in a file of this name.
import { type BattleRef, battleRef, type OfBattle } from '../kit/question/battle-ref.ts';
import type { Marks } from '../rules/battle.ts';
import type { ResultChange } from '../rules/battle-bonds.ts';
import { formations } from '../rules/usb/circumstances.ts';
import type { Fighter } from '../rules/usb/units/fighter.ts';
import type { UsbSide } from './side.ts';

/** The signs of a unit in a battle. */
function marksOf({ state, fights, wounded, entrenched, formation }: Fighter): Marks {
  return {
    entrenched: Number(entrenched),
    formation: formations.indexOf(formation),
    shaken: Number(state === 'shaken'),
    panicked: Number(state === 'panicked'),
    fatigue: fights,
    wounds: wounded,
  };
}

interface Also {
  /** It was its activation. */
  readonly acted?: boolean;
  /** Power points that its hero spent (USB-PP-01). */
  readonly spent?: number;
  /** Whom it is locked in a fight with at the end of it; absent where a fight says nothing of it. */
  readonly lock?: { readonly to: string | undefined };
}

/** What has become of a unit; nobody of it is left where there is none after. */
export function changeOf(
  ref: BattleRef | undefined,
  before: Fighter,
  after: Fighter | undefined,
  { acted = false, spent = 0, lock }: Also = {},
): readonly ResultChange[] {
  if (!ref) return [];
  const { joined } = before;
  return [
    {
      unit: ref.unit,
      lost: before.models - (after?.models ?? 0),
      ...(after && { marks: marksOf(after) }),
      ...(!joined && spent > 0 && { more: { spent } }),
      ...(acted && { acted: true as const }),
      ...(joined && { hero: { gone: !after?.joined, wounds: after?.joined?.lost ?? 0, spent } }),
      ...(lock && { lock }),
    },
  ];
}

const roles = ['acts', 'other'] as const;

/** What the texts of old say, whose units had their battle in their ids, before it was a field: who acts, then the other. */
export const battleFromIds =
  <Name extends string>(...sides: readonly Name[]) =>
  <Inputs extends OfBattle & Readonly<Record<Name, UsbSide>>>(inputs: Inputs): Inputs => {
    let read = inputs;
    for (const [at, side] of sides.entries()) {
      const { fighter } = read[side];
      const ref = battleRef(fighter.id);
      const role = roles[at];
      if (!ref || !role) continue;
      const unit = { ...read[side], fighter: { ...fighter, id: ref.unit } };
      read = { ...read, [side]: unit, battle: { ...read.battle, [role]: ref } };
    }
    return read;
  };

/** Points spent in the play on dice that were thrown. */
export const spentIn = (log: readonly { readonly spent?: number }[]): number =>
  log.reduce((sum, { spent = 0 }) => sum + spent, 0);
