import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rerolls } from '../../../src/rules/usb/test/test.ts';
import {
  kindOf,
  mostDice,
  mostWanted,
  takesOnlySix,
  takesOther,
  testKinds,
  type UsbTestInputs,
  usbTestCodec,
} from '../../../src/usb/test/inputs.ts';
import { withChange, withTick } from '../../../src/usb/test/model.ts';

describe('usb/test/inputs', () => {
  it('USB-MOR-05: the shaken do not charge, and who panics is not shaken, nor takes aim', () => {
    const { initial } = usbTestCodec;
    const charging = withTick(withTick(initial, 'shaken', true), 'weapon-charging', true);
    expect(charging.ticked).toEqual(['weapon-charging']);
    expect(withTick(charging, 'shaken', true).ticked).toEqual(['shaken']);
    const panicked = withChange({ ...initial, ticked: ['shaken', 'aimed', 'own-cover'] }, { onlySix: true });
    expect(panicked).toMatchObject({ ticked: ['own-cover'], onlySix: true });
    expect(withChange(panicked, { dice: 3 })).toMatchObject({ ticked: ['own-cover'], onlySix: true });
    expect(withTick(panicked, 'enemy-cover', true).onlySix).toBe(true);
    for (const effect of ['shaken', 'aimed', 'weapon-charging'] as const) {
      expect(withTick(panicked, effect, true)).toMatchObject({
        ticked: ['own-cover', effect],
        onlySix: false,
      });
    }
  });

  it('usb/test/inputs: what is encoded is decoded', () => {
    const inputs = fc
      .record({
        kind: fc.constantFrom(...testKinds),
        dice: fc.integer({ min: 1, max: 1000 }),
        stat: fc.integer({ min: 2, max: 6 }),
        ticks: fc.array(fc.nat(20)),
        grade: fc.integer({ min: 0, max: 3 }),
        other: fc.integer({ min: -9, max: 9 }),
        reroll: fc.constantFrom(...rerolls),
        onlySix: fc.boolean(),
        part: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .map(({ kind, ticks, part, ...rest }): UsbTestInputs => {
        const { modifiers, graded, rerolls: may } = kindOf(kind);
        const dice = Math.min(rest.dice, mostDice(kind));
        const empty: UsbTestInputs = {
          kind,
          dice,
          stat: rest.stat,
          ticked: [],
          grade: graded ? rest.grade : 0,
          other: takesOther(kind) ? rest.other : 0,
          reroll: may.includes(rest.reroll) ? rest.reroll : 'none',
          onlySix: rest.onlySix && takesOnlySix(kind),
          atLeast: Math.floor(part * mostWanted({ kind, dice })),
        };
        return ticks.reduce((made, tick) => {
          const effect = modifiers[tick % Math.max(1, modifiers.length)]?.effect;
          return effect === undefined ? made : withTick(made, effect, !made.ticked.includes(effect));
        }, empty);
      });
    fc.assert(
      fc.property(inputs, (value) => {
        expect(usbTestCodec.decode(usbTestCodec.encode(value))).toEqual(value);
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['another version', 'v=3&k=hit&n=10&t=4&x=&g=0&m=0&r=none&six=0&a=5'],
    ['a roll without its name', 'v=2&n=10&t=4&m=0&r=none&six=0&a=5'],
    ['a roll that nobody knows', 'v=2&k=shout&n=10&t=4&x=&g=0&m=0&r=none&six=0&a=5'],
    ['a modifier of another roll', 'v=2&k=hit&n=10&t=4&x=entrenched&g=0&m=0&r=none&six=0&a=5'],
    ['a modifier twice', 'v=2&k=hit&n=10&t=4&x=aimed.aimed&g=0&m=0&r=none&six=0&a=5'],
    ['two formations', 'v=2&k=save&n=10&t=4&x=column.phalanx-front&g=0&m=0&r=none&six=0&a=5'],
    ['four steps', 'v=2&k=hit&n=10&t=4&x=&g=4&m=0&r=none&six=0&a=5'],
    ['steps of nothing', 'v=2&k=hide&n=1&t=4&x=&g=1&m=0&r=none&six=0&a=1'],
    ['the hidden with a modifier', 'v=2&k=hide&n=1&t=4&x=&g=0&m=1&r=none&six=0&a=1'],
    ['a dispute with two dice', 'v=2&k=dispute&n=2&t=4&x=&g=0&m=0&r=none&six=0&a=1'],
    ['ones of a save', 'v=2&k=save&n=5&t=4&x=&g=0&m=0&r=ones&six=0&a=1'],
    ['a panicked save', 'v=2&k=save&n=5&t=4&x=&g=0&m=0&r=none&six=1&a=1'],
    ['more than three D2 can be', 'v=2&k=d2&n=3&t=4&x=&g=0&m=0&r=none&six=0&a=7'],
    ['no dice', 'v=1&n=0&t=4&m=0&r=none&six=0&a=0'],
    ['999999 dice', 'v=1&n=999999&t=4&m=0&r=none&six=0&a=5'],
    ['a stat of 7', 'v=1&n=10&t=7&m=0&r=none&six=0&a=5'],
    ['a huge modifier', 'v=1&n=10&t=4&m=10&r=none&six=0&a=5'],
    ['an unknown reroll', 'v=1&n=10&t=4&m=0&r=all&six=0&a=5'],
    ['half a switch', 'v=1&n=10&t=4&m=0&r=none&six=2&a=5'],
    ['more successes than dice', 'v=1&n=10&t=4&m=0&r=none&six=0&a=11'],
    ['a missing number', 'v=1&n=10&t=&m=0&r=none&six=0&a=5'],
    ['words for numbers', 'v=1&n=ten&t=4&m=0&r=none&six=0&a=5'],
  ])('usb/test/inputs: does not understand %s', (_, text) => {
    expect(usbTestCodec.decode(text)).toBeUndefined();
  });
});
