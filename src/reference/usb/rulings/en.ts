import type { rulingIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-A-01': {
    title: 'How far can Hit and Tough be raised?',
    text: 'The text lets you always buy +1 and prints no limit, but it calls the Rookie the weakest possible soldier and the Veteran the best possible. The app therefore keeps both stats between 5+ and 3+, for heroes too.',
    words: 'cap upgrade maximum stat',
  },
  'USB-A-02': {
    title: 'Does the base decide the type?',
    text: 'Heavy infantry stands on at most 60 mm, riders on at most 50 mm, monsters and machines on more than 50 mm, so a base of 55 mm fits two types. In the app the type you buy decides; the base only has to fit it.',
    words: 'size millimetres monster',
  },
  'USB-A-03': {
    title: 'Which enemy is the nearest?',
    text: 'You may shoot at or charge only the nearest enemy, but the text does not say whether one you cannot see counts. The app takes the nearest of those you may attack: seen (for indirect fire, seen by an ally) and not under a False Flag; otherwise a unit behind a wall would forbid all fire. A hero on his own or mounted chooses freely, like one in a unit. The nearest of all, seen or not, is a house rule.',
    words: 'closest target visible strict choose unseen',
  },
  'USB-A-04': {
    title: 'How long does entrenchment last?',
    text: 'The text does not say. In the app until the unit moves, by its own will or not, or takes any action other than entrenching or a shot without moving. What terrain gives lasts while the unit is in it. However a unit became entrenched, the +1 Tough counts once.',
    words: 'dig duration end cover',
  },
  'USB-A-05': {
    title: 'How is fatigue counted?',
    text: 'The text takes −1 Hit for every further fight, and its example has −3 against the third attacker. The app counts 1 if the unit was already activated this round and 1 for each earlier fight as defender or in reaction; being shot at is no fight. Three attackers then meet −1, −2 and −3 from an activated unit, which fits the example, but 0, −1 and −2 from a fresh one. To count every fight, the present one too, instead of the activation is a house rule.',
    words: 'tired penalty cumulative',
  },
  'USB-A-06': {
    title: 'Do ruins give +1 or +2 Tough?',
    text: 'The text gives a unit in ruins +1 Tough and also counts it as entrenched, which is another +1. The app adds both, +2, because they are printed as separate effects. Monsters and machines, which gain nothing from entrenching, get +1. Only +1 for everybody is a house rule.',
    words: 'rubble building cover stack bonus',
  },
  'USB-A-07': {
    title: 'Do ladders and stairs cause hits?',
    text: 'Ladders and stairs are climbed at normal speed, yet every move up or down is said to cause hits. In the app ladders and stairs cause none, since they are built for it. Anywhere else every model brings the unit one hit for each full 2" of height.',
    words: 'climbing falling vertical',
  },
  'USB-A-08': {
    title: 'In what order is a move worked out?',
    text: 'The text has inches added, moves halved and a ceiling of 5", but no order. The app adds and subtracts all inches first, then halves once even where two rules halve, then applies the ceiling of slow terrain; fractions stay. Riders running in difficult terrain have 14", halved 7", so 5".',
    words: 'movement modifiers half speed rounding double',
  },
  'USB-A-09': {
    title: 'Is the special weapon paid on top?',
    text: 'Up to two soldiers swap their ranged weapon for a special one at +25 points each; the text does not say whether the swapped weapon stays paid for. In the app it does: the price has a plus, and the whole unit must own the same equipment. A unit without a ranged weapon has nothing to swap. 25 points in place of the ranged weapon is a house rule.',
    words: 'replace machine gun rocket launcher specialist',
  },
  'USB-A-10': {
    title: 'Do leaders cost 30 points once or per model?',
    text: 'The text prints +30 points without saying for what. In the app it is paid once per unit, whatever its size: the very next option says “per model”, this one does not.',
    words: 'leader price sergeant musician banner',
  },
  'USB-A-11': {
    title: 'Who may have leaders and specialists?',
    text: 'The text does not name them. The app gives leaders and special weapons to infantry, heavy infantry and riders only, because the section ends their lists; heroes, monsters and machines get none.',
    words: 'buy leader weapon cavalry',
  },
  'USB-A-12': {
    title: 'Whose Tough saves when a hero is in the unit?',
    text: 'The text only says that a hero in a unit is harder to shoot. In the app the unit saves on the soldiers’ Tough while any of them lives, then on the hero’s. Wounds are laid so that as many models as possible go, so the hero usually falls last.',
    words: 'joined defence casualties mixed save',
  },
  'USB-A-13': {
    title: 'A charge broken at 25 %: of what?',
    text: 'A charge fails when the charger loses at least 25 % of its Standfast points during it. The app counts only what this charge cost (shots in reaction, dangerous terrain, climbing) and compares it with the points the unit started the game with. The charger then stops halfway to its target.',
    words: 'stopped losses fire quarter starting',
  },
  'USB-A-14': {
    title: 'Are equipment slots totals or added up?',
    text: 'A monster or machine may buy 2 pieces at growth 2, 3 at growth 4 and 4 at growth 6. The text does not say whether these add up. In the app they are totals: at growth 6 there are 4 pieces, not 9.',
    words: 'pieces',
  },
  'USB-A-15': {
    title: 'May a small monster or machine buy equipment?',
    text: 'The text first grants equipment at growth 2, yet calls an unmoving gun or catapult (growth 0) the basic choice. The app allows 1 piece at growth 0 and 1, or a gun could not have its gun. By the letter it has none and only its basic melee weapon; that is a house rule.',
    words: 'slots plant immobile',
  },
  'USB-A-16': {
    title: 'Half the dice from a transport: how rounded?',
    text: 'Infantry inside a transport shoots with half of its dice, and the text does not round. The app halves the dice of the whole unit, rounds down and leaves at least 1: 5 dice become 2.',
    words: 'rounding vehicle firing',
  },
  'USB-A-17': {
    title: 'Who picks the models that fall?',
    text: 'The defender picks them, but wounds must be laid so that as many models as possible go. In the app the number that goes is fixed, and the defender chooses only between equal ways. A model wounded before counts as the weakest, so it goes first.',
    words: 'casualties removal choose maximise',
  },
  'USB-A-18': {
    title: 'Do wounds of d2 and d3 spill over?',
    text: 'Such a hit takes several points of Standfast, and the text does not say whether what is left over reaches the next model. The app adds the points of all unsaved hits and spreads them over the unit, like any other wounds. At most one model per hit is a house rule.',
    words: 'overflow excess cannon damage',
  },
  'USB-A-19': {
    title: 'Self-destruction: twice which Standfast?',
    text: 'The text says twice its Standfast points. The app takes what all models of the unit have left together: 5 models of 1 point make 10 hits. The unit is gone and counts as lost; with nothing of it left there is no combat result.',
    words: 'explode suicide kamikaze double',
  },
  'USB-A-20': {
    title: 'What are d2 and d3?',
    text: 'Some heavy weapons take 1d2 or 1d3 points of Standfast, but the text knows only six-sided dice and does not say how to roll these. The app reads 1d6: for 1d2, 1–3 is 1 and 4–6 is 2; for 1d3, 1–2 is 1, 3–4 is 2 and 5–6 is 3. That is the custom in wargames, and every result is equally likely.',
    words: 'half die third cannon damage table',
  },
  'USB-A-21': {
    title: 'Who wins when the losses are equal?',
    text: 'After five rounds the side that lost fewer activations wins. The text does not say what follows if both lost as many; the app calls it a draw.',
    words: 'tie victory encounter battle end draw',
  },
  'USB-A-22': {
    title: 'Is morale tested after a lost melee?',
    text: 'The text asks for the 50 % test after a defeat in melee, but “defeat” is also the name of the result 4–5, which makes the loser panic anyway. The app lets the table of results decide alone: shaken at 2–3, panicked at 4–5, no further test. Testing after a loss by 2 or more is a house rule.',
    words: 'combat fight',
  },
  'USB-A-23': {
    title: 'Do entrenchment and weapons change morale?',
    text: 'They change Tough, and morale is tested on Tough; the text does not say whether they count here. The app says no: only modifiers that name morale count (brave +1, pit of corpses −1), besides a hero’s Tough and rerolls.',
    words: 'cover dig modifier heavy weapon',
  },
  'USB-A-24': {
    title: 'Several limits at once: which test?',
    text: 'The text does not say what happens when one volley takes a unit past 25 % and 50 %. The app makes one test per event, at the highest limit newly reached, after the shooting or the result of the melee. A test never makes a state better: a unit in panic that passes stays in panic.',
    words: 'morale thresholds order worse',
  },
  'USB-A-25': {
    title: 'What does growth 3 ignore in terrain?',
    text: 'From growth 3 a monster or machine pays no attention to terrain modifiers. In the app that means all of them, good and bad: its own moves, Hit and Tough, also the −1 for shooting at a target in cover and the +3" of a road. Hits from dangerous terrain and blocked sight are no modifiers, so they stay.',
    words: 'forest difficult woods tank',
  },
  'USB-A-26': {
    title: 'Can a single hold carry infantry and heavy infantry?',
    text: 'A hold takes 10 infantry or 5 heavy infantry; the text does not mix them. In the app each hold takes one kind, so 6 infantry and 2 heavy infantry need 2 holds. Heroes count as their type; riders and machines do not fit. Counting a heavy soldier as 2 of the 10 places is a house rule.',
    words: 'cargo mixed transport capacity vehicle',
  },
  'USB-A-27': {
    title: 'Two heroes cost the same: who commands?',
    text: 'The most expensive hero commands, and the text does not settle a tie. In the app the owner names the commander before deployment. The price includes equipment, magic and mount.',
    words: 'equal leader general',
  },
  'USB-A-28': {
    title: 'Can Bend of Luck save a rolled 1?',
    text: 'The text says that the result of the die changes, but also that a rolled 1 always fails. In the app the face itself changes, within 1 to 6: a 1 bent to 2 is no longer a 1, and at 7+ a 5 bent to 6 is a first 6. It is no modifier. That a rolled 1 fails all the same is a house rule.',
    words: 'power point natural one change',
  },
  'USB-A-29': {
    title: 'A sudden attack fails: what then?',
    text: 'The text says only what success does. In the app a failed test uses up the unit’s activation, and it tries again next round. A unit that never comes is not lost.',
    words: 'reserve arrive late ambush table',
  },
  'USB-A-30': {
    title: 'What are reserves?',
    text: 'The text names reserves once, in assault, and never explains them. In the app only a scenario makes reserves, and infiltration is deployment, not arrival. A unit that comes by sudden attack counts as activated and entrenched, but assault lets it charge at that moment all the same.',
    words: 'table edge',
  },
  'USB-A-31': {
    title: 'How are lost activations counted?',
    text: 'A lost hero counts as 2, but the text does not say how riding or joining changes that. In the app a mounted hero is 2, mount included. A hero and the unit he has joined count apart: 2 and 1.',
    words: 'victory losses double',
  },
  'USB-A-32': {
    title: 'Does a reaction use up the activation?',
    text: 'The text does not say. In the app it does not: the unit may still be activated this round. A shot in reaction is a fight, though, so it adds to fatigue.',
    words: 'react charge later',
  },
  'USB-A-33': {
    title: 'What does a failed test against a hidden unit cost?',
    text: 'The text says only that the attack may go on after a success. In the app a failure loses the attack but not the move, and the unit may not pick a second target in that action.',
    words: 'hide lost another',
  },
  'USB-A-34': {
    title: 'How does a unit recover its morale?',
    text: 'A shaken or panicked unit tests Tough when its activation begins. In the app this is a morale test, so brave, a hero nearby and a pit of corpses count. If it passes, shaken becomes steady and panic becomes shaken, and it acts in the new state at once; if it fails, it acts in the old one.',
    words: 'rally start shaken panic',
  },
  'USB-A-35': {
    title: 'Must a joined hero have the unit’s specialisations?',
    text: 'All models of a unit must be alike, but the text makes an exception for heroes. In the app a hero may differ in everything; only what concerns movement, deployment and camouflage works solely if the unit and the hero both have it.',
    words: 'equipment same fliers infiltration',
  },
  'USB-A-36': {
    title: 'A panicked unit is locked: run or fight?',
    text: 'Panic allows only a run, but the next activation of a locked unit must be a fight. In the app the compulsory fight comes first; it still hits only on 6.',
    words: 'engaged',
  },
  'USB-A-37': {
    title: 'May I shoot into a locked fight?',
    text: 'The text is silent, so the players agree or roll for it. The app’s answer is no, because no rule says which side such a shot would hit.',
    words: 'shooting melee engaged friends',
  },
  'USB-A-38': {
    title: 'Who has the charge bonuses in a duel?',
    text: 'Both heroes count as charging. In the app both therefore reroll 1s and use the bonuses of cavalry weapons, but the +1 of the combat result for charging goes only to the side whose activation it is.',
    words: 'hero weapon reroll',
  },
  'USB-A-39': {
    title: 'Which wounds score in the combat result?',
    text: 'Each unsaved wound scores +1, and the text does not say what counts as one. In the app every point of Standfast really taken in this melee does, by blows, ramming or the duel. Shots in reaction do not.',
    words: 'points overkill dealt',
  },
  'USB-A-40': {
    title: 'What counts for outnumbering?',
    text: 'The text names numbers without saying of what. The app counts surviving models, not Standfast, of all units of a side in the fight together. Equal numbers give nobody the point.',
    words: 'superiority more models',
  },
  'USB-A-41': {
    title: 'Which Standfast scores in the combat result?',
    text: 'The text adds the highest current Standfast of a single model. In the app that is what the toughest model has left after casualties, a hero in the unit included. An unhurt monster or machine of growth 6 thus brings +18.',
    words: 'X points score',
  },
  'USB-A-42': {
    title: 'How fast is a unit with a hero?',
    text: 'The text has them act together without naming a speed. In the app the unit moves as far as its slowest member, hero included, and must keep together as any unit does.',
    words: 'joined coherency movement',
  },
  'USB-A-43': {
    title: 'What if the loser cannot move?',
    text: 'A loser by 2–3 gives ground and one by 4–5 flees, but a monster or machine of growth 0 cannot move. In the app it stays where it is and only becomes shaken or panicked.',
    words: 'immobile retreat flee stuck gun',
  },
  'USB-A-44': {
    title: 'Who attacks again with a Daring Attack?',
    text: 'A Power point lets the hero or any member of his unit do it. In the app that is one model with one weapon, not the whole unit. The same goes for Perfect Shot.',
    words: 'brave extra',
  },
  'USB-A-45': {
    title: 'What may magic and tech buy?',
    text: 'The text speaks only of extra gear worth up to the hero’s basic price. In the app that is anything from the equipment list or the specialisations at a hero’s prices, also beyond one item per slot. Gear of monsters and machines can only be bought for a mount.',
    words: 'artefact items spells budget relic',
  },
  'USB-A-46': {
    title: 'Who pays for the specialisations of hero and mount?',
    text: 'The text does not say whether one purchase serves both. In the app each pays for itself, 20 or 5 points. Where the pair acts as one, the effect needs both to have it.',
    words: 'mounted dragon price fliers',
  },
  'USB-A-47': {
    title: 'Do the limits follow the agreed points or the spent ones?',
    text: 'The text does not say. The app counts heroes, activations and the most expensive activation by the agreed limit, as both examples of the text do. Spending less changes nothing.',
    words: 'composition unused leftover',
  },
  'USB-A-48': {
    title: 'Is a hero an activation?',
    text: 'The rule does not say so, but the examples do: at 240 points 5 activations are 1 hero and 4 units, and at 300 points 6 are 2 heroes and 4 units or 1 hero and 5 units. The app counts every hero.',
    words: 'unit number',
  },
  'USB-A-49': {
    title: 'Is one hero per 250 points a must or a maximum?',
    text: 'The rule could mean either. The app takes it as the most, with one hero as the least, because the text’s own example lets an army of 300 points take one hero or two.',
    words: 'heroes minimum started',
  },
  'USB-A-50': {
    title: 'What does “started 50 points” mean?',
    text: 'The text allows one activation per 50 points started. The app rounds up: 240 points give 5 activations, 300 give 6, and from 301 there are 7.',
    words: 'round begun fifty',
  },
  'USB-A-51': {
    title: 'What if the number needed is above 6 or below 2?',
    text: 'The text has one rule for when a 6 is not enough and does not say whether 9+ is harder than 7+. The app says no: from 7 up it is always a 6 and then another 6, 1 in 36, because the text promises that chance in every case. Below 2+ it stays at 2+, because a rolled 1 always fails.',
    words: 'modified target range cap eight nine',
  },
  'USB-A-52': {
    title: 'Do rerolls reach the second 6?',
    text: 'Some rolls reroll 1s (a charge), some all failures (a shield), and at 7+ the 6s are rolled a second time anyway. The text does not say whether the reroll reaches that second roll. In the app 1s are rerolled in the first roll only, once per die, so a charge at 7+ hits with 7 in 216; rerolling 1s of the second roll too is a house rule. Where failures are rerolled, a die that failed starts its whole test over, once.',
    words: 'leader blessed confirm six ones',
  },
  'USB-A-53': {
    title: 'How many dice does an automatic weapon roll?',
    text: 'An automatic weapon gives 2 dice and a special weapon 3 for each point of Initiative. The app multiplies for every model: a rider with Initiative 2 rolls 4 dice with an automatic weapon and 6 with a special one.',
    words: 'machine gun burst number multiply',
  },
  'USB-A-54': {
    title: 'Does cover help to hit in melee?',
    text: 'Hedges or walls, ruins and forests give +1 Hit, and Hit serves both shooting and melee, so in the app the bonus counts in both. It does not count in later rounds of a locked fight, where the text rules terrain bonuses out.',
    words: 'screens forest hedge',
  },
  'USB-A-55': {
    title: 'Which side is the length of an oblong table?',
    text: 'The deployment zone is a quarter of the table’s length. On an oblong table the app takes the distance between the two edges where the armies stand: 48" apart give zones of 12", 36" give 9".',
    words: 'depth rectangular edge',
  },
  'USB-A-56': {
    title: 'Do fliers and hunters suffer in dangerous terrain?',
    text: 'Fliers ignore what terrain does to their move, hunters only the penalties. In the app flying over dangerous terrain is not crossing it, so fliers take no hits. Hunters take them, since hits are no modifier of a move.',
    words: 'lava minefield flying',
  },
  'USB-A-57': {
    title: 'What is the starting Standfast of a unit with a hero?',
    text: 'Morale and broken charges look at the Standfast a unit started with. While a hero is joined, the app adds the starting points of the unit and of the hero.',
    words: 'threshold total percent',
  },
  'USB-A-58': {
    title: 'Does the rank matter after upgrades?',
    text: 'No: a Rookie raised to Hit 3+ and Tough 3+ costs 21 points like a Veteran, and every other pair of stats costs the same from any rank. The app therefore looks at the stats and takes the rank as a name.',
    words: 'regular upgrade price',
  },
  'USB-A-59': {
    title: 'Which is the leaders’ first fight of a round?',
    text: 'Leaders reroll 1s in the unit’s first fight of a round. The app takes the first melee in which the unit itself rolls to hit that round, be it in its own activation or the enemy’s.',
    words: 'sergeant ones strike back',
  },
  'USB-A-60': {
    title: 'May heroes buy better stats?',
    text: 'No list for heroes says so, but for a mounted hero the text advises upgrading both. In the app a hero pays 3 points for +1 Hit and 4 for +1 Tough. The Hero and the Legend already have 3+ in both, so they can gain nothing.',
    words: 'price aspirant daredevil',
  },
  'USB-A-61': {
    title: 'What happens when a retreat runs into an enemy?',
    text: 'The retreating unit counts as just charged. In the app a new fight starts with that enemy as the charger; the retreating unit may not react, and fatigue counts. This happens at most once per unit and result.',
    words: 'flee push back collision second',
  },
  'USB-A-62': {
    title: 'May an entrenched unit react after its activation?',
    text: 'Only a unit that was not yet activated may react, but entrenching gives the right to react to charges. In the app an entrenched unit reacts even after its activation, or that right would be empty; all others react only before it.',
    words: 'reaction already dig charge',
  },
  'USB-A-63': {
    title: 'What does a False Flag keep off?',
    text: 'The text bars attacks on the hero and his unit. In the app only attacks aimed at them are barred: shots, charges and blows. Dangerous terrain, morale and whatever else touches them go on as usual.',
    words: 'protect untouchable target area aura',
  },
  'USB-C-01': {
    title: 'Polish or English: which text decides?',
    text: 'The rules are printed in Polish and in English and neither is said to rule. The app follows the Polish text, which was written first and which the English follows sentence by sentence, with some slips. It leaves it only where the Polish cannot be played. Where they differ, the entry says so.',
    words: 'language translation original version difference',
  },
  'USB-C-02': {
    title: 'Why does the English print +5.1, +5.1?',
    text: 'These are four stats, not decimals: Hit 5+, Initiative 1, Tough 5+, Standfast 1. The Polish text separates them with commas. The app reads four whole values everywhere, since Initiative counts dice and Standfast counts hits.',
    words: 'stat line decimal point full stop comma',
  },
  'USB-C-03': {
    title: 'Steadfast, Resolve, Defense: which stat is meant?',
    text: 'The English text has several words for one Polish term. Standfast, Steadfast and Resolve are one stat; so are Tough and Defense, and Hit, Hits and accuracy. Shocked and shaken are one state; unit, squad and branch are one thing. The app keeps to Hit, Initiative, Tough, Standfast, shaken and unit. Other slips, such as “transoms” for pavises and “hookers” for hackbuts, change no rule.',
    words: 'synonym terms translation names',
  },
  'USB-C-04': {
    title: 'Does the pit of corpses hurt morale?',
    text: 'Polish: no bonus for entrenching and −1 to morale tests. English: you do not get the −1. The app takes −1, because the next sentence, that nobody wants to join the pit, fits only a penalty.',
    words: 'mass grave modifier translation',
  },
  'USB-C-05': {
    title: 'Is the cap 33 % or one third?',
    text: 'Both texts print 33 %, but their examples are exact thirds: 80 of 240, 100 of 300 and 482 of 1446. At 33 % all three would be illegal. The app therefore takes one third, for heroes and their mounts too. 33 % to the letter is a house rule.',
    words: 'percent dearest activation price limit',
  },
  'USB-C-06': {
    title: 'Which stat finds a hidden unit?',
    text: 'Polish: the attacker tests his own Tough without modifiers, and the hidden unit must be his nearest enemy. English: he tests Standfast. The app takes Tough, because Standfast counts hits (up to 22 and more) and is no target for a die. A hero in the attacking unit does not lift the condition of the nearest enemy.',
    words: 'hide steadfast test',
  },
  'USB-C-07': {
    title: 'Does −2 make Tough better or worse?',
    text: 'Stats are printed like +4, so −2 could be read as turning +4 into +2, which would help the model that is hit. The app reads every minus as bad for the player who rolls: 4+ becomes 6+, and 5+ becomes 7+. Such weapons cost points, so they must hurt the enemy, and a bought +1 makes a stat better.',
    words: 'sign modifier heavy weapon defence penalty',
  },
  'USB-C-08': {
    title: 'Are castles or locks forced?',
    text: 'Polish “zamek” is both a castle and a lock; the English text says locks. It is only an example of a special action beside searching for files and planting bombs. The app shows both readings; the scenario decides.',
    words: 'bomb door',
  },
  'USB-C-09': {
    title: 'Each weapon or one of them?',
    text: 'Polish: the unit may use each weapon it has; English “any” could mean one of them. The app takes each, or buying several would be pointless. Every weapon rolls its own dice, and all shots go at the same target.',
    words: 'weapons pools',
  },
  'USB-C-10': {
    title: 'What does rerolling with a shield cost?',
    text: 'Polish: a unit that rerolls failed saves with its shields may not strike back; English: it “cannot return”, which means the same. In the app it is a choice, made when saves have failed. It binds only a unit that still has to strike back: one that charged has already struck. With pole weapons as well, choose before anybody rolls. Shields of monsters and machines have no such price.',
    words: 'reroll retaliate strike back',
  },
  'USB-C-11': {
    title: 'What does a panicked unit hit on?',
    text: 'Polish: a panicked unit hits only on 6. English: it “only gets a roll of 6”, which is unclear. In the app the number needed is 6, whatever the bonuses. Where penalties already ask for 7 or more, it stays with a 6 and then another 6.',
    words: 'six translation scared',
  },
  'USB-C-12': {
    title: 'What does an unbreakable unit lose?',
    text: 'Both texts compare the combat result with Tough, but their example uses the morale die: at 5+ a rolled 1 costs 4. In the app it loses that many models where it would panic, at least 1; at 25 % it is shaken as usual, at 75 % a failure costs models instead of the unit. A lost fight costs as many wounds as the difference, instead of its result. Losing points of Standfast at every failed test instead is a house rule.',
    words: 'margin',
  },
  'USB-C-13': {
    title: 'How far from the transport may infantry get out?',
    text: 'Polish: anywhere 5" away; English: anywhere within 5". The app takes the English reading, up to 5", for every model, with the unit kept together: boarding is within 5" too, and an exact distance could not be played.',
    words: 'disembark leave vehicle exit',
  },
  'USB-C-14': {
    title: 'Is “small arms” one weapon or all of them?',
    text: 'In Polish all ranged weapons and one item of the price list have the same name; English calls the item small arms and uses that word for aimed shots and Perfect Shot too. In the app it means the 24" weapon only in the price list. In actions, Power points and camouflage it is any ranged weapon.',
    words: 'translation',
  },
  'USB-C-15': {
    title: 'Who may buy specialisations?',
    text: 'Polish: any unit, monster or hero; the English text leaves this sentence out. In the app everybody may. The whole unit buys the same ones.',
    words: 'skills abilities cost',
  },
  'USB-C-16': {
    title: 'May a hero bend the roll for smoke?',
    text: 'Polish: heroes may modify this roll with Power points; English garbles the sentence. In the app they may. This is a second exception to the rule that a hero spends points in his own activation; smoke clears on 4 or more.',
    words: 'marker point luck clear',
  },
  'USB-C-17': {
    title: 'When must a unit stop before dangerous terrain?',
    text: 'Polish: when its move is not enough to get across. English: “if there is no traffic”, a mistranslation. The app follows the Polish: nobody may stop on such terrain, so whoever cannot cross halts in front of it.',
    words: 'lava river short',
  },
  'USB-C-18': {
    title: 'Does “branch” or “individual” mean a unit?',
    text: 'Yes. The English text once says that a branch shares its stats and once that an individual panics; the Polish says unit both times. The app reads unit everywhere.',
    words: 'squad translation word',
  },
  'USB-C-19': {
    title: 'What does a machine’s shield cost?',
    text: 'Polish: 10 points. English: 10 points per model. It is the same, since a monster or machine is always one model; the app takes 10.',
    words: 'price tank',
  },
  'USB-C-20': {
    title: 'What makes a big weapon roll d2 or d3?',
    text: 'The texts speak in turn of blows, shots, hits and wounds. In the app every unsaved hit of such a weapon takes d2 or d3 points of Standfast.',
    words: 'cannon wound damage shot blow',
  },
  'USB-C-21': {
    title: 'What Standfast has a mounted hero?',
    text: 'Polish: a combined amount, “that is, a lot”; English: the sum of both. The app takes the sum, as the printed 22 of a Legend with 4 on a dragon shows. “Lowest Tough” means the worse of the two, so the larger number.',
    words: 'rider tank dragon wounds',
  },
  'USB-C-23': {
    title: 'Which moves does a road lengthen?',
    text: 'Polish: march, run and charge; English: walk, run and charge. In the app +3" goes to all three, so also to the tactical move, along a road or across it.',
    words: 'bonus',
  },
  'USB-C-24': {
    title: 'Who gets the point for charging?',
    text: 'The two texts word it differently: Polish “for the charger”, English “for charging”. In the app the side that charged in this very fight gets +1; in later rounds of a locked fight nobody does.',
    words: 'combat result score charge plus one',
  },
  'USB-C-25': {
    title: 'Must locked units go on fighting?',
    text: 'Polish: the next activation of any locked unit is a fight, compulsorily. The English text leaves the word out. In the app it is compulsory.',
    words: 'engaged leave obligatory',
  },
  'USB-C-27': {
    title: 'Does a duel involve the whole units?',
    text: 'Polish: the heroes fight a duel and the units a fight of their own. The English calls both a duel. In the app there are two separate fights and one combat result, with −2 for a hero who fled and −1 for one who fell.',
    words: 'heroes',
  },
  'USB-C-28': {
    title: 'What is the phalanx’s “additional 1+”?',
    text: 'Both texts print 1+, which elsewhere would be a target number. In the app it is one more point, +1, in the combat result.',
    words: 'score plus front',
  },
  'USB-C-29': {
    title: 'Does ramming hit or wound?',
    text: 'Both texts first say damage, then hits. In the app ramming makes automatic hits, one for each growth, and the enemy saves against each as usual, with no weapon modifier.',
    words: 'ram monster machine save',
  },
  'USB-C-30': {
    title: 'Does shaken end before or after the test?',
    text: 'Both texts let shaken and panic last until the next activation, and also test at its start. In the app the test comes first in that activation; if it fails, the state stays for the whole of it.',
    words: 'recover',
  },
  'USB-C-31': {
    title: 'Does magic buy gear or spells?',
    text: 'Polish says gear, English equipment, and once magic points; neither lists spells. In the app they are ordinary entries of the equipment list and the specialisations, bought beyond the normal limits, up to the hero’s basic price: 30 points for an Aspirant, 115 for a Legend.',
    words: 'tech relic',
  },
  'USB-X-01': {
    title: 'Is the zone of a small table 12" or 6"?',
    text: 'The text’s example has a table of 2×2 feet, calls it 48×48" and gives a zone of 12". But 2 feet are 24", a quarter of which is 6"; 48" are 4 feet. The app takes a quarter of the length: 6" on 24", 9" on 36", 12" on 48".',
    words: 'deployment depth inches',
  },
  'USB-X-02': {
    title: 'Which growth table is right?',
    text: 'The text adds +1 Initiative and +3 Standfast for each growth, but prints 1 and 3 for a Regular of 44 points (growth 1) and 7 and 21 for one of 119 (growth 6). No such rule fits both. In the app Initiative equals the growth and Standfast three times the growth, at least 1 of each: this fits the 44-point line and the Legend’s dragon, and gives 6 and 18 at growth 6. One Initiative and three Standfast more at every growth, which fits the other line, is a house rule.',
    words: 'monster machine misprint',
  },
  'USB-X-03': {
    title: 'How does the dragon cost 231 points?',
    text: 'The text adds 115 for a Legend, 115 for magic, 21 for weapons and 231 for a dragon to 482, “or something like that”, without a list. Read literally, a Veteran of growth 6 costs 126, and four pieces for 30, 30, 30 and 15 make 231. The app takes the sum as an example, not as a rule; you pay for what you buy.',
    words: 'price',
  },
  'USB-X-06': {
    title: 'May a battle be larger than 1000 points?',
    text: 'The largest size the text names is 1000 points, yet its Legend on a dragon needs 1446. In the app any higher limit is allowed, because the sizes are only a convention.',
    words: 'large maximum above',
  },
  'USB-X-07': {
    title: 'Why can 90 points not be spent?',
    text: 'At 90 points there are two activations of at most 30 points each, so 60 points are the most; up to 100 points it is the same two thirds. No rule forbids it. The app counts the rest as unspent points.',
    words: 'smallest unused cap',
  },
  'USB-X-08': {
    title: 'Is it 16.66 % or 16.67 %?',
    text: 'The text prints 16.66 % and 2.77 %: cut off, not rounded. The exact chances are 1/6 and 1/36, which round to 16.67 % and 2.78 %. The app calculates with the exact fractions.',
    words: 'percent rounding fraction chance odds',
  },
  'USB-X-09': {
    title: 'Does a 30-point hero fit 90 points?',
    text: 'The text names 90 points as the smallest game and 30 points as the cheapest hero. That fits exactly one third; at 33 % the cap would be 29.7 and no hero would fit. So the app takes a third.',
    words: 'aspirant percent',
  },
} satisfies ChapterTexts<(typeof rulingIds)[number]>;
