import { howMany, plural } from '../../platform/format.ts';
import type {
  AccessEffect as CastlewaysAccessEffect,
  Joint,
  VisitorKind,
} from '../../rules/mage-knight/access.ts';
import type { AccessCombatEffect } from '../../rules/mage-knight/access-combat.ts';
import type { CastleGame } from '../../rules/mage-knight/actions.ts';
import type { AbilityId } from '../../rules/mage-knight/attack/abilities.ts';
import type { AttackerKind, AttackMode } from '../../rules/mage-knight/attack/attack.ts';
import type { EffectAnswer, EffectGroup, EffectId } from '../../rules/mage-knight/attack/effects.ts';
import type { EligibilityEffect, EligibilityRow } from '../../rules/mage-knight/attack/eligibility.ts';
import type { FigureValue } from '../../rules/mage-knight/attack/figure.ts';
import type { ShotTarget } from '../../rules/mage-knight/attack/shooting.ts';
import type { ShooterPlace, TargetPlace } from '../../rules/mage-knight/attack/shooting-at-figure.ts';
import type { ShotChange } from '../../rules/mage-knight/attack/shooting-changes.ts';
import type { ShootingEffect, ShotOutcome } from '../../rules/mage-knight/attack/shooting-reasons.ts';
import type { HitPart } from '../../rules/mage-knight/attack/shooting-to-hit.ts';
import type { ContactEffect } from '../../rules/mage-knight/contact.ts';
import type { DoorEffect, DoorMoment } from '../../rules/mage-knight/doors.ts';
import type { HeightEffect } from '../../rules/mage-knight/heights.ts';
import type { TapeCheck } from '../../rules/mage-knight/plan/checklist.ts';
import type { Comparison, PlacementCode } from '../../rules/mage-knight/plan/placement-limits.ts';
import type { PlacingStep, TableEdge } from '../../rules/mage-knight/plan/plan.ts';
import type { PlankingEffect } from '../../rules/mage-knight/planking.ts';
import type { SectionPart } from '../../rules/mage-knight/sections.ts';
import type { SiegeEffect, SiegeImpossibility } from '../../rules/mage-knight/siege/siege-events.ts';
import type { SetupIssue } from '../../rules/mage-knight/siege/siege-setup.ts';
import type { SiegePhase } from '../../rules/mage-knight/siege/siege-state.ts';

declare module '../../platform/words.ts' {
  interface SliceWords {
    readonly castle: typeof import('./en.ts');
  }
}

const count = plural('en');

type Phrase = (amount: number, ability: string) => string;

/** What several parts say, each in one place. */
const plankingOfWall = () => 'Planking belongs to its wall.';

const tooNear = (thing: string, other: string, distance: string, limit: string) =>
  `${thing} – ${other}: ${distance}, at least ${limit} needed.`;

const hasAbility = (_: number, ability: string) => `It has ${ability}.`;

const player = (number: number) => `Player ${number}`;

const closedDoor = () => 'Nobody shoots through a closed door.';

const whereTarget = 'Where does the target stand?';

const again = {
  startOver: 'Start over',
  startedOver: 'Everything is back to the start.',
  why: 'Why',
  noChangeHelps: 'No single change would help.',
};

const sectionReasons: Readonly<
  Record<'walls-never-attack' | 'no-range' | 'no-attack' | 'one-action-each', () => string>
> = {
  'walls-never-attack': () => 'A wall has no attack and no damage: it never shoots.',
  'no-range': () => 'Its range is 0.',
  'no-attack': () => 'Its attack is 0.',
  'one-action-each': () => 'A section acts only once a turn.',
};

const wayReasons = {
  'never-on-or-in': () =>
    'Mounted warriors, old ones on peanut bases, multi-dial units and titans never go on or into a section.',
  'arch-is-in': () => 'Under the arch counts as going in.',
  'rubble-and-gaps-free': () => 'Rubble and gaps are free to all.',
  'may-enter': () => 'Warriors go in and up through access points (belépési pont).',
  'figures-under-arch': () => 'Figures may stand under the arch.',
  'wall-door-on-ground': () => 'The door of a wall leads through it on the ground, not up.',
  'from-touching-wall': () => 'The way onto it is over a wall that touches it.',
  'no-passage': () => 'Nothing leads through it on the ground.',
  'every-door-open': () => 'All doors on the way are open.',
  'door-shut-in-the-way': () => 'A closed door is in the way.',
  'planking-joins': () => 'Planking joins them.',
  'no-such-door': () => 'It has no such door.',
  'breached-stays-open': () => 'In a breached section no door can be closed any more.',
  'closed-stops-shots': closedDoor,
};

const sharedPlaces = {
  'high-ground': 'On high ground',
  hovering: 'Soaring',
  'other-section': 'On another section',
};

const allKinds: Readonly<Record<VisitorKind, string>> = {
  warrior: 'Warrior',
  mounted: 'Mounted',
  'peanut-base': 'Peanut base',
  'multi-dial': 'Multi-dial unit',
  titan: 'Titan',
};

const editing = { redo: 'Redo', players: 'Players' };

const yesNo = { yes: 'Yes', no: 'No' };

const arch = 'Under the arch';

const demoralised = 'Demoralised';

const changed = 'changed';

const doors = 'Doors';

const reasons: Readonly<Record<EligibilityEffect, Phrase>> = {
  'stands-on-target': () => 'It stands on the section it wants to attack.',
  'planking-counts': () => 'Planking belongs to its wall: a figure on it counts as standing on the wall.',
  'arch-is-not-on': () => 'Under the arch it is not on the gatehouse, so that does not stop it.',
  'section-no-close-combat': () => 'A section makes no close-combat attacks.',
  'sections-only-shoot': () => 'Sections only shoot.',
  'front-arc-off': () => 'Its front arc does not touch the section.',
  'binds-everyone': () => 'This holds for titans and multi-dial units, too.',
  'never-enters': () => 'Titans and multi-dial units may not be on a section at all.',
  'titan-always': () => 'A titan may attack any castle.',
  'multi-dial-always': () => 'A multi-dial unit may attack any castle.',
  'base-damage-enough': (amount) => `Base damage ${amount}: 4 or more is enough.`,
  'base-damage-low': (amount) => `Base damage ${amount}: at least 4 is needed.`,
  'close-ability': hasAbility,
  'close-ability-missing': () => 'It has none of Close-combat Pierce, Sweep, Thunderblow.',
  collision: hasAbility,
  'collision-missing': () => 'It does not have Ram.',
  'base-ranged-damage-enough': (amount) => `Base ranged damage ${amount}: 4 or more is enough.`,
  'base-ranged-damage-low': (amount) => `Base ranged damage ${amount}: at least 4 is needed.`,
  'ranged-ability': hasAbility,
  'ranged-ability-missing': () => 'It has none of Magic Blast, Bombardment, Pierce.',
  'area-damage': hasAbility,
  'area-damage-missing': () => 'It does not have Area damage.',
  'no-requirement-met': () => 'It meets none of the conditions for this attack.',
  'base-value-counts': () => 'What counts is the value printed at this click, without bonuses and penalties.',
  'having-is-enough': () => 'Having the ability is enough; it need not be used.',
  'touch-for-this-attack': () => 'Touching the section counts for this attack only.',
  'section-must-qualify': () => 'A section that shoots at a castle must qualify like any other figure.',
  'long-shot': () => 'At a castle, a section shoots twice as far and does 2 damage less.',
  'all-members-qualify': (amount) =>
    count(amount, { one: 'It qualifies.', other: 'All # attackers qualify.' }),
  'members-out': (amount) =>
    count(amount, {
      one: '1 attacker does not qualify and is out.',
      other: '# attackers do not qualify and are out.',
    }),
  'rest-may-go-on': (amount) =>
    count(amount, {
      one: 'The other one may attack alone.',
      other: 'The other # may go on, if the base rules allow a group of that size.',
    }),
  'section-in-no-formation': () => 'A section is in no formation.',
};

const modes: Readonly<Record<AttackMode | 'access', string>> = {
  close: 'Close combat',
  ranged: 'Ranged',
  access: 'By ladder or door',
};

type Disputed = 'MK-A-15' | 'MK-A-17' | 'MK-A-21' | 'MK-A-30' | 'MK-A-32';

const otherReadings: Readonly<Record<Disputed, string>> = {
  'MK-A-15': 'Other reading: the value printed at the first click counts.',
  'MK-A-17': 'Other reading: a section may always shoot at a castle.',
  'MK-A-21': 'Other reading: under the arch it is on the gatehouse, so it may not.',
  'MK-A-30': 'Other reading: the ability must be used in this attack.',
  'MK-A-32': 'Other reading: a member that does not qualify stops the whole attack.',
};

const kinds: Readonly<Record<AttackerKind, string>> = {
  warrior: allKinds.warrior,
  titan: allKinds.titan,
  'multi-dial': allKinds['multi-dial'],
  section: 'Castle section',
};

const n = plural('en');

const values: Readonly<Record<FigureValue | 'cost', string>> = {
  range: 'Range in inches',
  attack: 'Attack value',
  defence: 'Defence value',
  clicks: 'Clicks on the dial',
  cost: 'Points',
};

type AccessEffect = AccessCombatEffect | HeightEffect | 'sections-only-shoot';

const accessReasons: Readonly<Record<AccessEffect, (amount: number) => string>> = {
  'closed-door': () => 'A closed door leads nowhere.',
  'no-enemy-at-other-end': () => 'No enemy stands at the other end.',
  'front-arc-off': () => 'Its front arc does not touch the access point.',
  'does-not-touch': () => 'It does not touch the access point.',
  'may-strike-through': () => 'Its front arc touches the access point, and an enemy stands at the other end.',
  'contact-for-this-only': () => 'They are in contact for this attack only, not for poison or anything else.',
  'all-touch': () => 'All of them touch the access point.',
  'members-out': (amount) =>
    n(amount, { one: '# attacker may not take part.', other: '# attackers may not take part.' }),
  'rest-may-go-on': (amount) =>
    n(amount, {
      one: 'The other one may attack alone.',
      other: 'The other # may go on, if the base rules allow a gang up of that size.',
    }),
  'primary-out': () => 'The primary attacker himself may not attack.',
  'sections-only-shoot': () => 'A section only shoots.',
  'target-higher': () => 'The target stands higher than the primary attacker: its defence rises by 1.',
  'target-not-higher': () => 'The target stands no higher than the primary attacker: no bonus.',
  'primary-level-counts': () => 'Only where the primary attacker stands counts.',
};

const table: Readonly<Record<EligibilityRow, string>> = {
  'MK-ELG-01': 'It stands on this section or its planking:',
  'MK-ELG-02': 'A section in close combat:',
  'MK-ELG-03': 'Close combat, and its front arc does not touch the section:',
  'MK-ELG-04': 'A titan:',
  'MK-ELG-05': 'A multi-dial unit:',
  'MK-ELG-06': 'Close combat, base damage 4 or more:',
  'MK-ELG-07': 'Close combat, Close-combat Pierce, Sweep or Thunderblow:',
  'MK-ELG-08': 'Close combat, Ram:',
  'MK-ELG-09': 'Ranged, base ranged damage 4 or more:',
  'MK-ELG-10': 'Ranged, Magic Blast, Bombardment or Pierce:',
  'MK-ELG-11': 'Ranged, Area damage:',
  'MK-ELG-12': 'Whoever else:',
  'MK-ELG-13': 'Ranged formation or gang up:',
};

