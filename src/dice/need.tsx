import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../kit/button.tsx';
import { useFormat, useTexts } from '../kit/context.ts';
import { Stepper } from '../kit/stepper.tsx';
import type { ComposerProps } from './composer.tsx';
import { isMoraleId } from './preset-list.ts';

/** The total that a roll needs: its chance stands here before, its verdict with the result. */
export function Need({ model, composer }: ComposerProps) {
  const t = useTexts('compose');
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const odds = model.odds.value;
  const threshold = model.threshold.value;
  const { atLeast, preset } = model.inputs.value.value;
  const asked = atLeast !== undefined;
  // The button that was pressed is gone: the keyboard goes on with what stands in its place.
  const before = useRef(asked);
  useEffect(() => {
    if (before.current !== asked && document.activeElement === document.body)
      box.current?.querySelector('button')?.focus();
    before.current = asked;
  }, [asked]);
  if (odds.state !== 'known' || !threshold || isMoraleId(preset)) return null;
  if (atLeast === undefined) {
    return (
      <div ref={box}>
        <Button kind="quiet" icon="plus" onClick={() => composer.setAtLeast(threshold.n)}>
          {t.askFor}
        </Button>
      </div>
    );
  }
  const pool = model.expression.value?.groups.every((group) => group.target !== undefined) ?? false;
  const label =
    preset === 'bail' || preset === 'redshirt' ? t.needs[preset] : pool ? t.needs.successes : t.need;
  return (
    <div class="dice-need" ref={box}>
      <Stepper
        label={label}
        value={atLeast}
        min={odds.lowest}
        max={Math.max(odds.reach, atLeast)}
        onChange={composer.setAtLeast}
      />
      <p class="dice-need-chance">
        <b>{format.percent(threshold.asked)}</b>
        <Button
          kind="quiet"
          icon="close"
          label={t.askNothing}
          onClick={() => composer.setAtLeast(undefined)}
        />
      </p>
    </div>
  );
}
