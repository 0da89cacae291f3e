import type { meleeIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-MELEE-01': {
    title: 'Who reaches the enemy in a charge',
    text: 'If one model of the unit sees the enemy and is close enough to charge it, the whole unit may charge. It charges one unit only. The reach is that of a charge: 10", changed by everything that changes a move.',
    words: 'range reach line of sight distance one target far',
  },
  'USB-MELEE-02': {
    title: 'Which enemy a unit may charge',
    text: 'A unit charges only the nearest enemy activation. If a hero is in the unit, it may charge any enemy unit. As in shooting, the app counts only the enemies that may be attacked at all, and a hero on his own chooses freely too; strictly the nearest is a house rule.',
    words: 'target nearest closest choose hero',
  },
  'USB-MELEE-03': {
    title: 'Moving into contact',
    text: 'When the reaction is over, as many chargers as possible move into contact with enemy bases. Before the charged unit strikes back, its player likewise moves all his models up to the attacker’s bases.',
    words: 'base engage pile in close up touching touch',
  },
  'USB-MELEE-04': {
    title: 'How many dice in melee',
    text: 'All models of the unit roll as many dice as their Initiative, not only those in contact. The unit may strike with every melee weapon it has; each weapon of a monster or machine gets the full dice. The English text says “any” weapon, which could mean only one; the app follows the Polish: each.',
    words: 'attacks number blows second rank pool weapons fight',
  },
  'USB-MELEE-05': {
    title: 'To hit and save in melee',
    text: 'Each die is a test of Hit, and each hit may be saved by a test of Tough. The charging unit rerolls its own 1s to hit once, and its cavalry weapon gives +1 Hit and −1 to the enemy’s Tough. A heavy weapon gives −2 to the enemy’s Tough, the really heavy one of monsters and machines −3. Cover, entrenchment, formations, shaken, panic and fatigue count as in shooting, camouflage does not. In later rounds of a locked fight, charge and terrain give nothing.',
    words: 'roll lance two-handed sword modifiers close combat reroll charge bonus',
  },
  'USB-MELEE-06': {
    title: 'Striking back',
    text: 'When the losses of the charge are off the table, all models of the charged unit that still live may strike back. The charger saves their hits as usual.',
    words: 'retaliate return blows fight defender counterattack hit',
  },
  'USB-MELEE-07': {
    title: 'Pole weapons',
    text: 'A charged unit with pole weapons strikes at the same time as the charger, before its own losses are removed. They cost 3 points per model, 5 for a monster or machine.',
    words: 'spear pike polearm halberd simultaneous first strike spears pikes',
  },
  'USB-MELEE-08': {
    title: 'Shields in melee',
    text: 'Failed saves in melee may be rerolled once. A unit that does so may not strike back in that fight; a unit that has already struck, such as the charger, loses nothing. The English text says it cannot “return”; the app follows the Polish and means striking back. Shields cost 3 points per model. Those of monsters and machines cost 10 and do not forbid striking back. If the unit has pole weapons too, choose before the first roll.',
    words: 'shield reroll saves pavise generator no strike back',
  },
  'USB-MELEE-09': {
    title: 'Leaders',
    text: 'Leaders cost +30 points per unit, once, whatever its size. The unit moves +1", and in its first melee of the round it rerolls 1s to hit. In a charge the 1s are rerolled anyway; no die is rerolled twice. The app takes leaders for units of infantry, heavy infantry and riders.',
    words: 'sergeant banner standard musician command reroll ones boss price',
  },
  'USB-MELEE-10': {
    title: 'Ramming',
    text: 'In a charge a monster or machine adds as many automatic hits as its growth, 6 at growth 6. They are saved as usual, and its weapons do not make that harder.',
    words: 'ram trample impact vehicle monster charge automatic hits run over tank tramples bump',
  },
  'USB-MELEE-11': {
    title: 'Self-destruction',
    text: 'In melee a unit with this specialisation may blow itself up instead of attacking. It deals automatic hits, 2 for each point of Standfast it still has, and is destroyed; the enemy saves as usual. With 3 points left that is 6 hits. The unit counts as lost, and if nothing of it is left, the app counts no combat result.',
    words: 'suicide bomb explode kamikaze blow up specialisation',
  },
  'USB-MELEE-12': {
    title: 'Locked in a fight',
    text: 'If the scores differ by 0 or 1, the units stay locked. The next activation of any of them must be another round of that fight, with no bonus for charge or terrain, even if the unit is in panic. The English text leaves out that it must; the app follows the Polish. Nobody may shoot into a locked fight: the text is silent here, so the app says no unless the players agree.',
    words: 'stuck engaged tied combat continues clutch shoot into melee draw leave tie',
  },
  'USB-MELEE-13': {
    title: 'A melee step by step',
    text: 'The charger names its target. The charged unit reacts if it may; a charge that has lost too much stops. The chargers move into contact and strike, the enemy saves and takes off his losses. Then he closes up and strikes back. At the end count the combat result and test morale. Pole weapons and duels make both sides strike at once.',
    words: 'sequence order phases close combat charge procedure hand-to-hand fight',
  },
  'USB-REACT-01': {
    title: 'Who may react to a charge',
    text: 'A charged unit may react if it has not been activated this round. An entrenched unit may react even if it has. Reacting does not use up its activation, but for fatigue a shot in reaction counts as a fight.',
    words: 'reaction response overwatch charged activated already shoot back',
  },
  'USB-REACT-02': {
    title: 'Reactions to a charge',
    text: 'Choose one: move 3"; or shoot, if the charger is more than 5" away; or entrench. A unit that was entrenched before may shoot at any distance, but may not move.',
    words: 'reaction stand and shoot flee evade dig in options counter charged',
  },
  'USB-REACT-03': {
    title: 'A charge that breaks',
    text: 'If the charger loses at least 25 % of the Standfast it started the game with in the course of the charge, it stops halfway and there is no melee. With 8 points that is 2. The app counts what was lost in this charge: to the reaction, on dangerous ground, in climbing.',
    words: 'failed stopped quarter losses reaction fire half way shot fails',
  },
} satisfies ChapterTexts<(typeof meleeIds)[number]>;
