import type { rulingIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof rulingIds)[number];

export const texts = {
  'BWC-01': {
    title: 'Is the Use of a Heavy Weapon 4 or 3?',
    text: 'The 2005 rulebook and the Polish text print 4; the later Chapter Five uses 3 throughout its example. The app follows the edition you chose and does not mix them. With Skill 1d6 a Heavy Weapon then hits in 1 of 2 attacks or in 2 of 3. The other reading is a house rule.',
    words: 'katana sword revision difficulty',
  },
  'BWC-02': {
    title: 'Is the Use of a Random Object 3 or 2?',
    text: 'English texts: 3, and their examples rely on it. Polish text: 2, in two separate places, so it may be on purpose. The app takes 3, with the Polish edition 2. The other reading is a house rule.',
    words: 'improvised weapon frying pan difficulty',
  },
  'BWC-05': {
    title: 'Which bonus die does a d10 earn?',
    text: '2005 rulebook: always a d6. Polish text: the same die again, so a d10. The app follows the edition; a Hero’s 1d10 then averages 5.92 or 6.11. The other reading is a house rule.',
    words: 'exploding ten',
  },
  'BWC-06': {
    title: 'Does damage equal to Armor kill?',
    text: 'The rules want damage greater than Armor; one sentence of the Polish text about small creations is content with equal damage. The app wants greater damage everywhere, as the Polish text itself says so twice elsewhere. With equality 1d6 would beat Armor 4 in 1 of 2 cases instead of 1 of 3; that is a house rule.',
    words: 'tie draw exact survive exactly',
  },
  'BWC-14': {
    title: 'RedShirt: within the roll or nearer?',
    text: '2005 rulebook: the unit must stand within the roll, so 4" is near enough for a 4. Polish text: the distance must be smaller than the roll, and damage that is too small makes the attempt fail. The app takes the English reading and ignores the remark on damage, which has not been rolled yet. By the stricter reading, a house rule, the chance at 3" falls from 4 in 6 to 3 in 6.',
    words: 'sacrifice equal less inclusive',
  },
  'BWC-23': {
    title: 'Can bare hands parry?',
    text: 'One sentence says that bare hands can neither attack nor parry; another lets an unarmed minifig parry one unarmed Shove. The app allows that one exception, with Use 2, because the special rule beats the general one. In the later Chapter Five the Shove may also come from a Shield.',
    words: 'push empty fists unarmed',
  },
  'BWC-25': {
    title: 'Who may counter?',
    text: 'English texts: a defender who survives the attack. Polish text: a defender who loses it, evidently a slip. The app lets every survivor with a close-combat weapon counter.',
    words: 'counterattack survive lose answer strike back',
  },
  'BWC-27': {
    title: 'When is the parrying weapon knocked away?',
    text: 'English texts: a Hand Weapon when it fails to parry a Two-Handed Weapon, and any weapon on a critical failure of the parry. Polish text: any one-handed weapon, and on an unclear “critical result”. The app: after a failed parry of a Two-Handed Weapon only Hand Weapons and Random Objects fly 1d6" away; on a critical failure any parrying weapon or Shield does. The other reading is a house rule.',
    words: 'disarm drop lose',
  },
  'BWC-28': {
    title: 'What is Skill compared with in combat?',
    text: 'The introduction of the Polish text says with the target’s Armor; everywhere else both texts say with the weapon’s Use. The app takes Use: Skill decides the hit, and only damage is compared with Armor.',
    words: 'roll difficulty defence attack',
  },
  'BWC-40': {
    title: 'What does a failed Bail do?',
    text: '2005 rulebook: on a critical failure the unit falls where it stands. The Polish text says only “critical roll”, and disables the unit only after a successful Bail. The app: a critical failure means 0", and the unit is Disrupted after every Bail.',
    words: 'dodge jump',
  },
  'BWC-41': {
    title: 'From where is a large target counted?',
    text: 'English texts: +1 for every 2" of visible width. Polish text: for every additional 2", without saying from where. The app counts every full 2" from the start, at most +5: a barn of 4" gives +2. The other reading is a house rule.',
    words: 'size modifier bonus big building',
  },
  'BWC-42': {
    title: 'Whose speed counts?',
    text: 'English texts: that of the faster one, attacker or target. The Polish text speaks of the target only. The app takes the faster of the two: -1 for every full 6".',
    words: 'motion moving fast vehicle penalty',
  },
  'BWC-50': {
    title: 'Which rolls can fail critically?',
    text: 'The texts say any roll, but also that a task fails, and not every roll is a task. The app’s default: Skill, attack and parry rolls, feats, RedShirts, the distance of a leap to safety or of a throw, and damage (then 0). Not Armor, momentum, opposing dice or What I Say Goes: they keep their number. A switch changes this.',
    words: 'critical failure scope ones automatic',
  },
  'BWC-51': {
    title: 'Who Acts First: one roll or two?',
    text: 'The example of the 2005 rulebook takes order and success from one Skill roll; the texts do not say what becomes of a slower unit that dies first. The app: one roll for each side decides both, the slower side acts only if it still can, and damage is rolled once the order is known. On a tie both act, so both can die.',
    words: 'duel same dead simultaneous',
  },
  'BWC-52': {
    title: 'When does the floor at zero apply?',
    text: 'No roll ends below 0, yet an example of the 2005 rulebook compares -1 with -2. The app stops the roll with its modifiers at 0; taking Use away afterwards gives a margin, and a margin may be negative.',
    words: 'minimum modifier difference lowest',
  },
  'BWC-53': {
    title: 'When does declining a bonus die make sense?',
    text: 'Bonus dice are optional and the rules give no reason. The app rolls them until you switch that off. Decline when the matter is already settled, when you want less damage or knockback because friends stand behind the target, or when a Hero with a Crankiness of 2 or more could lose points by a low die. An attacker who may be parried should take them.',
    words: 'refuse skip exploding tactics',
  },
  'BWC-54': {
    title: 'How often is Armor rolled?',
    text: 'The texts do not say, but damage in close combat adds up and needs one Armor to compare with. The app rolls Armor once per target and player turn for close combat, once for each separate shot or charge, and again for every step of Overkill. An Armor that is a plain number never changes.',
    words: 'roll suit cumulative',
  },
  'BWC-55': {
    title: 'Do bonus dice count for a critical failure?',
    text: 'The rule asks whether every die shows a one. The app looks only at the dice rolled first: a bonus die exists only because one of them showed its highest face, so they cannot all be ones. Both readings come to the same.',
    words: 'original exploding',
  },
  'BWC-56': {
    title: 'Crankiness: which face counts for criticals?',
    text: 'The penalty comes off each die, but a critical depends on the face that came up. The app judges ones and highest faces by the natural face, takes the penalty off every die including bonus dice, then adds the modifiers and stops the total at 0 once. With the Polish text the penalty comes off the whole roll.',
    words: 'cranky hero order',
  },
  'BWC-57': {
    title: 'Does a modifier change Skill or Use?',
    text: 'For hit or miss -1 to Skill and a Use higher by 1 are the same. The app keeps them apart: Skill modifiers belong to the attack roll, so they also move the number that a parry must reach; a changed Use moves only the margin and the parrying weapon’s own test.',
    words: 'penalty bonus difference difficulty',
  },
  'BWC-58': {
    title: 'What number must a parry reach?',
    text: 'The texts say only: the attack roll with its modifiers. The app takes the attacker’s total with bonus dice and Skill modifiers, at least 0, without taking Use away; equality is enough, and the parrying weapon’s own Use must be reached too. An attack that misses needs no parry, and attackers who gang up are parried one by one.',
    words: 'target equal tie block',
  },
  'BWC-59': {
    title: 'What does the -1 of a riposte apply to?',
    text: 'The rule says: the Skill and damage of the one who counters. The app lowers his parry roll, the damage that he parries (not below 0), and the Skill and damage of the riposte; the attacker’s damage stays. Example: a 4 on 1d6-2 parries 4-2-1 = 1.',
    words: 'penalty two weapons minus',
  },
  'BWC-60': {
    title: 'A counterattack only after a miss?',
    text: 'One sentence allows it after a failed attack, others to every defender who survives, and the example of the rulebook counters a hit. The app allows a counterattack after every attack that the defender survives. The other reading is a house rule.',
    words: 'counter strike back survive hit',
  },
  'BWC-61': {
    title: 'Until when may a parry be declared?',
    text: 'To be fair, before the attacker’s Skill roll; at the latest before the damage roll. The app plays: attack roll, parry roll if it hit, damage, parried damage; it accepts a parry until damage is rolled. The other reading is a house rule.',
    words: 'announce timing declare late order sequence',
  },
  'BWC-62': {
    title: 'When is 2d6-2 critical in place of a d10?',
    text: 'The rules do not say. The app counts two 6s (result 10) as the highest face, worth one bonus d6, and two 1s (result 0) as a critical failure. Each happens in 1 of 36 rolls, on a real d10 in 1 of 10.',
    words: 'ten-sided die substitute success',
  },
  'BWC-72': {
    title: 'Bail: which roll fails critically?',
    text: 'A Bail can take two rolls: Skill for who acts first, then 1d6 for the distance. The app looks for the critical failure on the distance die: a 1 there means 0". Ones on the Skill roll only make the unit slow.',
    words: 'dodge jump one',
  },
  'BWC-87': {
    title: 'Feats: nobody opposes, or a 1 falls',
    text: 'The text says only that an opponent may roll. The app: without an opposing roll the Feat succeeds unless the Hero throws a natural 1. With one, the Hero’s natural 1 fails even on a tie, while a 1 of the opponent simply counts as 1.',
    words: 'unopposed critical failure',
  },
} satisfies ChapterTexts<Id>;
