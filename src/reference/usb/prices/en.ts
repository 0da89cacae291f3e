import type { priceIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-PRICE-01': {
    title: 'Price of a soldier',
    text: 'Hit, Initiative, Tough, Standfast: Rookie 5+, 1, 5+, 1 for 7 points, Regular 4+, 1, 4+, 1 for 14, Veteran 3+, 1, 3+, 1 for 21. Each +1 Hit costs 3 and each +1 Tough 4, in the app down to 3+. Heavy infantry (+1 Standfast) and riders (+1 Initiative, +4" move) cost 8 more. Pole weapon or shield 3; heavy or cavalry weapon 6; light ranged weapon 5, ranged weapon 10, automatic 15; each specialisation 10 or 3. The English text prints the four values with full stops, but they are whole numbers.',
    words: 'cost points model rank rookie regular veteran troop stats',
  },
  'USB-PRICE-02': {
    title: 'Price of a unit',
    text: 'The price of one model times the number of models. Leaders add 30 points, in the app once for the whole unit. Up to 2 soldiers may swap their ranged weapon for a special weapon for 25 points each; the app leaves the price of the old weapon in, and taking it out is a house rule. In the app both are for infantry, heavy infantry and riders.',
    words: 'cost points squad leaders special weapon total',
  },
  'USB-PRICE-03': {
    title: 'Price of a monster or machine',
    text: 'Rank price, 15 points, and 15 for each growth: a Regular costs 29, with growth 1 it is 44, with growth 6 it is 119. Pole weapon 5, cavalry weapon 10, really heavy weapon 20, shield 10; light ranged weapon 5, ranged 10, automatic 15, large 20, huge 30; transport 30. Pieces in all: 1 up to growth 1, 2 from 2, 3 from 4, 4 at 6. Each specialisation costs 20 or 5. The English text prices the shield per model, which is the same here.',
    words: 'cost points vehicle tank growth equipment dragon',
  },
  'USB-PRICE-04': {
    title: 'Price of a hero',
    text: 'Aspirant 5+, 2, 5+, 2 for 30 points; Daredevil 4+, 3, 4+, 2 for 65; Hero 3+, 3, 3+, 3 for 90; Legend 3+, 3, 3+, 4 for 115. In the app +1 Hit costs 3 and +1 Tough 4, down to 3+. As heavy infantry (+1 Standfast) or as a rider (+1 Initiative, +4" move) he costs 8 more. Gear costs what it costs a soldier, each specialisation 20 or 5; magic and a mount come on top, but riders have no mount.',
    words: 'cost points character aspirant daredevil legend tier champion tiers',
  },
  'USB-PRICE-05': {
    title: 'Magic and tech of a hero',
    text: 'Besides all else a hero may buy extra gear for as much as his tier costs: 30 points for an Aspirant, 65 for a Daredevil, 90 for a Hero, 115 for a Legend. It counts in his price and so towards the limit of the army. In the app that is weapons and shields of soldiers, beyond one of each sort, and specialisations. The English text also speaks of magic points, but means the points of the army, as the Polish does.',
    words: 'spells artefact budget wizard technology items gadgets artefacts',
  },
} satisfies ChapterTexts<(typeof priceIds)[number]>;
