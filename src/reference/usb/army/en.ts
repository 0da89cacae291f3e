import type { armyIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-ARMY-01': {
    title: 'Points limit',
    text: 'Add up the price of everything in the army. The total may not be higher than the limit the players agreed on; exactly the limit is fine.',
    words: 'cost total budget value legal list over',
  },
  'USB-ARMY-02': {
    title: 'Solo and uneven games',
    text: 'Playing alone, you build both armies yourself. The two sides need not be equal: uneven limits are fine if everybody likes them.',
    words: 'solitaire single player asymmetric unequal alone handicap',
  },
  'USB-ARMY-03': {
    title: 'Usual sizes of a battle',
    text: 'Small game: up to 250 points a side, table at least 2×2 feet (60×60 cm). Skirmish: up to 500 points, table at least 3×3 feet (90×90 cm). Large battle: up to 1000 points on the same table. A higher limit is allowed; these sizes are only a convention.',
    words: 'small medium large table standard points size big',
  },
  'USB-COMP-01': {
    title: 'How many heroes',
    text: 'An army always has at least one hero. It may have at most one per started 250 points of the agreed limit: one up to 250, two from 251 to 500. The limit counts, not the points you spend.',
    words: 'commander composition minimum maximum leader points for one hero two',
  },
  'USB-COMP-02': {
    title: 'How many activations',
    text: 'Every unit and every hero is one activation; a hero and his mount together are one. You may have at most one per started 50 points of the agreed limit: 5 at 240 points, 6 at 300, 7 at 301.',
    words: 'units squads composition maximum started mounted',
  },
  'USB-COMP-03': {
    title: 'Smallest game',
    text: 'The agreed limit must be at least 90 points. At 90 only two activations fit, of at most 30 points each, so you cannot spend more than 60. From 101 points a third one fits.',
    words: 'minimum lowest limit tiny battle points',
  },
  'USB-COMP-04': {
    title: 'No activation above a third',
    text: 'In a standard battle no activation may cost more than a third of the agreed limit: 80 points at 240, 100 at 300. Heroes count too, together with their mounts. The text says 33 %, but its own examples are exact thirds, so the app takes a third; 33 % to the letter is a house rule. Special scenarios may lift this cap.',
    words: 'percent maximum expensive unit price dearest single',
  },
  'USB-COMP-05': {
    title: 'All models of a unit alike',
    text: 'Every model of a unit has the same stats, extra equipment and specialisations. Only a hero who has joined, and up to 2 soldiers with special weapons, may differ. The English text says “branch” at one place; the app follows the Polish and reads: unit. What the Polish calls units in that sentence are the models.',
    words: 'uniform same mixed weapons composition mix',
  },
  'USB-COMP-06': {
    title: 'How many models in a unit',
    text: 'Infantry 1–20, bases up to 30×30 mm. Heavy infantry 1–12, up to 60×60 mm; riders 1–12, up to 50×50 mm. Monsters, machines and heroes stand alone; bases of monsters and machines are larger than 50×50 mm. In the app the type you buy decides, not the base.',
    words: 'size numbers squad base minimum maximum cavalry',
  },
  'USB-COMP-07': {
    title: 'How many weapons for a unit',
    text: 'Infantry, heavy infantry and riders have up to three extras: a melee weapon, a ranged weapon and a shield, one of each. Everyone has a basic melee weapon for nothing; a bought one replaces it. The shield stands among the melee weapons of the list, but does not take their place.',
    words: 'equipment slots loadout shield ranged melee',
  },
} satisfies ChapterTexts<(typeof armyIds)[number]>;
