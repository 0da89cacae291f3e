import type { responseIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-RESP-01': {
    title: 'Saving the Action',
    text: 'A unit that did not use its Action on its own turn may use it on an opponent’s turn as a Response: shoot at whoever leaves cover, strike whoever comes too near, pull a lever. It has only this 1, until its next turn.',
    words: 'overwatch reaction reserve hold wait save enemy turn',
  },
  'BW-RESP-02': {
    title: 'One inch for a Response',
    text: 'A responding unit may shift up to 1" to press, grab or touch something important, or to strike. For anything else it must already stand in the right place.',
    words: 'step shift reach lever door angry reaction press button',
  },
  'BW-RESP-03': {
    title: 'Cone of Vision',
    text: 'To respond, a unit must notice the act in time, as a rule see it. A minifig sees 45° to either side of where its head points, 90° in all. When it is hard to tell, roll for who is right.',
    words: 'facing sight angle see head field view behind back',
  },
  'BW-RESP-04': {
    title: 'Response to movement',
    text: 'Whoever answers an enemy’s movement with a saved Action is always fast enough: the Response simply happens and nobody rolls for the order. Only against an enemy Action does Skill decide who is faster.',
    words:
      'react reaction ambush overwatch saved action interrupt moving shoot enemy running past his move runner passing',
  },
  'BW-RESP-05': {
    title: 'Who Acts First',
    text: 'When a Response meets an enemy Action, even a Quick Action, both sides roll Skill and subtract the Use of what they attempt; where there is no Use, nothing is subtracted. The higher result acts first, even below 0. On a tie both act at once if they can; if not, the player whose turn it is goes first. The same rolls also decide whether the actions succeed.',
    words: 'initiative faster draw duel order contest of skill reaction quick interrupt quicker tie',
  },
  'BW-RESP-06': {
    title: 'Bail',
    text: 'As a Response a unit may throw itself to safety if it can move that way: roll 1d6 and dive to any spot within so many inches. It lands lying down and is Disrupted.',
    words: 'dodge dive jump evade escape cover leap prone rolling boulder aside grenade',
  },
  'BW-RESP-07': {
    title: 'When a Bail falls short',
    text: 'A Bail has no Use, so it usually comes first. If the dive is too short, the danger still strikes: the train runs the unit over, or the riflemen aim at its new place. A critical failure makes it fall where it stands, 0" away.',
    words: 'dodge failed too critical failure down fumble dive far enough',
  },
  'BW-RESP-08': {
    title: 'Disrupted',
    text: 'Until its own next turn a Disrupted unit does nothing: no Action, no Response, no Counter, no bracing against a Charge. In that turn it recovers; getting up off the ground then costs 2" of Move.',
    words: 'stunned prone knocked over stand up recover helpless lying',
  },
} satisfies ChapterTexts<(typeof responseIds)[number]>;
