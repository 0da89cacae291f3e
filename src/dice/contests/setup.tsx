import { Choice, Toggle } from '../../kit/choice.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { crankyWays } from '../../rules/brikwars/contest-rules.ts';
import { bonusDice } from '../../rules/dice/expression.ts';
import { throwsAgain } from '../../rules/roll-off.ts';
import type { ContestsModel } from './model.ts';
import { ContestPlayers } from './players.tsx';
import { ContestFeat, ContestSides } from './sides.tsx';

/** Who rolls what in the contest chosen. */
export function ContestSetup({ model }: { readonly model: ContestsModel }) {
  const { settings } = useServices();
  const t = useTexts('contests');
  const shell = useTexts('shell');
  const kind = model.kind.value;
  if (kind === 'dispute') return null;
  return (
    <section class="card" aria-labelledby="contest-setup">
      <h3 id="contest-setup" class="card-title">
        {t.setUp}
      </h3>
      {kind === 'starts' && settings.games.value.length > 1 && (
        <Choice
          legend={t.game}
          value={model.game.value}
          options={settings.games.value.map((value) => ({ value, label: shell.games[value] }))}
          onChange={settings.useGame}
        />
      )}
      {(kind === 'wisg' || kind === 'starts') && <ContestPlayers model={model} />}
      {kind === 'first' && <ContestSides model={model} />}
      {kind === 'feat' && <ContestFeat model={model} />}
      {model.game.value === 'brikwars' && <ContestRulesFold model={model} />}
    </section>
  );
}

function ContestRulesFold({ model }: { readonly model: ContestsModel }) {
  const t = useTexts('contests');
  const { again, bonus, crankyWay, criticalFailure, dice } = model.inputs.value.value;
  const kind = model.kind.value;
  // With two players both are tied.
  const asksAgain = (kind === 'wisg' || kind === 'starts') && dice.length > 2;
  return (
    <Fold title={t.rules}>
      <Choice
        legend={t.bonusDice}
        value={bonus}
        options={bonusDice.map((value) => ({ value, label: t.bonus[value] }))}
        onChange={(value) => model.change({ bonus: value })}
      />
      {asksAgain && (
        <Choice
          legend={t.again}
          value={again}
          options={throwsAgain.map((value) => ({ value, label: t.throwsAgain[value] }))}
          onChange={(value) => model.change({ again: value })}
        />
      )}
      {kind === 'feat' && (
        <>
          <Choice
            legend={t.crankyWay}
            value={crankyWay}
            options={crankyWays.map((value) => ({ value, label: t.crankyWays[value] }))}
            onChange={(value) => model.change({ crankyWay: value })}
          />
          <div class="row">
            <Toggle pressed={criticalFailure} onChange={(on) => model.change({ criticalFailure: on })}>
              {t.onesFail}
            </Toggle>
          </div>
        </>
      )}
    </Fold>
  );
}