/** An attack on a figure at the other end of an access point. */
const access = {
  enemyThere: 'It stands at the other end',
  higher: 'It stands higher than the primary attacker',
  closed: 'The door is closed',
  others: 'More of our figures touch the access point',
  target: 'The figure under attack',
  stands: { enemyThere: 'at the other end', higher: 'higher', closed: 'door closed' },
  primary: 'Its front arc touches the access point',
  helper: 'It touches the access point',
  faces: 'Faces it',
  touches: 'Touches it',
  hint: 'Ladder, stairs or open door (access point, belépési pont): a figure at one end may strike at an enemy at the other.',
  defence: (bonus: string) => `Its defence rises by ${bonus}.`,
  needs: 'It could attack',
  need: {
    'closed-door': 'through an open door',
    'no-enemy-at-other-end': 'with an enemy at the other end',
    'front-arc-off': 'with its front arc on the access point',
    'does-not-touch': 'when it touches the access point',
  },
  reasons: accessReasons,
  targetChooses: 'Several of us touch the point: the player of the target chooses who attacks it.',
  attackerChooses: 'Other reading: the attacker chooses which of several targets he strikes at.',
};

type castleshotsPhrase = (amount: string) => string;

const castleshotsReasons: Readonly<Record<ShootingEffect, castleshotsPhrase>> = {
  ...sectionReasons,
  'two-tokens': () => 'With two action tokens a section may not act.',
  'each-acting-section-one-token': (tokens) => `It acts, so it takes an action token and has ${tokens}.`,
  'pushed-without-damage': () => 'The second token pushes it, without damage.',
  'demoralised-by-base-rules': () =>
    'The castle rules do not say whether a demoralised section may shoot: go by the base rules.',
  'qualifies-at-castle': () => 'It qualifies to attack a castle like any figure.',
  'does-not-qualify': (damage) =>
    `A section, too, attacks a castle only with base ranged damage 4 or more or with the right ability. Its damage is ${damage}.`,
  'closed-door': closedDoor,
  'too-near': (inches) => `${inches}″ from the section’s edge: it does not shoot at 4″ or nearer.`,
  'far-enough': (inches) => `${inches}″ from the section’s edge: farther than 4″.`,
  'sections-too': () => 'The least distance holds for enemy sections as well, to their centre.',
  'within-range': (inches) => `The centre is within the range of ${inches}″, measured level.`,
  'beyond-range': (inches) => `The centre is beyond the range of ${inches}″, measured level.`,
  'range-doubled': (inches) => `At a titan, a castle or a multi-dial unit the range doubles to ${inches}″.`,
  'damage-less': () => 'In return the damage falls by 2.',
  'not-below-zero': () => 'Damage never falls below 0.',
  'always-long': () => 'Both hold within the normal range as well.',
  'line-from-top': () => 'The line of fire starts at the section’s centre, on its top. Bases do not matter.',
  'line-to-top': () => 'The line runs to the section’s centre, on its top. Bases do not matter.',
  'height-bonus': () =>
    'The shooter is neither on high ground nor soaring: the section has the height bonus.',
  'no-bonus-from-high': () => 'The shooter is on high ground: the section has no height bonus.',
  'no-bonus-hovering': () => 'The shooter soars: the section has no height bonus.',
  'tops-level': () => 'All section tops are equally high: no height bonus.',
  fortified: () => 'It stands on a section, so the section’s printed bonus is added to its defence.',
  'planking-counts': plankingOfWall,
  'not-on-section': () => 'It does not stand on a section.',
  'arch-is-not-on': () => 'Under the arch it does not stand on the gatehouse.',
  'attacker-inside': () => 'The shooter is inside the castle.',
  'same-section': () => 'Both stand on the same section: the line crosses none.',
  'line-crosses': () => 'The line from the other section still crosses the target’s own section.',
  'close-no-fortification': () => 'The printed bonus is for ranged attacks only.',
  'height-may-apply': () => 'The height modifier of the base rules may be added.',
  'target-within-range': (inches) => `Within the range of ${inches}″.`,
  'target-beyond-range': (inches) =>
    `Beyond the range of ${inches}″. The base rules say how to measure to a figure.`,
  'no-critical-miss': () => 'A critical miss costs a section nothing more: a 2 only misses.',
  'no-critical-hit': () => 'A critical hit does not affect a section: a 12 only hits.',
};

const no: Readonly<Record<Exclude<ShotOutcome, 'hits-for'>, string>> = {
  'may-not-act': 'No, it may not shoot',
  'may-not-attack': 'No, not at a castle',
  'closed-door': 'No, a door is closed',
  'too-near': 'No, too near',
  'out-of-range': 'No, out of range',
};

const parts: Readonly<Record<HitPart, string>> = {
  attack: 'attack',
  'attack-bonus': 'bonus',
  defence: 'defence',
  fortification: 'fortification',
  height: 'height',
  'defence-bonus': 'bonus',
};

const targets: Readonly<Record<ShotTarget, string>> = {
  warrior: 'Figure',
  titan: allKinds.titan,
  'multi-dial': allKinds['multi-dial'],
  section: 'Castle section',
};

const targetPlaces: Readonly<Record<TargetPlace, string>> = {
  top: 'On a section',
  planking: 'On planking',
  arch,
  yard: 'In the yard',
};

const shooterPlaces: Readonly<Record<ShooterPlace, string>> = {
  ground: 'Outside, on the ground',
  ...sharedPlaces,
  yard: 'In the yard',
  'same-section': 'On the same section',
  'other-castle': 'On another castle',
};

const changes: Readonly<Record<ShotChange['change'] | 'leave-section', castleshotsPhrase>> = {
  'token-off': () => 'after a token has come off',
  'next-turn': () => 'in its next turn',
  'open-door': () => 'with the door open',
  'base-ranged-damage': (damage) => `with base ranged damage ${damage} or more`,
  ability: (names) => `with one of: ${names}`,
  farther: (inches) => `with the target more than ${inches}″ from its edge`,
  nearer: (inches) => `with the centre at ${inches}″ or nearer`,
  'leave-section': () => 'after it has left this section',
};

/** What is checked, and what is wrong when it is not so. */
interface CheckTexts {
  readonly name: string;
  readonly wrong: string;
}

const checks: Readonly<Record<TapeCheck, CheckTexts>> = {
  consent: { name: 'All players agree to castles', wrong: 'Not everybody agrees to castles.' },
  order: {
    name: 'The castle was placed first',
    wrong: 'Terrain or figures were placed before the castle.',
  },
  planks: {
    name: 'Planking and ladders, if used, came next',
    wrong: 'Planking and ladders come right after the castle.',
  },
  own: { name: 'To my starting area', wrong: 'A section is too far from your starting area.' },
  opponent: {
    name: 'To every opposing starting area',
    wrong: 'A section is too near an opposing starting area.',
  },
  gap: { name: 'To its nearest neighbour', wrong: 'A section stands too far from the others.' },
  chain: {
    name: 'All of them form one chain',
    wrong: 'The sections stand in several groups.',
  },
  edge: {
    name: 'To the edge of the battlefield',
    wrong: 'A section is too near the edge of the battlefield.',
  },
  entrance: { name: 'It has an entrance', wrong: 'The castle has no entrance.' },
  terrain: { name: 'The ground inside is clear', wrong: 'Terrain stands on the enclosed ground.' },
  figures: {
    name: 'My figures, to every opposing starting area',
    wrong: 'One of your figures is too near an opposing starting area.',
  },
  'opposing-figures': {
    name: 'Opposing figures, to the castle',
    wrong: 'An opposing figure starts too near the castle.',
  },
};

const limits: Readonly<Record<Comparison, (inches: string) => string>> = {
  'at-most': (inches) => `at most ${inches}`,
  'at-least': (inches) => `at least ${inches}`,
  'more-than': (inches) => `more than ${inches}`,
};

const edges: Readonly<Record<TableEdge, string>> = {
  far: 'far edge',
  right: 'right edge',
  near: 'near edge',
  left: 'left edge',
};

const steps: Readonly<Record<PlacingStep, string>> = {
  castle: 'Castles',
  planks: 'Planking and ladders',
  terrain: 'Terrain',
  figures: 'Figures',
};

type Sentence = (thing: string, other: string, distance: string, limit: string) => string;

const findings: Readonly<Record<PlacementCode, Sentence>> = {
  CONSENT: () => 'Not everyone has agreed to castles.',
  ORDER: () => 'Castles go on the table before terrain and figures.',
  PLANK_ORDER: () => 'Planking and ladders come after the castles and before terrain and figures.',
  OUTSIDE: (thing, other, distance) => `${thing} reaches ${distance} over the ${other}.`,
  OVERLAP: (thing, other, distance) => `${thing} and ${other} overlap by ${distance}.`,
  OWN18: (thing, other, distance, limit) => `${thing} – ${other}: ${distance}, at most ${limit} allowed.`,
  OPP30: tooNear,
  GAP3: (thing, other, distance, limit) =>
    `${thing} is cut off. Nearest: ${other}, ${distance}; at most ${limit} allowed.`,
  EDGE3: tooNear,
  DOOR: (thing) => `${thing} has no entrance. It needs at least one.`,
  TERRAIN: (thing, other) => `${thing} stands on ground enclosed by ${other}.`,
  FIG18: (thing, other, distance, limit) => `${thing} – ${other}: ${distance}, more than ${limit} needed.`,
  OPPFIG30: tooNear,
};

const faults: Readonly<Record<SetupIssue['code'], string>> = {
  players: 'A siege has 2 to 4 players.',
  'no-sections': 'Add at least one section.',
  'too-many-sections': 'There are too many sections.',
  owner: 'A section has no lord.',
  points: 'The points are not a whole number up to 9,999.',
  start: 'The dial begins beyond its last click.',
  'dial-empty': 'The dial has no clicks yet.',
  'dial-length': 'The dial has too many clicks.',
  'dial-value': 'A value of the dial is not possible.',
  'destroyed-before-start': 'The dial would begin where the section is destroyed.',
  name: 'A name is too long.',
  actions: 'The number of actions is not possible.',
};

const games: Readonly<Record<CastleGame, string>> = { ordinary: 'Mage Knight', conquest: 'Conquest' };

const phases: Readonly<Record<SiegePhase, string>> = {
  'set-up': 'Put warriors, ladders and planking in their places.',
  'before-command': 'Before the command phase: open and close doors now.',
  command: 'Command phase',
};

