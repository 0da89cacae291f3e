import type { moraleIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-MOR-01': {
    title: 'When morale is tested',
    text: 'A unit that has lost at least 25 %, 50 % or 75 % of the Standfast points it started with tests its morale: 1d6 on the best Tough in the unit. A unit of 20 points tests at 5, 10 and 15 points lost.',
    words: 'losses casualties threshold level percent break courage test',
  },
  'USB-MOR-02': {
    title: 'Morale test at 25 %',
    text: 'Passed: nothing happens. Failed: the unit is shaken.',
    words: 'quarter losses shaken first threshold lost',
  },
  'USB-MOR-03': {
    title: 'Morale test at 50 %',
    text: 'Passed: nothing happens. Failed: the unit panics. The text also asks for this test after a defeat in melee; in the app the result of that fight alone decides.',
    words: 'half losses panic second threshold defeat melee lost',
  },
  'USB-MOR-04': {
    title: 'Morale test at 75 %',
    text: 'Passed: the unit panics. Failed: it leaves the table and counts as destroyed.',
    words: 'three quarters losses rout destroyed flees third threshold left',
  },
  'USB-MOR-05': {
    title: 'Shaken',
    text: 'Until its next activation a shaken unit has −1 Hit and may not charge. When that activation begins it tests Tough: if it passes, it is steady again and acts as usual; if not, it acts as shaken.',
    words: 'shocked morale penalty cannot charge recover scared',
  },
  'USB-MOR-06': {
    title: 'Panic',
    text: 'A panicked unit hits only on 6, whatever its bonuses, and can do nothing but run until its next activation. If it already needs 7 or more, it stays with a 6 and then another 6. At the start of its activation it tests Tough: success turns panic into shaken, and a unit that fails runs. The English text speaks only of “a roll of 6”; the app follows the Polish.',
    words: 'panicked fleeing morale only sixes shaken rout soldiers run away scared flee',
  },
  'USB-MOR-07': {
    title: 'What changes a morale test',
    text: 'Brave units get +1, a unit in a pit of corpses −1. Within 10" of a hero it may test on his Tough. Entrenchment, cover and the enemy’s weapons change nothing here. The same holds for the tests that end shaken and panic. The English text denies the −1 of the pit; the app follows the Polish.',
    words: 'modifier brave pit corpses hero nearby bonus courage general',
  },
  'USB-MOR-08': {
    title: 'One event, one test',
    text: 'If a single event takes a unit past several limits, it tests once, at the highest. It does not test again at a limit that it has tested before. In the app a whole charge is one event: what is lost on the way, to shots in reaction and to blows is counted together and tested after the result.',
    words: 'several thresholds at once highest only repeat twice',
  },
  'USB-MOR-09': {
    title: 'Unbreakable',
    text: 'This unit never panics. If it fails a morale test at 50 % or 75 %, it loses models instead of panicking or being destroyed: the number needed minus the die, at least 1. With Tough 5+ and a rolled 1 it loses 4. A failed test at 25 % leaves it shaken as usual; if it passes at 75 %, nothing happens. If it loses a melee, it takes the difference of the scores in wounds and nothing else: 5 wounds if it lost by 5. Playing it with every failed test, and with points of Standfast instead of models, is a house rule.',
    words: 'fearless stubborn never panics specialisation morale losses run fanatic',
  },
  'USB-MOR-10': {
    title: 'When the commander dies',
    text: 'If your commander is killed, that is your hero of the highest price, each of your remaining units tests morale: 1d6 on the best Tough in the unit. Passed: nothing happens. Failed: the unit panics.',
    words: 'general leader hero killed death army morale panic died',
  },
  'USB-MOR-11': {
    title: 'Inspiration',
    text: 'In his activation a hero may spend 1 Power point to take shaken or panic off a friendly unit within 10" of him.',
    words: 'rally recover hero power point remove panic shaken calm',
  },
  'USB-FAT-01': {
    title: 'Fatigue',
    text: 'A unit that was activated or in a fight this round has −1 Hit in every later melee or shooting of the round, and this adds up. The app counts 1 if the unit was activated earlier this round and 1 for each earlier fight as defender or by reaction; its own activation with the fight in it is 1, and being shot at is no fight. So a unit already activated meets its third attacker at −3, as in the text’s example. Counting every fight with the present one is a house rule.',
    words: 'tired exhausted repeated fights cumulative penalty multiple attackers several',
  },
} satisfies ChapterTexts<(typeof moraleIds)[number]>;
