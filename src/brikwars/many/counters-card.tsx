import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { Gain } from '../../kit/outcome-bar.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { VolleyExplained } from '../../rules/brikwars/volley-effects.ts';
import { GoalChoice } from '../attack-controls.tsx';
import {
  type BlastAnswer,
  blastDead,
  type GangAnswer,
  gangDead,
  type ManyAnswer,
  type VolleyAnswer,
  volleyDead,
} from './answer.ts';
import type { ManyInputs } from './inputs.ts';
import type { ManyModel } from './model.ts';
import { countersText } from './phrases.ts';
import { encodeCounters } from './setup.ts';
import '../../fight/steps.css';

type Texts = Messages['many'];

/** A figure big enough to be read across the table. */
interface Tile {
  readonly label: string;
  readonly shown: string;
  readonly explained: VolleyExplained;
  readonly gain: Gain;
}

interface Told {
  readonly sentence: string;
  /** What the best defence makes of it. */
  readonly best?: string;
  readonly tiles: readonly Tile[];
  readonly note?: string;
}

function chance(
  format: Format,
  label: string,
  explained: VolleyExplained,
  gain: Gain,
  shown = format.hundredths(explained.value),
): Tile {
  return { label, shown, explained, gain };
}

function mean(format: Format, label: string, explained: VolleyExplained): Tile {
  const digits = explained.value < 100 ? 1 : 0;
  return { label, shown: format.number(explained.value, digits), explained, gain: 'nobody' };
}

function tellVolley(t: Texts, format: Format, answer: VolleyAnswer, inputs: ManyInputs): Told {
  const { meanDeaths, assaults } = answer.odds;
  const [first, ...others] = assaults;
  if (first?.combined && others.length === 0) {
    const { kill, meanHits, meanDamage } = first.combined;
    return {
      sentence: t.togetherSentence(format.hundredths(kill.value)),
      tiles: [
        chance(format, t.targetDies, kill, 'mine'),
        mean(format, t.meanHits, meanHits),
        mean(format, t.meanDamage, meanDamage),
      ],
    };
  }
  const { any, all, of, usual } = volleyDead(answer, inputs);
  const range = [...new Set(usual)].map((dead) => format.number(dead)).join('–');
  const more =
    of > 1 ? [chance(format, t.allDie(of), all, 'mine'), mean(format, t.meanDead, meanDeaths)] : [];
  return {
    sentence:
      of === 1
        ? t.togetherSentence(format.hundredths(any.value))
        : t.singleSentence(range, format.number(of), format.hundredths(any.value)),
    tiles: [chance(format, of === 1 ? t.targetDies : t.anyDies, any, 'mine'), ...more],
  };
}

/** The deaths of a gang's fight: the victim counters only while he lives, so that they exclude each other. */
function writtenDeaths(
  format: Format,
  { victimDies, attackerDies }: { readonly victimDies: number; readonly attackerDies: number },
): readonly [victim: string, attacker: string] {
  const [victim = '', attacker = ''] = format.shares([victimDies, attackerDies]);
  return [victim, attacker];
}

/** What the victim's best defence makes of it; nothing where he has none to choose from. */
function bestCounters(
  t: Texts,
  format: Format,
  { plans, chosen }: GangAnswer,
  inputs: ManyInputs,
): string | undefined {
  const [best] = plans;
  if (!best || plans.length < 2) return undefined;
  if (chosen.best) return t.noBetterCounters;
  const plan = countersText(t, inputs, best.counters);
  return t.bestCounters(plan, ...writtenDeaths(format, best));
}

function tellGang(t: Texts, format: Format, answer: GangAnswer, inputs: ManyInputs): Told {
  const { victimDies } = answer.odds;
  const { attacker, nobody } = gangDead(answer);
  const best = bestCounters(t, format, answer, inputs);
  const [falls = '', lost = '', none = ''] = format.shares([victimDies.value, attacker.value, nobody.value]);
  return {
    sentence: t.gangSentence(falls, lost),
    ...(best !== undefined && { best }),
    tiles: [
      chance(format, t.victimDies, victimDies, 'mine', falls),
      chance(format, t.attackerDies, attacker, 'theirs', lost),
      chance(format, t.nobodyDies, nobody, 'nobody', none),
    ],
  };
}

function tellBlast(t: Texts, format: Format, answer: BlastAnswer): Told {
  const { onTarget, whole } = answer.odds;
  const { enemies, own } = blastDead(answer);
  const { blast, thrower } = answer.grenade;
  const alone = blast.targets.every((target, thing) => !target.own || thing === thrower);
  const hurt = own && format.hundredths(own.any.value);
  return {
    sentence: [
      ...(enemies
        ? [t.blastSentence(format.hundredths(enemies.any.value), format.number(enemies.mean.value, 1))]
        : []),
      ...(hurt === undefined ? [] : [alone ? t.blastHimself(hurt) : t.blastOwn(hurt)]),
    ].join(' '),
    tiles: [
      ...(own && enemies ? [] : [chance(format, t.onTarget, onTarget, 'nobody')]),
      ...(enemies ? [chance(format, t.enemyDies, enemies.any, 'mine')] : []),
      ...(own ? [chance(format, alone ? t.himselfDies : t.ownDies, own.any, 'theirs')] : []),
      ...(enemies ? [mean(format, t.meanEnemies, enemies.mean)] : []),
    ],
    ...(whole ? {} : { note: t.blastLeast }),
  };
}

/** The answer in one sentence and its big figures. */
export function tell(t: Texts, format: Format, answer: ManyAnswer, inputs: ManyInputs): Told {
  switch (answer.kind) {
    case 'volley':
      return tellVolley(t, format, answer, inputs);
    case 'gang':
      return tellGang(t, format, answer, inputs);
    case 'blast':
      return tellBlast(t, format, answer);
  }
}

/** So many ways are shown before all are asked for. */
const shownFirst = 3;

/** What the victim can do about it, the best first; the odds follow the one that is chosen. */
export function CountersCard({ model, answer }: { readonly model: ManyModel; readonly answer: GangAnswer }) {
  const t = useTexts('many');
  const more = useTexts('manymore');
  const format = useFormat();
  const name = useId();
  const all = useSignal(false);
  const inputs = model.inputs.value.value;
  const { plans, chosen, withdrawal } = answer;
  const listed = plans.filter((plan, at) => all.value || at < shownFirst || plan === chosen);
  return (
    <section class="card">
      <fieldset class="choice">
        <legend>{more.counters}</legend>
        <div class="option-rows">
          {listed.map((plan) => (
            <label class="option-row" key={encodeCounters(plan.counters)}>
              <input
                type="radio"
                name={name}
                checked={plan === chosen}
                onChange={() => model.changeGang({ plan: encodeCounters(plan.counters) })}
              />
              <span>
                <b>{countersText(t, inputs, plan.counters)}</b>{' '}
                {plan.best && <span class="badge">{more.best}</span>}
                <span class="hint many-line">{more.counterFigures(...writtenDeaths(format, plan))}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {plans.length > shownFirst && (
        <Button
          kind="quiet"
          expanded={all.value}
          onClick={() => {
            all.value = !all.value;
          }}
        >
          {more.allCounters(plans.length)}
        </Button>
      )}
      <GoalChoice value={inputs.gang.goal} onChange={(goal) => model.changeGang({ goal })} />
      <p class="hint">{more.withdrawHint(format.hundredths(withdrawal.value))}</p>
    </section>
  );
}
