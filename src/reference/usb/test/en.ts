import type { testIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-STAT-01': {
    title: 'The four stats (HITS)',
    text: 'Every model has four values. Hit is tested to land attacks, in shooting and in melee. Initiative is the number of dice the model rolls in an attack. Tough is tested to save against hits and spells and for morale; Standfast is how many unsaved hits the model takes before it is removed.',
    words: 'CIOS characteristics statline profile accuracy defense steadfast resolve numbers values',
  },
  'USB-STAT-02': {
    title: 'How to read 4+',
    text: 'A stat such as 4+ (the text prints +4) is a target number: 4 or more on 1d6. Lower is better, so 3+ beats 5+. Where a rule asks for the highest Tough, it means the best one, that is the smallest number.',
    words: 'target number coefficient plus best highest lowest better lower',
  },
  'USB-DICE-01': {
    title: 'Only six-sided dice; d2 and d3',
    text: 'The game uses six-sided dice only. For 1d2 roll 1d6: 1–3 counts as 1, 4–6 as 2. For 1d3 roll 1d6: 1–2 counts as 1, 3–4 as 2, 5–6 as 3. The text never explains these two; this is the app’s ruling.',
    words: 'die D6 half third wounds cannon three-sided',
  },
  'USB-DICE-02': {
    title: 'When the rules are silent',
    text: 'If the rules say nothing, agree with your opponent or use common sense. Or roll 1d6: on 1–3 one player is right, on 4–6 the other. Settle who has which half before you roll.',
    words: 'dispute argument disagreement unclear settle roll-off argue',
  },
  'USB-TEST-01': {
    title: 'How to make a test',
    text: 'Roll 1d6: the test succeeds if the die shows the stat or more. Bonuses and penalties change the number needed. At 2+ you have 5 chances in 6, at 4+ 3 in 6, at 6+ 1 in 6.',
    words: 'check roll success hit save odds chance',
  },
  'USB-TEST-02': {
    title: 'A rolled 1 always fails',
    text: 'A die that shows 1 fails, whatever the bonuses. No test is therefore easier than 2+, and the chance to fail never drops below 1 in 6 (16.66 % in the text).',
    words: 'natural one automatic failure fumble miss',
  },
  'USB-TEST-03': {
    title: 'When a 6 is not enough',
    text: 'If the number needed is 7 or more, keep only the dice that show 6 and roll them again: each second 6 is a success, everything else fails. That is 1 in 36 per die (2.77 % in the text), no matter how far above 6 the number lies.',
    words: 'sixes twice double impossible confirm reroll unlikely seven',
  },
  'USB-TEST-04': {
    title: 'Bonuses and penalties',
    text: 'A plus helps the player who rolls, a minus hurts him. −2 to the enemy’s Tough turns his 4+ into 6+; +1 for entrenching turns it into 3+. Buying +1 Hit or Tough likewise lowers the number needed by 1.',
    words: 'modifier sign plus minus entrenched cover fatigue modifiers add',
  },
  'USB-TEST-05': {
    title: 'Many dice at once',
    text: 'Roll all dice of an attack together; each one is a test of its own, and you count the successes. Every attacking model gives as many dice as its Initiative. At 7+ set aside all dice but the 6s, roll those again and count the new 6s. On average you get the number of dice times the chance of one.',
    words: 'pool handful volley attacks successes expected re-roll failed together',
  },
  'USB-MEAS-01': {
    title: 'Measuring distances',
    text: 'You may measure any distance at any time. Between two bases, measure from edge to edge, not from centre to centre.',
    words: 'premeasure tape range ruler base distance pre-measure centre edge',
  },
  'USB-MEAS-02': {
    title: 'Playing in centimetres',
    text: 'Instead of inches you may use centimetres: double every distance of the rules. A move of 5" becomes 10 cm.',
    words: 'metric cm inch convert scale small table',
  },
  'USB-ETQ-01': {
    title: 'Touching figures',
    text: 'If you have touched one of your figures, you activate its unit. Touch your opponent’s figures only with his consent.',
    words: 'touch move hand etiquette manners miniature consent touched take back',
  },
  'USB-BASE-01': {
    title: 'Shape and size of bases',
    text: 'A base may have any shape; how big it may be depends on the type of the unit. Infantry: at most 30×30 mm. Riders: at most 50×50 mm. Heavy infantry: at most 60×60 mm. Monsters and machines: more than 50×50 mm, with no upper limit. If a base suits two types, the type you bought counts.',
    words: 'round square mm millimetres diameter footprint stand',
  },
} satisfies ChapterTexts<(typeof testIds)[number]>;
