import type { magicIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-MAG-01': {
    title: 'Use of magic',
    text: 'Magic is learnt in levels. Each costs 1 CP for every inch of the mage’s Size, and at least 1: a minifig of level 3 pays 3, a dragon of Size 6 with level 2 pays 12. A mage casts at his level or below. Wands and staves need no magic; they are short-ranged and long-ranged weapons that anybody may use.',
    words: 'mage wizard sorcerer spell level cost wand staff supplement magician witch spells points',
  },
  'BW-MAG-02': {
    title: 'Magic bolt',
    text: 'A shot without a weapon: it counts as a Gun whose Weapon Size is the spell’s level. Each level gives Use 3, range 6" and 1d6 damage, so level 3 has Use 9, range 18" and 3d6. A cast costs no points, and a lower level is easier to hit with.',
    words: 'missile spell shoot attack ranged gun magical lightning fire wizard',
  },
  'BW-MAG-03': {
    title: 'Area spell',
    text: 'A spell that bursts like an Explosive as large as its level. Casts are bought one by one with the army, at 1 CP a level. Each level gives Use 3, 1d6" of range and 1d10 damage to everything within 2" of where it lands: a fireball of level 3 has Use 9, 3d6" and 3d10, and 4 of them cost 12 CP.',
    words: 'fireball blast explosion burst radius casts prepaid fly flies far distance fire',
  },
  'BW-MAG-04': {
    title: 'Magic shield',
    text: 'Bought once for 2 CP a level, used as often as you like. The mage may raise it at any moment, as if parrying with a shield; the attempt is his Action. Each level gives Use 2, and for a full turn 1d6 less damage to everybody within 2" of him. At level 3 that is Use 6, 3d6 and 6".',
    words: 'protection ward barrier protective spell dome area defence force field bubble protect',
  },
  'BW-MAG-05': {
    title: 'Magic circle',
    text: 'Mages who join may cast above their own level: up to the sum of all their levels, 10 at most. The circle takes as many turns as the level; then they roll against the Use of such a spell. If one of them dies meanwhile it breaks, and the others start again. Area spells of a circle are planned into the army’s cost or paid from points left over, which the opponents must know of before the game: 10 points are 2 casts of level 5.',
    words: 'together combined mages ritual coven turns several wizards',
  },
  'BW-MAG-06': {
    title: 'Summoning',
    text: 'A skill of its own beside magic of level 2 or more; it costs 1 CP for every inch of the mage’s Size. At any moment he may call a unit whose Size is at most half his level, rounded down: a minifig from level 2, a horse from level 4. The attempt is his Action, against Use 3 for each inch of the unit’s Size. It appears right beside him, paid with CP kept back for it.',
    words: 'summon call creature conjure reserve unit appear from nowhere monster demon out thin air',
  },
  'BW-MAG-07': {
    title: 'Summoning circle',
    text: 'Mages may summon together too. The circle takes as many turns as the unit has inches of Size; the unit is at most half as large as all their levels together, and never above Size 5. A death breaks it like any other circle.',
    words: 'summon together larger unit mages ritual several dragon',
  },
  'BW-MAG-08': {
    title: 'Necromancy',
    text: 'A skill of its own beside magic; it costs 1 CP for every inch of the mage’s Size. As an Action he tries to raise a corpse of any side: right beside it, with no wall or bush between, against Use 4 for each inch of its Size. It rises as a plain soldier at best, with Move 4" and Skill 1d6, and only follows his orders. He controls one for each level of magic; they cost no CP and turn to dust when he dies.',
    words: 'undead zombie skeleton raise dead corpse necromancer zombies skeletons the revive',
  },
  'BWC-93': {
    title: 'Can a circle cast above level 5, and who rolls?',
    text: 'Weapons of creations end at Size 5; the supplement gives circles up to 10. The app follows it for spells, while summoned units stay at 5. Who rolls is not said: in the app the mage with the highest Skill on average, once for all.',
    words: 'ten weapon roller',
  },
  'BWC-94': {
    title: 'Does a magic shield parry, or does it add Armor?',
    text: 'One sentence likens it to a parry, another lets it protect an area like armor. The app joins them: one roll against its Use raises it, and then every damage within it is less by a fresh roll of its dice. A single roll added to Armor is the other reading.',
    words: 'reduce force bubble',
  },
  'BWC-95': {
    title: 'Half the levels, or less than half?',
    text: 'One mage summons up to half his level; for a circle the text wants less than half of the sum. Two mages of level 2 would then be weaker than one of level 4. The app takes at most half, rounded down, and at most 5 for both; the strict reading is a house rule.',
    words: 'summoning limit smaller size cap',
  },
  'BWC-157': {
    title: 'What do all ones on a magic shield do?',
    text: 'Nothing is said about it. The app counts the dice as they fall, as with Armor: the test was made when the shield went up.',
    words: 'critical failure protection',
  },
  'BWC-158': {
    title: 'What do all ones on the range of an area spell do?',
    text: 'The text names only the dice. The app treats them as it treats any throw: if each shows 1, the spell drops at the mage’s own feet, even where its target stands 1" away, and he stands in the blast himself. That all ones merely count as they lie is a house rule.',
    words: 'fireball critical failure short',
  },
  'BWC-159': {
    title: 'May a shield be below the mage’s level?',
    text: 'The text has a mage buy a shield of the level of his magic. The app takes that for the upper limit: a lower one is cheaper and easier to raise, a higher one he cannot have.',
    words: 'lower',
  },
  'BWC-165': {
    title: 'What is the level of a corpse?',
    text: 'Necromancy asks for the level of the unit, and so does summoning, where a minifig and a horse show that its Size is meant. The app takes the Size here too: a minifig has Use 4, a horse Use 8.',
    words: 'necromancy dead horse',
  },
} satisfies ChapterTexts<(typeof magicIds)[number]>;
