import type { rulingIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-A-01': {
    title: 'Must the whole castle lie within 18"?',
    text: 'The castle may be at most 18" from its lord’s starting area. Either that binds every section, or it is enough that the nearest one is so close. The app asks it of every section, measured from its nearest edge to the nearest edge of the area, because the other distances of the set-up are also set for sections. Asking it of the nearest section only is a house rule.',
    words: 'distance part measure',
  },
  'MK-A-02': {
    title: '3" from which other section?',
    text: 'Sections may be no more than 3" apart. That can mean every pair of them, or each section and some neighbour. The app takes the second: each section must be within 3" of another, and all of them must hang together in one chain. If every pair had to be so close, no large castle could be built at all; whoever wants that plays it as a house rule.',
    words: 'pairwise gap between distance',
  },
  'MK-A-03': {
    title: 'Must the starting area touch the castle?',
    text: 'The text says that the lord’s starting position is in contact with the castle, but it also allows a castle up to 18" away. The first can be a duty to let the two touch, or a permission to begin inside. The app takes it as the permission: warriors may start in the castle, and the 18" are the only distance checked between the two. That they must touch is a house rule.',
    words: 'adjacent',
  },
  'MK-A-04': {
    title: 'Is exactly 18" already within 18"?',
    text: 'No castle lord may place figures within 18" of an opponent’s starting area. A figure at exactly 18" can be counted as inside or as just outside. The app counts it as inside, so it is forbidden, because a range measured to the line includes the line. The limits worded as at most or at least (3", 18" and 30") are met at the exact figure. Allowing a figure at exactly 18" is a house rule.',
    words: 'equal boundary limit radius deployment',
  },
  'MK-A-05': {
    title: 'Are starting area and starting position the same?',
    text: 'The set-up measures once from the starting area (kezdő terület) and once from the starting position (kezdő pozíció). One might take the second for the spot of each figure. The app takes both for the same thing, because the list that uses the second word merely repeats the distances given with the first. No other reading leads to different checks that could be carried out before figures are placed.',
    words: 'deployment zone',
  },
  'MK-A-06': {
    title: 'What may the opponent build on his side?',
    text: 'The opponent may build anything (bármit) on his own side while his starting figures are at least 30" from the castle. That can be heard as freedom from every other rule of the set-up. The app takes it as the terrain of his own side and keeps the 30" as a check on his figures. A castle of his own obeys the castle rules in any case, so there is no second reading to offer.',
    words: 'distance',
  },
  'MK-A-07': {
    title: 'What if both players bring a castle?',
    text: 'The text mostly speaks of one castle lord, but one sentence says that neither castle lord may place figures too near the other. So two castles are foreseen, and nothing says that the distances then change. The app checks everything for each user against each opponent, with several opponents too. No other reading offers itself.',
    words: 'users multiplayer two castles',
  },
  'MK-A-08': {
    title: 'Which walls count for ladders?',
    text: 'Each player may have 1 ladder per 3 walls in play. That can mean all walls on the table or only your own, and the text does not say how to round. The app counts every wall section in play, whoever it belongs to, and rounds down: with 5 walls each player has 1 ladder. The besieger, who needs ladders most, often has no wall himself. Counting only your own walls is a house rule.',
    words: 'number rounding létra',
  },
  'MK-A-09': {
    title: 'Raising a ladder: which action?',
    text: 'To raise a ladder a movement formation is given an action; to take it away, a move action. Either the difference is meant, or raising is a move action too and the word was dropped. The app keeps the words as printed: raising costs an action of the formation, taking away a move action. Making both move actions is a house rule; either way it is 1 action.',
    words: 'up down cost létra',
  },
  'MK-A-10': {
    title: 'Does the target really choose the attacker?',
    text: 'If more than one enemy figure touches the access point (belépési pont), the text lets the target choose the attacker. Taken by the word, the player of the target names which of those enemies makes the attack. That sounds odd and may be a slip of the translation, with the attacker meant to choose the target. The app follows the words and names the other reading beside it; the attacker’s choice is a house rule.',
    words: 'several',
  },
  'MK-A-11': {
    title: 'Whose level counts when ganging up?',
    text: 'A target on a higher level than the primary attacker gets +1 defence. When several gang up through an access point (belépési pont), helpers may stand on another level than the primary attacker. Only the primary attacker is named, so the app compares with him alone and the levels of the helpers change nothing. Nothing in the text points to another reading.',
    words: 'helper height bonus',
  },
  'MK-A-12': {
    title: 'Close and shut: are those two things?',
    text: 'Of a section with several doors the text says that each may be closed and shut on its own (csukni, illetve zárni): two words for closing. One might look for a lock that is more than a closed door. The app reads it as opening and closing, because the sentence before speaks of both and no rule says anything about locks. So it is no more than a slip of the pen.',
    words: 'open separately',
  },
  'MK-A-13': {
    title: 'Does the door in a wall lead to the top?',
    text: 'Doors are named among the access points (belépési pont), yet walls are said to have none except ladders. So a wall’s door is either a way up to the wall walk or just a way through. The app takes it as an entrance for passing on the ground, not linked to the top, because the rule about walls is the more exact one. Stairs behind the door would be a house rule.',
    words: 'climb point passage',
  },
  'MK-A-14': {
    title: 'May a titan or a rider pass through the gate?',
    text: 'Horses, mounted figures, multi-dial units and titans may never go onto or into a section (rá/be). The ground under the arch can be taken as inside, or as open ground below it. The app takes into as every door and the arch, so they may not pass there; gaps in the castle and rubble are free to them. Letting them under the arch is a house rule.',
    words: 'horse cavalry doorway ride dragon',
  },
  'MK-A-15': {
    title: 'Which damage is the base damage?',
    text: 'To attack a castle the base (alap) damage must be 4 or more. That can mean the value at the current click or the one at the first click. The app takes the value printed at the current click, before bonuses and penalties, because base is the opposite of modified. The first click is a house rule.',
    words: 'starting bonus',
  },
  'MK-A-16': {
    title: 'Are titans and multi-dial units bound by everything else?',
    text: 'The list simply lets titans and multi-dial units attack castles. One could read that as freeing them of every other condition. The app does not: in close combat their front arc must touch, and they may not attack a section they stand on, because those two rules name no exception.',
    words: 'titan contact standing',
  },
  'MK-A-17': {
    title: 'May a castle section shoot at a castle?',
    text: 'The long shot rule expects castles as targets of sections, but the list of those who may attack castles does not name sections. The app lets a section shoot if it qualifies like everybody else: base ranged damage 4 or more, before the −2 of the long shot, or a listed ranged ability. That a section always may is a house rule.',
    words: 'tower against enemy fire',
  },
  'MK-A-18': {
    title: 'Long shot at a near target: still −2?',
    text: 'Against titans, castles and multi-dial units a section’s range is doubled and its damage is 2 less. The name long shot (messzelövés) suggests that this is meant for targets beyond the normal range. The app does both at any distance, because the text names only the kind of target and gives no choice. Doing so only beyond the normal range is a house rule; then a near target takes full damage.',
    words: 'titan castle optional',
  },
  'MK-A-19': {
    title: 'Can the −2 push damage below 0?',
    text: 'A long shot takes 2 from the section’s damage, and the text does not say what happens when there is less than 2. The app stops at 0: such a shot may hit, but does nothing. A damage below 0 could only mean that the shot heals, which no rule allows, so there is no second reading.',
    words: 'negative minimum zero',
  },
  'MK-A-20': {
    title: 'Is a figure on planking standing on the wall?',
    text: 'The ban speaks of the section a figure stands on and does not mention planking, so planking could be ground of its own. The app counts it as the wall, because the text makes planking a part of the wall it is attached to. A figure there may attack the neighbouring section.',
    words: 'planks boards deszkázat',
  },
  'MK-A-21': {
    title: 'Is a figure under the arch on the gatehouse?',
    text: 'Figures may stand under the arch, but the text does not say whether they are then on the section. The app says no: they stand on the ground, may attack the gatehouse and get no defence from it. The opposite is a house rule.',
    words: 'archway gate below portcullis boltív standing stand gateway',
  },
  'MK-A-22': {
    title: 'Shooting from section to section: does the defence bonus count?',
    text: 'A figure on a section gets no bonus from the building if the line of fire crosses no section; the text adds that both stand on it (mindketten rajta állnak). That can mean the same section or the same castle. The app gives the bonus when attacker and target stand on different sections, because the line then crosses the edge of the target’s section, and none when both stand on one section. No bonus anywhere on the same castle is the other reading, shown beside it.',
    words: 'fortification wall tower cover',
  },
  'MK-A-23': {
    title: 'Breached and destroyed by one attack: how many points?',
    text: 'A breach is worth half the section’s points, its destruction all of them. If a single attack does both, the two could be added up. The app gives the full points only, because the half is for a section that is breached and not yet destroyed, which is never the case here. The text leaves no room for another reading.',
    words: 'victory same score',
  },
  'MK-A-24': {
    title: 'One breaches it, another destroys it: who gets points?',
    text: 'The player who breached a section gets half its points while it is not yet destroyed. If another player destroys it later, the half may lapse or may be kept. The app lets it lapse, because it is tied to a section that still stands, and the full points go to the destroyer by the normal rules. Keeping the half as well is a house rule: a section of 85 points then pays 42 and 85.',
    words: 'victory lapses two',
  },
  'MK-A-25': {
    title: 'May a demoralised tower still shoot?',
    text: 'The castle text says only that a demoralised section is breached and its doors stay open. It does not say whether it may still attack. The app neither forbids nor promises it: what a demoralised figure may do is in your rulebook, and all its rules apply to sections, too. So it is a question for the base game, not for the castle rules.',
    words: 'action captured shoots',
  },
  'MK-A-26': {
    title: 'When do action tokens come off a section?',
    text: 'The castle text tells when a section takes a token and that it may not act with 2. It does not tell when tokens are removed. The app leaves the moment to your rulebook, since everything that the castle rules do not change goes on as with other figures. There is no second reading to choose from.',
    words: 'remove clear pushed end turn cselekvésjelző',
  },
  'MK-A-27': {
    title: 'Does a base in the doorway keep a door open?',
    text: 'A portcullis (kapurács) cannot be closed while a figure’s base is in its way. Of other doors the text says nothing of the kind, so either they may always be closed, or the same is taken for granted. The app applies it to the portcullis only, because the rule stands there and nowhere else. Treating all doors alike is a house rule, and an easy one to agree on.',
    words: 'blocked close obstacle',
  },
  'MK-A-28': {
    title: 'Rubble in the yard, where no terrain may be?',
    text: 'No terrain may be put on the ground that the castle encloses, yet a destroyed section becomes rubble, which is hindering terrain. Either the ban holds all game long, or only while the table is set up. The app takes it as a rule of the set-up, because it stands among the preparations and rubble has a rule of its own. The other way the two rules could not both be kept.',
    words: 'courtyard enclosed inside',
  },
  'MK-A-29': {
    title: 'How do you touch what is never in contact?',
    text: 'The text says that a section is never in contact with any figure, and also that a close combat attacker must touch it with the front arc. The app keeps both: the touch allows this one attack and has no other effect of contact.',
    words: 'base touching adjacent contradiction',
  },
  'MK-A-30': {
    title: 'Must the ability be used in the attack?',
    text: 'The text asks for figures that have one of the abilities. Either showing it is enough, or the attack must use it. The app takes the first: it is enough that the ability shows at the current click, for the text only says have. Having to use it is a house rule.',
    words: 'optional active cancel',
  },
  'MK-A-31': {
    title: 'Must the castle be a closed ring?',
    text: 'The text says that the castle encloses a part of the battlefield. That can be a demand for a closed ring, or only a description of what castles do. The app takes it as a description and does not check the ring, because gaps of up to 3" between sections are allowed anyway. Where sections do stand in a ring, the ground inside is enclosed and such gaps count as closed. Demanding a ring is a house rule.',
    words: 'enclosure courtyard gap surround shape',
  },
  'MK-A-32': {
    title: 'One member does not qualify: is the attack lost?',
    text: 'A figure that does not qualify may not take part in a formation or gang up against a castle. Either it alone is left out, or the whole attack fails. The app leaves out that figure; the rest may attack if the formation rules allow their number. Losing the whole attack is a house rule.',
    words: 'group helper void weak',
  },
  'MK-A-33': {
    title: 'Is a section 4" away too close to be shot at?',
    text: 'A section cannot shoot at a unit that is 4" away or nearer. Unit can be taken as figures only, or as including the sections of an enemy castle. The app includes them, because a section counts as a figure, and measures as always: from the edge of the shooting section to the centre of the target. The text gives no reason to except castles.',
    words: 'minimum range against',
  },
  'MK-A-34': {
    title: 'Does a breached keep still give its extra action?',
    text: 'Extra actions depend on a keep or another section being in play; for Conquest the text says that you have one. That could mean what you brought or what still stands. The app counts what still stands: a destroyed section no longer counts, a breached one does, and both wordings mean the same. A section that left the game is plainly not in play, so nothing else is left to choose.',
    words: 'in',
  },
  'MK-A-35': {
    title: 'Broken towers are mentioned twice: is it one event?',
    text: 'Once the text says that a section is destroyed (megsemmisül) when 3 broken towers can be seen on its dial, and later that it leaves the game when 3 of them appear there. One might look for two steps. The app sees one event, because dial and symbols are the same in both places: at that moment the section is destroyed and taken off the table. Nothing could happen in between.',
    words: 'tower eliminated törött torony',
  },
  'MK-A-36': {
    title: 'What does each helper add to an attack on a castle?',
    text: 'The castle text allows a gang up or a ranged formation where every member qualifies, but says no number for it: that belongs to the base rules, which differ by edition. The app therefore asks once in a siege what each helper adds, for close combat and for shots apart, and keeps the answer as a house rule of that siege. Damage is that of the first attacker.',
    words: 'bonus plus one value',
  },
} satisfies ChapterTexts<(typeof rulingIds)[number]>;
