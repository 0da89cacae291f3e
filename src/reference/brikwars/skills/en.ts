import type { skillIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-SKL-01': {
    title: 'Hiding',
    text: 'Whoever has learnt to hide gets more out of cover: 1 point after moving at half speed or less, 2 while standing still without drawing attention; a shot draws it. The points add to those of ordinary cover: two thirds behind a wall and standing still, he is shot at with -4. The skill costs 2 CP for every inch of Size.',
    words: 'hide stealth sneak ninja ambush cover bonus creep unseen invisible camouflage bush',
  },
  'BW-SKL-02': {
    title: 'Perception',
    text: 'The counter to hiding. A Skill roll that costs no Action must reach the cover of somebody within sight, 2 for a hider behind a bush over one third of him. If it does, he has no cover left for this unit, whether it came from hiding or not. Hidden traps and treasures are found in the same way. The skill costs 2 CP for every inch of Size.',
    words: 'spot notice detect scout trap treasure hidden find enemy see hider look for search',
  },
  'BW-SKL-03': {
    title: 'Weapon master',
    text: 'Bought for one kind of weapon, such as the longsword or the short bow: with it the master adds 1d6 to his Skill and 1d6 to its damage; other tests gain nothing. Each further kind is bought again, at 3 CP for every inch of Size.',
    words: 'sniper expert specialist elite mastery sword bow trained swordsman',
  },
  'BWC-96': {
    title: 'How is the cover of a hider counted?',
    text: 'The text gives -4 for two thirds covered and standing still, and 2 for one third with the skill. The app counts 1 for each hidden third and adds 1 at half speed or 2 at rest; the second example is then somebody who moves at half speed.',
    words: 'level hiding perception',
  },
  'BWC-97': {
    title: 'Can a weapon master still miss with a 1?',
    text: 'He rolls one die more. The app asks every die to show 1 for a critical failure, so a plain minifig’s falls from 1 roll in 6 to 1 in 36.',
    words: 'ones two dice',
  },
  'BWC-166': {
    title: 'What do skills cost a unit of Size 0?',
    text: 'Hiding, perception, weapon mastery, summoning and necromancy are paid by Size, which makes them free for vermin; only a level of magic names a least price, 1. The app takes that at its word.',
    words: 'zero skill minimum',
  },
} satisfies ChapterTexts<(typeof skillIds)[number]>;
