import { computed, type ReadonlySignal } from '@preact/signals';
import { createPlayedQuestion, type FightInputs, type FightServices } from '../../fight/played-question.ts';
import type { PlayKind, TablePlayModel } from '../../fight/step-player.ts';
import { withoutRef } from '../../kit/question/battle-ref.ts';
import { ramHitsOf, selfDestructionHits } from '../../rules/usb/automatic-hits.ts';
import { type UsbRules, type UsbTable, usbRulesOf } from '../../rules/usb/house-rules.ts';
import { afterResult } from '../../rules/usb/melee/melee-aftermath.ts';
import { moraleAhead } from '../../rules/usb/morale/morale-ahead.ts';
import { moraleLikelihood } from '../../rules/usb/morale/morale-likelihood.ts';
import type { MoraleEnd, MoraleEntry, MoraleStep } from '../../rules/usb/morale/morale-record.ts';
import { type MoraleVerdict, mayBend, moraleVerdict } from '../../rules/usb/morale/morale-scene.ts';
import { moraleSteps } from '../../rules/usb/morale/morale-steps.ts';
import { bandOf, type ResultBand } from '../../rules/usb/result.ts';
import { moveInches } from '../../rules/usb/turn/movement.ts';
import { leading, lostOf, pointsOf, startOf } from '../../rules/usb/units/fighter.ts';
import { isSpecialised } from '../../rules/usb/units/profile.ts';
import type { UsbUnit } from '../../rules/usb/units/unit.ts';
import { fitted, type PickedUnit, type UsbSide } from '../side.ts';
import { openUsbStandings } from '../standings.ts';
import {
  type LeftUnits,
  moraleSceneOf,
  plainLeft,
  type UsbMoraleInputs,
  usbMorale,
  usbMoraleCodec,
} from './inputs.ts';
import { describeMorale, type MoraleBegun } from './odds-ahead.ts';

/** How a test of morale is played. */
export const usbMoralePlay: PlayKind<UsbMoraleInputs, MoraleStep, MoraleEntry, MoraleEnd, MoraleBegun> = {
  begin(inputs) {
    const scene = moraleSceneOf(inputs);
    return (log) => moraleSteps(scene, usbRulesOf(inputs.table), inputs.power, log);
  },
  likelihood: (inputs, outcome) => moraleLikelihood(moraleSceneOf(inputs), outcome, usbRulesOf(inputs.table)),
  ahead(inputs, moves) {
    const ahead = moraleAhead(moraleSceneOf(inputs), usbRulesOf(inputs.table), inputs.power, moves);
    return ahead && describeMorale(inputs, ahead);
  },
};

/** What the screen shows: the odds, and how much the unit has lost. */
export interface MoraleAnswer {
  readonly verdict: MoraleVerdict;
  /** A hero may bend the die: it is his own activation. */
  readonly bends: boolean;
  readonly rules: UsbRules;
  /** Points of Standfast: lost since the start, and what it started with. */
  readonly lost: number;
  readonly start: number;
  /** Hits that its own ram and its self-destruction would deal; 0 where it has neither. */
  readonly ram: number;
  readonly blast: number;
  /** What the result of a lost melee does to it; an unbreakable unit takes wounds instead. */
  readonly result?: { readonly band: ResultBand; readonly wounds: number; readonly flight: number };
}

/** Morale: what is tested, and what becomes of the unit. */
export interface UsbMoraleModel {
  readonly inputs: FightInputs<UsbMoraleInputs>;
  readonly table: ReadonlySignal<UsbTable>;
  readonly units: ReadonlySignal<readonly UsbUnit[]>;
  readonly answer: ReadonlySignal<MoraleAnswer>;
  readonly play: TablePlayModel<UsbMoraleInputs, MoraleStep, MoraleEntry, MoraleEnd, MoraleBegun>;
  useTable(table: UsbTable): void;
  change(part: Partial<Omit<UsbMoraleInputs, 'table'>>): void;
  changeSide(side: UsbSide): void;
  /** Asks about another unit, as it stood when it was last in a fight. */
  takeUnit(picked: PickedUnit): void;
  changeLeft(index: number, part: Partial<LeftUnits>): void;
  addLeft(): void;
  removeLeft(index: number): void;
}

export function moraleAnswerOf(inputs: UsbMoraleInputs): MoraleAnswer {
  const rules = usbRulesOf(inputs.table);
  const fighter = fitted(inputs.side.fighter, rules);
  const { event, lostBy } = inputs;
  const scene = moraleSceneOf(inputs);
  return {
    ...(event === 'defeat' && {
      result: {
        band: bandOf(lostBy),
        wounds: afterResult(fighter, lostBy, rules).wounds,
        flight: moveInches(fighter, 'flight').value,
      },
    }),
    verdict: moraleVerdict(scene, rules),
    bends: mayBend(scene),
    rules,
    lost: lostOf(fighter, rules),
    start: startOf(fighter, rules),
    ram: ramHitsOf(fighter),
    blast: isSpecialised(leading(fighter), 'self-destruction')
      ? selfDestructionHits(pointsOf(fighter, rules))
      : 0,
  };
}

export async function createUsbMoraleModel(services: FightServices): Promise<UsbMoraleModel> {
  const { inputs, play, now, set } = await createPlayedQuestion(services, {
    game: 'usb',
    name: 'usb-morale',
    address: 'fight/usb/morale',
    link: usbMoraleCodec,
    kind: usbMoralePlay,
  });

  const standings = await openUsbStandings(services.drafts);

  function change(value: UsbMoraleInputs): void {
    set(value);
    if (!inputs.linked.peek()) standings.keep({ unit: value.side.fighter });
  }

  /** Saying that the unit is shaken asks about that. */
  function withSide(value: UsbMoraleInputs, side: UsbSide): UsbMoraleInputs {
    const { state } = side.fighter;
    return { ...value, side, ...(state !== 'steady' && { from: state }) };
  }

  function setLeft(left: readonly LeftUnits[]): void {
    change({ ...now(), left });
  }

  return {
    inputs,
    table: computed(() => inputs.value.value.table),
    units: computed(() => [inputs.value.value.side.fighter.unit]),
    answer: computed(() => moraleAnswerOf(inputs.value.value)),
    play,
    useTable: (table) => change({ ...now(), table }),
    change: (part) => change({ ...now(), ...part }),
    changeSide: (side) => change(withSide(now(), side)),
    takeUnit(picked) {
      const { event, side } = now();
      const fighter = standings.take('unit', side.fighter, picked, []);
      const asked = withoutRef(now(), 'acts');
      change(withSide({ ...asked, event: event === 'commander' ? '50' : event }, { fighter }));
    },
    changeLeft: (index, part) =>
      setLeft(now().left.map((group, at) => (at === index ? { ...group, ...part } : group))),
    addLeft() {
      const { left } = now();
      if (left.length < usbMorale.fields.left.most) setLeft([...left, left.at(-1) ?? plainLeft]);
    },
    removeLeft(index) {
      const { left } = now();
      if (left.length > 1) setLeft(left.filter((_, at) => at !== index));
    },
  };
}