/** What a rule did or forbids; some say how many. */
const siegeReasons: Readonly<Record<SiegeEffect, (amount: number) => string>> = {
  'not-own-turn': () => 'It is another player’s turn.',
  'command-phase-first': () => 'The command phase has not begun yet.',
  'closed-at-start': () => 'All doors are closed when the game begins.',
  'no-action-left': (given) => `All actions of this turn are given (${given}).`,
  'extra-action-used': (number) => `It takes extra action ${number} of the castle.`,
  'ordinary-action-used': () => 'It takes one of the ordinary actions.',
  'never-healed': () => 'A section is never healed: its dial does not turn back.',
  'planking-of-wall': plankingOfWall,
  'planking-of-walls-only': () => 'Planking is attached to walls only.',
  'planking-missing': () => 'There is no planking at this section.',
  'arch-of-gatehouse': () => 'Only a Gatehouse has an arch.',
  'only-lords-start-inside': () => 'Only the warriors of the castle’s lord may start in it.',
  'starts-in-castle': () => 'The lord’s warriors may start in the castle.',
  'placed-before-game': () => 'Before the game it costs nothing.',
  'ladders-gone': (ladders) =>
    count(ladders, {
      one: 'No rule speaks of its ladder: as there is nothing left to climb, the app takes it off.',
      other: 'No rule speaks of its # ladders: as there is nothing left to climb, the app takes them off.',
    }),
  'fall-waits': (figures) =>
    count(figures, {
      one: 'A fallen figure still has to roll its die.',
      other: '# fallen figures still have to roll their dice.',
    }),
  'castle-parted': (parts) =>
    `The castle is parted: ${parts} parts, and no way along the walls between them.`,
  'turns-by-habit': () =>
    'When tokens come off is left to the base rules: the table has settled it for this siege.',
  'door-closed-not-linked': () => 'With its doors closed, nothing leads to its top.',
  'door-and-top-linked': () => 'Its open door leads to its whole top.',
  'wall-needs-ladder': () => 'Only a ladder leads up a wall.',
  'no-access-point': () => 'A Gatehouse has no access point (belépési pont).',
  'ladder-is-access-point': () => 'The ladder is an access point (belépési pont).',
  'walls-and-towers-free': () => 'Between walls and towers figures walk freely.',
  'gatehouse-to-touching-wall': () => 'From a Gatehouse figures go to a wall that touches it, and back.',
  'gatehouse-to-walls-only': () => 'A Gatehouse is linked with walls only.',
  'gatehouse-wall-not-touching': () => 'The wall does not touch the Gatehouse.',
  'gap-without-planking': () => 'Without planking the way is broken.',
  'destroyed-section': () => 'The section is destroyed.',
  ...sectionReasons,
  ...wayReasons,
  'only-ranged-actions': () => 'A section takes ranged actions only.',
  'two-tokens': () => 'With two action tokens it may not act.',
  'may-act': () => 'With range and attack above 0 it may shoot.',
  'values-unknown': () =>
    'Whether its range and attack are above 0 is not entered here: the players see to that.',
  'each-acting-section-one-token': (tokens) => `It acts, so it gets an action token (${tokens} in all).`,
  'pushed-without-damage': () => 'The second token pushes it, but it takes no damage.',
  'demoralised-by-base-rules': () =>
    'The castle rules do not say whether a demoralised section may shoot: the base rules decide.',
  'tokens-off-by-base-rules': (tokens) => `Taken off by the base rules: ${tokens}.`,
  'no-keep': () => 'No keep in play, so no extra action.',
  'keep-in-play': (actions) => `The keep in play gives extra actions: ${actions}.`,
  'only-walls': () => 'Only walls are in play, so no extra action.',
  'non-wall-in-play': (actions) => `A section that is no wall gives extra actions: ${actions}.`,
  'keep-instead-of-one': (actions) =>
    `In Conquest a keep gives ${howMany(actions, 'extra action', 'extra actions')}, not 1 more.`,
  'destroyed-no-longer-counts': () => 'What is destroyed no longer counts for extra actions.',
  'breached-counts': () => 'What is only breached still counts for them.',
  'for-sections-only': () => 'Extra actions are for sections only.',
  'three-broken-towers': () => 'Three broken towers: it is destroyed.',
  'demoralised-is-breached': () => 'Demoralised means breached.',
  'yellow-fortification': () => 'The wall’s fortification value is yellow: it is breached.',
  'yellow-matters-on-walls': () => 'Yellow breaches walls only.',
  'breached-for-good': () => 'Breached once, it stays so.',
  'doors-stay-open': () => 'All its doors stay open for the rest of the game.',
  'not-yet-breached': () => 'It is not breached yet.',
  'leaves-the-game': () => 'It leaves the game.',
  'rubble-of-same-shape': () => 'Rubble of its shape and size takes its place: hindering terrain.',
  'planking-to-the-ground': () => 'Its planking lies on the ground there, too.',
  'figures-on-the-ground': (figures) =>
    count(figures, {
      one: 'The figure on it stands on the ground where it was.',
      other: 'The # figures on it stand on the ground where they were.',
    }),
  'one-die-each': () => 'Each of them rolls a d6.',
  'damage-as-rolled': (damage) => `It takes as much damage as it rolled: ${damage}.`,
  'arch-is-not-on': (figures) =>
    count(figures, {
      one: 'The figure under the arch is not on it and takes nothing.',
      other: 'The # figures under the arch are not on it and take nothing.',
    }),
  'only-the-lord': () => 'Only the castle’s lord opens and closes doors.',
  'before-command-phase-only': () =>
    'Doors are opened and closed only before the command phase of the castle’s lord.',
  'stays-to-next-command-phase': () => 'The doors stay so until the next command phase of their lord.',
  'doors-apart': () => 'Each door is opened and closed by itself.',
  'base-keeps-portcullis-open': () => 'A figure’s base under the arch keeps the portcullis (kapurács) open.',
  'only-portcullis-is-kept': () =>
    'The text says only of the portcullis (kapurács) that a base keeps it open.',
  'closed-stops-movement': () => 'Nobody goes through a closed door.',
  'open-lets-through': () => 'The open door lets through.',
  'one-per-three-walls': (walls) =>
    `One ladder for every three walls in play, rounded down (walls: ${walls}).`,
  'walls-of-all-players': () => 'The walls of all players count.',
  'token-may-stand-for-it': () => 'A token may stand for a ladder.',
  'carried-without-modifier': () => 'A movement formation carries it without a modifier.',
  'movement-formation-only': () => 'Only a movement formation handles ladders.',
  'costs-one-action': () => 'That costs one action of a movement formation.',
  'any-action-as-printed': () => 'Any action will do, as printed.',
  'no-access-point-there': () => 'A Gatehouse has no access point (belépési pont), so no ladder helps there.',
  'new-access-point': () => 'The ladder is a new access point (belépési pont).',
  'no-ladder-left': (allowed) => `No ladder is left for this player (allowed: ${allowed}).`,
  'move-action-only': () => 'It takes a move action.',
  'enemy-at-far-end': () => 'An enemy stands at its other end.',
  'far-end-clear': () => 'No enemy stands at its other end.',
  'destroyed-full': (points) => `Destroyed: ${howMany(points, 'point', 'points')}, the whole.`,
  'breached-half': (points) => `Breached, not destroyed: half, ${howMany(points, 'point', 'points')}.`,
  'rounded-down': () => 'Rounded down.',
  'half-lapses': () => 'The half for the breach lapses once it is destroyed.',
  'both-at-once-full': () => 'Breached and destroyed at once: only the whole counts.',
  'nothing-yet': () => 'Nothing yet.',
};

const impossible: Readonly<Record<SiegeImpossibility, string>> = {
  'no-section': 'There is no such section any more.',
  'no-player': 'There is no such player.',
  'no-door': 'It has no such door.',
  'no-figure': 'This figure is no longer in the game.',
  'no-ladder': 'This ladder is gone.',
  'no-fall': 'This figure has rolled already.',
  'section-destroyed': 'The section is destroyed.',
  'already-so': 'It is so already.',
  'not-begun': 'The game has not begun.',
  begun: 'The game has begun already.',
  'bad-number': 'This number is not possible.',
  'too-many': 'There is no room for more figures.',
};

const sectionParts: Readonly<Record<SectionPart, string>> = {
  top: 'on top',
  planking: 'on the planking',
  arch: 'under the arch',
};

/** What is no ability with a name of its own. */
type Named = Exclude<EffectId, AbilityId>;

/** The rules that say what an ability does to a castle. */
type AbilityRule = 'MK-ELG-07' | 'MK-ELG-08' | 'MK-ELG-10' | 'MK-ELG-11' | 'MK-IMM-02';

const groups: Readonly<Record<EffectGroup, string>> = {
  immune: 'Abilities',
  siege: 'Abilities that attack castles',
  status: 'State and capture',
  contact: 'Contact and movement',
  'other-powers': 'Domains, items, spells',
  attacks: 'Attacks',
  damage: 'Damage and healing',
  actions: 'Actions',
  terrain: 'Terrain and defence',
};

const names: Readonly<Record<Named, string>> = {
  'other-abilities': 'Any other ability',
  'own-abilities': 'Abilities of the section itself',
  'being-captured': 'Being captured',
  'taking-captives': 'Taking captives',
  'back-into-play': 'Being brought back into play',
  formation: 'Formation',
  'rear-arc': 'Rear arc',
  demoralised,
  'yellow-fortification': 'Yellow fortification value',
  'victory-points': 'Victory points',
  contact: 'Base contact',
  'free-spin': 'Free spin',
  trample: 'Trample',
  'riders-and-titans-entering': 'Mounted figures, peanut bases, multi-dial units and titans entering',
  'contact-through-access-point': 'Contact through a ladder or door',
  'status-domains': 'Domain that asks for friend or enemy',
  'status-items': 'Item that asks for friend or enemy',
  'status-spells': 'Spell that asks for friend or enemy',
  'other-magic': 'Any other domain, item or spell',
  enchantments: 'Enchantment',
  'ranged-attack': 'Ranged attack on a section',
  'close-attack': 'Close combat attack on a section',
  'titan-attack': 'Attack by a titan',
  'multi-dial-attack': 'Attack by a multi-dial unit',
  'ranged-formation-attack': 'Attack by a ranged formation',
  'gang-up-attack': 'Attack by a gang up',
  'attack-from-on-top': 'Attack on the section it stands on',
  'section-attack': 'Attack by another section',
  'damage-bonus': 'Bonus to damage',
  'long-shot': 'Long shot',
  'height-bonus': 'Height bonus',
  'bases-in-line': 'Figure bases in the line of fire',
  'any-healing': 'Any healing',
  'critical-hit': 'Critical hit',
  'critical-miss': 'Critical miss',
  'push-damage': 'Damage for pushing',
  'three-broken-towers': 'Three broken towers',
  'ranged-action': 'Ranged combat action',
  'move-action': 'Move action',
  'close-action': 'Close combat action',
  'special-action': 'Special action',
  'action-tokens': 'Action tokens',
  'extra-action': 'Extra action',
  'elevated-terrain': 'Elevated terrain',
  rubble: 'Rubble',
  'fortification-bonus': 'Fortification bonus',
};

const says: Readonly<Record<Named, string>> = {
  'other-abilities': 'The text names ten that do not affect a section; all others follow the base rules.',
  'own-abilities': 'A section has the abilities shown with its combat values.',
  'being-captured': 'A section cannot be captured.',
  'taking-captives': 'A section takes no captives.',
  'back-into-play': 'A destroyed section stays out of the game.',
  formation: 'A section is in no formation.',
  'rear-arc': 'A section has no rear arc: its front arc goes all the way round.',
  demoralised:
    'A demoralised section is breached, and all its doors stay open. The base rules say whether it may still shoot.',
  'yellow-fortification': 'A wall is then breached. For other sections only demoralised counts.',
  'victory-points':
    'A section gives points like any figure; breached but still standing, half of them, rounded down.',
  contact: 'A section is in contact with no figure. Touching it serves only an attack on it.',
  'free-spin': 'A section gets no free spin.',
  trample: 'A section cannot be trampled.',
  'riders-and-titans-entering':
    'They never go onto or into a section. Under the arch counts as in; by another reading it does not.',
  'contact-through-access-point':
    'Two figures at its ends are in contact for close combat only, not for poison or anything else.',
  'status-domains': 'Domains that presuppose a friendly or an enemy figure do not affect a section.',
  'status-items': 'Items that presuppose a friendly or an enemy figure do not affect a section.',
  'status-spells': 'Spells that presuppose a friendly or an enemy figure do not affect a section.',
  'other-magic': 'One that asks for neither friend nor enemy follows the base rules.',
  enchantments: 'No enchantment can be put on a section.',
  'ranged-attack':
    'Only by one who qualifies: a titan, a multi-dial unit, base ranged damage 4 or more, or one of four abilities.',
  'close-attack':
    'Only by one who qualifies and whose front arc touches it: a titan, a multi-dial unit, base damage 4 or more, or one of four abilities.',
  'titan-attack': 'A titan may attack any section, with its front arc on it in close combat.',
  'multi-dial-attack': 'It may attack any section, with its front arc on it in close combat.',
  'ranged-formation-attack': 'Every member must qualify; one that does not is out, and the rest may go on.',
  'gang-up-attack': 'The primary attacker and every helper must qualify; one that does not is out.',
  'attack-from-on-top':
    'No figure attacks the section it stands on; planking counts, under the arch does not.',
  'section-attack':
    'It must qualify like any figure; at a castle it shoots twice as far and does 2 damage less.',
  'damage-bonus':
    'To attack a castle the value printed at the click counts, without bonuses and penalties; by another reading that of the first click.',
  'long-shot':
    'At a castle, a section shoots twice as far and does 2 damage less, by another reading only beyond its range.',
  'height-bonus': 'A section has it against shots, unless the shooter is on high ground or soaring.',
  'bases-in-line': 'The line to or from a section’s centre is not blocked by bases.',
  'any-healing': 'A section cannot be healed.',
  'critical-hit': 'A critical hit does nothing more to a section.',
  'critical-miss': 'A section takes nothing from a critical miss.',
  'push-damage': 'A section with a second token is pushed but takes no damage.',
  'three-broken-towers':
    'The section is destroyed: rubble takes its place, figures on it fall and take a die of damage each.',
  'ranged-action': 'Only to a section with a range and an attack value above 0; walls have none.',
  'move-action': 'A section makes no move actions.',
  'close-action': 'A section makes no close combat actions.',
  'special-action': 'A section makes no special actions.',
  'action-tokens':
    'A section that acts takes a token; with two it may not act. The base rules say when they come off.',
  'extra-action':
    'It may be given to sections only: for a keep in the ordinary game, and in Conquest also for other non-wall sections.',
  'elevated-terrain': 'The top of every section is abrupt elevated terrain, all of them equally high.',
  rubble: 'Where a section was destroyed lies hindering terrain of its shape and size.',
  'fortification-bonus':
    'It protects a figure on the section against shots, unless the shooter is inside or the line crosses no section.',
};

