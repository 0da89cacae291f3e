import { labelled, saidBy, saidOf } from '../../kit/question/asked.ts';
import type { Gain, Outcome } from '../../kit/stage/outcome-bar.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { type DuelTexts, situationWords } from '../situation.ts';
import {
  chancesOf,
  type Lost,
  meanLost,
  type SquadEndId,
  type SquadsAnswer,
  squadsAnswerOf,
} from './answer.ts';
import {
  chargeArmOf,
  decodeSquads,
  giantsShot,
  ownerOf,
  type SquadOwner,
  type SquadSide,
  type SquadsInputs,
  sizeOf,
  squadRun,
  squadSide,
  squadsAsked,
} from './inputs.ts';
import { type SquadsIssue, usesArms } from './setup.ts';

export type SquadsTexts = Messages['squads'];

/** A squad in a few words: `8 × Minifig + Officer`. */
export function squadText(t: SquadsTexts, { count, unit, officer }: SquadSide): string {
  const men = count > 0 || !officer ? [t.times(String(count), t.units[unit])] : [];
  return [...men, ...(officer ? [t.officer] : [])].join(' + ');
}

/** What a squad uses, by its name; what charges has names of its own. */
function armText(t: SquadsTexts, inputs: SquadsInputs, owner: SquadOwner): string {
  const side = inputs[owner];
  if (inputs.kind === 'charge') return t.chargeArms[chargeArmOf(side)];
  return t.arms[inputs.kind === 'ranged' ? side.ranged : side.close];
}

const armOf = ({ kind, ...sides }: SquadsInputs, owner: SquadOwner): string => {
  const { ranged, close } = sides[owner];
  return kind === 'charge' ? chargeArmOf(sides[owner]) : kind === 'ranged' ? ranged : close;
};

/** What a squad strikes or shoots with; empty where it does neither. */
export function heldText(t: SquadsTexts, inputs: SquadsInputs, owner: SquadOwner): string {
  if (inputs.kind === 'charge' && !inputs.run.armed) return t.bodies;
  if (!usesArms(inputs, owner)) return '';
  return armText(t, inputs, owner);
}

/** One line that names the fight: who attacks first. */
export function squadsTitle(t: SquadsTexts, inputs: SquadsInputs): string {
  const [attacking, defending] = [inputs[ownerOf(inputs, 'attacker')], inputs[ownerOf(inputs, 'defender')]];
  return t.title(t.kinds[inputs.kind], squadText(t, attacking), squadText(t, defending));
}

/** The title of a kept fight; undefined where it cannot be read. */
export function titleOf(t: SquadsTexts, query: string): string | undefined {
  const inputs = decodeSquads(query);
  return inputs && squadsTitle(t, inputs);
}

/** What else it consists of: short phrases, to be held against another's. */
export function detailsOf(
  t: SquadsTexts,
  fight: DuelTexts,
  format: Format,
  query: string,
): readonly string[] {
  const inputs = decodeSquads(query);
  if (!inputs) return [];
  const { kind } = inputs;
  const number = labelled(format);
  const side = (owner: SquadOwner) => ({
    always(of: SquadSide) {
      const arms = usesArms(inputs, owner);
      const own = arms && armOf(inputs, owner) === 'own';
      const shotAt = kind === 'ranged' && owner !== inputs.attacker;
      const values = of.unit === 'own';
      const described = saidOf(squadSide, of, {
        // The title says who they are.
        count: 'unsaid',
        unit: 'unsaid',
        officer: 'unsaid',
        close: { always: () => (arms ? armText(t, inputs, owner) : []) },
        ranged: 'unsaid',
        ownSkill: { always: (dice) => (values ? `${t.skill} ${fight.dice(dice)}` : []) },
        ownArmor: { always: (dice) => (values ? `${t.armor} ${fight.dice(dice)}` : []) },
        ownUse: { always: (use) => (own ? `${t.useLabel} ${format.number(use)}` : []) },
        ownDamage: { always: (dice) => (own ? `${t.damage} ${fight.dice(dice)}` : []) },
        plate: (inches) => (shotAt ? number(t.plate)(inches) : []),
        size: () => (sizeOf(of) > 1 ? number(t.size)(sizeOf(of)) : []),
        pips: number(t.pips.had),
        charging: 'unsaid',
      });
      return described.map((what) => `${t.names[owner]}: ${what}`);
    },
  });
  return saidOf(squadsAsked, inputs, {
    table: 'unsaid',
    kind: 'unsaid',
    attacker: () => t.theyAttack,
    mine: side('mine'),
    theirs: side('theirs'),
    distance: { always: (inches) => (kind === 'ranged' ? number(t.distance)(inches) : []) },
    counters: { always: (holds) => (holds ? t.counters : []) },
    situation: (situation) => situationWords(fight, format, situation),
    modifier: (by) => `${t.modifier} ${format.signed(by)}`,
    run: {
      always: (run) =>
        kind !== 'charge'
          ? []
          : saidBy(t)(squadRun, run, {
              inches: { always: (inches) => `${t.runUp}: ${inches}″` },
              armed: 'unsaid',
              front: { always: number(t.front) },
              path: { always: number(t.path) },
            }),
    },
    battle: 'unsaid',
  });
}

