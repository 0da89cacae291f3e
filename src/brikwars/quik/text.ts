import { behindLabel, labelled, saidBy, saidOf } from '../../kit/question/asked.ts';
import type { Gain, Outcome } from '../../kit/stage/outcome-bar.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { QuikReason } from '../../rules/brikwars/quik/quik-effects.ts';
import { quikGameOf } from '../../rules/brikwars/quik/quik-house-rules.ts';
import { propulsionIds } from '../../rules/brikwars/quik/quik-vehicle.ts';
import {
  type QuikAnswer,
  type QuikAttackAnswer,
  type QuikBuildingAnswer,
  type QuikVehicleAnswer,
  quikAnswerOf,
} from './answer.ts';
import {
  decodeQuik,
  lugpolCar,
  type QuikInputs,
  type QuikRow,
  quikAsked,
  quikMove,
  quikRow,
  quikVehicle,
} from './inputs.ts';
import { movesOf, playsActs, type QuikIssue } from './setup.ts';

export type QuikTexts = Messages['quik'];

export function quikIssueText(t: QuikTexts, format: Format, issue: QuikIssue): string {
  const limit = issue.limit === undefined ? '' : format.number(issue.limit);
  const phrases: Readonly<Partial<Record<string, (limit: string) => string>>> = t.issues;
  return phrases[issue.code]?.(limit) ?? t.impossible;
}

/** The names of the ways to strike: of one alone they are a hero's. */
export function waysOf(t: QuikTexts, { strikers }: Pick<QuikInputs, 'strikers'>): QuikTexts['ways'] {
  const [only] = strikers;
  return strikers.length === 1 && only?.count === 1 ? t.heroWays : t.ways;
}

/** Some attackers in a few words: `3 × Minifig (Hand weapon)`. */
function strikersText(t: QuikTexts, rows: readonly QuikRow[]): string {
  return rows
    .map(({ unit, weapon, count }) => {
      const one = t.title.striker(t.units[unit], t.weapons[weapon]);
      return count > 1 ? t.times(String(count), one) : one;
    })
    .join(' + ');
}

/** A target with what protects it: `Hero + Shield`. */
function targetText(t: QuikTexts, { unit, shield, armor }: QuikRow): string {
  return [t.units[unit], ...(shield ? [t.shield] : []), ...(armor ? [t.armor] : [])].join(' + ');
}

/** One short line that names the fight; `moves` are the inches of what moves. */
export function quikTitle(t: QuikTexts, inputs: QuikInputs, moves: number): string {
  const attackers = strikersText(t, inputs.strikers);
  switch (inputs.kind) {
    case 'attack':
      return t.title.attack(attackers, targetText(t, inputs.target));
    case 'building':
      return t.title.building(attackers, inputs.studs.length);
    case 'vehicle':
      return t.title.vehicle(String(moves));
    case 'move':
      return t.title.move(t.units[inputs.move.unit], String(moves));
    case 'feat':
      return playsActs(inputs) ? t.title.act(t.difficulties[inputs.difficulty]) : t.title.feat;
  }
}

/** One short line that names a kept fight of the short games; undefined where it cannot be read. */
export function titleOf(t: Messages['quik'], query: string): string | undefined {
  const inputs = decodeQuik(query);
  return inputs && quikTitle(t, inputs, movesOf(inputs));
}

