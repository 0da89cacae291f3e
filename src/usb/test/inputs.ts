import type { InputCodec } from '../../kit/inputs.ts';
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
} from '../../rules/usb/named-tests.ts';
import { checkUsbTest, type Reroll, rerolls, type UsbTest } from '../../rules/usb/test.ts';

/** A roll with a name of its own, or any other test. */
export const testKinds = [...namedTestIds, 'any'] as const;
export type TestKind = NamedTestId | 'any';

/** What the test screen asks: which roll, with how many dice and what added, and how many successes are wanted. */
export interface UsbTestInputs {
  readonly kind: TestKind;
  readonly dice: number;
  readonly stat: number;
  /** Modifiers of the roll that are true now. */
  readonly ticked: readonly TestEffect[];
  /** Steps of the one that comes in steps: fatigue to hit, the weapon against a save. */
  readonly grade: number;
  /** Whatever else is added. */
  readonly other: number;
  readonly reroll: Reroll;
  readonly onlySix: boolean;
  /** Successes wanted, or the sum where the dice have values. */
  readonly atLeast: number;
}

/** Bounds of the screen's steppers. */
export const usbLimits = { dice: 1000, other: 9 } as const;
export const printedStats = [2, 3, 4, 5, 6] as const;

/** Steps of what comes in steps. */
export const grades: readonly number[] = Array.from({ length: mostGrade + 1 }, (_, grade) => grade);

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
  const { kind, dice, stat, grade, other, reroll, onlySix } = inputs;
  const { graded, rerolls: may } = kindOf(kind);
  const fits =
    isWhole(dice, 1, mostDice(kind)) &&
    printedStats.some((known) => known === stat) &&
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

const whole = /^-?\d{1,4}$/;

/** What links of old say: one bare modifier, and no name. */
const unnamed = { kind: 'any', ticked: [], grade: 0 } as const;

function named(fields: URLSearchParams): Pick<UsbTestInputs, 'kind' | 'ticked' | 'grade'> | undefined {
  const version = fields.get('v');
  if (version === '1') return unnamed;
  const kind = testKinds.find((known) => known === fields.get('k'));
  const grade = fields.get('g') ?? '';
  const texts = (fields.get('x') ?? '').split('.').filter((text) => text !== '');
  if (version !== '2' || !kind || !whole.test(grade)) return undefined;
  const effects = kindOf(kind).modifiers.map(({ effect }) => effect);
  const ticked = texts.flatMap((text) => effects.filter((effect) => effect === text));
  return ticked.length === texts.length ? { kind, ticked, grade: Number(grade) } : undefined;
}

/**
 * `v=2&k=hit&n=10&t=4&x=aimed.shaken&g=1&m=0&r=ones&six=0&a=5`: the roll, dice, stat, modifiers ticked, steps, what else
 * is added, reroll, only on six, successes wanted.
 */
export const usbTestCodec: InputCodec<UsbTestInputs> = {
  initial: {
    kind: 'hit',
    dice: 10,
    stat: 4,
    ticked: [],
    grade: 0,
    other: 0,
    reroll: 'none',
    onlySix: false,
    atLeast: 5,
  },
  encode: ({ kind, dice, stat, ticked, grade, other, reroll, onlySix, atLeast }) =>
    `v=2&k=${kind}&n=${dice}&t=${stat}&x=${ticked.join('.')}&g=${grade}&m=${other}` +
    `&r=${reroll}&six=${onlySix ? 1 : 0}&a=${atLeast}`,
  decode(query) {
    const fields = new URLSearchParams(query);
    const roll = named(fields);
    const numbers = ['n', 't', 'm', 'a'].map((name) => fields.get(name) ?? '');
    const reroll = rerolls.find((known) => known === fields.get('r'));
    const six = fields.get('six');
    if (!roll || !reroll || !numbers.every((text) => whole.test(text))) return undefined;
    if (six !== '0' && six !== '1') return undefined;
    const [dice = 0, stat = 0, other = 0, atLeast = 0] = numbers.map(Number);
    const inputs = { ...roll, dice, stat, other, reroll, onlySix: six === '1', atLeast };
    return usbTestOf(inputs) && isWhole(atLeast, 0, mostWanted(inputs)) ? inputs : undefined;
  },
};
