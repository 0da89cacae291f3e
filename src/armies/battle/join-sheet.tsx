import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { comesText } from '../../kit/figures/battle-text.ts';
import { type BattleSide, type BattleState, battleLimits, battleSides } from '../../rules/battle.ts';
import type { PlayedComer, StoredPlay } from '../../storage/plays.ts';
import type { BattleModel } from './model.ts';

interface JoinSheetProps {
  readonly model: BattleModel;
  readonly play: StoredPlay;
  readonly state: BattleState;
  /** Whose units are looked at. */
  readonly side: BattleSide;
  /** A unit of this side has come. */
  readonly onJoined: (side: BattleSide) => void;
  readonly onClose: () => void;
}

/** A unit that comes while the battle goes on: one of the army, or any other by name and models. */
export function JoinSheet({ model, play, state, side: first, onJoined, onClose }: JoinSheetProps) {
  const { announcer } = useServices();
  const t = useTexts('battle');
  const format = useFormat();
  const side = useSignal<BattleSide>(first);
  const name = model.typed(play.id, 'unit');
  const models = useSignal(1);
  const reserves = useSignal<readonly PlayedComer[]>([]);
  const whose = side.value;
  useEffect(() => {
    let current = true;
    reserves.value = [];
    void model.reserves(play, whose).then((found) => {
      if (current) reserves.value = found;
    });
    return () => {
      current = false;
    };
  }, [whose]);

  function join(unit: PlayedComer): void {
    model.join(play.id, whose, unit);
    announcer.announce(comesText(t, format, unit));
    onJoined(whose);
    onClose();
  }

  const typed = name.trim();
  if (state.units.size >= battleLimits.units)
    return (
      <Dialog kind="sheet" title={t.join} onClose={onClose}>
        <p class="note">{t.joinFull(format.number(battleLimits.units))}</p>
      </Dialog>
    );
  return (
    <Dialog kind="sheet" title={t.join} onClose={onClose}>
      <div class="stack" data-game={play.game}>
        <p class="hint">{t.joinHint}</p>
        <Choice
          legend={t.joinSide}
          hideLegend
          options={battleSides.map((value) => ({ value, label: t.sides[value] }))}
          value={whose}
          onChange={(value) => {
            side.value = value;
          }}
        />
        <Field
          label={t.joinName}
          value={name}
          maxLength={battleLimits.name}
          onInput={(text) => model.type(play.id, 'unit', text)}
        />
        <Stepper
          label={t.joinModels}
          value={models.value}
          min={1}
          max={battleLimits.models}
          onChange={(value) => {
            models.value = value;
          }}
        />
        <Button
          kind="primary"
          icon="plus"
          wide
          disabled={typed === ''}
          onClick={() => {
            join({ name: typed, models: models.value });
            model.type(play.id, 'unit', '');
          }}
        >
          {t.joinNow}
        </Button>
        {reserves.value.length > 0 && (
          <section class="stack" aria-labelledby="battle-reserves">
            <h3 id="battle-reserves" class="label">
              {t.joinFrom(play[whose].name)}
            </h3>
            {reserves.value.map((unit, place) => (
              <Button key={place} onClick={() => join(unit)}>
                {unit.name} {t.joinCount(format.number(unit.models))}
              </Button>
            ))}
          </section>
        )}
      </div>
    </Dialog>
  );
}
