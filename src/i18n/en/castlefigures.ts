import type { AccessCombatEffect } from '../../rules/mage-knight/access-combat.ts';
import type { EligibilityRow } from '../../rules/mage-knight/eligibility.ts';
import type { FigureKind, FigureValue } from '../../rules/mage-knight/figure.ts';
import type { HeightEffect } from '../../rules/mage-knight/heights.ts';
import { howMany, plural } from '../format.ts';

const n = plural('en');

const kinds: Readonly<Record<FigureKind, string>> = {
  warrior: 'Warrior',
  mounted: 'Mounted',
  'peanut-base': 'Peanut base',
  'multi-dial': 'Multi-dial unit',
  titan: 'Titan',
};

const values: Readonly<Record<FigureValue | 'cost', string>> = {
  range: 'Range in inches',
  attack: 'Attack value',
  defence: 'Defence value',
  clicks: 'Clicks on the dial',
  cost: 'Points',
};

type AccessEffect = AccessCombatEffect | HeightEffect | 'sections-only-shoot';

const accessReasons: Readonly<Record<AccessEffect, (amount: number) => string>> = {
  'closed-door': () => 'A closed door leads nowhere.',
  'no-enemy-at-other-end': () => 'No enemy stands at the other end.',
  'front-arc-off': () => 'Its front arc does not touch the access point.',
  'does-not-touch': () => 'It does not touch the access point.',
  'may-strike-through': () => 'Its front arc touches the access point, and an enemy stands at the other end.',
  'contact-for-this-only': () => 'They are in contact for this attack only, not for poison or anything else.',
  'all-touch': () => 'All of them touch the access point.',
  'members-out': (amount) =>
    n(amount, { one: '# attacker may not take part.', other: '# attackers may not take part.' }),
  'rest-may-go-on': (amount) =>
    n(amount, {
      one: 'The other one may attack alone.',
      other: 'The other # may go on, if the base rules allow a gang up of that size.',
    }),
  'primary-out': () => 'The primary attacker himself may not attack.',
  'sections-only-shoot': () => 'A section only shoots.',
  'target-higher': () => 'The target stands higher than the primary attacker: its defence rises by 1.',
  'target-not-higher': () => 'The target stands no higher than the primary attacker: no bonus.',
  'primary-level-counts': () => 'Only where the primary attacker stands counts.',
};

const table: Readonly<Record<EligibilityRow, string>> = {
  'MK-ELG-01': 'It stands on this section or its planking:',
  'MK-ELG-02': 'A section in close combat:',
  'MK-ELG-03': 'Close combat, and its front arc does not touch the section:',
  'MK-ELG-04': 'A titan:',
  'MK-ELG-05': 'A multi-dial unit:',
  'MK-ELG-06': 'Close combat, base damage 4 or more:',
  'MK-ELG-07': 'Close combat, átütés, letarolás or mennykőcsapás:',
  'MK-ELG-08': 'Close combat, ütközés:',
  'MK-ELG-09': 'Ranged, base ranged damage 4 or more:',
  'MK-ELG-10': 'Ranged, mágikus robbantás, bombázás or átlövés:',
  'MK-ELG-11': 'Ranged, területre ható sebzés:',
  'MK-ELG-12': 'Whoever else:',
  'MK-ELG-13': 'Ranged formation or gang up:',
};

/** An attack on a figure at the other end of an access point. */
const access = {
  enemyThere: 'It stands at the other end',
  higher: 'It stands higher than the primary attacker',
  closed: 'The door is closed',
  others: 'More of our figures touch the access point',
  target: 'The figure under attack',
  primary: 'Its front arc touches the access point',
  helper: 'It touches the access point',
  hint: 'Ladder, stairs or open door (access point, belépési pont): a figure at one end may strike at an enemy at the other.',
  defence: (bonus: string) => `Its defence rises by ${bonus}.`,
  needs: 'It could attack',
  need: {
    'closed-door': 'through an open door',
    'no-enemy-at-other-end': 'with an enemy at the other end',
    'front-arc-off': 'with its front arc on the access point',
    'does-not-touch': 'when it touches the access point',
  },
  reasons: accessReasons,
  targetChooses: 'Several of us touch the point: the player of the target chooses who attacks it.',
  attackerChooses: 'Other reading: the attacker chooses which of several targets he strikes at.',
};

/** Mage Knight figures that a player keeps, and what few ask of an attack. */
export const castlefigures = {
  title: 'Figures',
  create: 'New figure',
  editTitle: 'Edit the figure',
  saveInHand: (name: string) => `Save: ${name}`,
  goOn: (name: string) => `Go on with ${name}`,
  own: 'My figures',
  noOwn: 'None yet. What you attack with often is kept here.',
  newer:
    'Your figures were stored by a newer version of the app. They stay as they are; update the app to see them.',
  full: (limit: string) => `${limit} figures are kept: no room for more. Delete one first.`,
  showAll: (count: number) => n(count, { one: 'Show # figure more', other: 'Show # figures more' }),
  noArmyUnits: 'Lines of your Mage Knight armies appear here once a figure was put into them.',
  search: 'Search figures',
  nothingFound: (query: string) => `No figure with “${query}”.`,
  mark: { attack: 'Tap those who attack together.', army: 'Tap those who join the army.' },
  howMany: (name: string) => `How many: ${name}`,
  attackWith: (count: number) => n(count, { one: 'Attack with it', other: 'Attack with these #' }),
  addToThem: (count: number) =>
    n(count, { one: 'Add it to the attackers', other: 'Add these # to the attackers' }),
  tooMany: {
    attack: (limit: string) => `An attack has room for ${limit} figures here.`,
    army: (limit: string) => `At most ${limit} figures join at once.`,
  },
  addFigures: 'Add figures',
  intoArmy: (count: number) => n(count, { one: 'Into the army', other: 'These # into the army' }),
  took: (names: string) => `Attacking: ${names}.`,
  notThere: 'This figure is not on this device, or its values cannot be read.',
  kind: 'What is it?',
  kinds,
  neverEnters: 'It never goes onto or into a section.',
  damages: (damage: string, ranged: string) => `Damage ${damage}, ranged ${ranged}`,
  may: {
    close: ['may attack a castle in close combat', 'may not attack a castle in close combat'],
    ranged: ['may shoot at a castle', 'may not shoot at a castle'],
  },
  mayShort: { close: 'Close', ranged: 'Ranged' },
  values,
  moreValues: 'More values',
  valuesHint: 'For shots and for your army. Leave empty what you do not need.',
  whole: (lowest: string, highest: string) => `A whole number from ${lowest} to ${highest}.`,
  price: (points: string) => howMany(points, 'point', 'points'),
  count: 'How many',
  each: 'Points each',
  mayItAttack: 'May it attack a castle?',
  mayThisAttack: (name: string) => `May it attack a castle? ${name}`,
  table,
  tableAnswers: { yes: 'it may', no: 'it may not', all: 'every one of them must qualify' },
  tableHere: '← decided',
  access,
};
