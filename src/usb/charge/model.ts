import { computed, type ReadonlySignal } from '@preact/signals';
import { createPlayedQuestion, type FightInputs, type FightServices } from '../../fight/played-question.ts';
import type { TablePlayModel } from '../../fight/step-player.ts';
import { withoutRef } from '../../kit/question/battle-ref.ts';
import type { Result } from '../../rules/result.ts';
import { type UsbRules, type UsbTable, usbRulesOf } from '../../rules/usb/house-rules.ts';
import type { MeleeIssue } from '../../rules/usb/melee/check-melee.ts';
import type { MeleeEntry, MeleeMoment, MeleeOutcome } from '../../rules/usb/melee/melee-record.ts';
import { type MeleeRole, type MeleeSide, meleeRoles } from '../../rules/usb/melee/melee-setup.ts';
import type { Fighter } from '../../rules/usb/units/fighter.ts';
import type { StatValue, UsbUnit } from '../../rules/usb/units/unit.ts';
import type { PickedUnit } from '../side.ts';
import { openUsbStandings, type UsbStandings } from '../standings.ts';
import { type UsbChargeAnswer, usbChargeAnswerOf } from './answer.ts';
import {
  inPair,
  swappedMelee,
  type UsbChargeInputs,
  usbChargeCodec,
  withAura,
  withMelee,
  withMeleeSide,
} from './inputs.ts';
import type { ChargeBegun } from './odds-ahead.ts';
import { usbChargePlay } from './play.ts';

export type UsbChargePlay = TablePlayModel<
  UsbChargeInputs,
  MeleeMoment,
  MeleeEntry,
  MeleeOutcome,
  ChargeBegun
>;

/** A charge of USB, or a later round of a locked fight: who strikes whom, and what becomes of both. */
export interface UsbChargeModel {
  readonly inputs: FightInputs<UsbChargeInputs>;
  readonly table: ReadonlySignal<UsbTable>;
  readonly units: ReadonlySignal<readonly UsbUnit[]>;
  readonly rules: ReadonlySignal<UsbRules>;
  readonly answer: ReadonlySignal<Result<UsbChargeAnswer, MeleeIssue>>;
  readonly play: UsbChargePlay;
  useTable(table: UsbTable): void;
  change(part: Partial<UsbChargeInputs>): void;
  changeSide(role: MeleeRole, part: Partial<MeleeSide>): void;
  /** Another unit, as it stood when it was last in a fight; `other` for a friend of the side. */
  takeUnit(role: MeleeRole, picked: PickedUnit, other?: number): void;
  /** The melee as it would be with another unit. */
  wouldTake(role: MeleeRole, picked: PickedUnit): UsbChargeInputs;
  setAura(role: MeleeRole, aura: StatValue | undefined): void;
  /** Goes on with other inputs: an example, or what a fight on the table has left. */
  /** Takes these instead; where the other side struck first in them, whose a unit is stays. */
  use(inputs: UsbChargeInputs, replies?: boolean): void;
  swap(): void;
}

function placeOf(role: MeleeRole, other: number | undefined): string {
  return other === undefined ? role : `${role}-${other}`;
}

/** Everybody in a charge by his place. */
function fightersIn(inputs: UsbChargeInputs): Readonly<Record<string, Fighter>> {
  const sides = meleeRoles.map((role) => [
    [role, inputs[role].fighter] as const,
    ...inputs[role].others.map((other, index) => [placeOf(role, index), other] as const),
  ]);
  return Object.fromEntries(sides.flat());
}

export async function createUsbChargeModel(services: FightServices): Promise<UsbChargeModel> {
  const { inputs, play, now, set, setTurned } = await createPlayedQuestion(services, {
    game: 'usb',
    name: 'usb-charge',
    address: 'fight/usb/charge',
    link: usbChargeCodec,
    rolled: (entered): UsbChargeInputs => ({ ...entered, goal: 'survive' }),
    kind: usbChargePlay,
  });
  const standings = await openUsbStandings(services.drafts);
  const table = computed(() => inputs.value.value.table);

  function change(value: UsbChargeInputs, put = set): void {
    put(value);
    if (!inputs.linked.peek()) standings.keep(fightersIn(value));
  }

  function taken(
    take: UsbStandings['take'],
    role: MeleeRole,
    picked: PickedUnit,
    other?: number,
  ): UsbChargeInputs {
    const inputs = now();
    const { [placeOf(role, other)]: before, ...beside } = fightersIn(inputs);
    if (!before) return inputs;
    const fighter = take(placeOf(role, other), before, picked, Object.values(beside));
    const { others } = inputs[role];
    if (other !== undefined) return withMeleeSide(inputs, role, { others: others.with(other, fighter) });
    return withMeleeSide(withoutRef(inputs, inPair[role]), role, { fighter });
  }

  return {
    inputs,
    table,
    units: computed(() => meleeRoles.map((role) => inputs.value.value[role].fighter.unit)),
    rules: computed(() => usbRulesOf(table.value)),
    answer: computed(() => usbChargeAnswerOf(inputs.value.value)),
    play,
    useTable: (changed) => change(withMelee(now(), { table: changed })),
    change: (part) => change(withMelee(now(), part)),
    changeSide: (role, part) => change(withMeleeSide(now(), role, part)),
    takeUnit: (role, picked, other) => change(taken(standings.take, role, picked, other)),
    wouldTake: (role, picked) => taken(standings.wouldTake, role, picked),
    setAura: (role, aura) => change(withAura(now(), role, aura)),
    use: (value, replies = false) => change(withMelee(value), replies ? setTurned : set),
    swap: () => change(swappedMelee(now()), setTurned),
  };
}
