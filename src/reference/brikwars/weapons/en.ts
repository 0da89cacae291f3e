import type { weaponIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof weaponIds)[number];

export const texts = {
  'BW-WEAP-01': {
    title: 'Weapon sizes S, M, L',
    text: 'Length decides the kind of a close-combat weapon: shorter than a minifig is S, as long as a minifig is M, longer is L.',
    words: 'short minifig-size long small medium large length class sword',
  },
  'BW-WEAP-02': {
    title: 'Hand Weapon (S)',
    text: '2 CP, Use 2, damage 1d6, close combat. The other hand stays free for a second weapon, a pistol or a Shield. It can be thrown 1d6" with full damage. The kick or bite of a warhorse has the same Use and damage.',
    words:
      'sword dagger knife axe mace club short one-handed throw cost price shortsword pistol-whip cheap stats',
  },
  'BW-WEAP-03': {
    title: 'Heavy Weapon (M)',
    text: '3 CP, Use 4 (later Chapter Five: 3), damage 1d6+2, close combat. It is held in one hand; the other may carry nothing but a Shield.',
    words:
      'broadsword battleaxe katana spear flail beamsaber bastard one-handed sword cost price longsword axe mace stats',
  },
  'BW-WEAP-04': {
    title: 'Two-Handed Weapon (L)',
    text: '4 CP, Use 5, damage 2d6, both hands, Move -1" for its carrier. It reaches through a rank of minifigs, over a barricade, to another floor or up to a rider, but needs room to swing. From the saddle or a vehicle one hand is enough for a charge if the weapon has a point.',
    words: 'halberd lance pike greatsword scythe long reach polearm cost price spear stats',
  },
  'BW-WEAP-05': {
    title: 'Minimum swinging distance',
    text: 'The fighter holds a long weapon by its lowest grip and must touch the target with the striking part. If an enemy is too close and the fighter cannot back away, only a Shove is possible. The striking part may not be longer than a minifig.',
    words: 'too close inside reach two-handed blade length space weapon swing room',
  },
  'BW-WEAP-06': {
    title: 'One-handed lance when mounted',
    text: 'In a Charge from a steed or vehicle a pointed Two-Handed Weapon takes only 1 hand, so the rider may carry a Shield. To swing it, both hands are needed as usual.',
    words: 'joust shield horse rider charge riding hand',
  },
  'BW-WEAP-07': {
    title: 'Short-Ranged Weapon (S)',
    text: '3 CP, Use 3, range 6", damage 1d6. One hand or two, by common sense (a small bow takes two); reloading always takes both hands.',
    words: 'pistol revolver shortbow crossbow sling wand blowgun gun cost price bow stats damage range',
  },
  'BW-WEAP-08': {
    title: 'Long-Ranged Weapon (M)',
    text: '5 CP, Use 3, range 12", damage 1d6+1, always both hands. Polish text: its bearer may have no other weapon until he gets rid of this one.',
    words: 'rifle musket longbow heavy crossbow bazooka gun sniper cost price stats damage range',
  },
  'BW-WEAP-09': {
    title: 'Throwing weapons never run out',
    text: 'Whoever buys throwing weapons always has enough of them. They cannot be shared, and those thrown cannot be picked up by others; only the whole lot changes hands. Explosives are the exception: they are bought and used up one by one.',
    words: 'ammunition unlimited shuriken javelin knives ammo axes javelins',
  },
  'BW-WEAP-10': {
    title: 'Ranged weapon as a club',
    text: 'A ranged weapon used in close combat is at best a Random Object: Use 3, damage 1d6-2. Things that are too flimsy, such as a small bow, are no good at all. The Polish text is silent; the app plays it the same way.',
    words: 'rifle butt pistol whip gun stock bash melee improvised hit bow',
  },
  'BW-WEAP-11': {
    title: 'Explosives',
    text: '1 CP each, Use 3, damage 1d10, single use. Thrown they fly 1d6+2"; fired they have the range of the launcher, which is bought as a ranged weapon; or they are laid down with a fuse whose time is announced. The blast hits everything within 2" and tosses loose things 2" away.',
    words: 'grenade bomb rocket dynamite timed charge fuse explosion launcher cost price throw',
  },
  'BW-WEAP-13': {
    title: 'Shield',
    text: '1 CP, Use 2, 1d6 for Parry and Shove only; it cannot attack. It also parries thrown weapons, arrows and sling stones, but not rifle shots or lightning. The Polish text excepts magic and plasma too, unless it is an energy shield.',
    words: 'parry block defend shove bash missile arrow protection cost price stop arrows',
  },
  'BW-WEAP-14': {
    title: 'Armor (suit)',
    text: '2 CP. It adds 1d6 to Armor against every kind of damage and takes 1" of Move (Polish text: only on foot). A minifig in a suit has Armor 4+1d6.',
    words: 'armour plate mail breastplate protection heavy knight cost price with shield slow',
  },
  'BW-WEAP-15': {
    title: 'Bare hands',
    text: 'Use 2, a Shove of 2" and nothing else, and only with both hands empty. Bare hands neither attack nor parry weapons; the one exception is parrying a Shove made with bare hands (later Chapter Five: with a Shield too).',
    words: 'unarmed fist punch push no weapon empty kick fists',
  },
  'BW-WEAP-16': {
    title: 'Random Object',
    text: 'Use 3 (Polish text: 2), damage 1d6-2, close combat, free of charge; thrown it flies 1d6-1". It must be a real thing held in the hand and solid enough to stand in for a Hand Weapon.',
    words: 'improvised bottle rock torch frying pan table leg brick chair throw',
  },
  'BW-WEAP-17': {
    title: 'What two hands can hold',
    text: 'Two weapons S, S and a Shield, S and a pistol, a weapon M and a Shield, or one two-handed weapon. Beside a Heavy Weapon only a Shield is allowed. A Squad’s Standard takes no hand; the item that is carried in a scenario of the Polish league takes one.',
    words: 'loadout equipment off hand dual wield weapons legal carry sword gun',
  },
  'BW-WEAP-18': {
    title: 'Move penalties',
    text: 'Carrying a Two-Handed Weapon takes 1" of Move, Armor another 1"; a minifig with both has 3" left. 2005 rulebook: always; Polish text: only on foot. The app always shortens the bearer’s own Move, while a mount uses its own.',
    words: 'slow heavy encumbrance speed armour two-handed inch slower encumbered',
  },
  'BW-WEAP-19': {
    title: 'Telling bows apart',
    text: 'Short and long bows look alike in bricks. If both are in play, tell them apart by colour, by the kind of troops or by decoration.',
    words: 'shortbow longbow colour mark archers',
  },
  'BWC-44': {
    title: 'May a rifleman carry a second weapon?',
    text: 'English text: a Long-Ranged Weapon takes both hands, nothing more is said. Polish text: its bearer may own no other weapon until he gets rid of it. The app allows others; only one can be in use.',
    words: 'rifle exclusive sniper sword',
  },
  'BWC-77': {
    title: 'Can a small launcher fire an explosive?',
    text: 'Launchers of Creations carry at most half their Size, so Size 1 would carry nothing; yet a minifig’s bazooka fires explosives. The app: a launcher bought as a Ranged Weapon fires 1 Explosive of Size 1; only launchers of Creations go by half, rounded down.',
    words: 'payload rocket grenade',
  },
  'BWC-112': {
    title: 'What kind of weapon is a chainsaw?',
    text: 'The English text lists it among Heavy Weapons, the Polish one among Hand Weapons. The app goes by the length of the model: shorter than a minifig S, as long M, longer L.',
    words: 'class size saw',
  },
  'BWC-121': {
    title: 'How long is a fuse?',
    text: 'The texts only give examples: the end of the next turn, or 2 turns. In the app the owner says freely when it goes off, at the earliest at the end of his own next turn.',
    words: 'timer bomb delay explosive dropped',
  },
  'BWC-122': {
    title: 'May a minifig wield a Creature’s melee weapon?',
    text: 'A melee weapon of Size 2 deals 2d6 for 4 CP with Use 4, a Two-Handed Weapon the same with Use 5. So that nobody buys the easier blow, the app lets minifigs take from the table of Creations only weapons of Size 1.',
    words: 'exploit creation giant sword',
  },
  'BWC-123': {
    title: 'Does armor stack?',
    text: 'The rules give 1d6 for a suit and say no more. The app counts one suit; a Shield only parries and adds nothing to Armor. QuikWars is different.',
    words: 'two suits add armour together armours shield',
  },
  'BWC-134': {
    title: 'Does a second pistol shoot?',
    text: 'A minifig makes 1 ranged attack a turn, and its Mind serves 1 ranged weapon. In the app a second pistol therefore needs Multidexterity; firing a pair as one is only for the systems of a vehicle.',
    words: 'two pistols dual wield akimbo guns',
  },
} satisfies ChapterTexts<Id>;
