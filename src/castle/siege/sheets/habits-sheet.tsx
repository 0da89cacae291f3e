import { useSignal } from '@preact/signals';
import { useServices, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Choice, Toggle } from '../../../kit/controls/choice.tsx';
import { Dialog } from '../../../kit/controls/dialog.tsx';
import { Stepper } from '../../../kit/controls/stepper.tsx';
import { tokenHabits, turnHabits } from '../../../rules/mage-knight/siege/siege-events.ts';
import { siegeLimits } from '../../../rules/mage-knight/siege/siege-setup.ts';
import type { SiegeProps } from '../text.ts';

const fewestActions = 1;

/** How turns, actions and tokens are kept: asked once in a siege, when it first matters. */
export function HabitsSheet({ model, siege, names }: SiegeProps) {
  const { navigation } = useServices();
  const t = useTexts('castlesiege').habits;
  const siegeTexts = useTexts('castlesiege');
  const { habits, players } = siege.state;
  const chosen = useSignal(habits ?? { tokens: 'not-acted' as const, turns: 'deed' as const });
  const actions = useSignal<readonly (number | undefined)[]>(players.map((player) => player.actions));
  const { tokens, turns } = chosen.value;
  const change = (part: Partial<typeof chosen.value>) => {
    chosen.value = { ...chosen.peek(), ...part };
  };
  const count = (player: number, given: number | undefined) => {
    actions.value = actions.peek().map((known, place) => (place === player ? given : known));
  };
  return (
    <Dialog title={t.title} onClose={model.dismissAsked}>
      <p class="hint">{t.hint}</p>
      <Choice
        legend={t.tokensLegend}
        value={tokens}
        options={tokenHabits.map((value) => ({ value, label: t.tokens[value] }))}
        onChange={(value) => change({ tokens: value })}
      />
      <p class="hint">
        {t.tokensHint}{' '}
        <button type="button" class="siege-rule" onClick={() => navigation.openRule('MK-A-26')}>
          MK-A-26
        </button>
      </p>
      <Choice
        legend={t.turnsLegend}
        value={turns}
        options={turnHabits.map((value) => ({ value, label: t.turns[value] }))}
        onChange={(value) => change({ turns: value })}
      />
      <p class="hint">{t.turnHints[turns]}</p>
      <fieldset class="choice">
        <legend>{siegeTexts.actions}</legend>
        <div class="stack">
          {players.map((_, player) => {
            const given = actions.value[player];
            return (
              <div class="stack" key={player}>
                <Toggle
                  pressed={given !== undefined}
                  onChange={(on) => count(player, on ? fewestActions : undefined)}
                >
                  {siegeTexts.countActions(names.player(player))}
                </Toggle>
                {given !== undefined && (
                  <Stepper
                    label={siegeTexts.actionsEach(names.player(player))}
                    value={given}
                    min={0}
                    max={siegeLimits.actions}
                    onChange={(value) => count(player, value)}
                  />
                )}
              </div>
            );
          })}
        </div>
      </fieldset>
      <Button kind="primary" wide onClick={() => model.settle(chosen.peek(), actions.peek())}>
        {t.settle}
      </Button>
    </Dialog>
  );
}
