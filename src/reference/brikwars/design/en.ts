import type { designIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-CRE-01': {
    title: 'Designing a creation',
    text: 'Build the model first and read its stats off it. Size and Structure Level give the base cost; a vehicle adds Propulsion, an armed one weapons, a creature a Mind. All of it together is its price in CP.',
    words: 'price order steps vehicle building beast cost',
  },
  'BW-CRE-02': {
    title: 'Building, vehicle, creature',
    text: 'A creation is anything a player has built. What cannot move is a Building, what moves but needs somebody to steer it a Vehicle, and what decides for itself a Creature. The Structure is its central body.',
    words: 'definition kinds moc robot monster machine',
  },
  'BW-CRE-03': {
    title: 'Structure and Surface',
    text: 'Structure is what has an inside: walls, floors, a hull, a skull or a trunk. Limbs, wheels, wings, weapons, furniture and decorations are Surface. Surface parts that fight are bought as weapons; the others are free.',
    words: 'parts interior wheels limbs decoration free',
  },
  'BW-CRE-04': {
    title: 'Size',
    text: 'Measure the longest side of the Structure in inches, without its Surface parts, and round it whichever way you like. That is its Size. Only vermin are smaller than 1.',
    words: 'measure inches large long round',
  },
  'BW-CRE-05': {
    title: 'Vermin',
    text: 'Creatures under an inch have Size 0. They cost nothing, have no Structure Level and no Armor; each point of Armor costs half a CP. The first damage kills them.',
    words: 'snake rat bat spider tiny size zero',
  },
  'BW-CRE-06': {
    title: 'Structure Level',
    text: 'Its owner picks a level from 0 to 5 that suits what it is made of. Level 0 rolls 1d6 for Armor, every other level as many d10: flesh and cloth 0, wood 1, brick 2, stone or armor plate 3, heavy steel 4, force fields 5.',
    words: 'armor material wood stone steel d10',
  },
  'BW-CRE-07': {
    title: 'Armor of the parts',
    text: 'Surface parts, inner walls, weapons and devices are one Structure Level weaker than the body, turrets, hinges and other moving parts two; never below 0. Loose decorations are as tough as they look.',
    words: 'weak point turret hinge wheel component surface',
  },
  'BW-CRE-08': {
    title: 'Base cost',
    text: 'Size times Structure Level, in CP. At Structure Level 0 it is half the Size.',
    words: 'price structure cp points',
  },
  'BW-CRE-09': {
    title: 'Propulsion',
    text: 'On the ground, on water or under it 2" of Move cost 1 CP. In the air they cost 2 CP and the Structure Level on top: 4 CP at level 2.',
    words: 'move drive wheels flying boat submarine cost',
  },
  'BW-CRE-10': {
    title: 'Speed limits',
    text: 'Ordinary Propulsion reaches 16" a turn at most, flight 24". In the Polish league nothing is faster than 10".',
    words: 'fast speed limit maximum inches',
  },
  'BW-CRE-11': {
    title: 'Unusual propulsion',
    text: 'Walking up walls, tunnelling or teleporting has no listed price. The players agree on whether it may be had and what it costs.',
    words: 'climb tunnel teleport exotic agree',
  },
  'BW-CRE-12': {
    title: 'Out of its medium',
    text: 'Where it makes sense, a creation also moves in a medium that is not its own: a car through shallow water, a plane on the runway. It has half its Move there and never more than 5" a turn.',
    words: 'amphibious water runway half speed',
  },
  'BW-CRE-13': {
    title: 'Damaged propulsion',
    text: 'Every major part that is shot off, a wheel, a leg, an oar, takes 1" of Move. With half of them gone only 1" is left, with all gone none. A flyer comes down with the first wing or blade it loses.',
    words: 'wheel leg wing lost crippled grounded',
  },
  'BW-CRE-14': {
    title: 'Weapons by Weapon Size',
    text: 'A weapon of Weapon Size 1 is what a minifig would carry. Up to Size 5 all its numbers are multiplied by its Size in inches: price, Use, range and damage alike. Big guns hit only big targets. A jousting weapon adds its dice to a Charge, an armor plate d6 to the Armor of what it covers.',
    words: 'gun launcher rocket explosive melee joust plate big',
  },
  'BW-CRE-15': {
    title: 'Size Limit',
    text: 'The Sizes of all weapons together may be twice the Size of the creation that carries them. While it flies in the air they may only equal it.',
    words: 'too many weapons limit flying air space',
  },
  'BW-CRE-16': {
    title: 'Weaker than it looks',
    text: 'A weapon may be given a smaller Weapon Size than its model measures, to save points or to keep within the Size Limit; never a larger one.',
    words: 'down-power model measure smaller',
  },
  'BW-CRE-17': {
    title: 'What a launcher throws',
    text: 'A launcher does its own dice of damage or those of the load that it throws. The load is at most half as large as the launcher and is bought by itself; Use and range are the launcher’s.',
    words: 'catapult payload bomb explosive load half',
  },
  'BWC-16': {
    title: 'How many weapons does a flyer carry?',
    text: 'English text: as much as its Size in the air, twice that in outer space. Polish text: its Size, without an exception; one Polish price list even says its Structure Level. The app takes the English reading in every edition.',
    words: 'flyer size limit space level',
  },
  'BWC-17': {
    title: 'The load of a launcher',
    text: 'The Polish text has lost the damage of the load and speaks of a load capacity. The app takes the English table: the load’s own damage, at most half the Size.',
    words: 'payload launcher polish',
  },
  'BWC-18': {
    title: 'What does an armor plate do?',
    text: 'English table: it adds d6 to what it covers and can shove. Polish table: it protects an area of 2" for each Size. The app keeps the English plate; the area lives on in the magic shield.',
    words: 'plate area shove shield',
  },
  'BWC-19': {
    title: 'Which zero halves the base cost?',
    text: 'English text: Structure Level 0. The Polish one writes Size 0 twice, yet its own warhorse of Size 2 and level 0 costs 1. The app halves at level 0.',
    words: 'base cost half zero misprint',
  },
  'BWC-38': {
    title: 'How weak are hinges?',
    text: 'One section makes all Surface parts one level weaker, another exposed hinges and turrets two. The app takes the section that defines them: moving parts two, the rest one.',
    words: 'hinge turret weak level',
  },
  'BWC-74': {
    title: 'Are prices rounded?',
    text: 'Only Size is, to the owner’s taste. Prices keep their halves and quarters, and the budget is compared with the exact sum.',
    words: 'round half points fraction',
  },
  'BWC-76': {
    title: 'Which weapons count to the Size Limit?',
    text: 'The text says weapons. The app counts what strikes or shoots; armor plates, stored explosives and the load of a launcher do not count.',
    words: 'limit count plate explosive load',
  },
  'BWC-114': {
    title: 'Who may reach 24"?',
    text: 'The English text means flyers, the Polish any creation, though both stop standard Propulsion at 16". The app gives 24" to flight alone.',
    words: 'speed flight limit 24',
  },
  'BWC-141': {
    title: 'Does a flyer without a wing fall?',
    text: 'English text: it is grounded at once. Polish text: it may fall. The app has it come down; what a fall does is the table’s to say.',
    words: 'wing fall crash grounded',
  },
  'BWC-148': {
    title: 'How slow do lost parts make it?',
    text: 'Losing half of the parts leaves 1". The app therefore never goes below 1" while fewer are lost.',
    words: 'propulsion parts move minimum',
  },
  'BWC-150': {
    title: 'May vermin be armed?',
    text: 'Twice Size 0 is nothing, so by the letter they carry no weapon; the app follows it. A table may well give a scorpion its sting.',
    words: 'vermin weapon zero scorpion',
  },
  'BWC-151': {
    title: 'Is a second medium cheaper?',
    text: 'The text only says that several are possible. In the app each is paid in full.',
    words: 'two media price amphibious',
  },
} satisfies ChapterTexts<(typeof designIds)[number]>;
