import type { TapeCheck } from '../../rules/mage-knight/checklist.ts';
import type { Comparison } from '../../rules/mage-knight/placement-limits.ts';

/** What is checked, and what is wrong when it is not so. */
interface CheckTexts {
  readonly name: string;
  readonly wrong: string;
}

const checks: Readonly<Record<TapeCheck, CheckTexts>> = {
  consent: { name: 'All players agree to castles', wrong: 'Not everybody agrees to castles.' },
  order: {
    name: 'The castle was placed first',
    wrong: 'Terrain or figures were placed before the castle.',
  },
  planks: {
    name: 'Planking and ladders, if used, came next',
    wrong: 'Planking and ladders come right after the castle.',
  },
  own: { name: 'To my starting area', wrong: 'A section is too far from your starting area.' },
  opponent: {
    name: 'To every opposing starting area',
    wrong: 'A section is too near an opposing starting area.',
  },
  gap: { name: 'To its nearest neighbour', wrong: 'A section stands too far from the others.' },
  chain: {
    name: 'All of them form one chain',
    wrong: 'The sections stand in several groups.',
  },
  edge: {
    name: 'To the edge of the battlefield',
    wrong: 'A section is too near the edge of the battlefield.',
  },
  entrance: { name: 'It has an entrance', wrong: 'The castle has no entrance.' },
  terrain: { name: 'The ground inside is clear', wrong: 'Terrain stands on the enclosed ground.' },
  figures: {
    name: 'My figures, to every opposing starting area',
    wrong: 'One of your figures is too near an opposing starting area.',
  },
  'opposing-figures': {
    name: 'Opposing figures, to the castle',
    wrong: 'An opposing figure starts too near the castle.',
  },
};

const limits: Readonly<Record<Comparison, (inches: string) => string>> = {
  'at-most': (inches) => `at most ${inches}`,
  'at-least': (inches) => `at least ${inches}`,
  'more-than': (inches) => `more than ${inches}`,
};

export const castletape = {
  question: 'Does the castle stand legally?',
  answers: {
    legal: 'Legal',
    'so-far': 'Legal so far',
    illegal: 'Not legal',
    untouched: 'Nothing checked yet',
  },
  progress: (done: number, all: number) => `${done} of ${all} checked`,
  list: 'Checklist',
  hint: 'Tap Yes or No, or type the distance: then that decides. The same tap again takes an answer back.',
  groups: {
    before: 'Before the castle stands',
    sections: 'From each section, edge to edge',
    castle: 'The whole castle',
    figures: 'When figures are placed, from the edge of the base',
  },
  checks,
  limits,
  inches: (number: string) => `${number}″`,
  wrongBy: (name: string, measured: string, limit: string) => `${name}: ${measured}, must be ${limit}.`,
  yes: 'Yes',
  no: 'No',
  states: { kept: 'in order', broken: 'wrong', open: 'not checked' },
  measure: 'Measure',
  longest: 'The longest distance, in inches',
  shortest: 'The shortest distance, in inches',
  typed: (what: string, inches: string) => `${what}: ${inches}, type another`,
  untype: (inches: string) => `Take ${inches} back`,
  entrances: 'Keep and gatehouse have two, a round tower and a wall with door one, a plain wall none.',
  fromMap: 'Fill in from the map',
  mapFilled: 'Filled in from the map.',
  mapEmpty: 'There is no castle on the map yet.',
  whose: 'Whose castle?',
  player: (number: number) => `Player ${number}`,
  startOver: 'Start over',
  startedOver: 'The list is empty again.',
  wrong: 'What is wrong',
  how: 'How it is measured',
  rules: 'The rules of the list',
  exactly18: 'Exactly 18″ is still within reach. Other reading: exactly 18″ is far enough.',
  rulings: {
    'MK-A-01':
      'Every section counts, from its edge to the edge of the area. Other reading: only the nearest part of the castle.',
    'MK-A-02':
      'Each section is within 3″ of another, and all are one chain. Other reading: every two sections are, which rules out large castles.',
    'MK-A-04':
      'Exactly 3″, 18″ and 30″ are fine; only my figures must be farther than 18″. Other reading: 18″ is fine for them, too.',
    'MK-A-03': 'My figures may start in the castle. Other reading: my starting area must touch it.',
    'MK-A-31':
      'The castle need not be closed all round; gaps of up to 3″ count as closed for the ground inside. Other reading: it must be a closed ring.',
    'MK-A-07': 'If several players have castles, each is checked against each opponent.',
  },
};
