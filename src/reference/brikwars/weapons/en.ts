import type { weaponIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof weaponIds)[number];

export const texts = {
  'BW-WEAP-01': {
    title: 'Weapon sizes S, M, L',
    text: 'Length decides the kind of a close-combat weapon: shorter than a minifig is S, as long as a minifig is M, longer is L.',
    words: 'short minifig-size long small medium large length class',
  },
  'BW-WEAP-02': {
    title: 'Hand Weapon (S)',
    text: '2 CP, Use 2, damage 1d6, close combat. The other hand stays free for a second weapon, a pistol or a Shield. It can be thrown 1d6" with full damage. The kick or bite of a warhorse has the same Use and damage.',
    words: 'sword dagger knife axe mace club short one-handed throw',
  },
  'BW-WEAP-03': {
    title: 'Heavy Weapon (M)',
    text: '3 CP, Use 4 (later Chapter Five: 3), damage 1d6+2, close combat. It is held in one hand; the other may carry nothing but a Shield.',
    words: 'broadsword battleaxe katana spear flail beamsaber bastard one-handed',
  },
  'BW-WEAP-04': {
    title: 'Two-Handed Weapon (L)',
    text: '4 CP, Use 5, damage 2d6, both hands, Move -1" for its carrier. It reaches through a rank of minifigs, over a barricade, to another floor or up to a rider, but needs room to swing. From the saddle or a vehicle one hand is enough for a charge if the weapon has a point.',
    words: 'halberd lance pike greatsword scythe long reach polearm',
  },
  'BW-WEAP-05': {
    title: 'Minimum swinging distance',
    text: 'The fighter holds a long weapon by its lowest grip and must touch the target with the striking part. If an enemy is too close and the fighter cannot back away, he can only Shove him. The striking part may not be longer than a minifig.',
    words: 'too close inside reach two-handed blade length space',
  },
  'BW-WEAP-07': {
    title: 'Short-Ranged Weapon (S)',
    text: '3 CP, Use 3, range 6", damage 1d6. One hand or two, by common sense (a small bow takes two); reloading always takes both hands.',
    words: 'pistol revolver shortbow crossbow sling wand blowgun gun',
  },
  'BW-WEAP-08': {
    title: 'Long-Ranged Weapon (M)',
    text: '5 CP, Use 3, range 12", damage 1d6+1, always both hands. Polish text: its bearer may have no other weapon until he gets rid of this one.',
    words: 'rifle musket longbow heavy crossbow bazooka gun sniper',
  },
  'BW-WEAP-10': {
    title: 'Ranged weapon as a club',
    text: 'A ranged weapon used in close combat is at best a Random Object: Use 3, damage 1d6-2. Things that are too flimsy, such as a small bow, are no good at all. The Polish text is silent; the app plays it the same way.',
    words: 'rifle butt pistol whip gun stock bash melee improvised',
  },
  'BW-WEAP-11': {
    title: 'Explosives',
    text: '1 CP each, Use 3, damage 1d10, single use. Thrown they fly 1d6+2"; fired they have the range of the launcher, which is bought as a ranged weapon; or they are laid down with a fuse whose time is announced. The blast hits everything within 2" and tosses loose things 2" away.',
    words: 'grenade bomb rocket dynamite timed charge fuse explosion launcher',
  },
  'BW-WEAP-13': {
    title: 'Shield',
    text: '1 CP, Use 2, 1d6 for Parry and Shove only; it cannot attack. It also parries thrown weapons, arrows and sling stones, but not rifle shots or lightning. The Polish text excepts magic and plasma too, unless it is an energy shield.',
    words: 'parry block defend shove bash missile arrow protection',
  },
  'BW-WEAP-14': {
    title: 'Armor (suit)',
    text: '2 CP. It adds 1d6 to Armor against every kind of damage and takes 1" of Move (Polish text: only on foot). A minifig in a suit has Armor 4+1d6.',
    words: 'armour plate mail breastplate protection heavy knight',
  },
  'BW-WEAP-15': {
    title: 'Bare hands',
    text: 'Use 2, a Shove of 2" and nothing else, and only with both hands empty. Bare hands neither attack nor parry weapons; the one exception is parrying a Shove made with bare hands (later Chapter Five: with a Shield too).',
    words: 'unarmed fist punch push no weapon empty',
  },
  'BW-WEAP-16': {
    title: 'Random Object',
    text: 'Use 3 (Polish text: 2), damage 1d6-2, close combat, free of charge; thrown it flies 1d6-1". It must be a real thing held in the hand and solid enough to stand in for a Hand Weapon.',
    words: 'improvised bottle rock torch frying pan table leg brick',
  },
  'BW-WEAP-17': {
    title: 'What two hands can hold',
    text: 'Two weapons S, S and a Shield, S and a pistol, a weapon M and a Shield, or one two-handed weapon. Beside a Heavy Weapon only a Shield is allowed. A Squad’s Standard takes no hand; the item that is carried in a scenario of the Polish league takes one.',
    words: 'loadout equipment off hand dual wield two weapons legal',
  },
  'BW-WEAP-18': {
    title: 'Move penalties',
    text: 'Carrying a Two-Handed Weapon takes 1" of Move, Armor another 1"; a minifig with both has 3" left. 2005 rulebook: always; Polish text: only on foot. The app always shortens the bearer’s own Move, while a mount uses its own.',
    words: 'slow heavy encumbrance speed armour two-handed inch',
  },
} satisfies ChapterTexts<Id>;
