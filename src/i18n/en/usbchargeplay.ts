import type { MeleePurpose } from '../../rules/usb/melee-record.ts';
import type { ResultEffect } from '../../rules/usb/score.ts';
import { plural } from '../format.ts';

const count = plural('en');
const points = { one: '# point of Standfast', other: '# points of Standfast' };
const models = { one: '# model', other: '# models' };

/** What is to be rolled or chosen now. */
const purposes: Readonly<Record<MeleePurpose, string>> = {
  find: 'Finding the hidden unit',
  hit: 'To hit',
  bend: 'Bend of Luck?',
  save: 'Saves',
  shield: 'Shields?',
  'save-again': 'Saves once more',
  wounds: 'Wounds',
  losses: 'Losses',
  'no-blows': 'No blows',
  broken: 'Broken charge',
  score: 'Score',
  band: 'Result',
  'result-wounds': 'Wounds instead of the result',
  morale: 'Morale',
  'morale-again': 'Morale once more?',
};

/** What a side has points for; the amount is signed. */
const score: Readonly<Record<ResultEffect, (signed: string) => string>> = {
  charged: (signed) => `charge ${signed}`,
  wounds: (signed) => `wounds dealt ${signed}`,
  fours: (signed) => `living models in fours ${signed}`,
  outnumbers: (signed) => `outnumbers ${signed}`,
  'more-units': (signed) => `more units ${signed}`,
  'most-standfast': (signed) => `most Standfast left on a model ${signed}`,
  'phalanx-result': (signed) => `phalanx ${signed}`,
  'hero-fled': (signed) => `hero fled the duel ${signed}`,
  'hero-fell': (signed) => `hero fell in the duel ${signed}`,
};

export const usbchargeplay = {
  score,
  purposes,
  step: (who: string, purpose: string) => `${who}: ${purpose}`,
  withWeapon: (purpose: string, weapon: string) => `${purpose}, ${weapon}`,
  ram: 'ram or blast',
  hero: (what: string) => `${what} (hero)`,
  machine: (what: string) => `${what} (machine)`,
  atLevel: (purpose: string, level: number) => `${purpose} at ${level}%`,
  options: {
    strike: 'Keep the blows',
    reroll: 'Reroll with shields',
    keep: 'Leave it',
    again: 'Roll again',
    bend: (spend: number) => count(spend, { one: 'Spend # Power point', other: 'Spend # Power points' }),
  },
  need: (face: number) => (face > 6 ? '6, then 6' : `${face}+`),
  bends: {
    find: 'finding the hidden unit',
    hit: 'one more hit',
    save: 'one more save',
    morale: 'the morale test',
  },
  log: {
    hit: (who: string, weapon: string, hits: number, dice: number, need: string) =>
      `${who}, ${weapon}: ${count(hits, { one: '# hit', other: '# hits' })} of ${dice} on ${need}.`,
    automatic: (who: string, hits: number) =>
      `${who}: ${count(hits, { one: '# automatic hit', other: '# automatic hits' })}.`,
    save: (who: string, saved: number, dice: number, need: string) =>
      `${who} save ${saved} of ${dice} on ${need}.`,
    saveAgain: (who: string, saved: number, dice: number, need: string) =>
      `${who} save ${saved} more of ${dice} on ${need}.`,
    bend: (spent: number, what: string) =>
      `Bend of Luck: ${count(spent, { one: '# Power point', other: '# Power points' })} for ${what}.`,
    reroll: (who: string) => `${who} use their shields and do not strike back.`,
    strike: (who: string) => `${who} keep their blows.`,
    wounds: (who: string, cost: number, hits: number) =>
      `${who}: ${hits} × d2 or d3 cost ${count(cost, points)}.`,
    losses: (who: string, lost: number, gone: number) =>
      lost === 0 ? `${who} lose nothing.` : `${who} lose ${count(lost, points)}, ${count(gone, models)}.`,
    noBlows: (who: string) => `${who} do not strike back.`,
    broken: (lost: number) => `${count(lost, points)} lost on the way: the charge stops half-way.`,
    score: (who: string, value: number, parts: string) =>
      `${who} score ${value}${parts === '' ? '' : `: ${parts}`}.`,
    band: (difference: number) => `Difference ${difference}.`,
    over: 'Here the melee ends.',
    ending: (ending: string) => `${ending}.`,
    resultWounds: (who: string, wounds: number) =>
      `${who} are unbreakable: ${count(wounds, points)} instead.`,
    find: (need: string) => `The hidden unit is found on ${need}.`,
    morale: (who: string, level: number, need: string) => `${who} test morale at ${level}% on ${need}.`,
    lostByTest: (gone: number) => `${count(gone, models)} lost instead of panic.`,
  },
  passed: 'Passed',
  failed: 'Failed',
  fateOf: (who: string, fate: string) => `${who}: ${fate}.`,
  lost: (who: string, lost: string, fate: string) => `${who}: ${lost}, ${fate}.`,
  lostModels: (gone: number) => count(gone, { one: '# model lost', other: '# models lost' }),
  likely: (gone: number, chance: string) => `${count(gone, models)} or more: ${chance} of 100.`,
  newRound: (title: string) => `New round, both sides rested. ${title}`,
};
