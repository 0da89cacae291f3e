import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { asksOf } from '../../kit/asks.tsx';
import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { type DialClick, siegeLimits } from '../../rules/mage-knight/siege-setup.ts';

interface DialClicksProps {
  readonly clicks: readonly DialClick[];
  /** A section without attack has fewer values. */
  readonly attacks: boolean;
  readonly onChange: (clicks: readonly DialClick[]) => void;
}

const wallValues = ['fortification', 'defence'] as const;
const allValues = ['fortification', 'attack', 'defence', 'damage'] as const;

/** The clicks of a dial as a list; one at a time is open to be typed. */
export function DialClicks({ clicks, attacks, onChange }: DialClicksProps) {
  const t = useTexts('castlesiegeplay');
  const format = useFormat();
  const opened = useSignal(0);
  const shown = attacks ? allValues : wallValues;

  const change = (at: number, part: Partial<DialClick>) =>
    onChange(clicks.map((click, index) => (index === at ? { ...click, ...part } : click)));

  const summary = (click: DialClick) =>
    [
      ...shown.map((value) => `${t.values[value]} ${format.number(click[value])}`),
      ...(click.yellow ? [t.yellowToggle] : []),
      ...(click.demoralised ? [t.demoralised] : []),
      ...(click.brokenTowers > 0 ? [t.brokenTowers(click.brokenTowers)] : []),
    ].join(', ');

  return (
    <>
      <ol class="siege-rows">
        {clicks.map((click, index) => {
          const number = format.number(index);
          const ask = asksOf(click, (part) => change(index, part));
          return (
            <li class="siege-row" key={index}>
              <button
                type="button"
                class="siege-pick"
                aria-expanded={opened.value === index}
                onClick={() => {
                  opened.value = opened.value === index ? -1 : index;
                }}
              >
                <b>{t.clickNumber(number)}</b>
                <span class="hint">{summary(click)}</span>
              </button>
              {opened.value === index && (
                <div class="stack siege-row-open">
                  {shown.map((value) => (
                    <Fragment key={value}>{ask.number(value, t.values[value], siegeLimits.value)}</Fragment>
                  ))}
                  <div class="chips">
                    {ask.flag('yellow', t.yellowShown)}
                    {ask.flag('demoralised', t.demoralised)}
                  </div>
                  {ask.number('brokenTowers', t.towersField, 3)}
                  {clicks.length > 1 && (
                    <Button
                      kind="quiet"
                      icon="trash"
                      onClick={() => onChange(clicks.filter((_, at) => at !== index))}
                    >
                      {t.removeClick(number)}
                    </Button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <Button
        icon="plus"
        disabled={clicks.length >= siegeLimits.clicks}
        onClick={() => {
          const last = clicks.at(-1);
          if (!last) return;
          onChange([...clicks, last]);
          opened.value = clicks.length;
        }}
      >
        {t.addClick}
      </Button>
    </>
  );
}
