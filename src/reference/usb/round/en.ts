import type { roundIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-TURN-01': {
    title: 'Who starts the round',
    text: 'At the start of every round each player rolls 1d6, and the higher roll begins. On a tie roll again.',
    words: 'first player initiative begin roll-off tie order start',
  },
  'USB-TURN-02': {
    title: 'Taking turns to activate',
    text: 'The players activate one unit each, by turns, until every unit of both sides has been activated; then the round is over. Once one side has nothing left to activate, the other goes through its remaining units one after another.',
    words: 'alternating activation sequence end of round next player alternate turn order',
  },
  'USB-TURN-03': {
    title: 'Random activation by cards',
    text: 'Optional. Instead of taking turns, shuffle an ordinary deck of 52 cards and draw one at a time: a red card activates a unit of one player, a black card one of the other. When one side has activated everything this round, the other finishes without drawing; then the next round starts.',
    words: 'deck playing red black draw shuffle bonus rule',
  },
  'USB-TURN-04': {
    title: 'One card per activation',
    text: 'Optional, with random activation. Take exactly as many cards of a colour as that side has activations, and remove one whenever the side loses a unit.',
    words: 'deck matched playing cards red black pool add-on',
  },
  'USB-TURN-05': {
    title: 'Hero and unit: one activation',
    text: 'A hero who has joined a unit is activated together with it. While they stay together your side has one activation fewer each round.',
    words: 'joined together shared count fewer activations leader',
  },
} satisfies ChapterTexts<(typeof roundIds)[number]>;