const abilities: Readonly<Record<AbilityRule, string>> = {
  'MK-ELG-07': 'A figure with it may attack a castle in close combat, so it may hit a section.',
  'MK-ELG-08': 'A figure with it may attack a castle in close combat, and so hit a section.',
  'MK-ELG-10': 'A figure with it may attack a castle from afar, so it may hit a section.',
  'MK-ELG-11': 'A figure that deals it may attack a castle from afar, and so hit a section.',
  'MK-IMM-02': 'If it comes from another creature, it does not affect a section.',
};

const answers: Readonly<Record<EffectAnswer, string>> = { ...yesNo, see: 'It depends' };

/** What a player may call it besides. */
const words: Readonly<Partial<Record<EffectId, string>>> = {
  mergezes: 'poison',
  benitas: 'paralysis paralyse stun',
  hadvezetes: 'leadership leader',
  eletszivas: 'leech',
  'magikus-befolyas': 'mind control',
  'magikus-fagyasztas': 'ice frozen',
  'magikus-lebegtetes': 'levitate',
  bombazas: 'bomb catapult',
  utkozes: 'collision',
  'being-captured': 'prisoner captive',
  'taking-captives': 'prisoner capture',
  'back-into-play': 'necromancy resurrection revive',
  trample: 'ride over',
  enchantments: 'curse blessing',
  'height-bonus': 'hovering flying elevation',
  'any-healing': 'heal repair regeneration',
  'push-damage': 'pushing',
  contact: 'touching adjacent',
};

type Effect =
  | CastlewaysAccessEffect
  | ContactEffect
  | DoorEffect
  | HeightEffect
  | PlankingEffect
  | 'base-rules-decide'
  | 'touch-serves-attack'
  | 'tops-level'
  | 'above-ground'
  | 'flight-by-base-rules';

const castlewaysReasons: Readonly<Record<Effect, () => string>> = {
  ...wayReasons,
  'door-closed-not-linked': () => 'A closed door is linked with no other access point.',
  'door-and-top-linked': () => 'Open doors and the whole top are linked with one another.',
  'wall-needs-ladder': () => 'A wall has no access point except ladders.',
  'no-access-point': () => 'A gatehouse has no access point.',
  'ladder-is-access-point': () => 'The ladder is an access point.',
  'walls-and-towers-free': () => 'Between walls and towers figures move freely.',
  'gatehouse-to-touching-wall': () => 'From a gatehouse figures go to a wall that touches it, and back.',
  'gatehouse-to-walls-only': () => 'From a gatehouse the way goes to walls only.',
  'gatehouse-wall-not-touching': () => 'The wall does not touch the gatehouse.',
  'gap-without-planking': () => 'Over a gap without planking the way is broken.',
  'section-never-in-contact': () => 'A section is never in contact with a figure.',
  'all-on-gatehouse': () => 'All figures on one gatehouse are in contact with one another.',
  'arch-is-not-on': () => 'Under the arch it is not on the gatehouse.',
  'tops-may-touch': () =>
    'On top they are in contact when their bases touch, whatever the sections look like.',
  'bases-touch': () => 'Their bases touch.',
  'bases-apart': () => 'Their bases do not touch.',
  'only-through-access-point': () => 'Between top and ground there is contact through an access point only.',
  'contact-for-close-combat': () => 'The two at its ends are in contact for close combat.',
  'contact-for-nothing-else': () => 'That contact is for close combat and nothing else.',
  'only-the-lord': () => 'That is for the castle’s lord to do.',
  'before-command-phase-only': () => 'Doors are opened and closed before their lord’s command phase only.',
  'stays-to-next-command-phase': () => 'The door stays so until its lord’s next command phase.',
  'doors-apart': () => 'Each door of a section is opened and closed by itself.',
  'base-keeps-portcullis-open': () => 'A figure’s base in the way keeps the portcullis open.',
  'only-portcullis-is-kept': () => 'The text says only of the portcullis that a base keeps it open.',
  'closed-stops-movement': () => 'Nobody moves through a closed door.',
  'open-lets-through': () => 'An open door lets moves and shots through.',
  'touches-no-wall': () => 'Planking must touch the wall.',
  'not-at-right-angles': () => 'Planking must stand at right angles to the wall.',
  'may-be-placed': () => 'It touches the wall at right angles.',
  'belongs-to-its-wall': () => 'It then belongs to that wall.',
  'target-higher': () => 'Struck at through an access point, the higher one adds 1 to its defence.',
  'target-not-higher': () => 'Neither adds anything to its defence for height.',
  'primary-level-counts': () => 'Of several attackers the level of the primary one counts.',
  'base-rules-decide': () => 'The castle text is silent on contact with a figure on high terrain.',
  'touch-serves-attack': () => 'Touching it serves only an attack on it.',
  'tops-level': () => 'The tops of all sections and any high terrain are equally high.',
  'flight-by-base-rules': () =>
    'The castle text is silent on flying: whether it may land on a top without a way up, the base rules say.',
  'above-ground': () => 'Tops and high terrain are above the ground; the arch and the yard are on it.',
};

const joints: Readonly<Record<Joint, string>> = {
  touching: 'They touch',
  planked: 'Planking between',
  gap: 'A gap between',
};

const moments: Readonly<Record<DoorMoment, string>> = {
  'before-command': 'Before the lord’s command phase',
  'own-turn': 'Later in the lord’s turn',
  'other-turn': 'In another’s turn',
};

export const castle = {
  /** The doors between the halves of the place, as the bar has room for. */
  things: { question: 'Questions', castle: 'Castle' },
  thingsFull: { question: 'Questions', castle: 'Our castle' },
  /** Below the brick. */
  gameShort: 'MK',
  ask: 'Ask',
  wishBar: 'What do you want to do?',
  wishes: {
    attack: 'Attack',
    'shoot-section': 'At wall',
    'shoot-figure': 'Figure',
    'shoot-from': 'From it',
    ways: 'In, up',
    effects: 'Effects',
  },
  /** The same in full. */
  wishesFull: {
    attack: 'Attack',
    'shoot-section': 'Shoot at wall',
    'shoot-figure': 'Shoot at figure',
    'shoot-from': 'Shoot from it',
    ways: 'In, up',
    effects: 'Effects',
  },
  modeBar: 'What with the castle?',
  modeNames: { map: 'Map', siege: 'Siege', tape: 'Tape' },
  question: 'May it attack the castle, any section?',
  questionAccess: 'May it attack the figure at the other end?',
  yes: 'Yes, it may',
  no: 'No, it may not',
  allMay: 'Yes, all of them may',
  someMay: 'Not all of them may',
  noneMay: 'No, none of them may',
  inputs: 'The attack',
  mode: 'How does it attack?',
  modes,
  kind: 'Who attacks?',
  kinds,
  baseDamage: 'Base damage',
  numbers: 'Distances and values',
  baseRangedDamage: 'Base ranged damage',
  oldFigures: 'Figures from before November 2003 without ranged damage: enter their damage.',
  always: 'Damage and abilities do not matter here.',
  neverClose: 'A section only shoots.',
  abilities: 'Abilities at this click',
  noAbilities: 'none',
  more: 'More',
  position: 'Where it stands and faces',
  positionCount: changed,
  frontArc: 'Front arc touches the section',
  place: 'Where does it stand?',
  places: {
    elsewhere: 'Not on the section',
    top: 'On the section',
    planking: 'On the wall’s planking',
    arch,
  },
  joint: { close: 'Gang up', ranged: 'Ranged formation', access: 'Gang up through the access point' },
  jointHint: 'Every attacker must qualify. The first one is the primary attacker.',
  accessHint: 'Every attacker must touch the access point.',
  figures: 'Attackers',
  name: 'Name',
  storedFigures: 'Stored figures',
  figure: (number: number) => `Attacker ${number}`,
  mayShort: 'may',
  mayNotShort: 'may not',
  primary: 'primary attacker',
  makePrimary: 'Make it the primary attacker',
  madePrimary: (name: string) => `${name} is the primary attacker.`,
  addFigure: 'Add an attacker',
  removeFigure: (name: string) => `Remove: ${name}`,
  removed: (name: string) => `Removed: ${name}.`,
  ...again,
  whyFigure: (name: string) => `Why: ${name}`,
  outWhy: (name: string, reason: string) => `${name} is out. ${reason}`,
  outAlike: (names: string, reason: string) => `Out for the same reason: ${names}. ${reason}`,
  couldIf: (changes: string) => `It could attack: ${changes}.`,
  remain: (names: string) => `These may: ${names}.`,
  leaveOut: 'Go on without those who are out',
  leftOut: (names: string) => `Left out: ${names}.`,
  row: (row: string) => `Row ${row} of the 13 of the table decided.`,
  lacking: {
    close: (damage: number, abilities: string) => `Base damage ${damage}: 4 needed, or one of: ${abilities}.`,
    ranged: (damage: number, abilities: string) =>
      `Base ranged damage ${damage}: 4 needed, or one of: ${abilities}.`,
  },
  wholeTable: 'The whole table',
  whyShort: 'Reasons, rules and other readings',
  otherReadings,
  wouldHelp: 'It could attack',
  changes: {
    'leave-section': 'after it has left the section',
    'turn-front-arc': 'with its front arc touching the section',
    'base-damage': 'with base damage 4 or more',
    'base-ranged-damage': 'with base ranged damage 4 or more',
    ability: (names: string) => `with one of: ${names}`,
    close: 'in close combat',
    ranged: 'by a ranged attack',
  },
  reasons,
  edition:
    'These are the later castle rules (2.0 era), after a Hungarian fan text; not the castle booklet of 2002.',
  abilityNames:
    'Most English names of abilities are our guess: what counts is the Hungarian word of that text, shown small.',
  andMore: (count: number) => n(count, { one: 'And one more.', other: 'And # more.' }),
  label: 'Ask about castles',
  placeholder: 'damage 3 wall, poison …',
  hint: 'Type what you want to know, in English, Polish or Hungarian: the question opens filled in.',
  examples: ['damage 3 wall', 'titan ladder', 'gate open', 'shoot figure 8″', 'poisoning'],
  questions: 'Questions',
  effects: 'Does it affect a castle?',
  filled: 'Filled in as you asked.',
  filledInPart: 'Filled in as far as it was understood.',
  notUnderstood: (words: string) => `Not understood: ${words}. That may change the answer.`,
  noPlace: (words: string) => `No place in it for: ${words}. That may change the answer.`,
  openIt: 'Open it and set the rest',
  all: (found: number) => count(found, { one: 'The effect found', other: 'All # effects found' }),
};