/** What else it consists of: short phrases, to be held against another's. */
export function detailsOf(t: QuikTexts, format: Format, query: string): readonly string[] {
  const inputs = decodeQuik(query);
  if (!inputs) return [];
  const { kind, table } = inputs;
  const number = labelled(format);
  const listed = (label: string) => (studs: readonly number[]) =>
    `${label}: ${studs.map((held) => format.number(held)).join(', ') || '–'}`;
  const attacks = kind === 'attack' || kind === 'building';
  const crashes = kind === 'vehicle' ? inputs.vehicle.obstacle : undefined;
  const aimed = kind === 'building' || crashes === 'bricks';
  const arms = quikGameOf(table).weapons;
  const row = (who: string, struck: boolean) => (of: QuikRow) =>
    saidBy(t, format)(quikRow, of, {
      // The title says who attacks whom, with what and behind what.
      unit: crashes ? { always: (unit) => t.units[unit] } : 'unsaid',
      weapon:
        struck && !crashes ? { always: (weapon) => behindLabel(t.strikesBack, t.weapons[weapon]) } : 'unsaid',
      other: (weapon) => (crashes ? [] : behindLabel(t.other, t.weapons[weapon])),
      count: struck ? number(t.count) : 'unsaid',
      crew: (crew) => (arms[of.weapon]?.crewed && !crashes ? number(t.crew)(crew) : []),
      shield: () => (struck && !crashes ? [] : t.shield),
      armor: () => (struck && !crashes ? [] : t.armor),
    }).map((what) => `${who}: ${what}`);
  return saidOf(quikAsked, inputs, {
    table: 'unsaid',
    kind: 'unsaid',
    strikers: { always: (rows) => (attacks ? rows.flatMap(row(t.attacker, false)) : []) },
    target: { always: (of) => (kind === 'attack' || crashes === 'unit' ? row(t.target, true)(of) : []) },
    manner: (manner) => (attacks ? waysOf(t, inputs)[manner] : []),
    goal: (goal) => (attacks && inputs.manner === 'best' ? behindLabel(t.goal, t.goals[goal]) : []),
    studs: (studs) => (aimed ? listed(crashes ? t.obstacleBricks : t.bricks)(studs) : []),
    vehicle: {
      always: (vehicle) =>
        kind === 'vehicle'
          ? saidBy(t, format)(quikVehicle, vehicle, {
              terrain: { always: (terrain) => t.terrains[terrain] },
              units: {
                always: (held) =>
                  propulsionIds.flatMap((id) => (held[id] ? number(t.propulsion[id])(held[id]) : [])),
              },
              // Its last move is asked where nobody steers.
              controlled: 'unsaid',
              lastInches: { always: number(t.lastInches) },
              studs: listed(t.vehicleBricks),
              obstacle: { always: (obstacle) => behindLabel(t.hits, t.obstacles[obstacle]) },
            })
          : [],
    },
    move: {
      always: (move) =>
        kind === 'move'
          ? saidOf(quikMove, move, {
              unit: 'unsaid',
              run: { always: number(t.moveSteps.run) },
              leap: number(t.moveSteps.leap),
              height: number(t.moveSteps.height),
              swim: number(t.moveSteps.swim),
              handled: number(t.moveSteps.handled),
              lift: number(t.moveSteps.lift),
            })
          : [],
    },
    car: {
      always: (car) =>
        kind === 'vehicle' && quikGameOf(table).priced ? saidBy(t, format)(lugpolCar, car, {}) : [],
    },
    difficulty: 'unsaid',
  });
}

/** A figure that stands on top, with its reasons. */
export interface QuikTile {
  readonly label: string;
  readonly shown: string;
  readonly reasons: readonly QuikReason[];
  readonly gain: Gain;
  /** A percentage where others are numbers. */
  readonly percent?: true;
}

/** A figure that is a chance. */
export interface QuikEnd extends QuikTile {
  readonly chance: number;
  /** For what is beside the ends, where it is no percentage. */
  readonly unit?: string;
}

/** The answer in a sentence and in a few figures. */
export interface QuikShown {
  readonly sentence: string;
  readonly tiles: readonly QuikTile[];
  /** Those that exclude each other, together 100; none where nothing is left to chance. */
  readonly ends?: readonly QuikEnd[];
  readonly facts?: readonly QuikEnd[];
}

type EndOf = readonly [label: string, chance: number, gain: Gain];

/** Ends with their whole percent. */
function endsOf(format: Format, reasons: readonly QuikReason[], ends: readonly EndOf[]): readonly QuikEnd[] {
  const shares = format.shares(ends.map(([, chance]) => Math.max(0, chance)));
  return ends.map(([label, chance, gain], place) => ({
    label,
    chance: Math.max(0, chance),
    gain,
    reasons,
    shown: shares[place] ?? '',
  }));
}

type Notify<Answer> = (t: QuikTexts, format: Format, answer: Answer) => QuikShown;

const attack: Notify<QuikAttackAnswer> = (t, format, { kills, dies }) => {
  const [chance = '', other = ''] = format.shares([kills.value, dies?.value ?? 1 - kills.value]);
  const ends = dies
    ? endsOf(format, kills.reasons, [
        [t.targetDies, kills.value, 'mine'],
        [t.nobodyDies, 1 - kills.value - dies.value, 'nobody'],
        [t.youDie, dies.value, 'theirs'],
      ]).map((end) => (end.gain === 'theirs' ? { ...end, reasons: dies.reasons } : end))
    : endsOf(format, kills.reasons, [
        [t.targetDies, kills.value, 'mine'],
        [t.targetLives, 1 - kills.value, 'nobody'],
      ]);
  return {
    ends,
    sentence: dies ? `${t.saysDies(chance)} ${t.saysReply(other)}` : t.saysDies(chance),
    tiles: [
      { label: t.targetDies, shown: chance, reasons: kills.reasons, gain: 'mine' },
      dies
        ? { label: t.youDie, shown: other, reasons: dies.reasons, gain: 'theirs' }
        : {
            label: t.targetLives,
            shown: other,
            reasons: kills.reasons,
            gain: 'nobody',
          },
    ],
  };
};

