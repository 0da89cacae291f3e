import { useLayoutEffect, useRef } from 'preact/hooks';
import { useFormat, useTexts } from '../kit/context.ts';
import { BlankDice, BlankFaces } from './blank-roll.tsx';
import { Rolled } from './late-parts.ts';
import type { DiceModel } from './model.ts';
import { Total } from './total.tsx';

/** The last roll, or what to expect of the first one. */
export function ResultCard({ model }: { readonly model: DiceModel }) {
  const t = useTexts('dice');
  const last = model.last.value;
  const card = useRef<HTMLElement>(null);
  const fresh = last?.fresh ? last.record.time : undefined;
  // The roll bar is in reach further down the page: the total then comes into sight.
  useLayoutEffect(() => {
    if (fresh !== undefined && (card.current?.getBoundingClientRect().top ?? 0) < 0) scrollTo(0, 0);
  }, [fresh]);
  return (
    <section ref={card} class="card dice-result" aria-labelledby="dice-result">
      <h2 id="dice-result" class="visually-hidden" tabIndex={-1}>
        {t.result}
      </h2>
      {last ? <Rolled model={model} last={last} /> : <Expected model={model} />}
    </section>
  );
}

function Expected({ model }: { readonly model: DiceModel }) {
  const t = useTexts('dice');
  const format = useFormat();
  const odds = model.odds.value;
  const expression = model.expression.value;
  // Drawn anew when the odds are there: what only grows is said to have moved.
  const known = odds.state === 'known' ? odds : undefined;
  const pool = expression?.groups.some(({ target }) => target !== undefined);
  return (
    <>
      <div class="dice-face" key={odds.state}>
        <p class="dice-what">
          {known ? t.average(t.dice(model.inputs.value.value.text)) : t.dice(model.inputs.value.value.text)}
        </p>
        <Total shown={known ? format.number(known.mean, 1) : '\u00a0'} />
        {pool && <p class="dice-of">{'\u00a0'}</p>}
        <div class="dice-marks" />
        {expression && <BlankDice expression={expression} />}
      </div>
      {expression && <BlankFaces expression={expression} />}
      <p class="hint dice-centred dice-notes">{t.notRolled}</p>
      <div class="dice-blank-rest" />
    </>
  );
}