export const castleanswers = {
  title: 'Questions about this section',
  titles: {
    attack: 'Attack it',
    shoot: 'Shoot at it',
    stands: 'Who stands here',
    ladder: 'Ladder',
    doors,
  },
  short: { attack: 'Attack', shoot: 'Shoot', stands: 'On it', ladder: 'Ladder', doors },
  /** Nobody may, or nobody is known. */
  needs: 'needs damage 4 or the right ability',
  nobody: 'nobody',
  called: (name: string, what: string) => `${name}: ${what}`,
  hitAt: (number: string) => `hit at ${number}`,
  example: (attack: string, defence: string) => `attack ${attack}, defence ${defence}`,
  leans: (ladders: number) => count(ladders, { one: '# ladder leans here', other: '# ladders lean here' }),
  left: (ladders: number) => (ladders === 0 ? 'no more may' : `${ladders} more may`),
};

export const castlecombat = {
  typeFirst: 'What does the first die show?',
  typeSecond: (first: string) => `The first shows ${first}. And the second?`,
  never: 'Cannot hit',
  always: 'Always hits',
  atLeast: (sum: string) => `${sum} or more on 2d6`,
  against: (attack: string, defence: string) => `${attack} against ${defence}`,
  parts,
  roll: 'Roll 2d6',
  distance: 'Centre to centre (″)',
  range: 'Range (″)',
  attack: 'Attack',
  damage: 'Damage',
  defence: 'Target’s defence',
  fortification: 'Section’s bonus',
  reasons: castleshotsReasons,
  target: 'At what?',
  targets,
  on: whereTarget,
  castleTargetPlaces: {
    field: 'On no section',
    'own-castle': 'On this castle',
    'other-castle': 'On another castle',
  },
  shooterPlaces,
};

export const castledial = {
  table: 'Dial',
  click: 'Click',
  marks: 'Marks',
  clickNumber: (click: string) => `Click ${click}`,
  heads: {
    speed: 'Speed',
    attack: 'Att',
    defence: 'Def',
    damage: 'Dam',
    ranged: 'Rng',
    fortification: 'Fort',
  },
  values: {
    speed: 'Speed',
    attack: 'Attack',
    defence: 'Defence',
    damage: 'Damage',
    ranged: 'Ranged damage',
    fortification: 'Fortification',
  },
  cell: (click: string, value: string, shown: string) => `${click}, ${value}: ${shown}`,
  empty: 'empty',
  coming: 'not entered yet',
  standsHere: 'the dial stands here',
  tap: 'Tap a value to change it, or the last row to go on.',
  range: 'Range (″)',
  keys: 'Keys',
  row: 'row',
  rowSame: '= row: whole click as the one before',
  rowLess: '−1 row: whole click one less than the one before',
  less: '−1: one less',
  erase: 'Empty this value',
  on: 'Next value',
  removeClick: (click: string) => `Remove click ${click}`,
  yellow: 'Yellow',
  threeTowers: '3 broken towers',
  towers: (count: string) => `Broken towers: ${count}`,
  demoralisedSign: 'D',
  pushed: 'Pushed',
  abilities: 'Abilities',
  abilitiesOf: (count: string) => `Abilities: ${count}`,
  forAll: (count: number) => (count === 1 ? 'For it' : `For all ${count}`),
  clickOf: (name: string) => `Click of ${name}`,
  part: 'One by itself',
  partOne: (name: string) => `One by itself: ${name}`,
  castleTitle: 'Castle sections',
  sectionAt: (section: string, points: string) => `${section}, ${points}`,
  castleIn: (points: string) => `Into the army: ${points}`,
  demoralised,
  yellowShown: 'Yellow fortification',
  brokenTowers: (towers: number) => count(towers, { one: '# broken tower', other: '# broken towers' }),
  clickCount: (clicks: string) => `clicks: ${clicks}`,
};

export const castlefigures = {
  title: 'Figures',
  create: 'New figure',
  editTitle: 'Edit the figure',
  saveInHand: (name: string) => `Save: ${name}`,
  goOn: (name: string) => `Go on with ${name}`,
  own: 'My figures',
  noOwn: 'None yet. What you attack with often is kept here.',
  newer:
    'Your figures were stored by a newer version of the app. They stay as they are; update the app to see them.',
  full: (limit: string) => `${limit} figures are kept: no room for more. Delete one first.`,
  showAll: (count: number) => n(count, { one: 'Show # figure more', other: 'Show # figures more' }),
  noArmyUnits: 'Lines of your Mage Knight armies appear here once a figure was put into them.',
  search: 'Search figures',
  nothingFound: (query: string) => `No figure with “${query}”.`,
  mark: { attack: 'Tap those who attack together.', army: 'Tap those who join the army.' },
  howMany: (name: string) => `How many: ${name}`,
  attackWith: (count: number) => n(count, { one: 'Attack with it', other: 'Attack with these #' }),
  addToThem: (count: number) =>
    n(count, { one: 'Add it to the attackers', other: 'Add these # to the attackers' }),
  tooMany: {
    attack: (limit: string) => `An attack has room for ${limit} figures here.`,
    army: (limit: string) => `At most ${limit} figures join at once.`,
  },
  another: 'Next figure',
  takeIt: 'Take it',
  whichClick: 'At which click?',
  addFigures: 'Add figures',
  intoArmy: (count: number) => n(count, { one: 'Into the army', other: 'These # into the army' }),
  took: (names: string) => `Attacking: ${names}.`,
  notThere: 'Not on this device, or not readable.',
  kind: 'What is it?',
  kinds: allKinds,
  neverEnters: 'It never goes onto or into a section.',
  damages: (damage: string, ranged: string) => `Damage ${damage}, ranged ${ranged}`,
  may: {
    close: ['may attack a castle in close combat', 'may not attack a castle in close combat'],
    ranged: ['may shoot at a castle', 'may not shoot at a castle'],
  },
  mayShort: { close: 'Close', ranged: 'Ranged' },
  values,
  moreValues: 'More values',
  whole: (lowest: string, highest: string) => `A whole number from ${lowest} to ${highest}.`,
  price: (points: string) => howMany(points, 'point', 'points'),
  count: 'How many',
  each: 'Points each',
  mayItAttack: 'May it attack a castle?',
  mayThisAttack: (name: string) => `May it attack a castle? ${name}`,
  table,
  tableAnswers: { yes: 'it may', no: 'it may not', all: 'every one of them must qualify' },
  tableHere: '← decided',
  access,
};

export const castleshots = {
  ...castlecombat,
  situations: { castle: 'Castle shoots', section: 'At a castle', figure: 'At a figure' },
  questions: {
    castle: 'Can the section make this shot?',
    section: 'Can it shoot at the section?',
    figure: 'Can it be shot at, and with which defence?',
  },
  inputs: 'The shot',
  no,
  sums: {
    distance: (distance: string, reach: string) => `Distance ${distance}″ of ${reach}″`,
    doubled: (distance: string, range: string, reach: string) =>
      `Distance ${distance}″ of 2 × ${range}″ = ${reach}″`,
    edge: (inches: string) => `${inches}″ from the edge (over 4″)`,
    damage: (sum: string) => `Damage ${sum}`,
    defence: (sum: string) => `Defence ${sum}`,
  },
  others: {
    'MK-A-17': (answer: string) => `Another reading lets any section shoot at castles: ${answer} damage.`,
    'MK-A-18': (answer: string) =>
      `Another reading doubles the range and takes 2 damage only beyond the normal range: ${answer} damage.`,
    'MK-A-21': (answer: string) =>
      `Another reading counts the arch as on the gatehouse, with its bonus: ${answer}.`,
    'MK-A-22': (answer: string) =>
      `Another reading gives no bonus when both are on the same castle: ${answer}.`,
  },
  ...again,
  wouldHelp: 'It could shoot',
  changes,
  kind: 'Which section?',
  edge: 'Edge to centre (″)',
  edgeHint: 'Edge to centre goes along with centre to centre; correct it where you measured.',
  toCentre: 'To its centre (″)',
  more: {
    castle: 'Tokens, doors, bonuses',
    section: 'Doors, height, bonuses',
    figure: 'Doors, height, bonuses',
  },
  usual: 'as usual',
  inForce: changed,
  tokens: 'Action tokens on it',
  acted: 'Has acted this turn',
  demoralised,
  closedDoor: 'Line through a closed door',
  shooter: 'Who shoots?',
  from: 'Where does the shooter stand?',
  sectionShooterPlaces: {
    ground: 'On the ground',
    ...sharedPlaces,
    'same-section': 'On this section',
  },
  targetPlace: whereTarget,
  targetPlaces,
  attackBonus: 'Bonus to the attack',
  defenceBonus: 'Other bonus to the defence',
  height: 'Height bonus',
  heightCounts: 'Count the height modifier',
  criticals: '2 misses, 12 hits',
  baseRules: 'Their size and the critical rolls come from the base rules you play.',
  toHit: 'To hit',
  dice: '2d6',
  ways: (ways: string) => `${ways} of 36 rolls`,
  baseGame: 'By the base game: 2d6 plus attack must reach the defence.',
  otherChance: (chance: string) => `If 2 and 12 were plain numbers for a section: ${chance}.`,
  hit: (damage: string) => `Hit: ${damage} damage`,
  miss: 'Miss',
  rolled: (sum: string, first: string, second: string) => `${first} + ${second} = ${sum}`,
  wanted: (sum: string) => `${sum} or more was needed`,
  criticalMiss: 'A double 1: what else a critical miss does is in the base rules.',
  criticalHit: 'A double 6: what else a critical hit does is in the base rules.',
  undoRoll: 'Take the roll back',
  undone: 'The roll is taken back.',
  log: 'Shots so far',
  noLog: 'None yet.',
  values: { range: 'range', attack: 'attack' },
  stayed: (values: string) => `Not stored, so as entered before: ${values}.`,
};

export const castletape = {
  question: 'Does the castle stand legally?',
  answers: {
    legal: 'Legal',
    'so-far': 'Legal so far',
    illegal: 'Not legal',
    untouched: 'Not measured yet',
  },
  progress: (done: number, all: number) => `${done}/${all}`,
  list: 'Checklist',
  hint: 'Tap a line: ✓ (in order), ✕ (fault), or type what the tape shows: then that decides. The next open line follows by itself; the same answer again takes it back.',
  groups: {
    before: 'Before the castle stands',
    sections: 'From each section, edge to edge',
    castle: 'The whole castle',
    figures: 'When figures are placed, from the edge of the base',
  },
  checks,
  short: {
    consent: 'All agree',
    order: 'Castle went first',
    planks: 'Planks, ladders next',
    own: 'My start',
    opponent: 'Enemy’s start',
    gap: 'Next section',
    chain: 'One chain',
    edge: 'Table edge',
    entrance: 'An entrance',
    terrain: 'Clear inside',
    figures: 'My figures',
    'opposing-figures': 'Enemy figures',
  },
  limits,
  goOn: 'Next one',
  inches: (number: string) => `${number}″`,
  wrongBy: (name: string, measured: string, limit: string) => `${name}: ${measured}, must be ${limit}.`,
  ok: 'OK',
  fault: 'Fault',
  both: (measured: string, said: string) => `Measured ${measured}, said by you: ${said}`,
  states: { kept: 'in order', broken: 'wrong', open: 'not checked' },
  longest: 'The longest distance, in inches',
  shortest: 'The shortest distance, in inches',
  untype: (inches: string) => `Take ${inches} back`,
  entrances: 'Keep and gatehouse have two, a round tower and a wall with door one, a plain wall none.',
  fromMap: 'From the map',
  mapFilled: 'Filled in from the map.',
  mapEmpty: 'There is no castle on the map yet.',
  whose: 'Whose castle?',
  player,
  startOver: again.startOver,
  startedOver: 'The list is empty again.',
  wrong: 'What is wrong',
  how: 'How it is measured',
  howShort: 'How?',
  rules: 'The rules of the list',
  exactly18: 'Exactly 18″ is still within reach. Other reading: exactly 18″ is far enough.',
  rulings: {
    'MK-A-01':
      'Every section counts, from its edge to the edge of the area. Other reading: only the nearest part of the castle.',
    'MK-A-02':
      'Each section is within 3″ of another, and all are one chain. Other reading: every two sections are, which rules out large castles.',
    'MK-A-04':
      'Exactly 3″, 18″ and 30″ are fine; only my figures must be farther than 18″. Other reading: 18″ is fine for them, too.',
    'MK-A-03': 'My figures may start in the castle. Other reading: my starting area must touch it.',
    'MK-A-31':
      'The castle need not be closed all round; gaps of up to 3″ count as closed for the ground inside. Other reading: it must be a closed ring.',
    'MK-A-07': 'If several players have castles, each is checked against each opponent.',
  },
};

