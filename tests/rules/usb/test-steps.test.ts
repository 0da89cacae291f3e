import { describe, expect, it } from 'vitest';
import { chanceOf, mean } from '../../../src/rules/dice/distribution.ts';
import { checkUsbTest, type UsbTest, usbTestOdds } from '../../../src/rules/usb/test.ts';
import { nextWave } from '../../../src/rules/usb/test-roll.ts';
import { testAhead } from '../../../src/rules/usb/test-steps.ts';

function testOf(part: Partial<UsbTest>): UsbTest {
  const checked = checkUsbTest({ dice: 2, stat: 4, modifier: 0, reroll: 'none', onlySix: false, ...part });
  if (!checked.ok) throw new Error('no test');
  return checked.value;
}

const tests = [
  testOf({}),
  testOf({ reroll: 'ones' }),
  testOf({ reroll: 'fails' }),
  testOf({ stat: 6, modifier: -1 }),
  testOf({ stat: 6, modifier: -1, reroll: 'ones' }),
  testOf({ stat: 6, modifier: -1, reroll: 'fails' }),
];

/** All waves of so many dice. */
function allFaces(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return allFaces(count - 1).flatMap((faces) => [1, 2, 3, 4, 5, 6].map((face) => [...faces, face]));
}

describe('usb/test-steps: odds given what lies on the table', () => {
  it.each(tests)(
    'USB-TEST-01 USB-TEST-03 USB-TEST-05 before any die they are those of the test (%o)',
    (test) => {
      const ahead = testAhead({ reads: 'successes', test }, []);
      const { successes } = usbTestOdds(test);
      for (let number = 0; number <= test.dice; number++)
        expect(chanceOf(ahead, number)).toBeCloseTo(chanceOf(successes, number), 12);
    },
  );

  it.each(tests)('USB-TEST-05 the odds of a moment are the mean of those after every throw (%o)', (test) => {
    const played = { reads: 'successes', test } as const;
    const look = (waves: readonly (readonly number[])[], depth: number): void => {
      const wave = nextWave(test, waves);
      if (!wave.ok || !wave.value || depth === 0) return;
      const after = allFaces(wave.value.dice.length).map((faces) => testAhead(played, [...waves, faces]));
      const now = testAhead(played, waves);
      for (let number = 0; number <= test.dice; number++) {
        const average = after.reduce((sum, odds) => sum + chanceOf(odds, number), 0) / after.length;
        expect(chanceOf(now, number)).toBeCloseTo(average, 12);
      }
      for (const faces of [allFaces(wave.value.dice.length)[0], allFaces(wave.value.dice.length).at(-1)])
        if (faces) look([...waves, faces], depth - 1);
    };
    look([], 4);
  });

  it('USB-DICE-01 three d3 are added up once they lie', () => {
    const three = { reads: 'd3', dice: 3 } as const;
    expect(mean(testAhead(three, []))).toBeCloseTo(6, 12);
    expect(chanceOf(testAhead(three, [[1, 4, 6]]), 6)).toBe(1);
  });
});
