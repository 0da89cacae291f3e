import { TableCard } from '../../fight/step-card.tsx';
import type { TableTexts, Watched } from '../../fight/step-record.ts';
import { useNamedSides, withOwnNames } from '../../fight/unit-names.ts';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { useUndo } from '../../kit/undo.ts';
import type { WreckEntry, WreckMoment, WreckOutcome } from '../../rules/brikwars/wreck/volley-steps.ts';
import { endsOf, expectedLoss, wreckAnswerOf } from './answer.ts';
import { takenBy, wreckFates } from './fallen.ts';
import { wreckInBattle } from './in-battle.ts';
import { stepsLeft, type WreckInputs } from './inputs.ts';
import { groupWeapon, wreckTitle } from './labels.ts';
import type { WreckModel } from './model.ts';
import { pipsOf } from './play.ts';
import { WreckSides } from './sides.tsx';
import { shownOf, wreckWords } from './text.ts';

const inBattle = { ...wreckInBattle, expects: expectedLoss };

function useWreckTexts(): TableTexts<WreckInputs, WreckMoment, WreckEntry, WreckOutcome> {
  const { language } = useServices();
  const t = wreckWords(language);
  const play = useTexts('wreck');
  const words = useTexts('fight');
  const format = useFormat();
  const stepsOf = (inputs: WreckInputs) => (inputs.aim.kind === 'whole' ? stepsLeft(inputs) : 1);
  const name = ({ groups }: WreckInputs, place: number) => {
    const group = groups[place];
    return group ? groupWeapon(t, group) : '';
  };
  const endName = (inputs: WreckInputs) =>
    inputs.aim.kind === 'whole' ? t.wreck.destroyed : t.wreck.breaksOff;
  return {
    title: (inputs) => wreckTitle(t, inputs),
    step({ purpose, group, count, need, damage }, inputs) {
      const what = name(inputs, group);
      const titles = {
        range: () => play.steps.range(count, what),
        attack: () => play.steps.attack(count, what),
        damage: () => play.steps.damage(count, what),
        armor: () => play.steps.armor(count, damage === undefined ? undefined : format.number(damage)),
      };
      return { title: titles[purpose](), roll: purpose, ...(need !== undefined && { need }) };
    },
    option: (option) => option,
    line({ purpose, count, amount, beside = 0, damage, roll, result }) {
      const described = {
        range: () => {
          const far = play.log.range(amount, count);
          return beside > 0 ? `${far} ${play.log.beside(beside)}` : far;
        },
        attack: () => play.log.attack(amount, count),
        damage: () => play.log.damage(format.number(amount)),
        armor: () =>
          count === 1 && roll
            ? play.log.armor(format.number(roll.total), format.number(damage ?? 0))
            : play.log.armors(amount, count),
      };
      const word =
        count === 1 && (result === 'through' || result === 'holds') ? play.results[result] : undefined;
      return { text: described[purpose](), ...(word && { result: word }) };
    },
    odds: (ends, inputs) =>
      words.endOdds(endName(inputs), format.hundredths(endsOf(pipsOf(ends), stepsOf(inputs)).ended)),
    watched(inputs, outcome) {
      const whole = inputs.aim.kind === 'whole';
      const watch = (
        label: string,
        end: 'ended' | 'hurt' | 'nothing',
        came: (outcome: WreckOutcome) => boolean,
        side: Watched['side'] = 'mine',
      ): Watched => ({
        label,
        side,
        chance: (known) => endsOf(pipsOf(known), stepsOf(inputs))[end],
        ...(outcome && { came: came(outcome) }),
      });
      const kept = watch(
        whole ? t.wreck.unharmed : t.wreck.holds,
        'nothing',
        ({ pips }) => pips === 0,
        'theirs',
      );
      // At its end the line is that of what came about.
      const damaged = whole && outcome && !outcome.ended && outcome.pips > 0;
      return damaged
        ? [watch(t.wreck.hurt, 'hurt', () => true), kept]
        : [watch(endName(inputs), 'ended', ({ ended }) => ended), kept];
    },
    detail: ({ kind, pips, ended }) =>
      kind === 'whole' && !ended && pips > 0 ? play.outcomes.hurt(pips) : undefined,
    side: ({ purpose }) => (purpose === 'armor' ? 'theirs' : 'mine'),
    fates: wreckFates,
    ended({ pips, ended }, inputs) {
      const answer = wreckAnswerOf(inputs);
      if (!answer.ok) return undefined;
      const { ends } = shownOf(t, format, inputs, answer.value, answer.value.pips);
      // It is destroyed, damaged, or nothing has happened to it.
      return ended ? ends[0] : pips > 0 ? ends[1] : ends.at(-1);
    },
    outcome({ kind, pips, ended }) {
      const { outcomes } = play;
      if (kind === 'part') return ended ? outcomes.off : outcomes.stays;
      if (ended) return outcomes.destroyed;
      return pips > 0 ? outcomes.hurt(pips) : outcomes.unharmed;
    },
  };
}

/** What the turns that were played did to it, to be kept for the rest of the battle. */
function KeepDamage({ model }: { readonly model: WreckModel }) {
  const t = useTexts('wreck');
  const undo = useUndo();
  const shown = model.play.play.value;
  if (!shown?.outcome) return null;
  const { outcome, inputs } = shown;
  const keep = () => {
    const takeBack = model.take(inputs, outcome.pips);
    model.play.end();
    undo(t.kept, takeBack);
  };
  return (
    <Button wide icon="check" onClick={keep}>
      {t.keep}
    </Button>
  );
}

/** Plays the attacks, with dice of the app or of the table. */
export function WreckPlayCard({
  model,
  onMore,
}: {
  readonly model: WreckModel;
  readonly onMore: () => void;
}) {
  const texts = withOwnNames(useWreckTexts(), useNamedSides(model.play));
  return (
    <TableCard
      model={model.play}
      texts={texts}
      ready={model.answer.value.ok}
      battle={inBattle}
      onMore={onMore}
      picture={(inputs, fates, outcome) => (
        <WreckSides inputs={inputs} taken={takenBy(inputs, fates, outcome)} />
      )}
      after={<KeepDamage model={model} />}
    />
  );
}
