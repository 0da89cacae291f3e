import { Button } from '../../kit/button.tsx';
import { Toggle } from '../../kit/choice.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { Field } from '../../kit/field.tsx';
import { Fold } from '../../kit/fold.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { siegeLimits } from '../../rules/mage-knight/siege-setup.ts';
import type { SiegeBench } from './setup.ts';
import { useSiegeNames } from './text.ts';

const fewestActions = 1;

/** Who plays, in the order of their turns; how many actions each has is counted only where somebody wants it. */
export function BenchPlayers({ bench }: { readonly bench: SiegeBench }) {
  const { notices } = useServices();
  const t = useTexts('castlesiege');
  const shell = useTexts('shell');
  const setup = bench.setup.value;
  const { players } = setup;
  const names = useSiegeNames(setup);
  const counted = players.filter(({ actions }) => actions !== undefined).length;

  function takeOut(player: number): void {
    const before = bench.setup.peek();
    const called = names.player(player);
    bench.removePlayer(player);
    document.querySelector<HTMLElement>('#siege-players')?.focus();
    notices.show(t.removed(called), {
      action: { label: shell.undo, run: () => bench.restore(before) },
    });
  }

  return (
    <>
      <h3 class="label" id="siege-players" tabIndex={-1}>
        {t.players}
      </h3>
      {players.map(({ name }, player) => (
        <div class="siege-player" key={player}>
          <Field
            label={t.playerName(player + 1)}
            value={name}
            maxLength={siegeLimits.name}
            placeholder={t.player(player + 1)}
            onInput={(typed) => bench.changePlayer(player, { name: typed })}
          />
          {players.length > siegeLimits.fewestPlayers && (
            <Button
              kind="quiet"
              icon="close"
              label={t.removePlayer(names.player(player))}
              onClick={() => takeOut(player)}
            />
          )}
        </div>
      ))}
      <p class="hint">{t.firstBegins}</p>
      {players.length < siegeLimits.players && (
        <div class="row">
          <Button icon="plus" onClick={bench.addPlayer}>
            {t.addPlayer}
          </Button>
        </div>
      )}
      <Fold title={t.actions} count={counted}>
        <p class="hint">{t.actionsHint}</p>
        {players.map(({ actions }, player) => (
          <div class="stack" key={player}>
            <Toggle
              pressed={actions !== undefined}
              onChange={(on) => bench.changePlayer(player, { actions: on ? fewestActions : undefined })}
            >
              {t.countActions(names.player(player))}
            </Toggle>
            {actions !== undefined && (
              <Stepper
                label={t.actionsEach(names.player(player))}
                value={actions}
                min={0}
                max={siegeLimits.actions}
                onChange={(value) => bench.changePlayer(player, { actions: value })}
              />
            )}
          </div>
        ))}
      </Fold>
    </>
  );
}
