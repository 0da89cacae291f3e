import type { unitIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof unitIds)[number];

export const texts = {
  'BW-UNIT-01': {
    title: 'Four statistics',
    text: 'Every unit has four values: Skill, Move, Armor and Cost. A minifig has Skill 1d6, Move 5", Armor 4 and Cost 4 CP; a warhorse Skill 1d6, Move 10", Armor 1d6 (rolled) and Cost 9 CP. More advanced units also have Specialties.',
    words: 'stats profile attributes values card minifig warhorse numbers horse',
  },
  'BW-UNIT-02': {
    title: 'Skill roll',
    text: 'Roll the unit’s Skill (minifig: 1d6) when it tries something difficult. It succeeds if the total is at least the Use rating and the roll is no critical failure.',
    words: 'test check attempt difficulty ability use succeed task',
  },
  'BW-UNIT-03': {
    title: 'Move',
    text: 'The longest way a unit may go in one turn: 5" for a minifig. In the full rules heavy gear and some quick actions on the way shorten it.',
    words: 'movement speed walk run distance inches far',
  },
  'BW-UNIT-04': {
    title: 'Armor, no hit points',
    text: 'Armor says how much damage from a single attack a unit withstands. Only damage greater than Armor kills: a minifig with Armor 4 stands after 4 and dies at 5. No hit points are kept; only in Close Combat does the damage of one turn add up.',
    words: 'armour defence health wounds survive kill life hp dies damage equal',
  },
  'BW-UNIT-05': {
    title: 'Cost',
    text: 'The value of a unit in Construction Points (CP). A minifig costs 4 CP; its weapons and equipment are paid extra.',
    words: 'points price cp value buy mercenary construction worth',
  },
  'BW-UNIT-06': {
    title: 'The minifig as a Creature',
    text: 'A minifig can be priced like any Creature: Size 1 at Structure Level 0 costs 0.5 CP, a Move of 5" costs 2.5, its Mind 1; together 4 CP without weapons. Its Armor would be a roll of 1d6, but it is fixed at 4 to save rolling. The Polish text gives the same values without the sum.',
    words: 'price calculation structure propulsion mind size build own soldier',
  },
  'BW-UNIT-07': {
    title: 'Hero profile',
    text: 'Skill 1d10, Move 7", Armor 2d6 (rolled), Cost 11 CP; he has a Heroic Ego. LUGPolWars: the same without Skill. In QuikWars a Hero has the values of an ordinary minifig.',
    words: 'stats values leader champion card cost price armor',
  },
  'BW-UNIT-08': {
    title: 'Officer profile',
    text: 'Skill 1d6+1, Move 6", Armor 1d6+2 (rolled), Cost 7 CP with the Leadership Specialty (1 CP) included. Squads formed or reorganised with his help spend no Action on it. LUGPolWars: the same values without Skill.',
    words: 'leader commander leadership squad sergeant captain cost price stats',
  },
  'BW-UNIT-09': {
    title: 'Specialties',
    text: 'A Specialty changes the rules for one unit. The Cost printed on a card already contains it; for another unit you add its price: Heroic Ego 3 CP, Leadership 1 CP, Pilot 1 CP (price from the Polish text), healing 2 CP (Polish supplement).',
    words: 'special ability skill extra pilot medic leadership ego trait list',
  },
  'BW-HERO-01': {
    title: 'Hero',
    text: 'A Hero is a minifig that stands out by his outfit and has better values than the rest. His Ego allows one Heroic Feat a turn and lets comrades sacrifice themselves for him (RedShirts), but beside other Heroes of his own team he gets Cranky.',
    words:
      'leader champion feat redshirt protagonist star two heroes several second one army how many special',
  },
  'BW-HERO-02': {
    title: 'Heroic Ego',
    text: 'The Specialty that makes a Hero: it brings Heroic Feats, RedShirts and Crankiness. It is contained in the Hero’s 11 CP; any other unit pays 3 CP for it. The Polish text names no price of its own.',
    words: 'specialty price hero ability feat promote upgrade',
  },
  'BW-HERO-03': {
    title: 'Crankiness',
    text: 'For every other conscious Heroic Ego on his own team a Hero takes -1, at most -5. 2005 rulebook: the penalty comes off each die he rolls, bonus dice included; Polish text: once, off the whole roll. The total does not fall below 0. Enemies, allied teams and rolls against him do not count, and the penalty changes as Heroes fall or recover.',
    words: 'cranky penalty several heroes two heroes jealous hero same team grumpy',
  },
  'BW-HERO-04': {
    title: 'Crankiness discount',
    text: 'A Cranky Hero is cheaper: 1 CP less for every point of Crankiness at the start of the battle, at most half of his Cost. A Hero of 11 CP with 5 points costs 6.',
    words: 'cheaper price reduction several heroes cranky',
  },
  'BWC-12': {
    title: 'Why does an Officer cost 7?',
    text: 'His parts make 6.5 CP (structure 0.5, Move 3, Mind 1, Skill 1, Leadership 1), and no price is given for Armor 1d6+2. The app takes the printed 7 CP.',
    words: 'half point price',
  },
} satisfies ChapterTexts<Id>;
