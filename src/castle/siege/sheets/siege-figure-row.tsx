import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { useFormat, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { useShown } from '../../../kit/controls/dialog.tsx';
import { NumberPad, Stepper } from '../../../kit/controls/stepper.tsx';
import { siegeLimits } from '../../../rules/mage-knight/siege/siege-setup.ts';
import { clickShown, type SiegeFigure } from '../../../rules/mage-knight/siege/siege-state.ts';
import { StrikeSheet } from '../attack/strike-sheet.tsx';
import { partsOf, type SectionProps } from '../text.ts';

interface FigureRowProps extends SectionProps {
  readonly figure: SiegeFigure;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** It is no longer at this section. */
  readonly onGone: () => void;
}

/** One figure at a section: where it goes, how many clicks it has left, whether it is out. */
export function SiegeFigureRow({ model, siege, names, index, figure, open, onOpen, onGone }: FigureRowProps) {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const id = useId();
  const target = useSignal('');
  const [typing, type, stop] = useShown();
  const [striking, strike, stopStriking] = useShown();
  const called = names.figure(figure);
  const { at, clicks } = figure;
  const part = at?.part ?? 'top';
  const places = siege.state.sections.flatMap((section, place) =>
    section.destroyed
      ? []
      : partsOf(section).flatMap((to) =>
          place === index && to === part ? [] : [{ value: `${place} ${to}`, section: place, part: to }],
        ),
  );
  const chosen = places.find(({ value }) => value === target.value) ?? places[0];

  /** What its dial shows now. */
  function shownText(of: SiegeFigure): readonly string[] {
    const shown = clickShown(of);
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

  function count(left: number): void {
    const played = model.play({ do: 'figure-clicks', figure: figure.id, clicks: left });
    // Without any left it is out.
    if (left === 0) then(played);
  }

  function then(played: boolean): void {
    if (played) onGone();
  }

  return (
    <li class="siege-row">
      <button type="button" class="siege-pick" aria-expanded={open} onClick={() => onOpen(!open)}>
        <b>{called}</b>
        <span class="hint">
          {[
            names.player(figure.owner),
            part === 'rubble' ? t.rubble : t.parts[part],
            ...(clicks === undefined ? [] : [t.clicks(format.number(clicks))]),
            ...shownText(figure),
          ].join(' · ')}
        </span>
      </button>
      {open && (
        <div class="stack siege-row-open">
          {part !== 'rubble' && (
            <Button
              icon="castle"
              pressed={model.moving.value === figure.id}
              onClick={() => model.move(model.moving.peek() === figure.id ? undefined : figure.id)}
            >
              {t.moveByTap}
            </Button>
          )}
          {chosen && (
            <div class="field">
              <label class="label" for={id}>
                {t.moveTo}
              </label>
              <select
                id={id}
                value={chosen.value}
                onChange={(event) => {
                  target.value = event.currentTarget.value;
                }}
              >
                {places.map((place) => (
                  <option key={place.value} value={place.value}>
                    {names.section(place.section)}, {t.parts[place.part]}
                  </option>
                ))}
              </select>
              <Button
                onClick={() =>
                  then(
                    model.play({
                      do: 'figure-to',
                      figure: figure.id,
                      section: chosen.section,
                      part: chosen.part,
                    }),
                  )
                }
              >
                {t.go}
              </Button>
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
            <Button icon="fight" onClick={strike}>
              {t.strike}
            </Button>
          )}
          {striking && <StrikeSheet {...{ model, siege, names, index, figure }} onClose={stopStriking} />}
          <div class="row">
            <Button onClick={() => then(model.play({ do: 'figure-down', figure: figure.id }))}>
              {t.down}
            </Button>
            <Button
              kind="danger"
              label={t.outOf(called)}
              onClick={() => then(model.play({ do: 'eliminate', figure: figure.id }))}
            >
              {t.out}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