export function squadsIssueText(t: SquadsTexts, format: Format, issue: SquadsIssue): string {
  if (issue.code === 'too-far') return t.tooFar(format.number(issue.limit));
  return issue.code === 'nobody' ? t.nobody : t.badDice;
}

/** Whose gain an end is. */
function gainOf(inputs: SquadsInputs, id: SquadEndId): Gain {
  const { attacker } = inputs;
  if (id === 'ahead') return 'mine';
  if (id === 'behind') return 'theirs';
  return id === 'all' || id === 'half' || (id === 'some' && giantsShot(inputs)) ? attacker : 'nobody';
}

/** Whose gain it is when one of these falls. */
const gainFrom = (owner: SquadOwner): Gain => (owner === 'theirs' ? 'mine' : 'theirs');

/** The name of an end. */
export const endText = (t: SquadsTexts, inputs: SquadsInputs, id: SquadEndId): string =>
  id === 'some' && giantsShot(inputs) ? t.pips.any : t.ends[id];

/** What is hoped for, by its name. */
export const hopeText = (t: SquadsTexts, inputs: SquadsInputs): string =>
  giantsShot(inputs) ? t.pips.any : t.hopes[inputs.kind];

export interface SquadsTile {
  readonly label: string;
  readonly chance: number;
  readonly shown: string;
  readonly gain: Gain;
  readonly unit?: string;
  /** The losses of one squad alone. */
  readonly owner?: SquadOwner;
  /** How many fall on average. */
  readonly loss?: true;
}

export interface SquadsShown {
  readonly sentence: string;
  readonly ends: readonly SquadsTile[];
  readonly facts: readonly SquadsTile[];
}

const pushTile = (
  t: SquadsTexts,
  format: Format,
  { momentum, opposition }: NonNullable<SquadsAnswer['push']>,
): SquadsTile => ({
  label: t.momentum,
  chance: 0,
  shown: t.against(format.number(momentum), format.number(opposition)),
  gain: 'nobody',
  unit: '',
});

/** The answer as its bar, or that of a turn in hand. */
export function shownOf(
  t: SquadsTexts,
  format: Format,
  inputs: SquadsInputs,
  { one, push }: Pick<SquadsAnswer, 'one' | 'push'>,
  lost: readonly Lost[],
): SquadsShown {
  const chances = chancesOf(inputs, lost);
  const shares = format.shares(chances.map(({ chance }) => chance));
  const ends = chances.map(
    ({ id, chance }, at): SquadsTile => ({
      label: endText(t, inputs, id),
      chance,
      shown: shares[at] ?? '',
      gain: gainOf(inputs, id),
    }),
  );
  const lostOf = (owner: SquadOwner) => format.number(meanLost(inputs, lost, owner), 1);
  const shot = inputs.kind === 'ranged' ? ownerOf(inputs, 'defender') : undefined;
  const facts: readonly SquadsTile[] = [
    {
      chance: 0,
      unit: '',
      loss: true,
      ...(shot
        ? {
            label: giantsShot(inputs) ? t.pips.mean : t.falls[shot],
            shown: lostOf(shot),
            gain: gainFrom(shot),
            owner: shot,
          }
        : // Both in one line, and one tap for both.
          {
            label: t.bothFall,
            shown: t.bothLost(lostOf('theirs'), lostOf('mine')),
            gain: 'nobody' as const,
          }),
    },
    ...(one
      ? [{ label: t.hits, chance: one.hit, shown: format.hundredths(one.hit), gain: 'nobody' as const }]
      : []),
    ...(push ? [pushTile(t, format, push)] : []),
  ];
  return { sentence: ends.map(({ label, shown }) => t.says(label, shown)).join(' '), ends, facts };
}

/** The ends of a kept fight, as its bar has them; undefined where the text makes none. */
export function keptEnds(t: SquadsTexts, format: Format, query: string): readonly Outcome[] | undefined {
  const inputs = decodeSquads(query);
  const answer = inputs && squadsAnswerOf(inputs);
  return inputs && answer?.ok ? shownOf(t, format, inputs, answer.value, answer.value.lost).ends : undefined;
}