const building: Notify<QuikBuildingAnswer> = (t, format, { bricks, firstOff, allOff, meanBricks, count }) => {
  const { reasons } = bricks;
  const first = format.hundredths(firstOff);
  const all = format.hundredths(allOff);
  const mean = format.number(meanBricks, 1);
  return {
    ends: endsOf(format, reasons, [
      [t.firstBrick, firstOff, 'mine'],
      [t.noBrick, 1 - firstOff, 'nobody'],
    ]),
    facts: [
      ...(count > 1
        ? [{ label: t.allBricks, shown: all, reasons, gain: 'nobody', chance: allOff } as const]
        : []),
      { label: t.meanBricks, shown: mean, reasons, gain: 'nobody', chance: 0, unit: '' },
    ],
    sentence: count === 1 ? t.saysFirst(first) : t.saysBricks(first, all, count),
    tiles: [
      { label: t.firstBrick, shown: first, reasons, gain: 'mine' },
      ...(count > 1 ? [{ label: t.allBricks, shown: all, reasons, gain: 'nobody' } as const] : []),
      { label: t.meanBricks, shown: mean, reasons, gain: 'nobody' },
    ],
  };
};

const vehicle: Notify<QuikVehicleAnswer> = (t, format, { drive, crash, crashDice }) => {
  const { inches, stopped, steered } = drive;
  const shown = format.number(inches.value);
  const says = stopped ? t.saysStops : steered ? t.saysMoves(shown) : t.saysKeeps(shown);
  const other = crash?.obstacle;
  const hit: readonly QuikTile[] = !other
    ? []
    : 'killed' in other
      ? [
          {
            label: t.targetDies,
            shown: format.hundredths(other.killed.value),
            reasons: other.killed.reasons,
            gain: 'mine',
            percent: true,
          },
        ]
      : [
          {
            label: t.obstacleLoses,
            shown: format.number(other.mean, 1),
            reasons: other.reasons,
            gain: 'mine',
          },
        ];
  return {
    sentence: crashDice === undefined ? says : `${says} ${t.saysCrash(crashDice)}`,
    tiles: [
      { label: t.moves, shown: t.inches(shown), reasons: inches.reasons, gain: 'nobody' },
      ...hit,
      ...(crash
        ? [
            {
              label: t.vehicleLoses,
              shown: format.number(crash.vehicle.mean, 1),
              reasons: crash.vehicle.reasons,
              gain: 'theirs' as const,
            },
          ]
        : []),
    ],
  };
};

/** What the top of the screen says; `dice` writes a notation as the language does. */
export function quikShown(
  t: QuikTexts,
  format: Format,
  dice: (notation: string) => string,
  answer: QuikAnswer,
  inputs: QuikInputs,
): QuikShown {
  switch (answer.kind) {
    case 'attack':
      return attack(t, format, answer);
    case 'building':
      return building(t, format, answer);
    case 'vehicle': {
      const { crashDice } = answer;
      return vehicle(t, format, {
        ...answer,
        crashDice: crashDice === undefined ? undefined : dice(crashDice),
      });
    }
    case 'move': {
      const { inches, limit, carriers } = answer;
      const used = format.number(inches.value);
      return {
        sentence: t.saysWalk(used, format.number(limit)),
        tiles: [
          { label: t.inchesUsed, shown: t.inches(used), reasons: inches.reasons, gain: 'nobody' },
          {
            label: t.inchesLeft,
            shown: t.inches(format.number(limit - inches.value)),
            reasons: inches.reasons,
            gain: 'mine',
          },
          ...(carriers
            ? [
                {
                  label: t.carriers,
                  shown: format.number(carriers.value),
                  reasons: carriers.reasons,
                  gain: 'nobody' as const,
                },
              ]
            : []),
        ],
      };
    }
    case 'feat': {
      const { value, reasons } = answer.succeeds;
      const chance = format.hundredths(value);
      const acts = playsActs(inputs);
      return {
        sentence: acts ? t.saysAct(chance, t.difficulties[inputs.difficulty]) : t.saysFeat(chance),
        tiles: [{ label: acts ? t.actSucceeds : t.featSucceeds, shown: chance, reasons, gain: 'mine' }],
        ends: endsOf(format, reasons, [
          [acts ? t.actSucceeds : t.featSucceeds, value, 'mine'],
          [t.fails, 1 - value, 'nobody'],
        ]),
      };
    }
  }
}

/** The ends of a kept fight, as its bar has them; undefined where the text makes none. */
export function keptEnds(t: QuikTexts, format: Format, query: string): readonly Outcome[] | undefined {
  const inputs = decodeQuik(query);
  const answer = inputs && quikAnswerOf(inputs);
  // What takes no chance, such as a walk, has no ends.
  return inputs && answer?.ok
    ? (quikShown(t, format, (dice) => dice, answer.value, inputs).ends ?? [])
    : undefined;
}