export const castleplan = {
  /** The letters on the pieces of a drawing. */
  marks: {
    keep: 'K',
    'round-tower': 'T',
    gatehouse: 'G',
    wall: 'W',
    'door-wall': 'D',
    terrain: 'Te',
    figure: 'F',
  },
  inches: castletape.inches,
  numbered: (name: string, number: number) => `${name} ${number}`,
  terrain: 'Terrain',
  figure: 'Figure',
  demoralised: 'demoralised',
  areaOf: (number: number) => `starting area of player ${number}`,
  castleOf: (number: number) => `the castle of player ${number}`,
  edges,
  must: {
    'at-most': (inches: string) => `at most ${inches}`,
    'at-least': (inches: string) => `at least ${inches}`,
    'more-than': (inches: string) => `more than ${inches}`,
  },
  position: (x: string, y: string) => `${x} from the left, ${y} from the far edge`,
  turned: (angle: number) => `turned ${angle}°`,
  findings,
  title: 'Saved plans',
  bar: 'This plan',
  saveAsNew: 'Save as new',
  saveChanges: 'Save the changes',
  held: (name: string) => `Plan: ${name}`,
  heldChanged: (name: string) => `Plan: ${name}, changed`,
  picture: 'Picture',
  saved: (number: string) => `Saved plans (${number})`,
  suggested: (sections: number) =>
    count(sections, { one: 'Castle of # section', other: 'Castle of # sections' }),
  emptyTable: 'Empty table',
  name: 'Name of this plan',
  nameNeeded: 'Give it a name.',
  savedFull: (limit: string) => `${limit} plans are saved, and no more will fit. Delete one first.`,
  newer: 'Your plans were saved by a newer version of the app. They stay as they are; update to see them.',
  back: 'Back to the map',
  none: 'Nothing saved yet. “Save” stands below the map.',
  sections: (number: number) => count(number, { one: '# section', other: '# sections' }),
  removedMany: (number: number) => count(number, { one: '# plan deleted.', other: '# plans deleted.' }),
  opened: (name: string) => `On the map: “${name}”.`,
  backToMine: 'Back to mine',
  unreadable: 'This plan cannot be read here: it is damaged or from another version. It stays as it is.',
  pictureTitle: 'Picture of the plan',
  castleOfPlan: (name: string) => `The castle of “${name}”, with the code of its plan.`,
  drawingOf: (name: string) => `Drawing of “${name}”: what stands on it is listed below the map.`,
  png: 'A picture for any chat (PNG)',
  svg: 'A drawing that stays sharp in print (SVG)',
  print: 'Print',
  savePng: 'Save PNG',
  saveSvg: 'Save SVG',
  sendPng: 'Send PNG',
  sendSvg: 'Send SVG',
  drawing: 'Being drawn …',
  drawFailed: 'This browser cannot make a PNG. The SVG has everything.',
  sendFailed: 'The picture could not be sent. Save it and attach it yourself.',
  fileSaved: (file: string) => `${file} saved.`,
  paper: {
    table: (width: string, depth: string) => `Table ${width} × ${depth}`,
    enclosed: 'Enclosed ground',
    scan: 'Scan the code to open this plan.',
    note: 'Each place is that of the middle, as seen by the player at the near edge (below).',
  },
};

export const castlemap = {
  ...castleplan,
  otherWindow: 'Another window changed this plan at the same time. Yours stands.',
  takeTheirs: 'Take the other',
  title: 'Plan of the table',
  empty: 'Put the first section on the table.',
  legal: 'Everything is legal so far',
  wrong: (amount: number) => count(amount, { one: '# thing is wrong', other: '# things are wrong' }),
  more: 'More',
  piece: 'More for this piece',
  toSiege: 'To the siege',
  fixing: 'Looking for places…',
  fix: 'Make it legal',
  fixThis: 'Make this piece legal',
  fixed: (pieces: number) =>
    count(pieces, {
      one: '# piece moved to where the rules allow it.',
      other: '# pieces moved to where the rules allow them.',
    }),
  noPlace: 'No place on this table would keep the rules.',
  addEntrance: 'Put down a section with a door.',
  map: 'Map of the table',
  keys: 'Keys: arrows move by 1″, with Shift by ¼″; R turns by 15°, Shift+R by 90°; Delete removes; Ctrl+Z undoes; + − 0 zoom.',
  player,
  measures: {
    own: 'Own area',
    opponent: 'Opponent',
    neighbour: 'Nearest',
    edge: 'Edge',
  },
  distances: {
    own: 'own area',
    opponent: 'opponent',
    neighbour: 'nearest section',
    edge: 'edge of the table',
  },
  alone: 'alone',
  kept: 'allowed',
  broken: 'not allowed',
  measured: 'Distances',
  tray: 'Put on the table',
  trayHint: 'Tap a piece below, or hold it and carry it onto the table.',
  figureName: 'Its own name',
  full: {
    names: 'With the names of the figures a link has no room for more: shorten a name or take a piece away.',
    section: (most: number) => `A plan holds ${most} sections at most.`,
    terrain: (most: number) => `A plan holds ${most} pieces of terrain at most.`,
    figure: (most: number) => `A plan holds ${most} figures at most.`,
  },
  whose: 'New ones belong to',
  owner: 'Belongs to',
  tools: 'Move, turn, remove',
  toolsHint: 'Tap a piece to move, turn or remove it.',
  up: 'Away from you',
  down: 'Towards you',
  left: 'To the left',
  right: 'To the right',
  step: 'A tap moves by',
  turnLeft: (angle: number) => `${angle}° counterclockwise`,
  turnRight: (angle: number) => `${angle}° clockwise`,
  duplicate: 'Duplicate',
  remove: 'Remove',
  size: 'Size',
  sizeHint: 'A rough guess: the rules name no sizes. Measure yours; the next of its kind will be as large.',
  width: 'Width (″)',
  depth: 'Depth (″)',
  across: 'Diameter (″)',
  ...editing,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Whole table',
  fitCastle: 'Whole castle',
  turnTable: (angle: number) => (angle === 0 ? 'Turn the table' : `Turn the table (it is turned ${angle}°)`),
  startArea: (number: number) => `Start area of player ${number}`,
  toArea: (inches: string, number: number) => `${inches} to player ${number}`,
  clear: 'Clear the table',
  cleared: 'The table is empty.',
  undone: 'Undone.',
  redone: 'Done again.',
  removed: castle.removed,
  findingsTitle: 'What is wrong',
  listTitle: 'On the table',
  habits: 'Snapping and lines',
  snap: 'Snap to sections',
  grid: '¼″ grid',
  zones: 'Show 18″ and 30″',
  table: 'Table and players',
  tableSize: 'Table (width × depth)',
  tableWidth: 'Table width (″)',
  tableDepth: 'Table depth (″)',
  areaTitle: (number: number) => `Starting area of player ${number}`,
  edge: 'Edge',
  from: 'From (″)',
  to: 'To (″)',
  areaDepth: 'How deep (″)',
  agreement: 'Agreement and order',
  consent: 'Everyone agreed to castles',
  order: 'Put on the table in this order',
  steps,
  earlier: (step: string) => `${step}: earlier`,
};

