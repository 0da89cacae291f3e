import type { lugpolIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof lugpolIds)[number];

export const texts = {
  'BW-LP-01': {
    title: 'LUGPolWars units',
    text: 'Mercenary: Move 5", Armor 4, Cost 4. Officer: Move 6", Armor 1d6+2, Cost 7. Hero: Move 7", Armor 2d6, Cost 11. Nobody has a Skill.',
    words: 'price list points mercenary officer hero lug poland soldier stats',
  },
  'BW-LP-02': {
    title: 'LUGPolWars weapons and protection',
    text: 'Short one-handed weapon 1d6+2, Cost 2. Heavy or two-handed weapon 2d6, Cost 3. Ranged weapon 1d6 up to 10", Cost 3. Explosives 2d6-1, thrown 1d6+2 inches, Cost 1. Shield or armor adds 1d6 to Armor, Cost 1 each. An improvised weapon does 1d6-2; bare hands only shove.',
    words: 'price list cost damage sword gun shield armour lug bow grenade',
  },
  'BW-LP-03': {
    title: 'LUGPolWars heavy weapon and crew',
    text: 'A heavy weapon mounted on a vehicle or fixed in place costs 5 and does 2d6 up to 10". Each further crew member adds 1d6 and 5"; 3 is the limit, with 4d6 up to 20".',
    words: 'cannon siege operators range mounted lug machine gun',
  },
  'BW-LP-04': {
    title: 'LUGPolWars vehicles',
    text: 'Any Size, measured in inches along the longest line; Structure Level 0 or 1; a crew of 1. Cost: the Size, 1 for every 2" on ground or water, 2 plus the level for every 2" in the air, at most 15", then armor and weapons by the price list.',
    words: 'price vehicle size level propulsion speed flying lug car tank',
  },
  'BW-LP-05': {
    title: 'LUGPolWars extra acts',
    text: 'Whoever tries something unusual rolls 1d6 with bonus dice and needs the Use of the difficulty ladder: 2 easy, 3 normal, 4 tricky, 5 difficult, 6 very difficult, 8 heroic, 10 legendary, 12 godlike. Trivial things need no roll.',
    words: 'test difficulty ladder stunt attempt skill lug trick unusual',
  },
  'BWC-98': {
    title: 'Does LUGPolWars roll to hit?',
    text: 'Its lists have neither Skill nor Use. The app rolls no attack and compares Damage with Armor as QuikWars does; Armor is 4, 1d6+2 or 2d6 as listed, and attackers may combine.',
    words: 'automatic LUGPol miss',
  },
  'BWC-99': {
    title: 'What does a LUGPolWars body of level 0 cost?',
    text: 'In the full rules Structure Level 0 costs half its Size. LUGPolWars multiplies the Size by 1 without exception, and the app does the same.',
    words: 'vehicle price',
  },
  'BWC-113': {
    title: 'Why do LUGPolWars figures differ?',
    text: 'Its weapons are simplified on purpose: a short weapon does 1d6+2 in place of 1d6, heavy and two-handed weapons share 2d6, explosives do 2d6-1. The app keeps them as a list of their own and never mixes it with another.',
    words: 'price damage conflict numbers',
  },
} satisfies ChapterTexts<Id>;
