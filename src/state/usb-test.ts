import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { chanceAtLeast, chanceOf, mean } from '../rules/dice/distribution.ts';
import { isTwoStage, type UsbOdds, type UsbReason, usbTestOdds } from '../rules/usb/test.ts';
import { facesFromCounts, rollTest, type TestRoll, type Wave } from '../rules/usb/test-roll.ts';
import { createInputsModel, type InputsModel } from './inputs.ts';
import { ownAddress } from './own-address.ts';
import type { Services } from './services.ts';
import type { SettingsModel } from './settings.ts';
import { type UsbTestInputs, usbTestCodec } from './usb-test-inputs.ts';
import {
  countsOf,
  decodeThrow,
  encodeThrow,
  noCounts,
  rollOf,
  type Throw,
  testOf,
  waveToType,
} from './usb-test-throws.ts';

/** The part of the services that this model needs. */
export type UsbTestServices = Pick<Services, 'navigation' | 'drafts' | 'random'> & {
  readonly settings: Pick<SettingsModel, 'useGame'>;
};

export interface TypedWave {
  readonly wave: Wave;
  /** The first wave is 0. */
  readonly index: number;
  readonly counts: readonly number[];
  /** Dice of the wave that are not entered yet. */
  readonly missing: number;
}

/** The figures of the screen. */
export interface UsbFigures {
  readonly target: number;
  /** The target is out of a die's reach: six, then six again. */
  readonly sixThenSix: boolean;
  readonly perDie: number;
  readonly reasons: readonly UsbReason[];
  readonly average: number;
  /** Chance of `atLeast` successes or more. */
  readonly wanted: number;
  /** Chances of 0, 1, 2 … successes. */
  readonly weights: Float64Array;
}

/** A finished pool and how likely its number of successes was. */
export interface UsbResult {
  readonly roll: TestRoll;
  readonly sixThenSix: boolean;
  readonly thisOrMore: number;
  readonly exactly: number;
}

export interface UsbTestModel {
  readonly inputs: InputsModel<UsbTestInputs>;
  readonly figures: ReadonlySignal<UsbFigures>;
  /** The last finished pool; it keeps the test it was thrown for. */
  readonly result: ReadonlySignal<UsbResult | undefined>;
  /** The wave whose faces are being typed in. */
  readonly typing: ReadonlySignal<TypedWave | undefined>;
  change(part: Partial<UsbTestInputs>): void;
  throwDice(): void;
  startTyping(): void;
  setCount(face: number, count: number): void;
  /** Takes the wave as typed; after the last one the pool is finished. */
  finishWave(): void;
  /** Returns to the wave before. */
  reopenWave(): void;
  stopTyping(): void;
}

/** The wanted successes never exceed the dice. */
export function withChange(inputs: UsbTestInputs, part: Partial<UsbTestInputs>): UsbTestInputs {
  const changed = { ...inputs, ...part };
  return { ...changed, atLeast: Math.min(changed.atLeast, changed.dice) };
}

export function figuresOf({ target, perDie, successes }: UsbOdds, atLeast: number): UsbFigures {
  return {
    target: target.value,
    sixThenSix: isTwoStage(target.value),
    perDie: perDie.value,
    reasons: perDie.reasons,
    average: mean(successes),
    wanted: chanceAtLeast(successes, atLeast),
    weights: successes.weights,
  };
}

export function resultOf(roll: TestRoll): UsbResult {
  const { successes } = usbTestOdds(roll.test);
  return {
    roll,
    sixThenSix: isTwoStage(roll.target),
    thisOrMore: chanceAtLeast(successes, roll.successes),
    exactly: chanceOf(successes, roll.successes),
  };
}

export async function createUsbTestModel(services: UsbTestServices): Promise<UsbTestModel> {
  const { drafts, settings, random } = services;
  const inputs = await createInputsModel(
    'usb',
    usbTestCodec,
    ownAddress(services.navigation, 'fight/usb', 'usb'),
    drafts,
  );
  const [lastText, openText] = await Promise.all([drafts.load('usb-throw'), drafts.load('usb-typing')]);
  const last = signal<Throw | undefined>(lastText ? decodeThrow(lastText) : undefined);
  const open = signal<Throw | undefined>(openText ? decodeThrow(openText) : undefined);

  function finish(value: Throw): void {
    last.value = value;
    drafts.save('usb-throw', encodeThrow(value));
  }

  function type(value: Throw | undefined): void {
    settings.useGame('usb');
    open.value = value;
    drafts.save('usb-typing', value ? encodeThrow(value) : '');
  }

  const typing = computed((): TypedWave | undefined => {
    if (!open.value) return undefined;
    const wave = waveToType(open.value);
    const { counts, waves } = open.value;
    if (!wave) return undefined;
    const entered = counts.reduce((sum, count) => sum + count, 0);
    return { wave, index: waves.length, counts, missing: wave.dice.length - entered };
  });

  return {
    inputs,
    figures: computed(() => figuresOf(usbTestOdds(testOf(inputs.value.value)), inputs.value.value.atLeast)),
    result: computed(() => {
      const roll = last.value ? rollOf(last.value) : undefined;
      return roll && resultOf(roll);
    }),
    typing,
    change(part) {
      settings.useGame('usb');
      inputs.set(withChange(inputs.value.peek(), part));
    },
    throwDice() {
      const now = inputs.value.peek();
      const { waves } = rollTest(testOf(now), random);
      settings.useGame('usb');
      finish({ inputs: now, waves, typed: false, counts: noCounts });
    },
    startTyping() {
      type({ inputs: inputs.value.peek(), waves: [], typed: true, counts: noCounts });
    },
    setCount(face, count) {
      const wave = typing.peek();
      const value = open.peek();
      if (!wave || !value) return;
      const most = wave.missing + (wave.counts[face - 1] ?? 0);
      type({ ...value, counts: value.counts.with(face - 1, Math.max(0, Math.min(count, most))) });
    },
    finishWave() {
      const wave = typing.peek();
      const value = open.peek();
      if (!wave || !value || wave.missing > 0) return;
      const next = { ...value, waves: [...value.waves, facesFromCounts(wave.counts)], counts: noCounts };
      if (waveToType(next)) {
        type(next);
      } else {
        type(undefined);
        finish(next);
      }
    },
    reopenWave() {
      const value = open.peek();
      const faces = value?.waves.at(-1);
      if (value && faces) type({ ...value, waves: value.waves.slice(0, -1), counts: countsOf(faces) });
    },
    stopTyping: () => type(undefined),
  };
}
