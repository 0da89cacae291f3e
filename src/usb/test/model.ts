import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { createInputsModel, type InputsModel } from '../../kit/inputs.ts';
import { ownAddress } from '../../kit/own-address.ts';
import { createPutAway } from '../../kit/put-away.ts';
import type { Services } from '../../platform/services.ts';
import type { SettingsModel } from '../../platform/settings.ts';
import type { TestEffect } from '../../rules/usb/named-tests.ts';
import { facesFromCounts, rollTest, type Wave } from '../../rules/usb/test-roll.ts';
import { figuresOf, resultOf, type UsbFigures, type UsbResult } from './answer.ts';
import { type UsbTestInputs, usbTestCodec } from './inputs.ts';
import { type TestPreset, withChange, withPreset, withTick } from './presets.ts';
import {
  countsOf,
  decodeThrow,
  encodeThrow,
  noCounts,
  rollOf,
  type Throw,
  testOf,
  waveToType,
} from './throws.ts';

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

export interface UsbTestModel {
  readonly inputs: InputsModel<UsbTestInputs>;
  readonly figures: ReadonlySignal<UsbFigures>;
  /** The last finished pool; it keeps the test it was thrown for. */
  readonly result: ReadonlySignal<UsbResult | undefined>;
  /** The wave whose faces are being typed in. */
  readonly typing: ReadonlySignal<TypedWave | undefined>;
  change(part: Partial<UsbTestInputs>): void;
  choose(preset: TestPreset): void;
  tick(effect: TestEffect, on: boolean): void;
  throwDice(): void;
  startTyping(): void;
  setCount(face: number, count: number): void;
  /** Takes the wave as typed; after the last one the pool is finished. */
  finishWave(): void;
  /** Returns to the wave before. */
  reopenWave(): void;
  /** Puts the pad away; what was typed is there again as long as the test is the same. */
  stopTyping(): void;
}

export async function createUsbTestModel(services: UsbTestServices): Promise<UsbTestModel> {
  const { drafts, settings, random } = services;
  const inputs = await createInputsModel(
    'usb',
    usbTestCodec,
    // Links of old name the game alone.
    ownAddress(services.navigation, 'fight/usb/test', 'usb', 'fight/usb'),
    drafts,
  );
  const [lastText, openText] = await Promise.all([drafts.load('usb-throw'), drafts.load('usb-typing')]);
  const last = signal<Throw | undefined>(lastText ? decodeThrow(lastText) : undefined);
  const open = signal<Throw | undefined>(openText ? decodeThrow(openText) : undefined);

  const putAway = createPutAway<Throw>();

  function enter(value: UsbTestInputs): void {
    settings.useGame('usb');
    inputs.set(value);
  }

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
    figures: computed(() => figuresOf(inputs.value.value)),
    result: computed(() => {
      const thrown = last.value;
      const roll = thrown && rollOf(thrown);
      return roll && resultOf(thrown.inputs, roll);
    }),
    typing,
    change: (part) => enter(withChange(inputs.value.peek(), part)),
    choose: (preset) => enter(withPreset(inputs.value.peek(), preset)),
    tick: (effect, on) => enter(withTick(inputs.value.peek(), effect, on)),
    throwDice() {
      const now = inputs.value.peek();
      const { waves } = rollTest(testOf(now), random);
      settings.useGame('usb');
      finish({ inputs: now, waves, typed: false, counts: noCounts });
    },
    startTyping() {
      const now = inputs.value.peek();
      type(putAway.again(now, last.peek()) ?? { inputs: now, waves: [], typed: true, counts: noCounts });
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
    stopTyping() {
      putAway.keep(open.peek(), inputs.value.peek(), last.peek());
      type(undefined);
    },
  };
}
