import { useTexts } from '../../kit/context.ts';
import { Choice } from '../../kit/controls/choice.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { contest, contestDice, contestLimits } from './inputs.ts';
import type { ContestsModel } from './model.ts';
import { ActingFields, FeatFields } from './sides.tsx';

interface ContestSideProps {
  readonly model: ContestsModel;
  readonly who: number;
  /** Nothing else can be set here. */
  readonly onDone: () => void;
}

/** All that may be set of one side. */
export function ContestSide({ model, who, onDone }: ContestSideProps) {
  const kind = model.kind.value;
  if (kind === 'first') return <ActingFields model={model} who={who === 0 ? 'active' : 'responder'} />;
  if (kind === 'feat')
    return <FeatFields model={model} who={who === 0 ? 'hero' : 'opponent'} onGone={onDone} />;
  return <PlayerFields model={model} who={who} />;
}

/** What a player is called, and what he throws; only BrikWars lets each throw something else. */
function PlayerFields({ model, who }: Omit<ContestSideProps, 'onDone'>) {
  const t = useTexts('contests');
  const words = useTexts('dice');
  const { dice } = model.inputs.value.value;
  const options = contestDice.map((value) => ({ value, label: words.dice(value) }));
  const name = model.names.value[who] || t.player(who + 1);
  const alike = dice.every((each) => each === dice[0]);
  return (
    <div class="stack">
      <Field
        label={t.nameOf(who + 1)}
        value={model.names.value[who] ?? ''}
        placeholder={t.player(who + 1)}
        maxLength={contestLimits.name}
        onInput={(typed) => model.rename(who, typed)}
      />
      {model.game.value === 'brikwars' && (
        <>
          <Choice
            legend={t.diceOf(name)}
            value={dice[who]}
            options={options}
            onChange={(next) => model.setDice(who, next)}
          />
          <Choice
            legend={t.everyone}
            value={alike ? dice[0] : undefined}
            options={options}
            onChange={(next) => model.change({ dice: dice.map(() => next) })}
          />
        </>
      )}
    </div>
  );
}

/** The house rules of the contest chosen. */
export function ContestRules({ model }: { readonly model: ContestsModel }) {
  const t = useTexts('contests');
  const compose = useTexts('compose');
  const inputs = model.inputs.value.value;
  const ask = asksIn(contest, inputs, model.change);
  const kind = model.kind.value;
  // With two players both are tied.
  const asksAgain = (kind === 'wisg' || kind === 'starts') && inputs.dice.length > 2;
  return (
    <>
      {ask.choice('bonus', compose.bonusDice, compose.bonus)}
      {asksAgain && ask.choice('again', t.again, t.throwsAgain)}
      {kind === 'feat' && (
        <>
          {ask.choice('crankyWay', t.crankyWay, t.crankyWays)}
          <div class="row">{ask.flag('criticalFailure', t.onesFail)}</div>
        </>
      )}
    </>
  );
}
