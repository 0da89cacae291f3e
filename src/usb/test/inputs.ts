import { namedLink, question } from '../../kit/question/asked.ts';
import { choice, type InputsOf, number, onOff, several } from '../../kit/question/fields.ts';
import {
  areRivals,
  mostGrade,
  type NamedTest,
  type NamedTestId,
  namedTestIds,
  namedTests,
  smallDieValues,
  type TestEffect,
  type TestModifier,
} from '../../rules/usb/test/named-tests.ts';
import { checkUsbTest, rerolls, type UsbTest } from '../../rules/usb/test/test.ts';
import { readUsbTest1 } from './link-1.ts';

/** A roll with a name of its own, or any other test. */
export const testKinds = [...namedTestIds, 'any'] as const;
export type TestKind = NamedTestId | 'any';

/** Bounds of the screen's steppers. */
const usbLimits = { dice: 1000, other: 9 } as const;
const grades: readonly number[] = Array.from({ length: mostGrade + 1 }, (_, grade) => grade);
const printedStats: readonly number[] = [2, 3, 4, 5, 6];

const effects = [
  ...new Set(namedTestIds.flatMap((id) => namedTests[id].modifiers.map(({ effect }) => effect))),
];

const fields = {
  kind: choice(testKinds, 'hit'),
  dice: number({ default: 10, least: 1, most: usbLimits.dice }),
  stat: choice(printedStats, 4),
  /** Modifiers of the roll that are true now. */
  ticked: several<TestEffect>(effects),
  /** Steps of the one that comes in steps: fatigue to hit, the weapon against a save. */
  grade: choice<number>(grades, 0),
  /** Whatever else is added. */
  other: number({ least: -usbLimits.other, most: usbLimits.other }),
  reroll: choice(rerolls, 'none'),
  onlySix: onOff(),
  /** Successes wanted, or the sum where the dice have values. */
  atLeast: number({ default: 5, most: usbLimits.dice * smallDieValues('d3') }),
};

/** What the test screen asks: which roll, with how many dice and what added, and how many successes are wanted. */
export type UsbTestInputs = InputsOf<typeof fields>;

const anyTest: NamedTest = {
  rule: 'USB-TEST-01',
  on: undefined,
  pool: true,
  reads: 'successes',
  rerolls,
  modifiers: [],
};

export function kindOf(kind: TestKind): NamedTest {
  return kind === 'any' ? anyTest : namedTests[kind];
}

/** Whether a stat is asked for: not where the rules print the number, or where no number is needed. */
export function asksStat(kind: TestKind): boolean {
  const { on } = kindOf(kind);
  return kind === 'any' || on === 'hit' || on === 'tough';
}

/** Whether more may be added than the modifiers it knows; to find the hidden nothing may. */
export function takesOther(kind: TestKind): boolean {
  return asksStat(kind) && kind !== 'hide';
}

/** Only attacks can be left with nothing but sixes. */
export function takesOnlySix(kind: TestKind): boolean {
  return kind === 'hit' || kind === 'any';
}

/** Most dice that the roll takes at once: a dispute has one. */
export function mostDice(kind: TestKind): number {
  return kind === 'dispute' ? 1 : usbLimits.dice;
}

/** Most that may be wanted: every die a success, or the greatest sum. */
export function mostWanted({ kind, dice }: Pick<UsbTestInputs, 'kind' | 'dice'>): number {
  const { reads } = kindOf(kind);
  return reads === 'successes' ? dice : dice * smallDieValues(reads);
}

/** All that is added to the roll, piece by piece; what no rule of its own names is no part of it. */
export function modifiersOf({
  kind,
  ticked,
  grade,
}: Pick<UsbTestInputs, 'kind' | 'ticked' | 'grade'>): readonly TestModifier[] {
  const { modifiers, graded } = kindOf(kind);
  const steps = graded && grade > 0 ? [{ ...graded, amount: -grade }] : [];
  return [...modifiers.filter(({ effect }) => ticked.includes(effect)), ...steps];
}

/** Everything added up. */
function totalModifier(inputs: Pick<UsbTestInputs, 'kind' | 'ticked' | 'grade' | 'other'>): number {
  return modifiersOf(inputs).reduce((sum, { amount }) => sum + amount, inputs.other);
}

/** A D2 and a D3 are thrown once: every throw of theirs counts. */
const neverAgain = 2;

function statOf({ kind, stat }: UsbTestInputs): number {
  const { on } = kindOf(kind);
  if (typeof on === 'number') return on;
  return asksStat(kind) ? stat : neverAgain;
}

function isWhole(value: number, lowest: number, highest: number): boolean {
  return Number.isInteger(value) && value >= lowest && value <= highest;
}

function ticksFit({ kind, ticked }: UsbTestInputs): boolean {
  const known = kindOf(kind).modifiers.map(({ effect }) => effect);
  return (
    new Set(ticked).size === ticked.length &&
    ticked.every((one) => known.includes(one) && !ticked.some((other) => areRivals(one, other)))
  );
}

/** The checked pool of these inputs; undefined if they are none. */
export function usbTestOf(inputs: UsbTestInputs): UsbTest | undefined {
  const { kind, dice, grade, other, reroll, onlySix } = inputs;
  const { graded, rerolls: may } = kindOf(kind);
  const fits =
    isWhole(dice, 1, mostDice(kind)) &&
    ticksFit(inputs) &&
    isWhole(grade, 0, graded ? mostGrade : 0) &&
    isWhole(Math.abs(other), 0, takesOther(kind) ? usbLimits.other : 0) &&
    may.includes(reroll) &&
    (!onlySix || takesOnlySix(kind));
  if (!fits) return undefined;
  const modifier = totalModifier(inputs);
  const checked = checkUsbTest({ dice, stat: statOf(inputs), modifier, reroll, onlySix });
  return checked.ok ? checked.value : undefined;
}

export const usbTest = question(fields, {
  limits: {
    dice: { most: ({ kind }) => mostDice(kind), when: ({ kind }) => mostDice(kind) > 1 },
    stat: { when: ({ kind }) => asksStat(kind) },
    grade: { when: ({ kind }) => kindOf(kind).graded !== undefined },
    other: { when: ({ kind }) => takesOther(kind) },
    reroll: { when: ({ kind }) => kindOf(kind).rerolls.length > 1 },
    onlySix: { when: ({ kind }) => takesOnlySix(kind) },
    atLeast: { most: mostWanted, when: ({ kind, dice }) => dice > 1 || kindOf(kind).reads !== 'successes' },
  },
  fits: (inputs) => usbTestOf(inputs) !== undefined && inputs.atLeast <= mostWanted(inputs),
});

export const usbTestCodec = namedLink(usbTest, readUsbTest1);
