import { expect, it } from 'vitest';
import { coverOf, hiddenShotOdds, stances } from '../../../../src/rules/brikwars/supplement/hiding.ts';
import { chanceThat, dice, kills, reached, rules, waysOf } from './rolled.ts';

it('EX-HIDE-01 BW-SKL-01: two thirds covered and standing still is -4', () => {
  expect(coverOf({ hiddenSections: 2, stance: 'still', hides: true }).value).toBe(4);
});

it('EX-PERC-01 BWC-96: a third covered at half speed is level 2', () => {
  expect(coverOf({ hiddenSections: 1, stance: 'half', hides: true }).value).toBe(2);
});

it('BW-SKL-01 without the skill, and at full speed, only cover counts', () => {
  for (const stance of stances)
    for (const hiddenSections of [0, 1, 2]) {
      expect(coverOf({ hiddenSections, stance, hides: false }).value).toBe(hiddenSections);
      const { value, reasons } = coverOf({ hiddenSections, stance, hides: true });
      expect(value).toBe(hiddenSections + { moving: 0, half: 1, still: 2 }[stance]);
      expect(reasons.reduce((sum, { amount = 0 }) => sum + amount, 0)).toBe(value);
    }
});

it('BW-SKL-02 a shot, way by way: first the look, then the roll to hit', () => {
  const armor = dice('4');
  const damage = dice('1d6+1');
  for (const skill of ['1d6', '1d6+1', '1d10'].map(dice))
    for (const hiddenSections of [0, 1, 2])
      for (const stance of stances)
        for (const perceives of [false, true])
          for (const modifier of [-1, 0, 1]) {
            const hider = { hiddenSections, stance, hides: true };
            const shot = { skill, modifier, use: 3, damage, armor, perceives };
            const odds = hiddenShotOdds(shot, hider, rules);
            const cover = coverOf(hider).value;
            let hit = 0;
            for (const look of waysOf(skill)) {
              const left = perceives && reached(cover)(look) ? 0 : cover;
              hit += look.chance * chanceThat(waysOf(skill, modifier - left), reached(3));
            }
            expect(odds.hit.value).toBeCloseTo(hit, 12);
            expect(odds.kill.value).toBeCloseTo(hit * kills(damage, armor), 12);
            expect(odds.spot !== undefined).toBe(perceives && cover > 0);
          }
});