export const castlesiege = {
  figureNumber: (number: number) => `Figure ${number}`,
  noRoom: 'No more sieges can be kept; delete one first.',
  kept: 'Your sieges',
  round: (round: string) => `round ${round}`,
  over: 'over',
  sectionCount: (sections: number) => count(sections, { one: '# section', other: '# sections' }),
  remove: (name: string) => `Delete: ${name}`,
  removed: (name: string) => `Deleted: ${name}.`,
  removedMany: (items: number) => count(items, { one: '# item deleted.', other: '# items deleted.' }),
  unreadable: (sieges: number) =>
    count(sieges, {
      one: '1 siege cannot be read: it is damaged or from a newer version. It stays as it is.',
      other: '# sieges cannot be read: they are damaged or from a newer version. They stay as they are.',
    }),
  fresh: 'New siege',
  game: 'Which game?',
  games,
  gameHints: {
    ordinary: 'A keep in play gives 1 extra action a turn.',
    conquest: 'With a keep in play 2 extra actions a turn; without one 1, if anything but walls stands.',
  },
  ...editing,
  playersAndGame: 'Players and game',
  player,
  playerName: (number: number) => `Name of player ${number}`,
  addPlayer: 'Add a player',
  removePlayer: (name: string) => `Take out: ${name}`,
  firstBegins: 'The first player begins.',
  countActions: (name: string) => `Count the actions of ${name}`,
  actionsEach: (name: string) => `Actions of ${name} each turn`,
  actionsHint: 'How many actions a turn has is a base rule: by your army’s points.',
  actions: 'Actions',
  whoseCastle: 'Whose castle?',
  typical: 'A typical castle',
  typicalHint: 'Keep, 2 Round Towers, Gatehouse, 4 Walls',
  planned: {
    title: 'A siege is being played',
    hint: 'It stays as it is: you find it among the sieges kept, above the new one.',
    stay: 'Go on with that siege',
    fresh: 'New siege with this castle',
  },
  fromMap: 'From the map',
  fromArmy: 'From an army',
  noArmyCastle: 'No army has sections of a castle yet. They are entered where its units are.',
  namelessArmy: 'Army without a name',
  noMap: 'There is no section on the map yet.',
  takenFromMap: (sections: number) =>
    count(sections, { one: 'From the map: # section.', other: 'From the map: # sections.' }),
  replaced: 'The sections were replaced.',
  cleared: 'Everything is empty again.',
  clear: 'Empty it',
  addSection: 'Add a section',
  added: (name: string) => `Added: ${name}.`,
  sections: 'Sections',
  points: castlefigures.price,
  castlePoints: (name: string, points: string) =>
    `${name}’s castle: ${howMany(points, 'point', 'points')} of the army`,
  sectionKind: 'Kind of section',
  strength: 'Strength',
  pointsField: 'Points',
  pointsAsWall: 'The list of 2002 has no line for it: suggested as for a Wall.',
  pointsHint: 'Suggested by the list of 2002; change them as you play.',
  sectionName: 'Its own name',
  lord: 'Whose is it?',
  start: 'First click',
  startHint: 'Clicks from the first position of the dial',
  dial: 'Dial',
  dialKinds: { clicks: 'Clicks only', values: 'Its values' },
  dialHint: 'Type the printed values once; they are kept for your next games.',
  destroyedKnown: 'I know the click with three broken towers',
  destroyedAt: 'Destroyed at click',
  clickCount: castledial.clickCount,
  duplicate: (name: string) => `Duplicate: ${name}`,
  removeSection: (name: string) => `Remove: ${name}`,
  begin: 'Begin the siege',
  faults,
  faultOf: (name: string, fault: string) => `${name}: ${fault}`,
  // The siege itself
  before: 'Before the game',
  turnOf: (name: string) => `${name}’s turn`,
  roundNumber: (round: string) => `Round ${round}`,
  finished: 'This siege is over.',
  phases,
  noDoors: 'Nothing to open or close: the command phase may begin.',
  doors,
  doorsOf: (name: string) => `Doors: ${name}`,
  open: 'open',
  closed: 'closed',
  doorIs: (door: string, is: string) => `${door}: ${is}`,
  next: { 'set-up': 'Begin the game', 'before-command': 'Command phase', command: 'End the turn' },
  extraLeft: (left: string, of: string) => `Extra actions: ${left} of ${of} left`,
  noExtra: 'No extra actions',
  actionsUsed: (used: string) => `Actions given: ${used}`,
  actionsUsedOf: (used: string, of: string) => `Actions given: ${used} of ${of}`,
  warriorActions: 'Actions of warriors',
  victory: 'Victory points',
  victoryOf: (name: string, points: string) => `${name}: ${points}`,
  castleOf: (name: string) => `${name}’s castle`,
  conditions: { standing: 'stands', breached: 'breached', destroyed: 'destroyed' },
  tokens: (tokens: number) => count(tokens, { one: '# token', other: '# tokens' }),
  acted: 'acted this turn',
  pushed: 'pushed',
  clickOf: (click: string, last: string) => `click ${click} of ${last}`,
  damageTaken: (damage: string) => `${damage} damage taken`,
  fortification: (bonus: string) => `defence ${bonus} up here`,
  yellow: 'yellow',
  doorsOpen: (open: string, of: string) => `doors open: ${open} of ${of}`,
  ladders: (ladders: number) => count(ladders, { one: '# ladder', other: '# ladders' }),
  planking: 'planking',
  figures: (figures: number) => count(figures, { one: '# figure', other: '# figures' }),
  shoots: 'Shoots',
  redoAll: 'Forward to the end again',
  setUpShort: 'everything into place',
  actionsShort: (given: string) => `actions ${given}`,
  extraShort: (given: string) => `extra ${given}`,
  doorsShort: 'doors now',
  roundShort: 'Round',
  undoShort: 'Undo',
  scoreShort: 'Score',
  workOut: 'Work out this shot',
  workOutShot: (name: string) => `Work out this shot: ${name}`,
  sectionShoots: (name: string) => `${name} shoots`,
  log: 'Log',
  more: 'More about this siege',
  reasons: siegeReasons,
  impossible,
  otherReading: {
    'MK-A-24': (points: string) =>
      `Other reading: the half for a breach is kept, ${howMany(points, 'point', 'points')} in all.`,
    allows: 'Other reading: it is allowed.',
    forbids: 'Other reading: it is not allowed.',
    'MK-A-21': 'Other reading: a figure under the arch falls, too.',
    'MK-A-08': (ladders: string) => `Other reading: only a player’s own walls count, ladders: ${ladders}.`,
  },
  refused: 'Not allowed',
  overrule: 'The table decides: do it anyway',
  leaveIt: 'Leave it',
  overruled: 'The table decided otherwise.',
  // An open card
  amend: 'Name and points',
  assault: {
    title: 'Attack on this section',
    by: (name: string) => `Attacker: ${name}`,
    attack: 'Attack value',
    defence: 'Its defence',
    more: 'What he is and can do',
    level: 'From high ground, a section or hovering',
    may: 'May attack.',
    mayNot: 'May not attack.',
    hit: (sum: string, damage: string) => `${sum}: a hit, ${damage} damage`,
    miss: (sum: string) => `${sum}: a miss`,
  },
  tabs: {
    attack: 'Attack',
    shoot: 'Shoot',
    figures: 'Figures',
    works: 'Doors',
    ladder: 'Ladder',
    dial: 'Its dial',
  },
  ways: { close: 'Close combat', ranged: 'Shot' },
  attackerOf: (player: string) => `Attacker, ${player}`,
  attackShort: (value: string) => `attack ${value}`,
  onDice: 'on 2d6',
  dialTurns: (clicks: string, from: string, to: string) =>
    `A hit turns the dial by ${clicks}: from click ${from} to ${to}`,
  dialUnknown: (clicks: string) => `A hit turns the dial by ${clicks}`,
  outcomes: {
    'may-not-act': 'It may not act.',
    'may-not-attack': 'May not attack a castle.',
    'closed-door': 'A closed door is in the way.',
    'too-near': 'Too near: more than 4″ from its edge.',
    'out-of-range': (reach: string) => `Beyond its range of ${reach}.`,
  },
  shotAt: 'At which figure?',
  somebodyElse: 'Another one',
  mayShoot: 'May shoot.',
  mayNotShoot: 'May not shoot.',
  onlyToken: 'Token only',
  moreOfShot: 'Kind of target and place',
  edgeIs: (inches: string) => `From its edge that is about ${inches}″.`,
  strike: 'Attack this figure',
  strikeOf: (name: string) => `Attack on ${name}`,
  strikeFrom: 'Where does the attacker stand?',
  mayStrike: 'Can be attacked.',
  mayNotStrike: 'Cannot be attacked.',
  handToHand: 'Bases touch.',
  moveByTap: 'Walk: tap the castle',
  meets: (sections: string) => `Touches: ${sections}`,
  overPlanking: (section: string) => `${section} (by planking)`,
  meetsNone: 'In the plan it touches no other section.',
  noWayBetween: 'No way along the walls between these parts:',
  tapSection: 'Tap a section to attack it, to shoot, to see who is there.',
  tokensCameOff: (sections: number) =>
    count(sections, { one: 'tokens off: # section', other: 'tokens off: # sections' }),
  backTo: 'Back to here',
  backToThere: (what: string) => `Back to: ${what}`,
  toStart: 'Back to the very start',
  habits: {
    title: 'Turns, actions and tokens',
    hint: 'Asked once in this siege, then done by itself: each time with a way back.',
    tokensLegend: 'Which tokens come off when a turn ends?',
    tokens: {
      'not-acted': 'Of sections that did not act',
      all: 'All',
      none: 'None',
      ask: 'Ask each time',
    },
    tokensHint: 'The castle rules leave it to the base rules you play.',
    turnsLegend: 'How do turns go by?',
    turns: { deed: 'By what is done', tap: 'Step by step' },
    turnHints: {
      deed: 'Who attacks, shoots or opens a door is at turn; the turns before end by themselves.',
      tap: 'Command phase and end of the turn each have a tap of their own.',
    },
    settle: 'Settled',
  },
  takesDamage: 'Takes damage',
  damage: (clicks: string) => `${clicks} damage`,
  by: 'Done by',
  nobody: 'nobody',
  dialAt: 'Dial at click',
  marks: 'What its dial shows',
  demoralised: castledial.demoralised,
  yellowShown: castledial.yellowShown,
  towers: 'Three broken towers',
  brokenTowers: castledial.brokenTowers,
  values: {
    fortification: 'Fortification',
    attack: 'Attack',
    defence: 'Defence',
    damage: 'Damage',
    range: 'Range',
  },
  inches: (inches: string) => `${inches}″`,
  worth: (points: string, half: string) => `Worth ${howMany(points, 'point', 'points')}, breached ${half}`,
  breachedBy: (name: string) => `Breached by ${name}`,
  destroyedBy: (name: string) => `Destroyed by ${name}`,
  tokensField: 'Action tokens',
  alwaysOpen: 'Breached: they stay open.',
  laddersHead: 'Ladders and planking',
  ladderOf: (name: string) => `Ladder: ${name}`,
  raiseLadder: (name: string) => `Raise a ladder (${name})`,
  ladderCount: (used: string, allowed: string) => `${used} of ${allowed} in play`,
  takeLadder: (name: string) => `Take away: ladder, ${name}`,
  enemyAtEnd: 'Does an enemy stand at its other end?',
  ...yesNo,
  plankingThere: 'Planking is attached',
  figuresHead: 'Figures here',
  noFigures: 'Nobody is here.',
  addFigure: 'Add a figure',
  figureName: 'Name',
  figureOwner: 'Whose is it?',
  origin: 'Where does it come from?',
  origins: { ground: 'The ground', section: 'The next section', here: 'It was here already' },
  originNeeded: 'Say where it comes from: only the way from the ground is judged.',
  figureKinds: allKinds,
  parts: sectionParts,
  place: 'Where?',
  rubble: 'on the rubble',
  clicksKnown: 'Count its clicks',
  clicksLeft: 'Clicks left',
  clicks: (clicks: string) => `clicks left: ${clicks}`,
  put: 'Put it here',
  moveTo: 'Goes to',
  go: 'Go there',
  down: 'Leaves the castle',
  out: 'Eliminated',
  outOf: (name: string) => `${name} is eliminated`,
  // Collapse
  collapse: (name: string) => `${name} collapses`,
  collapses: 'Collapse',
  eachRolls: (figures: number) =>
    count(figures, {
      one: 'The figure on it falls: it rolls a d6 and takes that much damage.',
      other: '# figures fall: each rolls a d6 and takes that much damage.',
    }),
  chanceOut: (chance: string) => `eliminated with ${chance}`,
  chanceUnknown: 'clicks unknown',
  expected: (figures: string) => `Expected losses: ${figures}`,
  allSurvive: 'All survive',
  allOut: 'All are eliminated',
  rollAll: 'Roll for all',
  roll: (name: string) => `Roll for ${name}`,
  rollOne: 'Roll',
  type: 'Type it',
  typeOne: (name: string) => `Type it for ${name}`,
  typeFor: (name: string) => `What did ${name} roll?`,
  stopTyping: 'Do not type',
  falls: 'Falls of this turn',
  takes: (damage: string) => `takes ${damage} damage`,
  typed: 'typed',
  survives: (clicks: string) => `survives, clicks left: ${clicks}`,
  survivesFall: (name: string, clicks: string) => `${name} survives, clicks left: ${clicks}`,
  isOut: 'is eliminated',
  goneOutOf: (name: string) => `Eliminated? ${name}`,
  goneOut: 'Eliminated?',
  // End of a turn
  tokensQuestion: 'Which tokens come off?',
  tokensHint: 'The base rules decide when action tokens come off.',
  comeOff: (name: string, tokens: string) => `${name}: ${tokens} off`,
  stay: (name: string, tokens: number) =>
    `${name}: ${count(tokens, { one: '# token stays', other: '# tokens stay' })}`,
  notActed: 'Of those that did not act',
  allTokens: 'All',
  noTokens: 'None',
  // Points, log, more
  pointsNone: 'No points yet.',
  sectionPoints: (name: string, points: string) => `${name}: ${points}`,
  armyPoints: (points: string) => `The castle costs ${howMany(points, 'point', 'points')} of the army.`,
  moreLines: 'Show more',
  emptyTurns: (turns: number) =>
    count(turns, { one: '# turn without a deed', other: '# turns without a deed' }),
  logEmpty: 'Nothing has happened yet.',
  earlier: (events: number) =>
    count(events, {
      one: 'One earlier event is no longer listed.',
      other: '# earlier events are no longer listed.',
    }),
  undone: (what: string) => `Undone: ${what}`,
  awake: 'Keep the screen awake',
  awakeStates: {
    off: 'The screen may go dark.',
    held: 'The screen stays on while the siege is open.',
    waiting: 'The device refuses at the moment, perhaps because the battery is low.',
    unsupported: 'This browser cannot keep the screen awake.',
  },
  end: {
    title: 'Siege over',
    holds: 'holds the castle',
    besieges: 'besieges',
    wins: (name: string) => `${name} wins`,
    draw: 'A draw',
    ahead: (name: string, points: string) =>
      `${name} is ${howMany(points, 'victory point', 'victory points')} ahead.`,
    even: (points: string) => `The most victory points, ${points}, are had by more than one.`,
    castle: (all: string, breached: string, destroyed: string) =>
      `Sections: ${all}; breached ${breached}, destroyed ${destroyed}.`,
    otherWins: (name: string) => `By the other reading, where the half for a breach is kept, ${name} wins.`,
    otherDraw: 'By the other reading, where the half for a breach is kept, it is a draw.',
    picture: 'The castle as it stands',
    deeds: 'Deeds',
    pointsHead: 'points',
    noDeeds: 'Nobody scored.',
    breached: (section: string, points: string) => `${section} breached: half of ${points}`,
    shot: (section: string, figure: string) => `${section} shot ${figure}`,
    fell: (figure: string, section: string) => `${figure} fell with ${section}`,
    likely: (chance: string) => `hits with ${chance}`,
    noPrice: 'Nobody said what it costs.',
    luck: 'Luck',
    dice: (dice: number) => count(dice, { one: '# die', other: '# dice' }),
    luckOf: (name: string, pips: string, better: string) =>
      `Luck of ${name}: ${pips} pips against the average, more than on ${better} of 100 such evenings.`,
    lasted: (hours: string, minutes: string) =>
      hours === '0' ? `${minutes} min` : `${hours} h ${minutes} min`,
    send: 'Send picture',
    sendText: 'Send the report',
    rematch: 'Rematch',
    saved: 'The picture is saved among your downloads.',
    noPicture: 'This device cannot draw the picture. Send the report instead.',
    game: 'Mage Knight castles',
  },
  siegeName: 'Name of the siege',
  finish: 'The siege is over',
  goOnAgain: 'It goes on',
  newSiege: 'All sieges and a new one',
  removeSiege: 'Delete this siege',
  // Dials
  dialTitle: (name: string) => `Dial: ${name}`,
  dialValues: 'Dial values',
  dialName: 'Name of the dial',
  ownDials: 'Your dials',
  editDial: (name: string) => `Change: ${name}`,
  removeDial: (name: string) => `Delete: ${name}`,
  dialsFull: 'There is no room for another dial; delete one first.',
  dialsNewer: 'Your dials were saved by a newer version of the app. They stay as they are.',
  takeDial: 'Use this dial',
  keepDial: 'Keep it for later games',
  dialKept: (name: string) => `${name} kept.`,
  clicksHint:
    'One click after the other, from the first position of the dial. The next click begins with the values before it.',
  wallDial: 'A wall has no attack and no damage.',
  lines: {
    begin: () => 'The game begins.',
    'begin-command': (player: string) => `${player}: command phase`,
    'end-turn': (player: string) => `${player}: end of the turn`,
    habits: () => 'Turns, actions and tokens settled',
    attack: (who: string, target: string, came: string) => `${who} attacks ${target}, ${came}`,
    shot: (section: string, target: string, came: string) =>
      target ? `${section} shoots at ${target}, ${came}` : `${section} shoots, ${came}`,
    open: (section: string, door: string) => `${section}: ${door} opened`,
    close: (section: string, door: string) => `${section}: ${door} closed`,
    act: (section: string) => `${section} shoots`,
    actOther: (section: string) => `${section} acts`,
    warrior: () => 'A warrior or formation acts',
    warriorBack: () => 'An action of warriors taken back',
    tokens: (section: string, tokens: string) => `${section}: action tokens ${tokens}`,
    dial: (section: string, click: string) => `${section}: dial at click ${click}`,
    profile: (section: string) => `${section}: dial values typed`,
    amend: (section: string) => `${section}: name or points changed`,
    demoralised: (section: string) => `${section} is demoralised`,
    yellow: (section: string) => `${section}: fortification yellow`,
    destroy: (section: string) => `${section} is destroyed`,
    raise: (section: string, player: string) => `${section}: ladder raised, ${player}`,
    take: () => 'Ladder taken away',
    planked: (section: string) => `${section}: planking attached`,
    unplanked: (section: string) => `${section}: planking taken away`,
    figure: (figure: string, section: string, part: string) => `${figure}: ${section}, ${part}`,
    down: (figure: string) => `${figure} leaves the castle`,
    clicks: (figure: string, clicks: string) => `${figure}: clicks left ${clicks}`,
    eliminate: (figure: string) => `${figure} is eliminated`,
    fall: (figure: string, face: string) => `${figure} falls: ${face}`,
    fallOut: (figure: string, face: string) => `${figure} falls: ${face}, eliminated`,
  },
  handOver: 'Hand over to another phone',
  handOverTo: (name: string) => `Hand over to ${name}`,
  title: (name: string) => `Hand over: ${name}`,
  where: 'On the other phone: Siege, From another phone.',
  link: (name: string, link: string) => `${name}, a siege for Adjutant:\n${link}`,
  takeOver: 'From another phone',
  siege: 'Siege',
  castles: (castles: number) => count(castles, { one: '# castle', other: '# castles' }),
  handedActions: {
    add: 'It is new on this phone.',
    'go-on': 'It goes on from the siege on this phone.',
    behind: 'The siege on this phone is further on, and stays as it is.',
    beside: 'It was played on on both phones. Both stay: this one comes beside the one here.',
    same: 'It is here already, just as it was sent.',
  },
  here: (stand: string) => `Here: ${stand}`,
};

