import { useLayoutEffect, useRef } from 'preact/hooks';
import { useFormat, useTexts } from '../kit/context.ts';
import { later } from '../kit/later.tsx';
import type { LanguageModel } from '../platform/language.ts';
import { once } from '../platform/lazily.ts';
import { BlankDice, BlankFaces } from './blank-roll.tsx';
import type { DiceModel } from './model.ts';

/** The border inside the place: what the first roll does not need comes after it, in one file with its words. */
const fetchMore = once(() => import('./entry.ts'));

const words = ['kit', 'dice'] as const;

/** All of it before any part is shown: none is drawn first and then pushed aside by another. */
export async function fetchRest(language: LanguageModel) {
  const [code] = await Promise.all([fetchMore(), language.load(words)]);
  return code;
}

export const Above = later(() => fetchMore().then((module) => module.Above), words);

export const Below = later(() => fetchMore().then((module) => module.Below), words);

export const Beside = later(() => fetchMore().then((module) => module.Beside), words);

export const DicePart = later(() => fetchMore().then((module) => module.DicePart), words);

export const DiceMenu = later(() => fetchMore().then((module) => module.DiceMenu), words);

const Rolled = later(() => fetchMore().then((module) => module.Rolled), words);

const longTotal = 5;

/** The largest thing on the screen. */
export function Total({ shown }: { readonly shown: string }) {
  return (
    <span
      class="dice-total"
      data-long={shown.length > longTotal || undefined}
      style={{ '--chars': shown.length }}
    >
      {shown}
    </span>
  );
}

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
