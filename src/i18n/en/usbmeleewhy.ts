import type { MeleeEffect } from '../../rules/usb/melee-reasons.ts';
import { howMany } from '../format.ts';

/** What a rule does in a melee: to whom, and how much. */
const notes: Readonly<Record<MeleeEffect, (who: string, amount: string) => string>> = {
  hidden: (_, amount) => `The charged are hidden: one die on the chargers’ Tough must find them, ${amount}+.`,
  'moves-away': (_, amount) => `The charged move ${amount}″ and are out of reach.`,
  'moves-in-reach': (_, amount) => `The charged move ${amount}″, but stay in reach.`,
  entrenches: () => 'The charged entrench: +1 to their saves.',
  'entrenches-in-pit': () => 'The charged entrench, but in a pit of corpses that brings them nothing.',
  'shot-tires': () => 'Shooting in reaction is a fight: it tires the charged.',
  'broken-from': (_, amount) => `The charge breaks at ${amount} or more points of Standfast lost on the way.`,
  engineers: (who) => `${who} have nothing of their terrain: engineers charge them.`,
  'heeds-no-terrain': (who) =>
    `${who} are of growth 3 or more: terrain neither helps nor hinders them, and theirs hinders no attacker.`,
  'charge-rerolls-ones': (who) => `${who} roll ones to hit again: they charge.`,
  'leaders-reroll-ones': (who) => `${who} roll ones to hit again: leaders, first melee this round.`,
  'blessed-hits': (who) => `${who} are blessed: the misses of one roll with one weapon are made again.`,
  'blessed-saves': (who) =>
    `${who} are blessed: the failed saves of one roll, against one weapon, are made again.`,
  'blessed-morale': (who) => `${who} are blessed: a failed morale test is rolled again.`,
  'brave-attack': (who, amount) =>
    `${who}: Daring Attack, the best single model strikes again with one weapon, times: ${amount}.`,
  ram: (who, amount) => `${who} ram: ${howMany(amount, 'automatic hit', 'automatic hits')}.`,
  'pole-at-once': (who) => `${who} strike at the same time with pole weapons.`,
  'survivors-strike': (who) => `${who} strike back with whoever is left.`,
  'front-only': (who) => `${who} are a phalanx met from elsewhere: they do not strike back.`,
  'shield-free': (who) => `${who} roll failed saves again with shields and pay nothing for it.`,
  'shield-reroll': (who) => `${who} roll failed saves again with shields and then do not strike back.`,
  'shield-kept': (who) => `${who} leave their shields and strike back.`,
  'self-destruction': (who, amount) =>
    `${who} destroy themselves: ${howMany(amount, 'automatic hit', 'automatic hits')}.`,
  'locked-plain': () => 'Locked: neither charge nor terrain counts.',
  duel: () => 'Hero meets hero: they fight apart, both at once, and both may die.',
  'duel-fled': (who) => `${who}: the hero flees the duel and strikes nobody, −2 to the score.`,
  'duel-both-charge': () => 'In a duel both heroes count as charging.',
  'soldiers-save': (who) => `${who} save on the soldiers’ Tough while one of them lives.`,
  'wounds-spill': (who) => `${who}: points of a d3 beyond one model go on to the next.`,
  'wounds-stay': (who) => `${who}: points of a d3 beyond one model are lost (house rule).`,
  'one-test': (who) =>
    `${who} test once for the whole charge: what is lost on the way, to shots and to blows is one event, counted after the result.`,
  'wiped-no-result': () =>
    'Where nothing of a side is left, scores are not compared: nobody gives ground or flees.',
  friends: (who, amount) => `${who}: further units that count for the score: ${amount}.`,
  'unbreakable-pays': (who) =>
    `${who} are unbreakable: they lose the difference in points of Standfast instead.`,
  'defeat-tested': (who) => `${who}: losing by 2 or more asks for a morale test at 50% (house rule).`,
  'thresholds-after': (who) =>
    `${who}: thresholds of losses are tested after the result; it makes no state better.`,
  pushed: (who, amount) => `${who} give ground by ${amount}″ when they lose by 2 or 3.`,
  flight: (who, amount) => `${who} flee ${amount}″ when they lose by 4 or 5.`,
  'stays-put': (who) => `${who} cannot move: they stay where they stand when they lose.`,
};

export const usbmeleewhy = {
  notes,
  /** Dice of a moment: what they hit on, and what the other side saves on. */
  pool: (who: string, weapon: string, dice: number, hit: string, save: string) =>
    `${who}, ${weapon}: ${howMany(dice, 'die', 'dice')}, hit on ${hit}, saved on ${save}.`,
  automatic: (who: string, hits: number, save: string) =>
    `${who}: ${howMany(hits, 'automatic hit', 'automatic hits')}, saved on ${save}.`,
  ofHit: (reason: string) => `To hit, ${reason}`,
  ofSave: (reason: string) => `Saves against it, ${reason}`,
  need: (face: number) => (face > 6 ? '6, then 6' : `${face}+`),
};
