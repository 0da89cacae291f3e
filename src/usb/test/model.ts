import { computed, type ReadonlySignal } from '@preact/signals';
import { createPlayedQuestion, type FightInputs, type FightServices } from '../../fight/played-question.ts';
import type { TablePlayModel } from '../../fight/step-player.ts';
import { encodeRecord } from '../../fight/step-record.ts';
import { areRivals, neverPanicked, type TestEffect } from '../../rules/usb/test/named-tests.ts';
import type { TestEnd, TestEntry, TestMoment } from '../../rules/usb/test/test-steps.ts';
import { figuresOf, type UsbFigures } from './answer.ts';
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
import { decodeThrow, recordOf } from './old-throw.ts';
import { type TestBegun, usbTestPlay } from './play.ts';

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
function defaultWish(kind: TestKind, dice: number): Pick<UsbTestInputs, 'dice' | 'atLeast'> {
  const { pool, reads } = kindOf(kind);
  if (!pool) return { dice: 1, atLeast: reads === 'successes' ? 1 : 2 };
  return { dice, atLeast: Math.ceil(dice / 2) };
}

/** The inputs with another roll: what still has a meaning stays. */
export function withPreset(inputs: UsbTestInputs, { kind, stat = inputs.stat }: TestPreset): UsbTestInputs {
  if (kind === inputs.kind) return { ...inputs, stat };
  const [from, to] = [kindOf(inputs.kind), kindOf(kind)];
  const effects = to.modifiers.map(({ effect }) => effect);
  const wish = from.pool && to.pool ? {} : defaultWish(kind, from.pool ? inputs.dice : initial.dice);
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

export interface UsbTestModel {
  readonly inputs: FightInputs<UsbTestInputs>;
  readonly figures: ReadonlySignal<UsbFigures>;
  readonly play: TablePlayModel<UsbTestInputs, TestMoment, TestEntry, TestEnd, TestBegun>;
  change(part: Partial<UsbTestInputs>): void;
  choose(preset: TestPreset): void;
  tick(effect: TestEffect, on: boolean): void;
}

/** Where throws were kept before tests were played in steps; what is being typed is the later one. */
const oldDrafts = ['usb-typing', 'usb-throw'] as const;

export async function createUsbTestModel(services: FightServices): Promise<UsbTestModel> {
  const { drafts } = services;
  const { inputs, play, now, set } = await createPlayedQuestion(services, {
    game: 'usb',
    name: 'usb',
    address: 'fight/usb/test',
    // Links of old name the game alone.
    older: ['fight/usb'],
    link: usbTestCodec,
    kind: usbTestPlay,
  });

  for (const place of oldDrafts) {
    const text = await drafts.load(place);
    if (!text) continue;
    const thrown = decodeThrow(text);
    if (thrown && play.text.peek() === undefined) play.restore(encodeRecord(recordOf(thrown)));
    drafts.save(place, '');
  }

  return {
    inputs,
    figures: computed(() => figuresOf(inputs.value.value)),
    play,
    change: (part) => set(withChange(now(), part)),
    choose: (preset) => set(withPreset(now(), preset)),
    tick: (effect, on) => set(withTick(now(), effect, on)),
  };
}
