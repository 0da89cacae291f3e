import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { useShown } from '../../../kit/controls/dialog.tsx';
import { NumberPad, Stepper } from '../../../kit/controls/stepper.tsx';
import type { Format } from '../../../platform/format.ts';
import type { Messages } from '../../../platform/words.ts';
import { siegeLimits } from '../../../rules/mage-knight/siege/siege-setup.ts';
import { clickShown, type SiegeFigure } from '../../../rules/mage-knight/siege/siege-state.ts';
import { groundOf, spotBeside } from '../ground.ts';
import { partsOf, type SiegeProps } from '../text.ts';

/** What its dial shows now. */
export function shownText(
  t: Messages['castlesiege'],
  format: Format,
  figure: SiegeFigure,
): readonly string[] {
  const shown = clickShown(figure);
  if (!shown) return [];
  const { attack, defence, damage, demoralised } = shown;
  const value = (name: string, of: number | undefined) =>
    of === undefined ? [] : [`${name} ${format.number(of)}`];
  return [
    ...value(t.values.attack, attack),
    ...value(t.values.defence, defence),
    ...value(t.values.damage, damage),
    ...(demoralised ? [t.demoralised] : []),
  ];
}

interface FigureActsProps extends SiegeProps {
  readonly figure: SiegeFigure;
  /** Somebody attacks it. */
  readonly onStrike: () => void;
  /** It is no longer where it was. */
  readonly onGone: () => void;
}

/** What is done with a figure: where it goes, how many clicks it has left, who attacks it, whether it is out. */
export function FigureActs({ model, siege, names, figure, onStrike, onGone }: FigureActsProps) {
  const t = useTexts('castlesiege');
  const id = useId();
  const target = useSignal('');
  const [typing, type, stop] = useShown();
  const called = names.figure(figure);
  const { at, clicks } = figure;
  const { state } = siege;
  const ground = groundOf(state);
  const places = state.sections.flatMap((section, place) =>
    section.destroyed
      ? []
      : [
          ...partsOf(section).flatMap((part) =>
            place === at?.section && part === at.part ? [] : [{ section: place, part }],
          ),
          ...(ground ? [{ section: place, part: undefined }] : []),
        ],
  );
  const keyOf = ({ section, part }: (typeof places)[number]) => `${section} ${part ?? 'beside'}`;
  const chosen = places.find((place) => keyOf(place) === target.value) ?? places[0];

  function count(left: number): void {
    const played = model.play({ do: 'figure-clicks', figure: figure.id, clicks: left });
    // Without any left it is out.
    if (left === 0) then(played);
  }

  function then(played: boolean): void {
    if (played) onGone();
  }

  function goTo({ section, part }: (typeof places)[number]): void {
    if (part) then(model.play({ do: 'figure-to', figure: figure.id, section, part }));
    else if (ground)
      then(model.play({ do: 'stand', figure: figure.id, spot: spotBeside(ground, state, section) }));
  }

  return (
    <div class="stack siege-row-open">
      {at?.part !== 'rubble' && (
        <Button
          icon="castle"
          pressed={model.moving.value === figure.id}
          onClick={() => model.move(model.moving.peek() === figure.id ? undefined : figure.id)}
        >
          {ground ? t.moveAnywhere : t.moveByTap}
        </Button>
      )}
      {chosen && (
        <div class="field">
          <label class="label" for={id}>
            {t.moveTo}
          </label>
          <select
            id={id}
            value={keyOf(chosen)}
            onChange={(event) => {
              target.value = event.currentTarget.value;
            }}
          >
            {places.map((place) => (
              <option key={keyOf(place)} value={keyOf(place)}>
                {place.part
                  ? `${names.section(place.section)}, ${t.parts[place.part]}`
                  : t.besideOf(names.section(place.section))}
              </option>
            ))}
          </select>
          <Button onClick={() => goTo(chosen)}>{t.go}</Button>
        </div>
      )}
      {clicks === undefined ? (
        <Button onClick={type}>{t.clicksKnown}</Button>
      ) : (
        <Stepper label={t.clicksLeft} value={clicks} min={0} max={siegeLimits.value} onChange={count} />
      )}
      {typing && (
        <NumberPad
          label={t.clicksLeft}
          min={1}
          max={siegeLimits.value}
          decimals={0}
          onDone={(typed) => {
            stop();
            if (typed !== undefined) count(typed);
          }}
        />
      )}
      {siege.state.turn.phase !== 'set-up' && (
        <Button icon="fight" onClick={onStrike}>
          {t.strike}
        </Button>
      )}
      <div class="row">
        {at && (
          <Button onClick={() => then(model.play({ do: 'figure-down', figure: figure.id }))}>{t.down}</Button>
        )}
        <Button
          kind="danger"
          label={t.outOf(called)}
          onClick={() => then(model.play({ do: 'eliminate', figure: figure.id }))}
        >
          {t.out}
        </Button>
      </div>
    </div>
  );
}
