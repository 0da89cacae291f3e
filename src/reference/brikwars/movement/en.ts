import type { movementIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-MOVE-01': {
    title: 'Using the Move',
    text: 'A unit goes up to its Move in inches a turn, in any direction: for a minifig 5" of running, of stairs and ladders, or of leaping over a gap. All of the way counts together.',
    words: 'walk run climb stairs ladder leap inches far',
  },
  'BW-MOVE-02': {
    title: 'Obstacles and jumps',
    text: 'Nobody passes through obstacles, and a single jump goes no higher than 1", that is 3 bricks. How far a leap goes is limited only by the Move.',
    words: 'jump height wall barrier leap high climb jumping over gap ditch across fence',
  },
  'BW-MOVE-03': {
    title: 'Movement that takes both arms',
    text: 'Swimming, crawling and climbing a rope or cliff cost double: each inch takes 2" of Move. While the arms are busy the unit cannot attack.',
    words: 'swim crawl climb rope cliff difficult terrain slow river swimming speed',
  },
  'BW-MOVE-04': {
    title: 'Walking into reach',
    text: 'Whoever moves within reach of an enemy’s hand weapon is attacked, unless that player says no. If the mover counters, both are locked in close combat and his movement is over. If he does not, he may go on, provided he lives.',
    words: 'pass by enemy zone attack of opportunity walk past free hit',
  },
  'BW-MOVE-05': {
    title: 'Sprint',
    text: 'A living unit in a hurry adds 1d6" to its Move for this turn, but only in a straight line. The Sprint takes its Action, unless it is part of a Charge. In Response to an enemy nobody can Sprint; the Bail is there for that.',
    words: 'run running faster dash hurry extra inches movement',
  },
  'BW-MOVE-06': {
    title: 'Quick Actions',
    text: 'Small acts that need neither attention nor aim nor a roll belong to the movement and do not use up the Action. The simplest are free, others take 1" off the Move; the price list says which.',
    words: 'free action minor door pick up talk holster dropped sword draw second weapon open grab',
  },
  'BW-MOVE-07': {
    title: 'What Quick Actions cost',
    text: 'Free: talking, picking up or dropping equipment, sitting, kneeling or lying down. 1" of Move: a door, a heavy item up to a 2x4 brick, holstering a weapon, standing up from sitting or kneeling; in the Polish text reloading, too. 2": standing up from the ground.',
    words: 'price list stand up door heavy pick up drop prone draw sword reload',
  },
  'BWC-20': {
    title: 'How high and how far can you jump?',
    text: 'Full rules: no jump higher than 1", yet a chasm of 5" may be leapt. QuikWars: 2" high. The Polish QuickWars reads 2" as the distance of a jump or swim. The app takes the figure for the height, 1" or 2"; a level leap reaches as far as the Move.',
    words: 'height chasm leap gap',
  },
  'BWC-43': {
    title: 'Who is slowed by armor and long weapons?',
    text: '2005 rulebook: always the bearer. Polish text: only on foot. The app shortens the bearer’s own Move; a mount uses its own, less 1" only for its own barding. Read so, both texts agree.',
    words: 'penalty rider horse',
  },
  'BWC-70': {
    title: 'Does striking a passer-by cost the Action?',
    text: 'One rule simply assumes the attack; another counts blows at those who stray into reach among the uses of a saved Action. The app asks for an unspent Action, unless the two are locked in close combat already, and allows one such blow for each mover.',
    words: 'opportunity response guard run past',
  },
} satisfies ChapterTexts<(typeof movementIds)[number]>;
