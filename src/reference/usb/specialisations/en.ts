import type { specialisationIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-SPEC-01': {
    title: 'Buying specialisations',
    text: 'Any unit, monster, machine or hero may have as many as you pay for, and all models of a unit the same ones; the English text leaves out who may, so the app follows the Polish. Sudden attack, fliers, unbreakable, assault and self-destruction are 10 points for each model, 20 for a monster, machine or hero. Engineers, hunter, smoke, blessed, brave, infiltration and camouflage are 3 for each model, or 5. A hero and his mount each buy their own.',
    words: 'specialization abilities price cost special rules upgrades perks',
  },
  'USB-SPEC-02': {
    title: 'Sudden attack',
    text: 'The unit does not start on the table. When you activate it, test its Tough: if it passes, place it anywhere on the table, at once activated and entrenched. If it fails, the app counts the activation as used, and it tries again next round; a unit that never arrives is not lost.',
    words: 'ambush deep strike teleport arrive reserve drop paratroopers',
  },
  'USB-SPEC-03': {
    title: 'Fliers',
    text: 'The unit moves +2", ignores terrain modifiers to movement and may pass over enemy units. In the app that leaves out the +3" of roads too, and dangerous terrain that it flies over gives no hits.',
    words: 'flying fly wings jetpack aircraft',
  },
  'USB-SPEC-04': {
    title: 'Assault',
    text: 'A unit that did not start in its deployment zone may charge the moment it comes onto the table, from reserve or by sudden attack, if another friendly unit sees the target. In the app reserves come from scenarios only, infiltration is no arrival, and the charge is allowed although sudden attack leaves the unit activated.',
    words: 'charge on arrival reserves drop',
  },
  'USB-SPEC-05': {
    title: 'Engineers',
    text: 'Enemies attacked by engineers get no bonus from their terrain. In the app they lose all of it: the −1 for cover, the +1 Tough of ruins, the entrenchment that terrain gives with its right to react, and their own +1 Hit when they shoot in reaction or strike back; a unit that dug in by an action stays entrenched.',
    words: 'sappers ignore cover terrain bonus',
  },
  'USB-SPEC-06': {
    title: 'Hunter',
    text: 'No terrain slows the models down: neither half speed nor the limit of 5" applies to them. In the app dangerous terrain still hits them.',
    words: 'ranger scout pathfinder difficult move rangers scouts terrain',
  },
  'USB-SPEC-07': {
    title: 'Smoke',
    text: 'Instead of shooting, place a marker 3" across within 6". It blocks sight. At the start of the next round roll 1d6: on 4+ it clears away; in the app this roll is made in each later round until it does. Heroes may change this roll with Power points; the English text garbles this, and the app follows the Polish.',
    words: 'grenade screen marker fog blocks sight',
  },
  'USB-SPEC-08': {
    title: 'Blessed',
    text: 'Once per game the unit rolls the unwanted dice of one roll again and keeps the others: if 20 attacks hit 2 times, it may roll the other 18 again. In the app one roll is that of one weapon at one moment; it is the soldiers’ while one of them lives, then that of the hero who joined them.',
    words: 'reroll once luck gods bless',
  },
  'USB-SPEC-09': {
    title: 'Brave',
    text: 'The unit has +1 on its morale rolls: with a Tough of 4+ it needs 3+. In the app this also helps it to recover from being shaken or from panic.',
    words: 'courage morale bonus fearless bold',
  },
  'USB-SPEC-10': {
    title: 'Camouflage',
    text: 'Whoever shoots at the unit has −1 Hit. It does nothing in melee. In the app a hero who has joined the unit needs camouflage too, or neither has it.',
    words: 'stealth hard to hit shooting penalty camo harder shoot',
  },
} satisfies ChapterTexts<(typeof specialisationIds)[number]>;
