import { howMany, plural } from '../../../platform/format.ts';
import { sided } from '../../../platform/whose.ts';
import type { MeleeIssueCode } from '../../../rules/usb/melee/check-melee.ts';
import type { MeleeEffect } from '../../../rules/usb/melee/melee-reasons.ts';
import type { MeleePurpose } from '../../../rules/usb/melee/melee-record.ts';
import type { Blessing, DuelChoice, Reaction, ShieldUse } from '../../../rules/usb/melee/melee-setup.ts';
import type { MeleeEnding } from '../../../rules/usb/melee/melee-verdict.ts';
import type { ReactionIssueCode } from '../../../rules/usb/reaction/reaction-issue.ts';
import type { ResultEffect } from '../../../rules/usb/turn/score.ts';
import {
  allFigures,
  asked,
  auraOf,
  bend,
  between,
  chance,
  ends,
  entrench,
  fates,
  inForce,
  leaveIt,
  models,
  neededFace,
  odds,
  shoot,
  swap,
  why,
} from '../../words/terms-en.ts';

declare module '../../../platform/words.ts' {
  interface SliceWords {
    readonly 'usb/charge': typeof import('./en.ts');
  }
}

const shieldsFirst = 'Shields against the first blows';

const count = plural('en');

/** The side that charges or strikes first, and the other side; both take the plural. */
const acts = '‹My troops|The enemy›';

const other = '‹The enemy|My troops›';

const reactionOf = '‹Reaction of the enemy|My reaction›';

const chargeReactions: Readonly<Record<Reaction, string>> = {
  none: 'No reaction',
  move: 'Move 3″',
  shoot,
  entrench,
};

const reactionIssues: Readonly<Record<ReactionIssueCode, string>> = {
  'no-charge': 'there is no charge',
  activated: 'already activated this round',
  'entrenched-stays': 'an entrenched unit stays',
  'too-near': 'only at chargers more than 5″ away, unless entrenched',
  'entrenched-already': 'already entrenched',
  column: 'not in a marching column',
  'machine-entrench': 'monsters and machines do not entrench',
  immobile: 'it does not move at all',
  'no-ranged': 'no ranged weapon',
  'out-of-range': 'out of range',
  'phalanx-front': 'a phalanx shoots to its front only',
};

const shields: Readonly<Record<ShieldUse, string>> = {
  strike: 'Strike back',
  reroll: 'Reroll failed saves',
};

const duels: Readonly<Record<DuelChoice, string>> = {
  fight: 'They fight',
  'charger-flees': '‹My hero|Enemy hero› flees',
  'target-flees': '‹Enemy hero|My hero› flees',
};

const chargeBlessings: Readonly<Record<Blessing, string>> = {
  none: 'Not now',
  hits: 'To hit',
  saves: 'Saves',
  morale: 'Morale',
};

const endings: Readonly<Record<MeleeEnding, string>> = {
  'not-found': 'The hidden unit is not found',
  'out-of-reach': `${other} move out of reach`,
  broken: 'The charge is broken on the way',
  'shot-down': `${acts} are wiped out by the shots`,
  'charger-wiped': `${acts} are wiped out`,
  'target-wiped': `${other} are wiped out`,
  'both-wiped': 'Both are wiped out',
  'self-destroyed': 'A unit destroys itself',
  locked: 'Locked, the fight goes on',
  'charger-pushed': `${acts} give ground, shaken`,
  'charger-flees': `${acts} flee in panic`,
  'charger-destroyed': `${acts} are destroyed`,
  'target-pushed': `${other} give ground, shaken`,
  'target-flees': `${other} flee in panic`,
  'target-destroyed': `${other} are destroyed`,
};

