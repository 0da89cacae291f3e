import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { Field } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { figureLimits } from '../../rules/mage-knight/figure.ts';
import type { CastleAttackModel } from './model.ts';
import { attackerName } from './text.ts';

/** The members of a formation or gang up, each with its own answer; one is being edited. */
export function FigureList({ model }: { readonly model: CastleAttackModel }) {
  const { announcer } = useServices();
  const t = useTexts('castle');
  const mays = model.mays.value;
  const { figures, mode } = model.inputs.value.value;
  const chosen = model.chosen.value;
  if (figures.length < 2) return <FigureName model={model} only />;

  function makePrimary(): void {
    announcer.announce(t.madePrimary(attackerName(t, figures, chosen)));
    // The button is gone with the place that it changed.
    document.querySelector<HTMLElement>('.figure-list input:checked')?.focus();
    model.makePrimary();
  }

  return (
    <div class="stack figure-list">
      <Choice
        legend={t.joint[mode]}
        value={String(chosen)}
        onChange={(place) => model.choose(Number(place))}
        options={figures.map((_, place) => ({
          value: String(place),
          label: (
            <span class="figure-chip">
              <Icon name={mays[place] ? 'check' : 'close'} size={18} />
              <span>{attackerName(t, figures, place)}</span>
              <span class="visually-hidden">{mays[place] ? t.mayShort : t.mayNotShort}</span>
            </span>
          ),
        }))}
      />
      <p class="hint">{mode === 'access' ? t.accessHint : t.jointHint}</p>
      <FigureName model={model} />
      {chosen > 0 && (
        <div>
          <Button kind="quiet" icon="up" onClick={makePrimary}>
            {t.makePrimary}
          </Button>
        </div>
      )}
    </div>
  );
}

interface FigureNameProps {
  readonly model: CastleAttackModel;
  /** There is no other: it needs no name, but may have brought one. */
  readonly only?: boolean;
}

function FigureName({ model, only }: FigureNameProps) {
  const t = useTexts('castle');
  const { name } = model.figure.value;
  if (only) return name.trim() ? <p class="figure-name">{name.trim()}</p> : null;
  return (
    <Field
      key={model.chosen.value}
      label={t.name}
      value={name}
      maxLength={figureLimits.name}
      placeholder={t.figure(model.chosen.value + 1)}
      onInput={model.rename}
    />
  );
}
