import type { resultIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-RES-01': {
    title: 'Counting the combat result',
    text: 'After each melee, once the losses are off the table, both sides count points. +1 for the side that charged now; +1 per unsaved wound it dealt in this melee; +1 per full 4 survivors, at most +3; +1 for outnumbering the enemy; +1 for each unit of the side in the fight beyond the first; +1 for a phalanx; and the highest Standfast left on one of its models. −2 if its hero fled from a duel, −1 if he died in one.',
    words: 'score points winner comparison who won melee strength',
  },
  'USB-RES-02': {
    title: 'What the combat result does',
    text: 'Take the difference of the two scores. 0–1: both sides stay locked in the fight. 2–3: the lower side gives ground by 2" and is shaken. 4–5: it flees and panics. 6 or more: it is destroyed. An unbreakable loser takes as many wounds as the difference instead.',
    words: 'difference table bands winner loser lost fight outcome two happens',
  },
  'USB-RES-03': {
    title: 'Giving ground',
    text: 'At a difference of 2–3 the loser moves back 2" and is shaken. If it runs into an enemy, it counts as just charged by it; it stops in front of a unit of its own side, and in front of dangerous ground, which then takes effect. For a charge of that kind the app allows no reaction, counts fatigue and lets it happen once per unit; a machine that cannot move only becomes shaken.',
    words: 'pushed back retreat withdraw shaken lost fight collision lose',
  },
  'USB-RES-04': {
    title: 'Defeat and flight',
    text: 'At a difference of 4–5 the loser flees as far from its enemy as it can, by its greatest move: 10" and whatever changes it. It panics. Enemies, units of its own side and dangerous ground on the way do the same as in giving ground.',
    words: 'flee rout run away panic lost fight maximum move soldiers four',
  },
  'USB-RES-05': {
    title: 'Total destruction',
    text: 'At a difference of 6 or more the losing unit is destroyed and comes off the table.',
    words: 'destroyed annihilated trampled removed lost fight wiped six',
  },
  'USB-RES-06': {
    title: 'Survivors and outnumbering',
    text: 'Both count models, not Standfast, after the losses are off. Survivors: 4–7 give +1, 8–11 give +2, 12 or more +3, fewer than 4 nothing. Outnumbering: the side with more models gets +1, in the app all its units in the fight together; equal numbers give nobody the point.',
    words: 'numbers superiority more models four count combat result bodies alive',
  },
} satisfies ChapterTexts<(typeof resultIds)[number]>;