const chargeIssues: Readonly<Record<MeleeIssueCode, (first: string, second: string) => string>> = {
  'distance-range': (lowest, highest) => `The distance must be ${lowest}″ to ${highest}″.`,
  'lost-range': (lowest, highest) => `Standfast lost on the way: ${lowest} to ${highest}.`,
  'too-many-others': (_, highest) => `At most ${highest} further units on a side.`,
  'not-seen': () => 'No model of the chargers sees the charged unit.',
  'out-of-reach': (inches) => `Too far: the chargers reach ${inches}″.`,
  immobile: () => 'A unit that cannot move cannot charge.',
  'not-nearest': () => 'Only the nearest enemy may be charged, unless a hero is in the unit.',
  'hidden-not-nearest': () => 'A hidden unit may be charged only if it is the nearest enemy.',
  'false-flag': () => 'The charged unit is under a False Flag and may not be attacked.',
  'shaken-charger': () => 'A shaken unit does not charge.',
  'panicked-charger': () => 'A panicked unit does not charge, it only runs.',
  reaction: () => 'The charged unit may not react like that.',
  'no-shield': () => 'The charged unit has no shield to choose for.',
  'no-blessing': () => 'This unit is not blessed.',
  'no-self-destruction': () => 'This unit cannot self-destruct.',
  'duel-first': () => 'The heroes’ duel comes first: no self-destruction now.',
  'power-range': (_, highest) => `The hero has ${howMany(highest, 'Power point', 'Power points')} at most.`,
  'hero-fled': () => 'A hero who flees from the duel makes no Daring Attack.',
};

const chargePoints = { one: '# point of Standfast', other: '# points of Standfast' };

/** What is to be rolled or chosen now. */
const chargePurposes: Readonly<Record<MeleePurpose, string>> = {
  find: 'Finding the hidden unit',
  hit: 'To hit',
  bend: 'Bend of Luck?',
  save: 'Saves',
  shield: 'Shields?',
  'save-again': 'Rerolled saves',
  wounds: 'Wounds',
  losses: 'Losses',
  'no-blows': 'No blows',
  broken: 'Broken charge',
  score: 'Score',
  band: 'Result',
  'result-wounds': 'Wounds instead of the result',
  morale: 'Morale',
  'morale-again': 'Reroll morale?',
};

/** What a side has points for; the amount is signed. */
const score: Readonly<Record<ResultEffect, (signed: string) => string>> = {
  charged: (signed) => `charge ${signed}`,
  wounds: (signed) => `wounds dealt ${signed}`,
  fours: (signed) => `per four living models ${signed}`,
  outnumbers: (signed) => `outnumbers ${signed}`,
  'more-units': (signed) => `more units ${signed}`,
  'most-standfast': (signed) => `most Standfast left on a model ${signed}`,
  'phalanx-result': (signed) => `phalanx ${signed}`,
  'hero-fled': (signed) => `hero fled the duel ${signed}`,
  'hero-fell': (signed) => `hero fell in the duel ${signed}`,
};

