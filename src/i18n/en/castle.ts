import type { AttackerKind, AttackMode } from '../../rules/mage-knight/attack.ts';
import type { EligibilityEffect } from '../../rules/mage-knight/eligibility.ts';
import { plural } from '../format.ts';

const count = plural('en');

type Phrase = (amount: number, ability: string) => string;

const reasons: Readonly<Record<EligibilityEffect, Phrase>> = {
  'stands-on-target': () => 'It stands on the section it wants to attack.',
  'planking-counts': () => 'Planking belongs to its wall: a figure on it counts as standing on the wall.',
  'arch-is-not-on': () => 'Under the arch it is not on the gatehouse, so that does not stop it.',
  'section-no-close-combat': () => 'A section makes no close-combat attacks.',
  'sections-only-shoot': () => 'Sections only shoot.',
  'front-arc-off': () => 'Its front arc does not touch the section.',
  'binds-everyone': () => 'This holds for titans and multi-dial units, too.',
  'never-enters': () => 'Titans and multi-dial units may not be on a section at all.',
  'titan-always': () => 'A titan may attack any castle.',
  'multi-dial-always': () => 'A multi-dial unit may attack any castle.',
  'base-damage-enough': (amount) => `Base damage ${amount}: 4 or more is enough.`,
  'base-damage-low': (amount) => `Base damage ${amount}: at least 4 is needed.`,
  'close-ability': (_, ability) => `It has ${ability}.`,
  'close-ability-missing': () => 'It has none of átütés, letarolás, mennykőcsapás.',
  collision: (_, ability) => `It has ${ability}.`,
  'collision-missing': () => 'It does not have ütközés.',
  'base-ranged-damage-enough': (amount) => `Base ranged damage ${amount}: 4 or more is enough.`,
  'base-ranged-damage-low': (amount) => `Base ranged damage ${amount}: at least 4 is needed.`,
  'ranged-ability': (_, ability) => `It has ${ability}.`,
  'ranged-ability-missing': () => 'It has none of mágikus robbantás, bombázás, átlövés.',
  'area-damage': (_, ability) => `It has ${ability}.`,
  'area-damage-missing': () => 'It does not have területre ható sebzés.',
  'no-requirement-met': () => 'It meets none of the conditions for this attack.',
  'base-value-counts': () => 'What counts is the value printed at this click, without bonuses and penalties.',
  'having-is-enough': () => 'Having the ability is enough; it need not be used.',
  'touch-for-this-attack': () => 'Touching the section counts for this attack only.',
  'section-must-qualify': () => 'A section that shoots at a castle must qualify like any other figure.',
  'long-shot': () => 'At a castle, a section shoots twice as far and does 2 damage less.',
  'all-members-qualify': (amount) =>
    count(amount, { one: 'It qualifies.', other: 'All # attackers qualify.' }),
  'members-out': (amount) =>
    count(amount, {
      one: '1 attacker does not qualify and is out.',
      other: '# attackers do not qualify and are out.',
    }),
  'rest-may-go-on': (amount) =>
    count(amount, {
      one: 'The other one may attack alone.',
      other: 'The other # may go on, if the base rules allow a group of that size.',
    }),
  'section-in-no-formation': () => 'A section is in no formation.',
};

const modes: Readonly<Record<AttackMode | 'access', string>> = {
  close: 'Close combat',
  ranged: 'Ranged',
  access: 'A figure through a ladder or door',
};

type Disputed = 'MK-A-15' | 'MK-A-17' | 'MK-A-21' | 'MK-A-30' | 'MK-A-32';

const otherReadings: Readonly<Record<Disputed, string>> = {
  'MK-A-15': 'Other reading: the value printed at the first click counts.',
  'MK-A-17': 'Other reading: a section may always shoot at a castle.',
  'MK-A-21': 'Other reading: under the arch it is on the gatehouse, so it may not.',
  'MK-A-30': 'Other reading: the ability must be used in this attack.',
  'MK-A-32': 'Other reading: a member that does not qualify stops the whole attack.',
};

