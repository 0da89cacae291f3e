import type { rulingIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-A-20': {
    title: 'What are d2 and d3?',
    text: 'Some heavy weapons take 1d2 or 1d3 points of Standfast, but the text knows only six-sided dice and does not say how to roll these. The app reads 1d6: for 1d2, 1–3 is 1 and 4–6 is 2; for 1d3, 1–2 is 1, 3–4 is 2 and 5–6 is 3. That is the custom in wargames, and every result is equally likely.',
    words: 'half die third die cannon damage table',
  },
  'USB-A-22': {
    title: 'Is morale tested after a lost melee?',
    text: 'The text asks for the 50% test after a defeat in melee, but “defeat” is also the name of the result 4–5, which makes the loser panic anyway. The app lets the table of results decide alone: shaken at 2–3, panicked at 4–5, no further test. Testing after a loss by 2 or more is a house rule.',
    words: 'defeat combat result table shaken panicked melee',
  },
  'USB-A-23': {
    title: 'Do entrenchment and weapons change morale?',
    text: 'They change Tough, and morale is tested on Tough; the text does not say whether they count here. The app says no: only modifiers that name morale count (brave +1, pit of corpses −1), besides a hero’s Tough and rerolls.',
    words: 'cover dig in modifier morale heavy weapon',
  },
  'USB-A-24': {
    title: 'Several limits at once: which test?',
    text: 'The text does not say what happens when one volley takes a unit past 25% and 50%. The app makes one test per event, at the highest limit newly reached, after the shooting or the result of the melee. A test never makes a state better: a unit in panic that passes stays in panic.',
    words: 'morale thresholds volley order worse state stays',
  },
  'USB-A-51': {
    title: 'What if the number needed is above 6 or below 2?',
    text: 'The text has one rule for when a 6 is not enough and does not say whether 9+ is harder than 7+. The app says no: from 7 up it is always a 6 and then another 6, 1 in 36, because the text promises that chance in every case. Below 2+ it stays at 2+, because a rolled 1 always fails.',
    words: 'modified target out of range cap eight nine',
  },
  'USB-A-52': {
    title: 'Do rerolls reach the second 6?',
    text: 'Some rolls reroll 1s (a charge), some all failures (a shield), and at 7+ the 6s are rolled a second time anyway. The text does not say whether the reroll reaches that second roll. In the app 1s are rerolled in the first roll only, once per die, so a charge at 7+ hits with 7 in 216; rerolling 1s of the second roll too is a house rule. Where failures are rerolled, a die that failed starts its whole test over, once.',
    words: 'charge leader blessed confirm six ones',
  },
  'USB-C-07': {
    title: 'Does −2 make Tough better or worse?',
    text: 'Stats are printed like +4, so −2 could be read as turning +4 into +2, which would help the model that is hit. The app reads every minus as bad for the player who rolls: 4+ becomes 6+, and 5+ becomes 7+. Such weapons cost points, so they must hurt the enemy, and a bought +1 makes a stat better.',
    words: 'sign modifier minus heavy weapon defence penalty',
  },
  'USB-X-08': {
    title: 'Is it 16.66% or 16.67%?',
    text: 'The text prints 16.66% and 2.77%: cut off, not rounded. The exact chances are 1/6 and 1/36, which round to 16.67% and 2.78%. The app calculates with the exact fractions.',
    words: 'percent rounding fraction chance odds',
  },
} satisfies ChapterTexts<(typeof rulingIds)[number]>;
