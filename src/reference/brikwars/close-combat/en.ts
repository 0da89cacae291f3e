import type { closeCombatIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-CC-01': {
    title: 'Entering close combat',
    text: 'When a unit attacks hand to hand an enemy able to hit back, both leave normal movement and are locked in close combat. It starts with a deliberate attack, or when somebody walks into the reach of an enemy’s weapon and is attacked; he is then locked only if he counters.\nObjects and buildings just take the damage.',
    words: 'melee engaged locked start hand-to-hand passing fight',
  },
  'BW-CC-02': {
    title: 'Order of attack',
    text: 'Both declare attacks and counters. The attacker makes his first attack or shove, parried if so declared; then comes the defender’s counterattack or riposte. Repeat with every further weapon, none of them twice in a turn, and stop as soon as one side dies.\nA withdrawal takes place after the first counter; survivors stay locked, and on his own turn the defender attacks.',
    words: 'sequence steps melee turn combat procedure exchange strikes first',
  },
  'BW-CC-03': {
    title: 'Angry Inch',
    text: 'Before each attack or counter against an enemy in close combat a minifig may shift up to 1"; it does not count against Move. It is not allowed against friends, neutrals or lifeless targets, nor to a spot from which the attack would be impossible.\nTwo bricks and two plates stacked make a good gauge.',
    words: 'lunge step shift free move melee position fight',
  },
  'BW-CC-04': {
    title: 'Three choices in a fight',
    text: 'On its turn a minifig in close combat does one of three things: attack, shove or withdraw. Doing nothing counts as a very slow withdrawal, so the opponent gets a counter.',
    words: 'maneuvers options stand idle retreat push melee stuck',
  },
  'BW-CC-05': {
    title: 'Attack and counter in turn',
    text: 'Take the Angry Inch, then attack with a close-combat weapon in hand; an opponent who survives and has such a weapon may counter. Then comes the second weapon with its own Angry Inch and a second counter, and so on for extra arms; an ordinary minifig has two weapons at most. No shooting in close combat.\nThe Polish text lets the loser counter; that is a slip, the survivor does.',
    words: 'melee cycle two weapons dual wield second exchange blows',
  },
  'BW-CC-06': {
    title: 'Damage adds up',
    text: 'All close-combat damage a unit takes in one turn, from attacks and counterattacks alike, is added together. It dies as soon as the sum is greater than its Armor.\nArmor with dice is rolled once per target and player turn, and the result stands for that turn.',
    words: 'cumulative total sum melee wounds hit points add several hits',
  },
  'BW-CC-07': {
    title: 'Shove',
    text: 'After the Angry Inch be within arm’s reach and roll Skill against the highest Use among the weapons held, or against 2 with both hands empty. If it succeeds and is not parried, the opponent is pushed 2" straight back; in the app he stops at an obstacle without damage and may fall off a ledge.\nThe later Chapter Five allows it only against opponents of your own size or smaller.',
    words: 'push pushing away bare hands unarmed ledge',
  },
  'BW-CC-08': {
    title: 'Shoving with a Shield',
    text: 'A Shield may shove as one of the regular attacks; otherwise nobody shoves and attacks in the same round. Only one Shield per round may shove.\nA Shield that has shoved can neither parry nor counterattack that round: the 2005 rulebook forbids only the parry, but no weapon works twice in a turn.',
    words: 'bash push round parry used twice shove',
  },
  'BW-CC-09': {
    title: 'Withdraw',
    text: 'Move away up to the full Move, without an Angry Inch. The opponent may make one free counterattack with one weapon anywhere on the path that he can reach, and it cannot be countered; with several opponents each has one.\nA survivor finishes the turn as usual, but the Action is spent, so he attacks nobody else.',
    words: 'retreat flee run away escape disengage leave melee fight',
  },
  'BW-CC-10': {
    title: 'How many counters',
    text: 'Every close-combat weapon in hand is good for one counter a turn, in your own turn and in the enemy’s. Empty hands can do no more than parry a single unarmed shove, with Use 2.\nWhen it fights several on its own turn, only the one it attacks may counter; if it withdraws, all may. When several attack it together, each after the first takes 1 off its countering Skill.',
    words: 'number per turn ganging up outnumbered opponents often hit back two swords',
  },
  'BW-CC-11': {
    title: 'Kinds of counter',
    text: 'A counter is either a counterattack or a parry. With two close-combat weapons both are possible at once as a parry and riposte, which uses up both counters.',
    words: 'counterattack parry riposte defend response options',
  },
  'BW-CC-12': {
    title: 'When to declare the defence',
    text: 'Unless you say otherwise, the defender counterattacks with a close-combat weapon and parries with a Shield. Announce a parry, or a parry and riposte, before the attacker’s Skill roll.\nBy default it is still accepted until damage is rolled; the order is attack roll, parry, damage, the parrying weapon’s damage.',
    words: 'defend declaration timing default announce how parry',
  },
  'BW-CC-13': {
    title: 'Counterattack',
    text: 'It is made exactly like an attack: Angry Inch, Skill roll, damage roll.\nThe texts speak of a failed attack, but the English example answers a hit; so the app allows it after any attack the defender survives. Limiting it to failed attacks is a house rule.',
    words: 'strike back return blow counter hit back',
  },
  'BW-CC-14': {
    title: 'Counterattack with a Shield',
    text: 'A Shield used to counterattack does not wound: it shoves the attacker 2" back. It usually serves better for parrying, when it takes 1d6 off the damage.',
    words: 'bash shove push counter back',
  },
  'BW-CC-15': {
    title: 'No counter to a counter',
    text: 'A counterattack ends the exchange of blows: nobody answers it. The one exception: the attacker may parry it with a Shield that he has not used this turn.',
    words: 'attacker shield parry counterattack response chain endless',
  },
  'BW-CC-16': {
    title: 'Parry',
    text: 'Roll the defender’s Skill. The parry succeeds if the total is at least the Use of the parrying weapon and at least the attacker’s attack roll with its bonus dice and modifiers; equal is enough. If all dice show 1 it fails.\nA missed attack needs no parry.',
    words: 'block deflect defend skill roll defence tie parrying parried parries shield weapon sword',
  },
  'BW-CC-17': {
    title: 'Failed parry, weapon knocked away',
    text: 'A failed parry leaves the damage as it is. A Hand Weapon or Random Object that fails to parry a Two-Handed Weapon flies 1d6" straight away from the attacker; on a critical failure any parrying weapon or Shield does. A roll of 1 for the distance is simply 1".\nThe Polish text knocks away every one-handed weapon; by default the app does so only with Hand Weapons and Random Objects.',
    words: 'disarm drop lose disarmed critical failure sword drops',
  },
  'BW-CC-18': {
    title: 'What a parry takes off',
    text: 'After a successful parry roll the damage of the parrying weapon and subtract it from the attacker’s damage, down to 0. A Shield takes off 1d6.\nBy default a roll of all ones takes off 0; counting it as rolled is a house rule.',
    words: 'reduce damage parried subtract shield less block',
  },
  'BW-CC-19': {
    title: 'Parrying a shove',
    text: 'A parried shove has no effect. In the 2005 rulebook and the Polish text bare hands may parry only one shove made without a weapon, with Use 2.\nIn the later Chapter Five bare hands may parry a shove made with bare hands or a Shield; a shove with a weapon takes a weapon or Shield to parry.',
    words: 'push bare hands resist hold ground unarmed block',
  },
  'BW-CC-20': {
    title: 'Parry and riposte',
    text: 'With two close-combat weapons parry with one and, if you survive, counterattack with the other. There is only one Angry Inch, both counters are spent, and all your Skill and damage rolls for it are at -1.\nThe -1 lowers what your parry takes off, down to 0; it does not touch the attacker’s damage.',
    words: 'two weapons dual wield counterattack penalty both block strike swords',
  },
  'BW-CC-21': {
    title: 'Without a close-combat weapon',
    text: 'Grab a Random Object (Use 3, Polish text 2; damage 1d6-2), or else only shove with bare hands. A ranged weapon used in close combat counts as a Random Object at best.',
    words: 'unarmed improvised bare hands pistol whip club nothing archer attacked',
  },
  'BWC-10': {
    title: 'Who can be shoved?',
    text: 'Later Chapter Five: opponents of your own size or smaller. 2005 rulebook and Polish text: anybody. The app follows the edition you play. The other reading is a house rule.',
    words: 'push bigger opponent limit shove',
  },
  'BWC-11': {
    title: 'Which shoves can bare hands parry?',
    text: '2005 rulebook: only a shove made without a weapon. Later Chapter Five: in one place the same, in another also a shove with a Shield; a shove with a weapon takes a weapon or Shield to parry. The app takes the later, fuller sentence for that edition. The other reading is a house rule.',
    words: 'unarmed fists',
  },
  'BWC-24': {
    title: 'Which of several opponents may counter?',
    text: 'On his own turn only the one he attacks may counter, or all if he withdraws. On their turns he may counter each attack as long as he has a weapon not yet used. The app plays both: the two sentences speak of different turns.',
    words: 'multiple counters per',
  },
  'BWC-26': {
    title: 'What may a Shield do after shoving?',
    text: 'English texts: not parry a counterattack in that round. Polish text: neither parry nor counterattack. The app forbids both, since no weapon works twice in a turn.',
    words: 'shove once per',
  },
  'BWC-73': {
    title: 'A shove into a wall or off a ledge',
    text: 'The rule says only 2" straight back. In the app a figure that is shoved stops at an obstacle without damage and may fall off a ledge. A shove with the Momentum of a Charge (later Chapter Five) follows the rule for Smash Damage.',
    words: 'edge pushed cliff',
  },
  'BWC-125': {
    title: 'Is a counter a Response?',
    text: 'The texts do not say. In the app a counter costs no saved Action; only the weapon is used up for that turn. A Disrupted unit cannot counter.',
    words: 'free cost',
  },
  'BWC-126': {
    title: 'Can you withdraw with the Action spent?',
    text: 'The rule says that withdrawing uses up the Action. So the app asks for an Action not yet spent; without one the unit has to stay.',
    words: 'retreat left locked',
  },
  'BWC-128': {
    title: 'Does size limit counters in the later chapter?',
    text: 'It speaks of size only for shoves. The app takes it that Creations still cannot counter an opponent of less than half their Size.',
    words: 'web revision creation big',
  },
  'BWC-133': {
    title: 'Where does a weapon knocked away land?',
    text: '1d6" straight away from the attacker, as the rule says. In the app the attacker lays it on that line; it can be picked up again by whoever gets there.',
    words: 'disarm direction place pick flies',
  },
  'BWC-135': {
    title: 'Four Polish names for one inch',
    text: 'The Polish text calls the Angry Inch by 4 names in different places. All mean the same 1" step; the app uses one name throughout.',
    words: 'translation',
  },
} satisfies ChapterTexts<(typeof closeCombatIds)[number]>;
