import { computed, type ReadonlySignal } from '@preact/signals';
import type { FightServices } from '../../fight/question.ts';
import { createPlayedInputs } from '../../fight/question.ts';
import type { TablePlayModel } from '../../fight/step-player.ts';
import type { InputsModel } from '../../kit/inputs.ts';
import type { Result } from '../../rules/result.ts';
import type { ShootingIssue } from '../../rules/usb/check-shooting.ts';
import { type UsbRules, type UsbTable, usbRulesOf } from '../../rules/usb/house-rules.ts';
import type { ShootingEntry, ShootingMoment, ShootingOutcome } from '../../rules/usb/shooting-record.ts';
import type { StatValue, UsbUnit } from '../../rules/usb/unit.ts';
import type { PickedUnit, UsbSide } from '../side.ts';
import { openUsbStandings } from '../standings.ts';
import { type ShootAnswer, shootAnswerOf } from './answer.ts';
import { type ShootSide, shootSides, swappedShoot, type UsbShootInputs, withShootSide } from './inputs.ts';
import { usbShootCodec } from './link.ts';
import { shootPlay } from './play.ts';

/** A shooting: who fires at whom, and what becomes of the target. */
export interface UsbShootModel {
  readonly inputs: InputsModel<UsbShootInputs>;
  readonly table: ReadonlySignal<UsbTable>;
  readonly units: ReadonlySignal<readonly UsbUnit[]>;
  readonly rules: ReadonlySignal<UsbRules>;
  readonly answer: ReadonlySignal<Result<ShootAnswer, ShootingIssue>>;
  readonly play: TablePlayModel<UsbShootInputs, ShootingMoment, ShootingEntry, ShootingOutcome>;
  useTable(table: UsbTable): void;
  change(part: Partial<UsbShootInputs>): void;
  changeSide(which: ShootSide, side: UsbSide): void;
  /** Another unit, as it stood when it was last in a fight. */
  takeUnit(which: ShootSide, picked: PickedUnit): void;
  /** Obrona of a hero near the target; undefined for none. */
  setAura(aura: StatValue | undefined): void;
  /** Goes on with other inputs: what a shooting on the table has left. */
  use(inputs: UsbShootInputs): void;
  swap(): void;
}

export async function createUsbShootModel(services: FightServices): Promise<UsbShootModel> {
  const { inputs, play, now, set } = await createPlayedInputs(services, {
    game: 'usb',
    name: 'usb-shoot',
    address: 'fight/usb/shoot',
    codec: usbShootCodec,
    kind: shootPlay,
  });
  const standings = await openUsbStandings(services.drafts);
  const table = computed(() => inputs.value.value.table);

  function change(value: UsbShootInputs): void {
    set(value);
    if (!inputs.linked.peek())
      standings.keep({ shooter: value.shooter.fighter, target: value.target.fighter });
  }

  return {
    inputs,
    table,
    units: computed(() => shootSides.map((side) => inputs.value.value[side].fighter.unit)),
    rules: computed(() => usbRulesOf(table.value)),
    answer: computed(() => shootAnswerOf(inputs.value.value)),
    play,
    useTable: (changed) => change({ ...now(), table: changed }),
    change: (part) => change({ ...now(), ...part }),
    changeSide: (which, side) => change(withShootSide(now(), which, side)),
    takeUnit(which, picked) {
      const inputs = now();
      const other = which === 'shooter' ? inputs.target : inputs.shooter;
      const fighter = standings.take(which, inputs[which].fighter, picked, [other.fighter]);
      change(withShootSide(inputs, which, { fighter }));
    },
    setAura(aura) {
      const { aura: _, ...rest } = now();
      change({ ...rest, ...(aura !== undefined && { aura }) });
    },
    use: change,
    swap: () => change(swappedShoot(now())),
  };
}
