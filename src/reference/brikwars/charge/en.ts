import type { chargeIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof chargeIds)[number];

export const texts = {
  'BW-CHG-01': {
    title: 'Charge, the third kind of attack',
    text: 'The third kind of attack: run straight into the target and hit it with your body or with a pointed weapon. It is the only attack that fits into one Action together with a Sprint.',
    words: 'ram rush tackle collision crash lance run into with car vehicle rams',
  },
  'BW-CHG-02': {
    title: 'A Charge cuts both ways',
    text: 'Whoever charges risks as much Collision Damage as he deals. What he meets hits back with its own Physical Opposition.',
    words: 'double-edged risk return damage collision charger hurt',
  },
  'BW-CHG-03': {
    title: 'Attacking somebody who charges at you',
    text: 'Whoever attacks a unit that charges straight at him ignores the penalty for a fast target.',
    words: 'fast target speed penalty charger shoot counterattack joust charging enemy',
  },
  'BW-CHG-04': {
    title: 'Momentum and Physical Opposition (MOM, POP)',
    text: 'Each full 2" of Collision Speed gives 1 point: Momentum to the charger, Physical Opposition to the target. Neither can have more points than its own Size.\nA Size 1 minifig never gets past 1, however far it runs; a longer run only helps a larger target.',
    words: 'speed size limit cap dice strength of collision ram tank',
  },
  'BW-CHG-05': {
    title: 'Collision Speed',
    text: 'Count the inches of the last unbroken straight run up to the impact. Any curve or fancy move restarts the count.',
    words: 'straight line run-up inches distance fast',
  },
  'BW-CHG-06': {
    title: 'Extended Charge',
    text: 'A Charge may take several turns, and their straight inches add up. On each of them the unit must go as fast as it can, with a Sprint if it is able to. It works best against things that do not step aside.',
    words: 'several turns long run-up add up wall gate',
  },
  'BW-CHG-07': {
    title: 'Head-On Collision',
    text: 'If the target itself moves exactly straight at the charger, its last move is added to the Collision Speed; if it runs exactly straight away, its move is taken off. At any angle, however small, nothing changes. Say beforehand when you line up for it.',
    words: 'towards each other opposing run away add speeds frontal two cars front',
  },
  'BW-CHG-08': {
    title: 'Unintentional Collisions and falls',
    text: 'For a crash that nobody planned, estimate the straight distance of the last turn only, and overlook slight curves. The whole height of a fall counts as a straight line.',
    words: 'accident out of control vehicle falling drop height crash jump off roof fall',
  },
  'BW-CHG-09': {
    title: 'Size in a collision',
    text: 'A minifig has Size 1, a mounted horseman Size 2. Everything else: measure the main body along its longest side; the inches are its Size.',
    words: 'horseman rider mounted creation dimension big tank horse measure',
  },
  'BW-CHG-10': {
    title: 'Bracing for Impact',
    text: 'A braced target resists with its full Physical Opposition (1 per 2" of speed, at most its Size), an unbraced one with at most half its Size, rounded down. Whatever is rooted in the ground is always braced, and so is anyone charging head-on. Others must be able to face the Charge and spend a Response on it.',
    words: 'brace braced unaware surprise response half size ready spear wall receive',
  },
  'BW-CHG-11': {
    title: 'Collision Damage',
    text: 'Both sides deal 1d6 for each point of their own Momentum or Physical Opposition. Ramming with the body takes no Skill roll: it hits unless the target gets out of the way.',
    words: 'ram body mom pop dice automatic hit no roll car hits man',
  },
  'BW-CHG-12': {
    title: 'Crushing Bonus',
    text: 'If the collider itself presses the target against the ground or against something larger that is rooted, or runs it over, its own Size is added to the damage. For a target thrown against a wall the collider needs enough Move left to reach it there.',
    words: 'crush smash wall ground piano size trample ram with car squash squashed under',
  },
  'BW-CHG-13': {
    title: 'Which weapons can charge',
    text: 'A Charging Weapon is Heavy or larger and made to thrust like a spear: a lance, a battering ram, a bayonet on a rifle, an axe or halberd with a point. Bats, pickaxes and swords will not do. Odd cases, such as a horned helmet, are settled by the players.',
    words: 'charging weapon lance spear bayonet ram halberd sword not allowed',
  },
  'BW-CHG-14': {
    title: 'Shield in a Charge, jousting',
    text: 'A minifig with a Shield may parry Collision Damage with it, whether he charges or is charged. A mounted minifig may joust: lance in one hand, Shield in the other, although a lance otherwise takes both.',
    words: 'joust knight lance parry mounted one hand',
  },
  'BW-CHG-15': {
    title: 'Damage and reach of a Charging Weapon',
    text: 'Its damage is added to the collision dice. If it strikes while the enemy is still at least 1" short of striking back, it strikes first; an enemy that it kills or hurls back deals nothing in return. Otherwise both strike at once.',
    words: 'first strike longer lance momentum order simultaneous spear kills',
  },
  'BW-CHG-16': {
    title: 'Missing with a Charging Weapon',
    text: 'The weapon needs the normal Skill roll against its Use. After a miss the charger may still ram with his body or, where a crash can be avoided, run on past the target. In the Polish text the one who missed is nearly defenceless and cannot stop.',
    words: 'miss lance ram anyway run past skill use missed spear',
  },
  'BW-CHG-17': {
    title: 'KnockBack',
    text: 'Unless both sides missed, each rolls 1d6 for each of its points of Momentum or Physical Opposition. Whoever loses by more than his own Size flies as many inches as the difference less that Size. On a tie both stop where they are.',
    words: 'knock back fly thrown mom pop contest inches tie far',
  },
  'BW-CHG-18': {
    title: 'Rooted things and KnockBack',
    text: 'Buildings, trees and the like are never hurled back unless the damage tears them loose. They still roll, for the charger may bounce off.',
    words: 'tree building terrain nailed down bounce exempt pushed',
  },
  'BW-CHG-19': {
    title: 'The winner places the victim',
    text: 'The winner takes the part that was struck and moves or turns the victim by those inches in any way that fits the impact. In doubt, What I Say Goes.',
    words: 'place move spin rotate plausible direction knocked back moves flying',
  },
  'BW-CHG-20': {
    title: 'Knocked Over',
    text: 'Once the victim is placed, let go of it: if it tips onto its side, it is Knocked Over. 1" is enough for a lone minifig, or for a horse struck from the side; a braced squad or a large model takes more. Polish text: whoever is moved farther than its base.',
    words: 'fall tip down prone horse base',
  },
  'BW-CHG-21': {
    title: 'After being Knocked Over',
    text: 'Whoever is Knocked Over is Disrupted until it gets up in its next turn. A boat capsizes and sinks at the end of its following turn, and flyers tend to crash.',
    words: 'disrupted boat capsize sink flyer crash get up lying',
  },
  'BW-CCB-07': {
    title: 'Ploughing on through several targets',
    text: 'A big charger rolls its Momentum once. Each target it strikes rolls Physical Opposition, and that is taken off what is left; it goes on as long as it can knock the target out of its way. What counts is whether the target is knocked away, not whether it dies.',
    words: 'plow plough overkill large creation mow down row tank drives',
  },
  'BW-CCB-08': {
    title: 'Trampling',
    text: 'The same unit cannot be charged twice: thrown into the path, it stops the charger. But if it is Knocked Over and low enough to be run over without a jump or climb, the charger may trample it: its own Size is added to the damage of the impact, and it runs on. Stopping or turning ends the run.',
    words: 'trample run over underfoot hooves continue size bonus somebody drive lying',
  },
  'BW-COMB-07': {
    title: 'Combined Charge',
    text: 'Several units may charge one target at once if it is big enough for all to reach. In the 2005 rulebook their Momentum adds up to a single Charge; in the later Chapter Five their damage adds up, and their KnockBack too if all come from the same direction.',
    words: 'together group several chargers sum momentum knockback two knights',
  },
  'BWC-07': {
    title: 'What a combined Charge adds up',
    text: '2005 rulebook: the chargers join their Momentum, and damage and KnockBack follow from it. Polish text: Momentum and damage. Later Chapter Five: damage, and KnockBack from the same direction. The app reads the first two alike, one Momentum for all and the damage of every weapon that hits; all Momentum behind a single weapon is a house rule.',
    words: 'sum together group editions',
  },
  'BWC-29': {
    title: 'Whose speed is added to a Charge',
    text: 'English: the move of a target that comes towards the charger. Polish: of one that moves in the same direction. The app adds the move towards the charger and takes off the move away; the Polish wording is a house rule.',
    words: 'head-on chase run away',
  },
  'BWC-30': {
    title: 'One die for each point, or one die multiplied',
    text: 'English: as many separate d6 as points. Polish: 1d6 multiplied by the points. The app rolls separate dice, as the example of the joust does; multiplying is a house rule.',
    words: 'momentum multiply',
  },
  'BWC-31': {
    title: 'Skill roll in a Charge',
    text: 'English: none for ramming with the body, the normal one for a weapon. Polish says in one place that a Charge takes none and in another that a weapon does. The app follows the English text; a weapon that hits automatically is a house rule.',
    words: 'hit automatic ram',
  },
  'BWC-32': {
    title: 'Who counts as Knocked Over',
    text: 'English: what tips over when you let go, and only that is Disrupted. Polish: what moved farther than its base is down, and everyone hurled back is Disrupted. The app decides it for a minifig at 1" or more and leaves the rest to the table; the base rule is a house rule.',
    words: 'tip boats sink',
  },
  'BWC-33': {
    title: 'Is trampling a choice?',
    text: 'English: the charger may trample, and only a victim that is Knocked Over and low. Polish: it is automatic when no jump or climb is needed. The app offers it as a choice; automatic trampling is a house rule.',
    words: 'optional automatic run over',
  },
  'BWC-34': {
    title: 'What ploughing on uses up',
    text: 'English: each Physical Opposition roll is taken off the Momentum that is left. Polish: the rolls are only compared. The app subtracts; comparing alone is a house rule.',
    words: 'plow plough reduce compare',
  },
  'BWC-79': {
    title: 'Whose Size counts in a joust',
    text: 'In the example mount and rider together make the Momentum, but only the rider was struck, so his Size 1 resists the KnockBack. The app takes Momentum from the whole and resistance from the part that was struck.',
    words: 'horse unseated knight lance',
  },
  'BWC-80': {
    title: 'KnockBack that stays within the Size',
    text: 'The text stops both only on a tie. The app also stops the charger, in contact, when he wins by no more than the target’s Size: he would otherwise run through it. The reading that he goes on is a house rule.',
    words: 'margin',
  },
  'BWC-84': {
    title: 'Damage from a fall',
    text: 'The ground is a huge rooted object: a unit that falls takes 1d6 for each full 2" of height, without any limit of Size and without a Skill roll. The table may play without it.',
    words: 'falling drop cliff jump roof hurt',
  },
  'BWC-140': {
    title: 'What can a target be crushed against?',
    text: 'English text: the ground, or an object that is larger and firmly rooted. Polish text: the ground or a larger object. The app wants it larger and rooted.',
    words: 'crush wall tree',
  },
  'BWC-144': {
    title: 'How big must a charging weapon be?',
    text: 'English texts: Heavy or larger and made for thrusting. Polish text: large, with a sharpened end. The app takes the English wording, so a spear of minifig length will do.',
    words: 'lance size pointed',
  },
} satisfies ChapterTexts<Id>;
