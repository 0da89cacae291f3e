import { useFormat, useTexts } from '../../kit/context.ts';
import { Field } from '../../kit/controls/field.tsx';
import { SheetRow } from '../../kit/controls/sheet-row.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { type ContestDice, contest, contestDice, contestLimits } from './inputs.ts';
import type { ContestsModel } from './model.ts';
import { ContestFeat, ContestSides } from './sides.tsx';

/** The players of a roll-off: how many, what they are called, what each throws. */
function ContestPlayers({ model }: { readonly model: ContestsModel }) {
  const t = useTexts('contests');
  const words = useTexts('dice');
  const format = useFormat();
  const { dice } = model.inputs.value.value;
  // Only BrikWars lets each throw something else.
  const chosen = model.game.value === 'brikwars';
  const alike = dice.every((each) => each === dice[0]);
  const name = (player: number) => model.names.value[player] || t.player(player + 1);
  const stands = dice.map((value, player) =>
    chosen && !alike ? `${name(player)} ${words.dice(value)}` : name(player),
  );
  return (
    <>
      <Stepper
        label={t.players}
        value={dice.length}
        min={contestLimits.fewest}
        max={contestLimits.players}
        onChange={model.setPlayers}
      />
      <SheetRow
        title={t.setUp}
        stands={`${format.list(stands)}${chosen && alike && dice[0] ? ` · ${words.dice(dice[0])}` : ''}`}
      >
        {() => (
          <>
            {chosen && (
              <DiceSelect
                label={t.everyone}
                value={alike ? dice[0] : undefined}
                onChange={(value) => model.change({ dice: dice.map(() => value) })}
              />
            )}
            <ol class="contest-players">
              {dice.map((value, player) => (
                <li key={player} data-dice={chosen || undefined}>
                  <Field
                    label={t.nameOf(player + 1)}
                    value={model.names.value[player] ?? ''}
                    placeholder={t.player(player + 1)}
                    maxLength={contestLimits.name}
                    onInput={(typed) => model.rename(player, typed)}
                  />
                  {chosen && (
                    <DiceSelect
                      label={t.diceOf(name(player))}
                      hideLabel
                      value={value}
                      onChange={(next) => model.setDice(player, next)}
                    />
                  )}
                </li>
              ))}
            </ol>
          </>
        )}
      </SheetRow>
    </>
  );
}

interface DiceSelectProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  /** Undefined where the players differ. */
  readonly value: ContestDice | undefined;
  readonly onChange: (dice: ContestDice) => void;
}

function DiceSelect({ label, hideLabel, value, onChange }: DiceSelectProps) {
  const dice = useTexts('dice');
  return (
    <label class="field contest-dice-field">
      <span class={hideLabel ? 'visually-hidden' : 'label'}>{label}</span>
      <select
        value={value ?? ''}
        onChange={(event) => {
          const next = contestDice.find((known) => known === event.currentTarget.value);
          if (next) onChange(next);
        }}
      >
        {value === undefined && <option value="">…</option>}
        {contestDice.map((known) => (
          <option key={known} value={known}>
            {dice.dice(known)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Who rolls what in the contest chosen. */
export function ContestSetup({ model }: { readonly model: ContestsModel }) {
  const t = useTexts('contests');
  const kind = model.kind.value;
  if (kind === 'dispute') return null;
  return (
    <section class="card sheet-rows contest-setup" aria-label={t.setUp}>
      {(kind === 'wisg' || kind === 'starts') && <ContestPlayers model={model} />}
      {kind === 'first' && <ContestSides model={model} />}
      {kind === 'feat' && <ContestFeat model={model} />}
    </section>
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