/** What a rule does in a melee: the side, and how much. */
const notes: Readonly<Record<MeleeEffect, (who: string, amount: string) => string>> = {
  hidden: (_, amount) => `${other} are hidden: one die on ‹my|the enemy’s› Tough must find them, ${amount}+.`,
  'moves-away': (_, amount) => `${other} move ${amount}″ and are out of reach.`,
  'moves-in-reach': (_, amount) => `${other} move ${amount}″, but stay in reach.`,
  entrenches: () => `${other} entrench: +1 to their saves.`,
  'entrenches-in-pit': () => `${other} entrench, but in a pit of corpses that has no effect.`,
  'shot-tires': () => 'Shooting in reaction is a fight: it tires ‹the enemy|my unit›.',
  'broken-from': (_, amount) => `The charge breaks at ${amount} or more points of Standfast lost on the way.`,
  engineers: (who) => `${who} get nothing from their terrain: engineers charge them.`,
  'heeds-no-terrain': (who) =>
    `${who} are of growth 3 or more: terrain neither helps nor hinders them, and theirs hinders no attacker.`,
  'charge-rerolls-ones': (who) => `${who} roll ones to hit again: they charge.`,
  'leaders-reroll-ones': (who) => `${who} roll ones to hit again: leaders, first melee this round.`,
  'blessed-hits': (who) => `${who} are blessed: the misses of one roll with one weapon are rolled again.`,
  'blessed-saves': (who) =>
    `${who} are blessed: the failed saves of one roll, against one weapon, are rolled again.`,
  'blessed-morale': (who) => `${who} are blessed: a failed morale test is rolled again.`,
  'brave-attack': (who, amount) =>
    `${who}: Daring Attack, the best single model strikes again with one weapon, times: ${amount}.`,
  ram: (who, amount) => `${who} ram: ${howMany(amount, 'automatic hit', 'automatic hits')}.`,
  'pole-at-once': (who) => `${who} strike at the same time with pole weapons.`,
  'survivors-strike': (who) => `${who} strike back with whoever is left.`,
  'front-only': (who) => `${who} are a phalanx met from elsewhere: they do not strike back.`,
  'shield-free': (who) => `${who} roll failed saves again with shields and pay nothing for it.`,
  'shield-reroll': (who) => `${who} roll failed saves again with shields and then do not strike back.`,
  'shield-kept': (who) => `${who} do not use their shields and strike back.`,
  'self-destruction': (who, amount) =>
    `${who} destroy themselves: ${howMany(amount, 'automatic hit', 'automatic hits')}.`,
  'locked-plain': () => 'Locked: neither charge nor terrain counts.',
  duel: () => 'Hero meets hero: they fight separately, both at once, and both may die.',
  'duel-fled': (who) => `${who}: the hero flees the duel and strikes nobody, −2 to the score.`,
  'duel-both-charge': () => 'In a duel both heroes count as charging.',
  'soldiers-save': (who) => `${who} save on the soldiers’ Tough while one of them lives.`,
  'wounds-spill': (who) => `${who}: points of a d3 beyond one model go on to the next.`,
  'wounds-stay': (who) => `${who}: points of a d3 beyond one model are lost (house rule).`,
  'one-test': (who) =>
    `${who} test once for the whole charge: losses on the way, to shots and to blows are one event, counted after the result.`,
  'wiped-no-result': () =>
    'If nothing is left of a side, scores are not compared: nobody gives ground or flees.',
  friends: (who, amount) => `${who}: further units that count for the score: ${amount}.`,
  'unbreakable-pays': (who) =>
    `${who} are unbreakable: they lose the difference in points of Standfast instead.`,
  'defeat-tested': (who) => `${who}: losing by 2 or more asks for a morale test at 50\u00a0% (house rule).`,
  'thresholds-after': (who) =>
    `${who}: thresholds of losses are tested after the result; it makes no state better.`,
  pushed: (who, amount) => `${who} give ground by ${amount}″ when they lose by 2 or 3.`,
  flight: (who, amount) => `${who} flee ${amount}″ when they lose by 4 or 5.`,
  'stays-put': (who) => `${who} cannot move: they stay where they stand when they lose.`,
};

