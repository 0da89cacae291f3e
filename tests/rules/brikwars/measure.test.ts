import { describe, expect, it } from 'vitest';
import { angryInchStick, highestJump, inchesTo } from '../../../src/rules/brikwars/measure.ts';

describe('measuring', () => {
  it.each([
    [5, 15],
    [10, 30],
  ])('EX-MEAS-01 a stick of %d inches is %d studs long', (inches, studs) => {
    expect(inchesTo('studs', inches)).toBe(studs);
  });

  it('BW-GEN-08 EX-MEAS-02 an inch is 3 studs, 3 bricks high, about 3 cm', () => {
    expect(inchesTo('studs', 1)).toBe(3);
    expect(inchesTo('bricks', 1)).toBe(3);
    expect(inchesTo('centimetres', 1)).toBe(3);
  });

  it('BW-MOVE-02 EX-MEAS-03 nobody jumps higher than three bricks at once', () => {
    expect(inchesTo('bricks', highestJump)).toBe(3);
  });

  it('BW-CC-03 EX-MEAS-04 the stick for the Angry Inch is 2 bricks and 2 plates', () => {
    expect(angryInchStick).toEqual({ bricks: 2, plates: 2 });
  });
});
