import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { InputsModel } from '../../kit/inputs.ts';
import { createPutAway } from '../../kit/put-away.ts';
import { createQuestion } from '../../kit/question.ts';
import type { Services } from '../../platform/services.ts';
import type { SettingsModel } from '../../platform/settings.ts';
import { areRivals, neverPanicked, type TestEffect } from '../../rules/usb/named-tests.ts';
import { facesFromCounts, rollTest, type Wave } from '../../rules/usb/test-roll.ts';
import {
  countsOf,
  decodeThrow,
  encodeThrow,
  figuresOf,
  noCounts,
  poolToCount,
  resultOf,
  rollOf,
  type Throw,
  testOf,
  type UsbFigures,
  type UsbResult,
  waveToType,
} from './answer.ts';
import {
  kindOf,
  mostWanted,
  type TestKind,
  takesOnlySix,
  takesOther,
  testKinds,
  type UsbTestInputs,
  usbTestCodec,
} from './inputs.ts';

/** A roll that is one tap away; to hit with each of the three values that soldiers have. */
export interface TestPreset {
  readonly id: string;
  readonly kind: TestKind;
  readonly stat?: number;
}

export const testPresets: readonly TestPreset[] = [
  ...[5, 4, 3].map((stat): TestPreset => ({ id: `hit-${stat}`, kind: 'hit', stat })),
  ...testKinds.filter((kind) => kind !== 'hit').map((kind): TestPreset => ({ id: kind, kind })),
];

/** The preset that the inputs are of; undefined for a hit that no soldier has. */
export function presetOf({ kind, stat }: UsbTestInputs): TestPreset | undefined {
  return testPresets.find((preset) => preset.kind === kind && (preset.stat ?? stat) === stat);
}

const { initial } = usbTestCodec;

/** Many dice for attacks, and two values for a D2 or a D3; otherwise one die that has to succeed. */
function usualWish(kind: TestKind, dice: number): Pick<UsbTestInputs, 'dice' | 'atLeast'> {
  const { pool, reads } = kindOf(kind);
  if (!pool) return { dice: 1, atLeast: reads === 'successes' ? 1 : 2 };
  return { dice, atLeast: Math.ceil(dice / 2) };
}

/** The inputs with another roll: what still has a meaning stays. */
export function withPreset(inputs: UsbTestInputs, { kind, stat = inputs.stat }: TestPreset): UsbTestInputs {
  if (kind === inputs.kind) return { ...inputs, stat };
  const [from, to] = [kindOf(inputs.kind), kindOf(kind)];
  const effects = to.modifiers.map(({ effect }) => effect);
  const wish = from.pool && to.pool ? {} : usualWish(kind, from.pool ? inputs.dice : initial.dice);
  return {
    ...inputs,
    kind,
    stat,
    ...wish,
    ticked: inputs.ticked.filter((effect) => effects.includes(effect)),
    // Fatigue is no weapon.
    grade: 0,
    other: takesOther(kind) ? inputs.other : 0,
    reroll: to.rerolls.includes(inputs.reroll) ? inputs.reroll : 'none',
    onlySix: inputs.onlySix && takesOnlySix(kind),
  };
}

/** The inputs with a modifier or without it; what cannot be true beside it goes. */
export function withTick(inputs: UsbTestInputs, effect: TestEffect, on: boolean): UsbTestInputs {
  const others = inputs.ticked.filter((each) => each !== effect && !(on && areRivals(each, effect)));
  const onlySix = inputs.onlySix && !(on && neverPanicked.includes(effect));
  return { ...inputs, ticked: on ? [...others, effect] : others, onlySix };
}

/** The wish never exceeds what the dice can give, and panic takes away what cannot be true beside it. */
export function withChange(inputs: UsbTestInputs, part: Partial<UsbTestInputs>): UsbTestInputs {
  const ticked = inputs.ticked.filter((effect) => !(part.onlySix && neverPanicked.includes(effect)));
  const changed = { ...inputs, ticked, ...part };
  return { ...changed, atLeast: Math.min(changed.atLeast, mostWanted(changed)) };
}

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
  /** So many tests, which a number may answer. */
  readonly pool?: number;
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
  /** Answers the whole pool by the number of its successes. */
  finishSuccesses(successes: number): void;
  /** Takes the wave as typed; after the last one the pool is finished. */
  finishWave(): void;
  /** Returns to the wave before. */
  reopenWave(): void;
  /** Puts the pad away; what was typed is there again as long as the test is the same. */
  stopTyping(): void;
}

export async function createUsbTestModel(services: UsbTestServices): Promise<UsbTestModel> {
  const { drafts, settings, random } = services;
  const { inputs, now, set } = await createQuestion(services, {
    game: 'usb',
    name: 'usb',
    address: 'fight/usb/test',
    // Links of old name the game alone.
    older: ['fight/usb'],
    link: usbTestCodec,
  });
  const [lastText, openText] = await Promise.all([drafts.load('usb-throw'), drafts.load('usb-typing')]);
  const last = signal<Throw | undefined>(lastText ? decodeThrow(lastText) : undefined);
  const open = signal<Throw | undefined>(openText ? decodeThrow(openText) : undefined);

  const putAway = createPutAway<Throw>();

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
    const pool = poolToCount(open.value);
    return {
      wave,
      index: waves.length,
      counts,
      missing: wave.dice.length - entered,
      ...(pool === undefined ? {} : { pool }),
    };
  });

  return {
    inputs,
    figures: computed(() => figuresOf(inputs.value.value)),
    result: computed(() => {
      const thrown = last.value;
      const roll = thrown && rollOf(thrown);
      return roll && { ...resultOf(thrown.inputs, roll), ...(thrown.counted && { counted: true }) };
    }),
    typing,
    change: (part) => set(withChange(now(), part)),
    choose: (preset) => set(withPreset(now(), preset)),
    tick: (effect, on) => set(withTick(now(), effect, on)),
    throwDice() {
      const entered = now();
      const { waves } = rollTest(testOf(entered), random);
      settings.useGame('usb');
      finish({ inputs: entered, waves, typed: false, counts: noCounts });
    },
    startTyping() {
      const entered = now();
      type(
        putAway.again(entered, last.peek()) ?? { inputs: entered, waves: [], typed: true, counts: noCounts },
      );
    },
    setCount(face, count) {
      const wave = typing.peek();
      const value = open.peek();
      if (!wave || !value) return;
      const most = wave.missing + (wave.counts[face - 1] ?? 0);
      type({ ...value, counts: value.counts.with(face - 1, Math.max(0, Math.min(count, most))) });
    },
    finishSuccesses(successes) {
      const value = open.peek();
      const pool = value && poolToCount(value);
      if (!value || pool === undefined || successes < 0 || successes > pool) return;
      type(undefined);
      // A six always succeeds and a one never does.
      const faces = Array.from({ length: pool }, (_, die) => (die < successes ? 6 : 1));
      finish({ inputs: value.inputs, waves: [faces], typed: true, counted: true, counts: noCounts });
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
      putAway.keep(open.peek(), now(), last.peek());
      type(undefined);
    },
  };
}