export const castlequestions = {
  question: 'Does it affect a castle?',
  also: 'Other rules:',
  nothingBase:
    'What the castle text leaves out goes by all other Mage Knight rules: look at your base rules.',
  nothingMagic: 'A domain, item or spell that presupposes friend or enemy does not affect a section.',
  clear: (query: string) => `All of them, not only “${query}”`,
  found: (count: number) => n(count, { one: '# found', other: '# found' }),
  howMany: (count: number) => n(count, { one: '1 effect', other: '# effects' }),
  nothing: (query: string) => `No ready answer here to “${query}”. The rules may have it.`,
  toRules: (query: string) => `Search the rules for “${query}”`,
  answers,
  groups,
  names,
  says,
  words,
  abilities,
  choice: 'What about?',
  questions: { up: 'Up and in', across: 'Across', contact: 'Contact', doors },
  asks: {
    up: 'Where can it get from the ground?',
    across: 'May it go from one top to the other?',
    contact: 'Are the two in contact?',
    doors: 'May the door be opened or closed?',
  },
  goal: 'Where to?',
  goals: { in: 'In', up: 'Up', across: 'Along', through: 'Through' },
  outcomes: { yes: 'yes', no: 'no', open: 'it depends' },
  inputs: 'The situation',
  by: (names: string) => `By: ${names}`,
  waySays: {
    in: () => 'Yes, in through the door',
    'in-not': () => 'No way in',
    along: () => 'From its top, on to a wall that touches it',
    'along-not': () => 'No way along the tops',
    up: () => 'Yes, to the top',
    'up-not': () => 'No way up',
    'up-flying': () => 'On wings: by the base rules',
    'over-wall-only': () => 'Only over the wall',
    'over-rubble': () => 'Yes, over the rubble',
    through: () => 'On the ground it may walk through',
    'through-not': () => 'On the ground it may not walk through',
    'under-arch': () => 'It may go under the arch',
    'under-arch-not': () => 'It may not go under the arch',
    'door-passes': (door: string) => `${door}: moves and shots go through`,
    'door-stops': (door: string) => `${door}: no moves, no shots`,
    linked: (points: string) => `Linked access points (belépési pont): ${points}`,
    'linked-none': () => 'No linked access points (belépési pont)',
    cross: () => 'Yes, it may cross',
    'cross-not': () => 'No, it may not cross',
    'cross-flying': () => 'On wings: by the base rules',
    'way-continuous': () => 'The way along the top is continuous',
    'way-broken': () => 'The way along the top is broken',
    planking: () => 'Planking may lie there',
    'planking-not': () => 'Planking may not lie so',
    'gap-on-ground': () => 'On the ground anyone may go through the gap',
    contact: () => 'Yes, in contact',
    'contact-not': () => 'Not in contact',
    'contact-by-base-rules': () => 'By the base rules',
    'at-ends-close-combat': () => 'For close combat yes, at the two ends of a ladder, stairs or open door',
    'at-ends-no-poison': () => 'For Venom (mérgezés) not even there',
    'at-ends-nothing-else': () => 'For anything else not even there',
    'same-level': () => 'Both are at the same level',
    'first-higher': () => 'The first is higher',
    'second-higher': () => 'The second is higher',
    'door-opens': () => 'Yes, it may be opened',
    'door-opens-not': () => 'No, it stays closed',
    'door-closes': () => 'Yes, it may be closed',
    'door-closes-not': () => 'No, it stays open',
  },
  wayNames: { ladder: 'Ladder', 'touching-wall': 'Wall beside it', top: 'Whole top' },
  reasons: castlewaysReasons,
  others: {
    'MK-ACC-05':
      'Another reading: a gatehouse is a bastion (bástya), and between walls and bastions the way is free.',
    'MK-LAD-01': 'Another reading: a ladder beside any section is an access point, so it leads up here too.',
    'MK-A-14': 'Another reading lets them pass under the arch.',
    'MK-A-21': 'Another reading counts the arch as on the gatehouse: in contact.',
    'MK-A-27': 'Another reading keeps any door open while a base is in the way.',
  },
  besides: 'And also',
  ...again,
  wouldHelp: 'This would help',
  helps: {
    'open-door': (door: string) => `${door.toLowerCase()} open`,
    ladder: () => 'a ladder',
    'wall-beside': () => 'a wall that touches it',
    touching: () => 'sections that touch',
    'laid-planking': () => 'planking between them',
    'planking-by-lord': () => 'planking laid by the castle’s lord',
    'planking-at-wall': () => 'planking that touches the wall',
    'planking-at-right-angles': () => 'planking at right angles to the wall',
    'bases-touch': () => 'bases that touch',
    'door-by-lord': () => 'the castle’s lord doing it',
    'before-command': () => 'doing it before the lord’s command phase',
    'base-gone': () => 'no base in the way',
  },
  visitor: 'Who?',
  visitors: allKinds,
  section: castleshots.kind,
  condition: 'How is it?',
  conditions: { standing: 'Whole', breached: 'Breached', rubble: 'Rubble' },
  openDoors: 'Open doors',
  allOpen: 'Breached: all its doors stay open.',
  beside: 'What else?',
  ladder: 'A ladder',
  flies: 'It flies',
  wallBeside: 'A wall touches it',
  from: 'From which section?',
  to: 'To which section?',
  joint: 'How do they meet?',
  joints,
  plankingTitle: 'The planking',
  changed,
  byLord: 'Laid by the castle’s lord',
  touchesWall: 'Touches the wall',
  rightAngles: 'At right angles to it',
  one: 'Where is the first?',
  other: 'Where is the second?',
  places: {
    top: 'On a wall or tower',
    gatehouse: 'On a gatehouse',
    planking: 'On planking',
    arch,
    ground: 'On the ground',
    'high-terrain': 'On high terrain',
    section: 'It is a section',
  },
  sameGatehouse: 'The same gatehouse',
  basesTouch: 'Their bases touch',
  bases: 'The two',
  door: 'Which door?',
  change: 'What with it?',
  changes: { open: 'Open it', closed: 'Close it' },
  who: 'Who does it?',
  whos: { lord: 'The castle’s lord', another: 'Another player' },
  moment: 'When?',
  moments,
  state: 'How is it there?',
  breached: 'The section is breached',
  blocked: 'A base is in the way',
};
