import type { setUpIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-SET-01': {
    title: 'Everybody must agree to castles',
    text: 'Before the game every player must accept that castles are used. Then name the player who uses the castle.',
    words: 'consent accept owner lord castle lord set up opponent refuses',
  },
  'MK-SET-02': {
    title: 'Sections go on the table first',
    text: 'Place the castle sections before any terrain and before any figure.',
    words: 'order set up placement terrain figures place',
  },
  'MK-SET-03': {
    title: 'At most 18" from your own starting area',
    text: 'The castle may stand at most 18" from its lord’s starting area; exactly 18" is allowed. The app measures every section, from its nearest edge to the nearest edge of the area.',
    words: 'distance placement inches tape side near set up far place',
  },
  'MK-SET-04': {
    title: 'At least 30" from every enemy starting area',
    text: 'The castle must stand at least 30" from the starting area of every opponent; exactly 30" is allowed. The app measures every section. A table of 36" by 36" hardly leaves room for that; 36" by 72" does.',
    words: 'distance placement inches tape opponent far set up table size castle',
  },
  'MK-SET-05': {
    title: 'Sections stay within 3" of each other',
    text: 'No section may stand farther than 3" from the others. The app reads this as a chain: each section is within 3" of another one, and all hang together.',
    words: 'distance gap placement inches tape chain apart joined set up between walls',
  },
  'MK-SET-06': {
    title: 'At least 3" from the battlefield edge',
    text: 'No section may stand nearer than 3" to the edge of the battlefield; exactly 3" is allowed.',
    words: 'distance placement inches tape table border set up near',
  },
  'MK-SET-07': {
    title: 'No terrain inside the castle',
    text: 'The castle encloses a part of the battlefield, and no terrain may be placed there. The app takes the enclosure as a description and checks no closed ring; the ban on terrain is one for set-up, so rubble may fall inside later.',
    words: 'courtyard yard enclosed ring closed placement set up trees',
  },
  'MK-SET-08': {
    title: 'What the opponent may build',
    text: 'The opponent may put up anything on his own side, as long as his figures start at least 30" from the castle. The text does not say from where on a figure; the app measures from the edge of its base.',
    words: 'terrain enemy side distance inches placement set up builds',
  },
  'MK-SET-09': {
    title: 'The castle needs an entrance',
    text: 'A castle must have at least one entrance through which figures get in and out. A keep and a gatehouse have two each; a round tower and a wall with a door have one; a wall without a door has none.',
    words: 'door gate way in portal bejárat placement set up',
  },
  'MK-SET-10': {
    title: 'The castle lord starts at the castle',
    text: 'The castle lord’s starting position is in contact with the castle. The app takes this as permission to start there, not as a second distance to be checked.',
    words: 'starting area touch next deploy set up defender',
  },
  'MK-SET-11': {
    title: 'No figures within 18" of an enemy starting area',
    text: 'No castle lord may place figures within 18" of an opponent’s starting area. By the app’s ruling exactly 18" is still within, so it is not allowed. The app measures from the edge of the base.',
    words: 'deploy distance inches placement zone set up near opponent close place',
  },
  'MK-SET-12': {
    title: 'Starting inside the castle',
    text: 'The castle lord’s warriors may begin the game in the castle.',
    words: 'deploy garrison start walls set up',
  },
  'MK-PLK-01': {
    title: 'When planking and ladders are placed',
    text: 'If you use planking and ladders, place them after the castles but before the warriors and the terrain.',
    words: 'order set up boards deszkázat létra first planks',
  },
  'MK-PLK-02': {
    title: 'Where planking comes from',
    text: 'Planking is printed on the packaging of the Castle Wall Pack; cut it out before you throw the box away.',
    words: 'planks boards box cardboard cut deszkázat castle wall pack',
  },
  'MK-PLK-03': {
    title: 'What planking is for',
    text: 'Planking joins sections at their supporting beams where the parapet does not serve. Lay it wherever the way along the wall is broken.',
    words: 'planks boards bridge gap walkway beam parapet deszkázat',
  },
  'MK-PLK-04': {
    title: 'How planking lies',
    text: 'Planking must always touch the wall and stand at a right angle to it.',
    words: 'planks boards perpendicular square contact deszkázat angle straight',
  },
  'MK-PLK-06': {
    title: 'Planking is optional',
    text: 'The castle lord may lay planking to make the way along the walls continuous, but need not. Where a gap is left without it, the way counts as broken.',
    words: 'planks boards gap continuous path deszkázat',
  },
  'MK-LAD-01': {
    title: 'What ladders do',
    text: 'A ladder set against a section makes a new access point (belépési pont) on a wall. In the app it serves at towers, too, but not at a gatehouse, which has no access point; the text can also be read for any section.',
    words: 'climb wall up létra siege ladder the castle',
  },
  'MK-LAD-02': {
    title: 'How many ladders there are',
    text: 'Each player may have one ladder for every 3 walls in play, and places it anywhere. The app counts the walls of both sides, with or without a door, and rounds down: 5 walls give each player 1 ladder, 6 walls give 2.',
    words: 'number count per three walls létra siege maximum',
  },
  'MK-LAD-03': {
    title: 'A token instead of a ladder',
    text: 'If there are not enough ladders, mark the access point (belépési pont) with a token. It counts as a ladder.',
    words: 'marker counter missing létra substitute',
  },
  'MK-LAD-04': {
    title: 'Carrying a ladder',
    text: 'A movement formation may carry a ladder or its token, without any modifier.',
    words: 'move transport formation carry létra speed penalty bring',
  },
  'MK-LAD-05': {
    title: 'Raising a ladder',
    text: 'To set a ladder against a wall and open an access point (belépési pont), give the movement formation an action.',
    words: 'put up lean place action létra siege raise climb',
  },
  'MK-LAD-06': {
    title: 'Taking a ladder away',
    text: 'To take a ladder away, give a movement formation a move action. It can be done only while no enemy stands at the far end.',
    words: 'remove lower pull throw down action létra top opposing enemy opponent push',
  },
} satisfies ChapterTexts<(typeof setUpIds)[number]>;
