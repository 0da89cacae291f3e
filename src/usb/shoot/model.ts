import { computed, type ReadonlySignal } from '@preact/signals';
import { createPlayedQuestion, type FightInputs, type FightServices } from '../../fight/played-question.ts';
import type { PlayKind, TablePlayModel } from '../../fight/step-player.ts';
import { withoutRef } from '../../kit/question/battle-ref.ts';
import type { Result } from '../../rules/result.ts';
import { type UsbRules, type UsbTable, usbRulesOf } from '../../rules/usb/house-rules.ts';
import { checkShooting, type ShootingIssue } from '../../rules/usb/shooting/check-shooting.ts';
import { shootingAhead } from '../../rules/usb/shooting/shooting-ahead.ts';
import { shootingOdds } from '../../rules/usb/shooting/shooting-odds.ts';
import {
  type ShootingEntry,
  type ShootingMoment,
  type ShootingOutcome,
  shootingAsPlayed,
  shootingLikelihood,
} from '../../rules/usb/shooting/shooting-record.ts';
import { shootingSteps } from '../../rules/usb/shooting/shooting-steps.ts';
import type { Fighter } from '../../rules/usb/units/fighter.ts';
import type { StatValue, UsbUnit } from '../../rules/usb/units/unit.ts';
import type { PickedUnit, UsbSide } from '../side.ts';
import { mostFights } from '../side-codec.ts';
import { openUsbStandings, type UsbStandings } from '../standings.ts';
import { type ShootAnswer, shootAnswerOf } from './explained-odds.ts';
import {
  initialShoot,
  type ShootSide,
  shootSetupOf,
  shootSides,
  swappedShoot,
  type UsbShootInputs,
  usbShootCodec,
  withShootSide,
} from './inputs.ts';
import { describeShooting, type ShootBegun } from './odds-ahead.ts';
import { declaredShot } from './ways.ts';

/** The shooting with both units as it has left them; a target that is gone stands as before. */
export function afterShooting(
  inputs: UsbShootInputs,
  { after, found }: Pick<ShootingOutcome, 'found'> & { readonly after?: Fighter | undefined },
): UsbShootInputs {
  const { kind, shooter, target } = inputs;
  const { fighter } = shooter;
  const seen = { formation: fighter.formation === 'hide' ? 'skirmish' : fighter.formation } as const;
  const tired =
    kind === 'reaction' ? { fights: Math.min(fighter.fights + 1, mostFights) } : { activated: true };
  // A unit that was found hides no longer (USB-FORM-05).
  const ends = found && after?.formation === 'hide' ? ({ formation: 'skirmish' } as const) : {};
  return {
    ...inputs,
    shooter: { fighter: { ...fighter, ...seen, ...tired } },
    target: after ? { fighter: { ...after, ...ends } } : target,
    perfect: false,
    again: 0,
    luck: 0,
    blessed: false,
    targetBlessed: 'none',
  };
}

/** How a shooting is played. */
export const shootPlay: PlayKind<UsbShootInputs, ShootingMoment, ShootingEntry, ShootingOutcome, ShootBegun> =
  {
    begin(inputs) {
      const rules = usbRulesOf(inputs.table);
      const checked = checkShooting(shootSetupOf(inputs), rules);
      return checked.ok ? (log) => shootingSteps(checked.value, rules, log) : undefined;
    },
    likelihood(inputs, outcome, log) {
      const rules = usbRulesOf(inputs.table);
      const checked = checkShooting(shootSetupOf(inputs), rules);
      const played = checked.ok ? shootingAsPlayed(checked.value, rules, log) : undefined;
      return played && shootingLikelihood(shootingOdds(played, rules), outcome);
    },
    // What a die missed by is the price of a Power point spent on it (USB-PP-02).
    countable: (inputs, { purpose }) =>
      shootSetupOf(inputs).luck > 0 && (purpose === 'hit' || purpose === 'hit-again') ? 'power' : true,
    declared: (inputs) =>
      declaredShot(inputs).map(({ options, ...shot }) => ({
        ...shot,
        untouched: inputs.kind === initialShoot.kind,
        asked: { purpose: 'hit', options },
      })),
    ahead(inputs, moves) {
      const rules = usbRulesOf(inputs.table);
      const checked = checkShooting(shootSetupOf(inputs), rules);
      const ahead = checked.ok ? shootingAhead(checked.value, rules, moves) : undefined;
      return ahead && describeShooting(inputs, ahead);
    },
  };

/** A shooting: who fires at whom, and what becomes of the target. */
export interface UsbShootModel {
  readonly inputs: FightInputs<UsbShootInputs>;
  readonly table: ReadonlySignal<UsbTable>;
  readonly units: ReadonlySignal<readonly UsbUnit[]>;
  readonly rules: ReadonlySignal<UsbRules>;
  readonly answer: ReadonlySignal<Result<ShootAnswer, ShootingIssue>>;
  readonly play: TablePlayModel<UsbShootInputs, ShootingMoment, ShootingEntry, ShootingOutcome, ShootBegun>;
  useTable(table: UsbTable): void;
  change(part: Partial<UsbShootInputs>): void;
  changeSide(which: ShootSide, side: UsbSide): void;
  /** Another unit, as it stood when it was last in a fight. */
  takeUnit(which: ShootSide, picked: PickedUnit): void;
  /** The shooting as it would be with another unit. */
  wouldTake(which: ShootSide, picked: PickedUnit): UsbShootInputs;
  /** Obrona of a hero near the target; undefined for none. */
  setAura(aura: StatValue | undefined): void;
  /** Goes on with other inputs: what a shooting on the table has left. */
  use(inputs: UsbShootInputs): void;
  swap(): void;
}

export async function createUsbShootModel(services: FightServices): Promise<UsbShootModel> {
  const { inputs, play, now, set, setTurned } = await createPlayedQuestion(services, {
    game: 'usb',
    name: 'usb-shoot',
    address: 'fight/usb/shoot',
    link: usbShootCodec,
    kind: shootPlay,
  });
  const standings = await openUsbStandings(services.drafts);
  const table = computed(() => inputs.value.value.table);

  function change(value: UsbShootInputs, put = set): void {
    put(value);
    if (!inputs.linked.peek())
      standings.keep({ shooter: value.shooter.fighter, target: value.target.fighter });
  }

  function taken(take: UsbStandings['take'], which: ShootSide, picked: PickedUnit): UsbShootInputs {
    const inputs = now();
    const other = which === 'shooter' ? inputs.target : inputs.shooter;
    const fighter = take(which, inputs[which].fighter, picked, [other.fighter]);
    return withShootSide(withoutRef(inputs, which === 'shooter' ? 'acts' : 'other'), which, { fighter });
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
    takeUnit: (which, picked) => change(taken(standings.take, which, picked)),
    wouldTake: (which, picked) => taken(standings.wouldTake, which, picked),
    setAura(aura) {
      const { aura: _, ...rest } = now();
      change({ ...rest, ...(aura !== undefined && { aura }) });
    },
    use: (value) => change(value),
    swap: () => change(swappedShoot(now()), setTurned),
  };
}