export const usbcharge = sided({
  answer: odds,
  /** Who strikes first, and the other side; in a later round of a locked fight nobody charges. */
  sides: { charger: acts, target: other },
  wins: (who: string, chance: string) => `${who} win ${chance}\u00a0%.`,
  /** What usually becomes of a side; what never happens is left out. */
  fate: (who: string, lose: string, panics: string | undefined, gone: string | undefined) => {
    const shown = [lose];
    if (panics !== undefined) shown.push(`panic ${panics}\u00a0%`);
    if (gone !== undefined) shown.push(`leave the table ${gone}\u00a0%`);
    const last = shown.pop();
    return `${who} ${shown.length > 0 ? `${shown.join(', ')} and ${last}` : last}.`;
  },
  escapes: (needed: string, reach: string) =>
    `${other} move away: the charge would need ${needed}″ and reaches ${reach}″, so no blow is struck.`,
  stops: (chance: string) => `No blows are struck: ${chance}\u00a0%.`,
  loseModels: (from: number, to: number) =>
    to === 0
      ? 'usually lose nobody'
      : `usually lose ${between(from, to)}${count(to, { one: '# model', other: '# models' })}`,
  losePoints: (from: number, to: number) =>
    to === 0
      ? 'usually lose nothing'
      : `usually lose ${between(from, to)}${count(to, { one: '# point of Standfast', other: '# points of Standfast' })}`,
  /** The ends of a charge, of which one comes. */
  ends: { wins: '‹My unit|Enemy› wins', draw: 'Draw', noBlows: 'No blows', loses: '‹Enemy|My unit› wins' },
  /** How they begin: below the bricks of the bar, who wins in a word. */
  /** How often each side panics or is gone: whole hundredths. */
  breaks: 'Break',
  breakFigures: (target: string, charger: string) =>
    `‹enemy|my unit› ${target}\u00a0%, ‹my unit|enemy› ${charger}\u00a0%`,
  blows: 'Blows are struck',
  tiles: { target: '‹Enemy|My unit› breaks', charger: '‹My unit|Enemy› breaks' },
  swap,
  title: (charger: string, target: string) => `Charge: ${charger} against ${target}`,
  lockedTitle: (charger: string, target: string) => `Locked fight: ${charger} against ${target}`,
  presetsLabel: 'Examples',
  presets: {
    regulars: 'Regulars',
    riders: 'Riders into spears',
    phalanx: 'Phalanx from behind',
    trench: 'Into a trench',
    machine: 'Machine rams',
    duel: 'Duel of heroes',
    locked: 'Locked fight',
  },
  why,
  meeting: 'How they meet',
  locked: 'Later round of a locked fight',
  lockedHint: 'Nobody charges, terrain does not count; whoever is activated now strikes first.',
  ...asked,
  reach: (inches: string) => `The charge reaches ${inches}″`,
  runUp: (inches: string) => `Run-up · the charge reaches ${inches}″`,
  reaction: reactionOf,
  reactsWith: (reaction: string) => `Reaction: ${reaction}`,
  reactions: chargeReactions,
  reactionIssues,
  notThis: (reaction: string, why: string) => `${reaction}: ${why}.`,
  flank: 'Phalanx met from its side or back',
  shield: shieldsFirst,
  shields,
  duel: 'Hero meets hero',
  duels,
  brave: 'Power points for Daring Attacks',
  luck: 'Power points for Bend of Luck in play',
  around: 'On the way',
  inForce,
  slowWay: 'Slow ground',
  roadWay: 'Along a road',
  falseFlag: 'Charged unit under a False Flag',
  seen: 'A charger sees them',
  nearest: 'Is the charged unit the nearest enemy?',
  lostOnTheWay: 'Standfast lost on the way',
  inFight: 'In this fight',
  firstFight: 'First melee this round',
  blessing: 'Blessed: rolls again',
  blessings: chargeBlessings,
  selfDestructs: 'Self-destructs instead of striking',
  aura: 'Friendly hero within 10″',
  auras: { none: 'None', tough: auraOf },
  others: 'Further units in the fight',
  otherHint: 'They count for the result and share it; they strike when they are activated.',
  addOther: 'Add a unit',
  removeOther: (name: string) => `Remove: ${name}`,
  advice: 'What is best?',
  goal: 'Best for',
  goals: { survive: 'holding out', kill: 'breaking the other side', trade: 'both' },
  adviceOf: {
    reaction: reactionOf,
    shield: shieldsFirst,
    'duel-charger': '‹My|Enemy› hero',
    'duel-target': '‹Enemy|My› hero',
  },
  /** What the best choice does, for the goal; its chance stands beside. */
  bestFor: {
    survive: (what: string) => `${what}: holds out`,
    kill: (what: string) => `${what}: the other side breaks`,
    trade: (what: string) => `Best: ${what}`,
  },
  choiceFigures: (own: string, enemy: string) => `holds out ${own}\u00a0%, the other side ${enemy}\u00a0%`,
  best: 'Best',
  figures: allFigures,
  how: 'How it ends',
  endings,
  difference: (first: string, second: string) =>
    `Score: ${first.toLowerCase()} minus ${second.toLowerCase()}`,
  differenceColumns: { value: 'Difference', chance },
  lostModels: (who: string) => `${who}: models lost`,
  lostPoints: (who: string) => `${who}: Standfast lost`,
  lostColumns: { value: 'Lost', chance },
  lostTable: 'Chance of losing at least this many',
  atLeast: (count: string) => `${count} or more`,
  after: (who: string) => `${who} afterwards`,
  fates,
  tested: 'Morale is tested',
  heroLost: 'The hero is lost',
  likeliest: (chance: string) => `The most likely scores, ${chance}\u00a0%`,
  scoreOf: (who: string, value: string) => `${who}: ${value}`,
  issues: chargeIssues,
  score,
  purposes: chargePurposes,
  step: (who: string, purpose: string) => `${who}: ${purpose}`,
  withWeapon: (purpose: string, weapon: string) => `${purpose}, ${weapon}`,
  ram: 'ram or blast',
  hero: (what: string) => `${what} (hero)`,
  machine: (what: string) => `${what} (machine)`,
  atLevel: (purpose: string, level: number) => `${purpose} at ${level}\u00a0%`,
  options: {
    strike: 'Keep the blows',
    reroll: 'Reroll with shields',
    keep: leaveIt,
    again: 'Roll again',
    bend,
  },
  need: neededFace,
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
      `${who}: ${hits} × d2 or d3 cost ${count(cost, chargePoints)}.`,
    losses: (who: string, lost: number, gone: number) =>
      lost === 0
        ? `${who} lose nothing.`
        : `${who} lose ${count(lost, chargePoints)}, ${count(gone, models)}.`,
    noBlows: (who: string) => `${who} do not strike back.`,
    broken: (lost: number) => `${count(lost, chargePoints)} lost on the way: the charge stops halfway.`,
    score: (who: string, value: number, parts: string) =>
      `${who} score ${value}${parts === '' ? '' : `: ${parts}`}.`,
    band: (difference: number) => `Difference ${difference}.`,
    over: 'Here the melee ends.',
    ending: (ending: string) => `${ending}.`,
    resultWounds: (who: string, wounds: number) =>
      `${who} are unbreakable: ${count(wounds, chargePoints)} instead.`,
    find: (need: string) => `The hidden unit is found on ${need}.`,
    morale: (who: string, level: number, need: string) => `${who} test morale at ${level}\u00a0% on ${need}.`,
    lostByTest: (gone: number) => `${count(gone, models)} lost instead of panic.`,
  },
  ...ends,
  lost: (who: string, lost: string, fate: string) => `${who}: ${lost}, ${fate}.`,
  modelsLost: (gone: number) => count(gone, { one: '# model lost', other: '# models lost' }),
  likely: (gone: number, chance: string) => `${count(gone, models)} or more: ${chance}\u00a0%.`,
  newRound: (title: string) => `New round, both sides rested. ${title}`,
  notes,
  /** Dice of a moment: what they hit on, and what the other side saves on. */
  pool: (who: string, weapon: string, dice: number, hit: string, save: string) =>
    `${who}, ${weapon}: ${howMany(dice, 'die', 'dice')}, hit on ${hit}, saved on ${save}.`,
  automatic: (who: string, hits: number, save: string) =>
    `${who}: ${howMany(hits, 'automatic hit', 'automatic hits')}, saved on ${save}.`,
  ofHit: (reason: string) => `To hit, ${reason}`,
  ofSave: (reason: string) => `Saves against it, ${reason}`,
});
