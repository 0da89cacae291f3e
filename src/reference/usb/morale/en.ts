import type { moraleIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-MOR-01': {
    title: 'When morale is tested',
    text: 'A unit that has lost at least 25%, 50% or 75% of the Standfast points it started with tests its morale: 1d6 on the best Tough in the unit. A unit of 20 points tests at 5, 10 and 15 points lost.',
    words: 'losses casualties threshold level percent break courage',
  },
  'USB-MOR-02': {
    title: 'Morale test at 25%',
    text: 'Passed: nothing happens. Failed: the unit is shaken.',
    words: 'quarter losses shaken first threshold',
  },
  'USB-MOR-03': {
    title: 'Morale test at 50%',
    text: 'Passed: nothing happens. Failed: the unit panics. The text also asks for this test after a defeat in melee; in the app the result of that fight alone decides.',
    words: 'half losses panic second threshold defeat melee',
  },
  'USB-MOR-04': {
    title: 'Morale test at 75%',
    text: 'Passed: the unit panics. Failed: it leaves the table and counts as destroyed.',
    words: 'three quarters losses rout destroyed flees third threshold',
  },
  'USB-MOR-05': {
    title: 'Shaken',
    text: 'Until its next activation a shaken unit has −1 Hit and may not charge. When that activation begins it tests Tough: if it passes, it is steady again and acts as usual.',
    words: 'shocked morale penalty cannot charge recover',
  },
  'USB-MOR-07': {
    title: 'What changes a morale test',
    text: 'Brave units get +1, a unit in a pit of corpses −1. Within 10" of a hero it may test on his Tough. Entrenchment, cover and the enemy’s weapons change nothing here.',
    words: 'modifier brave pit corpses hero nearby bonus',
  },
  'USB-MOR-08': {
    title: 'One event, one test',
    text: 'If a single event takes a unit past several limits, it tests once, at the highest. It does not test again at a limit that it has tested before.',
    words: 'several thresholds at once highest only repeat',
  },
} satisfies ChapterTexts<(typeof moraleIds)[number]>;
