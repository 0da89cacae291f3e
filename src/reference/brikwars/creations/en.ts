import type { creationIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-CCB-01': {
    title: 'Whose Skill does a Creation use?',
    text: 'Creations attack like anybody else: by shooting, in close combat or by a Charge. A Creation without a Mind uses the Skill of its Operator. A Creature with a Mind that obeys an Operator uses its own.',
    words: 'vehicle operator driver creature mind attack aim crew',
  },
  'BW-CCB-02': {
    title: 'The mindless do not counter',
    text: 'A Creation steered by an Operator lacks the reflexes for close combat: it can attack, but it makes no counters.',
    words: 'vehicle robot operated reflex hits back',
  },
  'BW-CCB-03': {
    title: 'Too big to counter',
    text: 'A unit may counter only opponents of at least half its own Size. An opponent of Size 0 can be countered only by another of Size 0.',
    words: 'giant small opponent size half vermin hits back strike',
  },
  'BW-CCB-04': {
    title: 'No leap, no Angry Inch',
    text: 'Creations that cannot leap, such as vehicles on wheels and machines on a base, get no Angry Inch when they attack.',
    words: 'immobile vehicle step tank wheels',
  },
  'BW-CCB-05': {
    title: 'Firing arc',
    text: 'A Creation’s weapon must point at the target to within 45°. Measure angle and range from the muzzle; the Weapon Size from the barrel at its shortest.',
    words: 'angle gun turret aim direction barrel turn cannon sideways',
  },
  'BW-CCB-06': {
    title: 'Turrets and arms',
    text: 'Turrets, hinges and arms give a weapon a wider arc at no cost. The moving parts are 2 Structure Levels weaker than the rest, at least 0.',
    words: 'turret hinge mount structure level weak arm turn',
  },
  'BW-CCB-09': {
    title: 'Manual Fire',
    text: 'Toy launchers that work may be fired for real instead of rolling to hit. The first thing hit takes the damage, others only from a stream or a piercing shot, and only within the listed range. Agree whether things knocked over stay down. A shot that fails to leave the barrel may be taken again, at -1 damage each time.',
    words: 'real launcher spring shoot catapult mulligan toy shoots',
  },
  'BWC-36': {
    title: 'Who can counter at Size 0?',
    text: 'English text: an opponent of Size 0 is countered only by Size 0. Polish text: beings of Size 0 counter only each other. The app takes the English reading, which follows from the rule of half the Size by itself.',
    words: 'vermin rat zero',
  },
  'BWC-116': {
    title: 'Are moving parts weaker or smaller?',
    text: 'English text: 2 Structure Levels weaker. Polish text: they must be 2 levels smaller, which makes no sense for the build. The app takes weaker.',
    words: 'turret translation level',
  },
} satisfies ChapterTexts<(typeof creationIds)[number]>;
