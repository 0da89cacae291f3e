import type { leagueIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-LG-01': {
    title: 'The league: three scenarios, two sides',
    text: 'Everybody plays each of 3 scenarios twice: once as the light side and once as the dark one, 6 games in all. Each of them scores once only. Armies are small enough to keep a game within 90 minutes on average.',
    words: 'format season games scenario light dark little six',
  },
  'BW-LG-02': {
    title: 'Juniors and Seniors',
    text: 'Whoever is under 18 plays among the Juniors, everybody else among the Seniors. With a parent’s consent a minor may join the Seniors, and then plays like any of them.',
    words: 'age group category children adults consent kids',
  },
  'BW-LG-03': {
    title: 'What armies and terrain are built of',
    text: 'Armies are LEGO, vehicles included. Scenery and fixed terrain may exceptionally be made of something else.',
    words: 'materials bricks lego scenery clone other brands',
  },
  'BW-LG-04': {
    title: 'Two armies to a meeting',
    text: 'Bring at most 2 armies, A and B, and pick one for each game. Both must keep the limits, and the referee checks them before play. From meeting to meeting you may change them.',
    words: 'army list registration referee check roster entry swap change',
  },
  'BW-LG-05': {
    title: 'Army limits of the league',
    text: 'An army costs 150 points at most. No unit, mount or Creation in it may be faster than 10".',
    words: 'points cap speed limit budget fast move restriction big',
  },
  'BW-LG-06': {
    title: 'Which rules the league plays',
    text: 'The Polish text, with the three supplements: healing; magic; hiding, perception and weapon mastery.',
    words: 'rule set edition supplements version allowed magic',
  },
  'BW-LG-07': {
    title: 'The table of a league game',
    text: 'Each side of the table measures at least 90 cm; best is 120 by 120 cm.',
    words: 'board size battlefield minimum centimetres big',
  },
  'BW-LG-08': {
    title: 'Announcing a meeting',
    text: 'A meeting counts for the league when it is announced to the referee at least 2 days ahead, with the games that are planned.',
    words: 'notice days tournament report plan',
  },
  'BW-LG-09': {
    title: 'Referee and record',
    text: 'A referee should be there; for Juniors he must be. Seniors may exceptionally play without one if they photograph and describe the table after every player’s turn. Nobody judges his own game: a third person does. After the meeting the results go to the referee, with the reason where other games were played than planned.',
    words: 'judge photos report documentation protocol judges',
  },
  'BW-LG-10': {
    title: 'Walkover',
    text: 'If one player does not come, the other gets 7 points for one scenario of his choice among those announced, and the absentee nothing. If the absentee had already played that scenario in the session, 3 points come off his result. With good reason, and if both agree, the meeting simply does not count.',
    words: 'absent no show forfeit default win missing no-show did not turn come opponent late player',
  },
  'BW-LG-11': {
    title: 'How long a season lasts',
    text: 'A season ends 1 month after the first player has finished all games, counted from the day of his last report, and after 6 months in any case; the app takes whichever comes first. Changes to the rules must be announced by the day the new season opens.',
    words: 'end date deadline duration months close',
  },
  'BW-LG-12': {
    title: 'Points for a game',
    text: 'A game is worth 5 points. Reaching the main goal adds 2 for the winner and takes 2 from the loser; a secondary goal adds 1 to everybody who reached it, loser included. A draw gives 5 each. One game brings between 3 and 8 points.',
    words: 'score scoring win loss draw bonus result',
  },
  'BW-LG-13': {
    title: 'Play-off',
    text: 'Players who end level play one or more scenarios drawn at random. Points from these games join no total; they only settle who ranks higher.',
    words: 'tie break equal level final place random points',
  },
  'BW-LG-14': {
    title: 'Deployment in Battle and Capture the Flag',
    text: 'The higher die picks an edge of the table; the opponent takes the one across. Everybody sets up within 5" of their own edge: first half of the units of whoever picked, then the whole other army, then the rest. Whoever did not pick begins.',
    words: 'set up start edge starting area first turn',
  },
  'BW-LG-15': {
    title: 'Battle',
    text: 'Main goal of both: destroy the enemy army. Secondary goal: get at least one unit into the enemy’s starting area while at least half of the enemy’s units are still on the table.',
    words: 'scenario annihilation breakthrough goals last standing fight destroy goal',
  },
  'BW-LG-16': {
    title: 'Capture the Flag',
    text: 'The artefact lies in the middle, and has to be fetched from there each time again. Bringing it to your own edge is a capture; the carrier then leaves the table with his mount or vehicle, secured. Three captures win; the game also ends when one side is wiped out. Secondary goal: no enemies left on the table, secured ones aside. If the winner’s last unit made the capture, the loser has reached that goal.',
    words: 'scenario artefact ctf goals secure wipe out carry',
  },
  'BW-LG-17': {
    title: 'Transport, or the ambush',
    text: 'Light sets up half its units first, within 5" of the centre; dark places everybody around the table, within 5" of any edge. The higher die begins. Main goal: carry the item off an edge; dark has to take it first. Secondary goal: wipe out all enemies on the table at that moment. When dark does so, play goes on, since reinforcements may come; when light does, it has reached both goals.',
    words: 'scenario convoy escort item goals caravan',
  },
  'BW-LG-18': {
    title: 'Reinforcements',
    text: 'Only for light in the transport. Before each of its turns it rolls 1d6: on 4 or more one unit of the reserve comes in at the middle of any edge, within 5" of it. It may move and act in the same turn.',
    words: 'reserve arrive support die turn',
  },
  'BW-LG-19': {
    title: 'The very important item',
    text: 'It fills one hand of its carrier and is neither weapon nor shield. Weapons that take two hands, ranged ones too, are out, unless he has more than two arms. When he dies, anybody within 1" of the body may take it over without an Action. Flyers, and those aboard one, may not carry it.',
    words: 'carrier ring egg plans pick up hand dead package carry',
  },
  'BWC-100': {
    title: 'Does the speed limit of the league hold in play?',
    text: 'The app checks the Move as bought, and what propulsion was paid for. Sprints and Charges may take a unit beyond 10".',
    words: 'cap sprint charge ten inches',
  },
  'BWC-101': {
    title: 'Who is light in the battle and for the flag?',
    text: 'Sides are named in the transport only, yet each scenario is to be played from both. In the app whoever picks the edge of the table is the light side.',
    words: 'dark choose sides',
  },
  'BWC-102': {
    title: 'Half of whose units, when breaking through?',
    text: 'The Polish word may mean either player’s. In the app it is the enemy’s units: he is broken through while still strong.',
    words: 'secondary goal battle',
  },
  'BWC-103': {
    title: 'Who wins the flag when one side is wiped out?',
    text: 'The game ends, but the artefact was not taken 3 times. In the app whoever survives has reached the main goal.',
    words: 'survivor elimination',
  },
  'BWC-104': {
    title: 'Points only once, but each scenario twice?',
    text: 'The app counts each scenario once for each side, so 6 results make a whole season.',
    words: 'slots score',
  },
  'BWC-160': {
    title: 'Does a secondary goal count in a draw?',
    text: 'Taken literally, a draw is 5 points for each. The app adds 1 for a secondary goal all the same.',
    words: 'tie six bonus',
  },
  'BWC-161': {
    title: 'What if a scenario is played again from the same side?',
    text: 'The first game counts, the later one scores nothing. The text only says that points are given once.',
    words: 'replay repeat twice result',
  },
  'BWC-162': {
    title: 'Where do the points of a walkover go?',
    text: 'The 7 points stand for one scenario and side of whoever came; he need not play it any more. The absentee still has his to play; the 3 points come off his total.',
    words: 'absent slot penalty',
  },
  'BWC-163': {
    title: 'When is a month over that began on the 31st?',
    text: 'In the app it is over on the last day of a shorter month: 6 months from 31 August lead to the end of February.',
    words: 'date calendar season',
  },
  'BWC-164': {
    title: 'What is half of an odd number of units?',
    text: 'Where halves do not come out even, whoever picked the edge may set up any larger part first, or all: of 7 units 4 to 7.',
    words: 'deployment majority',
  },
} satisfies ChapterTexts<(typeof leagueIds)[number]>;
