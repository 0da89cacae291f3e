// Frozen: reads the links and drafts of tests that were written by the places of their values. Nothing writes them now.
import { namedTestIds, namedTests, type TestEffect } from '../../rules/usb/test/named-tests.ts';
import { rerolls } from '../../rules/usb/test/test.ts';

const whole = /^-?\d{1,4}$/;

/** What the first of them say: one bare modifier, and no name. */
const unnamed = { kind: 'any', ticked: [] as readonly TestEffect[], grade: 0 } as const;

function named(fields: URLSearchParams) {
  const version = fields.get('v');
  if (version === '1') return unnamed;
  const kind = [...namedTestIds, 'any' as const].find((known) => known === fields.get('k'));
  const grade = fields.get('g') ?? '';
  const texts = (fields.get('x') ?? '').split('.').filter((text) => text !== '');
  if (version !== '2' || !kind || !whole.test(grade)) return undefined;
  const effects = kind === 'any' ? [] : namedTests[kind].modifiers.map(({ effect }) => effect);
  const ticked = texts.flatMap((text) => effects.filter((effect) => effect === text));
  return ticked.length === texts.length ? { kind, ticked, grade: Number(grade) } : undefined;
}

/**
 * `v=2&k=hit&n=10&t=4&x=aimed.shaken&g=1&m=0&r=ones&six=0&a=5`: the roll, dice, stat, modifiers ticked, steps, what else
 * is added, reroll, only on six, successes wanted.
 */
export function readUsbTest1(query: string) {
  const fields = new URLSearchParams(query);
  const roll = named(fields);
  const numbers = ['n', 't', 'm', 'a'].map((name) => fields.get(name) ?? '');
  const reroll = rerolls.find((known) => known === fields.get('r'));
  const six = fields.get('six');
  if (!roll || !reroll || !numbers.every((text) => whole.test(text))) return undefined;
  const [dice = 0, printed = 0, other = 0, atLeast = 0] = numbers.map(Number);
  const stat = ([2, 3, 4, 5, 6] as const).find((known) => known === printed);
  if (stat === undefined || (six !== '0' && six !== '1')) return undefined;
  return { ...roll, dice, stat, other, reroll, onlySix: six === '1', atLeast };
}