const kinds: Readonly<Record<AttackerKind, string>> = {
  warrior: 'Warrior',
  titan: 'Titan',
  'multi-dial': 'Multi-dial unit',
  section: 'Castle section',
};

export const castle = {
  modeBar: 'What do you want to know?',
  modeNames: {
    attack: 'Attack',
    shots: 'Shots',
    tape: 'Tape check',
    map: 'Map',
    siege: 'Siege',
    effects: 'Questions',
  },
  questionBar: 'Which question?',
  questionNames: { effects: 'Does it affect a castle?', ways: 'Who gets where?' },
  question: 'May it attack the castle?',
  questionAccess: 'May it attack the figure at the other end?',
  yes: 'Yes, it may',
  no: 'No, it may not',
  allMay: 'Yes, all of them may',
  someMay: 'Not all of them may',
  noneMay: 'No, none of them may',
  inputs: 'The attack',
  mode: 'How does it attack?',
  modes,
  kind: 'Who attacks?',
  kinds,
  baseDamage: 'Base damage',
  baseRangedDamage: 'Base ranged damage',
  oldFigures: 'Figures from before November 2003 without ranged damage: enter their damage.',
  always: 'Damage and abilities do not matter here.',
  neverClose: 'A section only shoots.',
  abilities: 'Abilities at this click',
  position: 'Where it stands and faces',
  positionCount: 'changed',
  frontArc: 'Front arc touches the section',
  place: 'Where does it stand?',
  places: {
    elsewhere: 'Not on the section',
    top: 'On the section',
    planking: 'On the wall’s planking',
    arch: 'Under the arch',
  },
  joint: { close: 'Gang up', ranged: 'Ranged formation', access: 'Gang up through the access point' },
  jointHint: 'Every attacker must qualify. The first one is the primary attacker.',
  accessHint: 'Every attacker must touch the access point. The first one is the primary attacker.',
  figures: 'Attackers',
  name: 'Name',
  storedFigures: 'Stored figures',
  figure: (number: number) => `Attacker ${number}`,
  mayShort: 'may',
  mayNotShort: 'may not',
  makePrimary: 'Make it the primary attacker',
  madePrimary: (name: string) => `${name} is the primary attacker.`,
  addFigure: 'Add an attacker',
  removeFigure: (name: string) => `Remove: ${name}`,
  removed: (name: string) => `${name} removed.`,
  startOver: 'Start over',
  startedOver: 'Everything is back to the start.',
  out: (numbers: string) => `Out: ${numbers}.`,
  why: 'Why',
  whyFigure: (name: string) => `Why: ${name}`,
  outWhy: (name: string, reason: string) => `${name} is out. ${reason}`,
  outAlike: (names: string, reason: string) => `Out for the same reason: ${names}. ${reason}`,
  couldIf: (changes: string) => `It could attack: ${changes}.`,
  remain: (names: string) => `These may: ${names}.`,
  leaveOut: 'Go on without those who are out',
  leftOut: (names: string) => `Left out: ${names}.`,
  row: (row: string) => `Row ${row} of the 13 of the table decided.`,
  lacking: {
    close: (damage: number, abilities: string) => `Base damage ${damage}: 4 needed, or one of: ${abilities}.`,
    ranged: (damage: number, abilities: string) =>
      `Base ranged damage ${damage}: 4 needed, or one of: ${abilities}.`,
  },
  wholeTable: 'The whole table',
  otherReadings,
  wouldHelp: 'It could attack',
  changes: {
    'leave-section': 'after it has left the section',
    'turn-front-arc': 'with its front arc touching the section',
    'base-damage': 'with base damage 4 or more',
    'base-ranged-damage': 'with base ranged damage 4 or more',
    ability: (names: string) => `with one of: ${names}`,
    close: 'in close combat',
    ranged: 'by a ranged attack',
  },
  noChangeHelps: 'No single change would help.',
  reasons,
  edition:
    'These are the later castle rules (2.0 era), after a Hungarian fan text; not the castle booklet of 2002.',
  abilityNames:
    'Where the name of an ability has a question mark, it is our guess; the Hungarian word beside it is that of the text.',
};
