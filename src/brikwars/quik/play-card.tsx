import { TableCard } from '../../fight/step-card.tsx';
import type { EndChance, TableTexts } from '../../fight/step-record.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { Format } from '../../platform/format.ts';
import { turned } from '../../platform/whose.ts';
import type { Messages } from '../../platform/words.ts';
import type { QuikEntry, QuikMoment, QuikOutcome } from '../../rules/brikwars/quik/quik-play-record.ts';
import { quikAnswerOf } from './answer.ts';
import { quikFates } from './fallen.ts';
import { type QuikInputs, quikManners } from './inputs.ts';
import type { QuikModel } from './model.ts';
import { movesOf, playsActs } from './setup.ts';
import { QuikSides } from './stage.tsx';
import { quikShown, quikTitle, waysOf } from './text.ts';

type QuikPlayTexts = Messages['quik'];

/** Whose turn it is to roll, and for what. */
export function stepTitle(t: QuikPlayTexts, { who, purpose, attack, attacks = 1 }: QuikMoment): string {
  const step = t.step(t.sides[who], t.purposes[purpose]);
  return attack === undefined || attacks < 2 ? step : t.attackNumber(attack + 1, attacks, step);
}

/** One line of the record, without its result. */
export function entryText(t: QuikPlayTexts, format: Format, entry: QuikEntry): string {
  const { purpose, who, attack, attacks = 1 } = entry;
  const side =
    attack === undefined || attacks < 2 ? t.sides[who] : t.attackNumber(attack + 1, attacks, t.sides[who]);
  return t.logLine(side, whatHappened(t, format, { ...entry, purpose }));
}

function whatHappened(t: QuikPlayTexts, format: Format, entry: QuikEntry): string {
  const total = format.number(entry.total);
  const need = format.number(entry.need ?? 0);
  const hit = entry.who === 'vehicle' || entry.who === 'obstacle';
  switch (entry.purpose) {
    case 'throw':
      return t.log.throw(total, need);
    case 'damage':
      if (entry.doubled) return t.log.doubled(total);
      return hit ? t.log.taken(total) : t.log.damage(total);
    case 'armor':
      return entry.need === 0 ? t.log.harmless : t.log.armor(total, need);
    case 'brick':
      return t.log.brick(t.nextBrick(entry.studs ?? 0), format.number(entry.damage ?? 0));
    case 'opposing':
      return t.log.opposing(total, need);
    case 'act':
      return t.log.act(total, need);
    case 'begin':
    case 'feat':
      return t.log.feat(total);
  }
}

/** What a crash did to both. */
export function bricksText(
  t: QuikPlayTexts,
  { vehicle, obstacle }: Extract<QuikOutcome, { readonly kind: 'crash' }>,
): string {
  const { outcomes } = t;
  const other =
    'off' in obstacle
      ? outcomes.obstacle(obstacle.off.length)
      : obstacle.destroyed
        ? outcomes.destroyed
        : outcomes.lives;
  return `${other} ${outcomes.vehicle(vehicle.off.length)}`;
}

interface Words {
  readonly t: Messages['quik'];
  readonly words: Messages['fight'];
  readonly format: Format;
}

/** What was hoped for came about. */
function succeeded(outcome: QuikOutcome): boolean {
  if (outcome.kind === 'attack') return outcome.destroyed;
  if (outcome.kind === 'feat') return outcome.succeeds;
  if (outcome.kind === 'building') return outcome.off.length > 0;
  return 'off' in outcome.obstacle ? outcome.obstacle.off.length > 0 : outcome.obstacle.destroyed;
}

