import { saidBy } from '../../kit/question/asked.ts';
import type { Gain, Outcome } from '../../kit/stage/outcome-bar.tsx';
import type { Format } from '../../platform/format.ts';
import type { LanguageModel } from '../../platform/language.ts';
import type { Messages } from '../../platform/words.ts';
import type { BuiltCreation } from '../../rules/brikwars/creation/built.ts';
import type { Distribution } from '../../rules/dice/distribution.ts';
import { damageTexts } from '../creation/lines.ts';
import { type DuelTexts, situationWords } from '../situation.ts';
import { endsOf, type GroupAnswer, type WreckAnswer, wreckAnswerOf } from './answer.ts';
import {
  type Crew,
  decodeWreck,
  mayBeCranky,
  type WreckGroup,
  type WreckInputs,
  wreckAsked,
  wreckCrew,
  wreckGroup,
} from './inputs.ts';
import { aimText, groupText, type WreckTexts, wreckTitle } from './labels.ts';

export function wreckWords({ texts }: Pick<LanguageModel, 'texts'>): WreckTexts {
  return { wreck: texts('wreck'), creation: texts('creation') };
}

/** One line that names a kept attack; undefined where it cannot be read. */
export function titleOf(t: WreckTexts, query: string): string | undefined {
  const inputs = decodeWreck(query);
  return inputs && wreckTitle(t, inputs);
}

/** What else it consists of: short phrases, to be held against another's. */
export function detailsOf(t: WreckTexts, fight: DuelTexts, format: Format, query: string): readonly string[] {
  const inputs = decodeWreck(query);
  if (!inputs) return [];
  const { wreck } = t;
  const summary = ({ size, level }: Pick<BuiltCreation, 'size' | 'level'>) =>
    t.creation.summary(format.number(size), format.number(level));
  const attackers = (group: WreckGroup) => {
    const own = group.weapon === 'own';
    return saidBy(fight, format)(wreckGroup, group, {
      // The title says how many there are, and with what, unless it names the creation whose weapons they are.
      count: { always: () => (inputs.by ? groupText(t, group) : []) },
      unit: (unit) => (inputs.by && unit === 'own' ? [] : wreck.units[unit]),
      ownSkill: { always: (dice) => (group.unit === 'own' ? `${wreck.skill} ${fight.dice(dice)}` : []) },
      weapon: 'unsaid',
      weaponSize: 'unsaid',
      ownUse: { always: (use) => `${wreck.use} ${format.number(use)}` },
      ownDamage: { always: (dice) => (own ? `${wreck.damage} ${fight.dice(dice)}` : []) },
      situation: (situation) => situationWords(fight, format, situation),
      skillModifier: (by) => `${wreck.skillModifier} ${format.signed(by)}`,
      cranky: (cranky) => (mayBeCranky(group, inputs) ? fight.crankyBy(format.signed(-cranky)) : []),
      automatic: (holds) => (holds ? fight.automatic : []),
    });
  };
  return saidBy(wreck, format)(wreckAsked, inputs, {
    table: 'unsaid',
    groups: {
      always: (groups) =>
        groups.flatMap((group) =>
          attackers(group).map((what) => (groups.length > 1 ? `${groupText(t, group)}: ${what}` : what)),
        ),
    },
    creation: {
      always: summary,
    },
    state: (state) => damageTexts(t.creation, format, inputs.creation, state),
    aim: (aim) => aimText(t, inputs, aim),
    area: { always: (area) => wreck.areas[area] },
    // The title says what it is.
    by: { always: ({ size, level }) => `${wreck.attackers}: ${summary({ size, level })}` },
    crew: (crew) => (inputs.creation.mind.kind === 'none' ? crewDetails(wreck.crew, format, crew) : []),
    // All that is entered now has it.
    beside: 'unsaid',
    battle: 'unsaid',
  });
}

function crewDetails(t: Messages['wreck']['crew'], format: Format, crew: Crew): readonly string[] {
  return saidBy(t, format)(wreckCrew, crew, {
    steers: () => t.drifts(format.number(crew.speed)),
    held: () => t.heldByOthers,
    ally: () => t.usedByAllies,
  });
}

export interface WreckTile {
  readonly label: string;
  readonly chance: number;
  readonly shown: string;
  readonly gain: Gain;
  readonly unit?: string;
  /** Of one kind of attacks alone. */
  readonly group?: GroupAnswer;
}

export interface WreckShown {
  readonly sentence: string;
  readonly ends: readonly WreckTile[];
  readonly facts: readonly WreckTile[];
}

/** The answer as its bar, or that of a turn in hand. */
export function shownOf(
  { wreck }: WreckTexts,
  format: Format,
  inputs: WreckInputs,
  { steps, groups, until }: WreckAnswer,
  pips: Distribution,
): WreckShown {
  const { ended, hurt, nothing } = endsOf(pips, steps);
  const whole = inputs.aim.kind === 'whole';
  const rows: readonly (readonly [string, number, Gain])[] =
    whole && steps > 1
      ? [
          [wreck.destroyed, ended, 'mine'],
          [wreck.hurt, hurt, 'nobody'],
          [wreck.unharmed, nothing, 'theirs'],
        ]
      : [
          [whole ? wreck.destroyed : wreck.breaksOff, ended, 'mine'],
          [whole ? wreck.unharmed : wreck.holds, nothing, 'theirs'],
        ];
  const shares = format.shares(rows.map(([, chance]) => chance));
  const ends = rows.map(
    ([label, chance, gain], at): WreckTile => ({
      label,
      chance,
      gain,
      shown: shares[at] ?? '',
    }),
  );
  const [first] = groups;
  const facts: WreckTile[] = [];
  if (first)
    facts.push({
      label: wreck.hits,
      chance: first.hit,
      gain: 'nobody',
      shown: format.hundredths(first.hit),
      group: first,
    });
  if (until)
    facts.push({
      label: wreck.attacksNeeded,
      chance: 0,
      gain: 'nobody',
      shown: Number.isFinite(until.mean) ? format.number(until.mean, 1) : wreck.never,
      unit: '',
    });
  const [done = '', damaged = ''] = shares;
  return {
    ends,
    facts,
    sentence: whole
      ? wreck.sentenceWhole(done, steps > 1 ? damaged : format.hundredths(0))
      : wreck.sentencePart(done),
  };
}

/** The ends of a kept fight, as its bar has them; undefined where the text makes none. */
export function keptEnds(t: WreckTexts, format: Format, query: string): readonly Outcome[] | undefined {
  const inputs = decodeWreck(query);
  const answer = inputs && wreckAnswerOf(inputs);
  return inputs && answer?.ok ? shownOf(t, format, inputs, answer.value, answer.value.pips).ends : undefined;
}