function quikTexts({ t, words, format }: Words): TableTexts<QuikInputs, QuikMoment, QuikEntry, QuikOutcome> {
  const endText = ({ id, chance }: EndChance) => {
    const label = { destroyed: t.targetDies, succeeds: t.featSucceeds }[id];
    return label && words.endOdds(label, format.hundredths(chance));
  };
  return {
    title: (inputs) => quikTitle(t, inputs, movesOf(inputs)),
    step: (asked) => ({
      title: stepTitle(t, asked),
      roll: asked.purpose === 'throw' ? 'range' : asked.purpose,
      // An opponent must beat the hero's die, not reach it.
      ...(asked.need === undefined || asked.purpose === 'opposing' ? {} : { need: asked.need }),
    }),
    option(option, _, inputs) {
      const manner = quikManners.find((one) => one === option);
      if (manner) return waysOf(t, inputs)[manner];
      if (option === 'attack' || option === 'feat') return t.beginnings[option];
      return t.nextBrick(Number(option.replace('studs-', '')));
    },
    odds: ([first]) => first && endText(first),
    watched({ kind }, outcome) {
      const id = kind === 'attack' ? 'destroyed' : 'succeeds';
      return [
        {
          label: kind === 'attack' ? t.targetDies : kind === 'feat' ? t.featSucceeds : t.firstBrick,
          side: 'mine',
          chance: (known) =>
            kind === 'attack' || kind === 'feat'
              ? (known.find((end) => end.id === id)?.chance ?? 0)
              : known.reduce((sum, end) => (/-0$/.test(end.id) ? sum : sum + end.chance), 0),
          ...(outcome && { came: succeeded(outcome) }),
        },
      ];
    },
    ended(outcome, inputs) {
      const answer = quikAnswerOf(inputs);
      if (!answer.ok) return undefined;
      const { ends } = quikShown(t, format, (dice) => dice, answer.value, inputs);
      const came =
        (outcome.kind === 'attack' && outcome.destroyed) ||
        (outcome.kind === 'feat' && outcome.succeeds) ||
        (outcome.kind === 'building' && outcome.off.length > 0);
      if (came || outcome.kind !== 'attack') return came ? ends?.[0] : ends?.at(-1);
      // Who lives may strike back yet: two ends of the bar are still open.
      const [{ chance: dies = 0 } = {}] = ends ?? [];
      const lives = 1 - dies;
      return {
        label: t.targetLives,
        chance: lives,
        shown: format.shares([dies, lives])[1] ?? '',
        gain: 'nobody',
      };
    },
    side: ({ who }) => (who === 'target' || who === 'obstacle' || who === 'opponent' ? 'theirs' : 'mine'),
    fates: quikFates,
    detail: (outcome) => (outcome.kind === 'crash' ? bricksText(t, outcome) : undefined),
    optionOdds(ends, { purpose }) {
      if (purpose === 'begin') return ends.flatMap((end) => endText(end) ?? []).join(' · ');
      // Which brick is next is asked when the damage is known: then the number is sure.
      const sure = ends.find(({ chance }) => chance === 1);
      // No sentence here: more may follow.
      return sure && t.outcomes.bricks(Number(sure.id.replace(/^.*-/, ''))).replace(/\.$/, '');
    },
    line(entry) {
      const result = t.results[entry.result];
      return {
        text: entryText(t, format, entry),
        ...(result === undefined ? {} : { result }),
      };
    },
    outcome(outcome, { table }) {
      const { outcomes } = t;
      switch (outcome.kind) {
        case 'attack': {
          const end = outcome.destroyed ? outcomes.destroyed : outcomes.lives;
          if (outcome.feat === undefined) return end;
          return `${outcome.feat ? outcomes.featSucceeds : outcomes.featFails} ${end}`;
        }
        case 'building':
          return outcomes.bricks(outcome.off.length);
        case 'crash':
          return bricksText(t, outcome);
        case 'feat':
          if (playsActs({ table })) return outcome.succeeds ? outcomes.actSucceeds : outcomes.actFails;
          return outcome.succeeds ? outcomes.featSucceeds : outcomes.featFails;
      }
    },
  };
}

/** Plays the attack, the demolition, the crash or the feat, with dice of the app or of the table. */
export function QuikPlayCard({ model, onMore }: { readonly model: QuikModel; readonly onMore: () => void }) {
  const words: Words = {
    t: useTexts('quik'),
    words: useTexts('fight'),
    format: useFormat(),
  };
  const answer = model.answer.value;
  const ready = answer.ok && (answer.value.kind !== 'vehicle' || answer.value.crash !== undefined);
  return (
    <TableCard
      model={model.play}
      texts={quikTexts(words)}
      replying={quikTexts({ ...words, t: turned(words.t) })}
      ready={ready}
      onMore={onMore}
      picture={(inputs, fates, outcome) => <QuikSides inputs={inputs} fates={fates} outcome={outcome} />}
    />
  );
}
