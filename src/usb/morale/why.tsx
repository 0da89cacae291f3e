import { FigureWhy } from '../../fight/answer-tiles.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { ShareBar } from '../../kit/share-text.tsx';
import { Bars } from '../../kit/stage/bars.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { fates, type MoraleReason } from '../../rules/usb/morale/morale-odds.ts';
import type { Recovery } from '../../rules/usb/morale/recovery.ts';
import { hazardRules } from '../../rules/usb/turn/hazards.ts';
import { usbMorale } from './inputs.ts';
import type { MoraleAnswer, UsbMoraleModel } from './model.ts';
import { fatesOf } from './odds-ahead.ts';

interface Item {
  readonly text: string;
  readonly rule?: string;
}

type Texts = Messages['usbmorale'];

function reasonItems(
  t: Texts,
  format: Format,
  reasons: readonly (MoraleReason | Recovery['reasons'][number])[],
) {
  return reasons.map((reason): Item => {
    const amount = 'amount' in reason && reason.amount !== undefined ? format.number(reason.amount) : '';
    return { text: t.reasons[reason.effect](amount), rule: reason.rule };
  });
}

function targetText(format: Format, target: number): string {
  return target > 6 ? '6, 6' : `${format.number(target)}+`;
}

function itemsOf(t: Texts, why: Messages['usb'], format: Format, { verdict }: MoraleAnswer): readonly Item[] {
  switch (verdict.kind) {
    case 'test':
    case 'losses': {
      const { target, reasons } = verdict.odds;
      const needs = target === undefined ? [] : [{ text: t.dieNeeds(targetText(format, target)) }];
      return [...reasonItems(t, format, reasons), ...needs];
    }
    case 'recovery':
      return [
        ...reasonItems(t, format, verdict.odds.reasons),
        { text: t.dieNeeds(targetText(format, verdict.odds.target)) },
      ];
    case 'hits': {
      const { hits, save, kind } = verdict.odds;
      return [
        { text: t.hits(format.number(hits)), rule: hazardRules[kind] },
        { text: t.save(format.number(save.test.stat)), rule: 'USB-WOUND-04' },
        ...save.modifiers.map(({ rule, effect, amount }) => ({
          text: why.modifiers[effect](format.signed(amount)),
          rule,
        })),
        { text: t.dieNeeds(targetText(format, save.target)) },
      ];
    }
    case 'commander': {
      const effects = verdict.odds.units.flatMap(({ reasons }) => reasons);
      const first = { text: t.reasons.commander(''), rule: 'USB-MOR-10' };
      return [first, ...reasonItems(t, format, effects)];
    }
  }
}

/** The same thing given twice is given once. */
function once(items: readonly Item[]): readonly Item[] {
  return items.filter(
    (item, index) => items.findIndex(({ text, rule }) => text === item.text && rule === item.rule) === index,
  );
}

/** Why the odds of a test of morale are what they are. */
export function MoraleWhy({ label, answer }: { readonly label: string; readonly answer: MoraleAnswer }) {
  const t = useTexts('usbmorale');
  const why = useTexts('usb');
  const format = useFormat();
  return (
    <>
      <FigureWhy title={t.why(label)} items={once(itemsOf(t, why, format, answer))} />
      <MoraleFigures answer={answer} />
    </>
  );
}

/** Every figure behind the answer: bars to look at, and what becomes of the unit. */
export function MoraleFigures({ answer }: { readonly answer: MoraleAnswer }) {
  const t = useTexts('usbmorale');
  const format = useFormat();
  const { verdict } = answer;
  if (verdict.kind === 'recovery') return null;
  if (verdict.kind === 'commander') {
    const { failing } = verdict.odds;
    return (
      <div class="stack">
        <h3 class="label">{t.failingChart}</h3>
        <Bars label={t.failingChart} weights={failing.weights} min={failing.min} columns={t.columns} />
      </div>
    );
  }
  const chances = fatesOf(verdict);
  const likely = fates
    .map((fate) => ({ fate, chance: chances?.[fate] ?? 0 }))
    .filter(({ chance }) => chance > 0);
  const written = format.percentShares(likely.map(({ chance }) => chance));
  const models = verdict.kind === 'hits' ? verdict.odds.models : undefined;
  return (
    <div class="stack">
      {likely.map(({ fate, chance }, index) => (
        <ShareBar key={fate} label={t.fateNames[fate]} value={written[index] ?? ''} share={chance} />
      ))}
      {verdict.kind === 'hits' && (
        <ShareBar label={t.tested} value={format.percent(verdict.odds.tested)} share={verdict.odds.tested} />
      )}
      {models && (
        <>
          <h3 class="label">{t.modelsChart}</h3>
          <Bars label={t.modelsChart} weights={models.weights} min={models.min} columns={t.columns} />
        </>
      )}
    </div>
  );
}

/** What a hero's Power points do for the die: how many may bend it, and what each is worth. */
export function PowerPart({ model }: { readonly model: UsbMoraleModel }) {
  const t = useTexts('usbmorale');
  const format = useFormat();
  const { verdict } = model.answer.value;
  const luck = 'luck' in verdict ? verdict.luck : undefined;
  return (
    <div class="stack">
      {asksIn(usbMorale, model.inputs.value.value, model.change).number('power', t.power)}
      <p class="hint">{t.powerHint}</p>
      {luck && (
        <>
          <h3 class="label">{t.luck}</h3>
          {luck.chances.map((chance, points) => (
            <ShareBar
              key={points}
              label={points === 0 ? t.luckNone : t.luckLine(points)}
              value={format.percent(chance)}
              share={chance}
            />
          ))}
          <p>{luck.sure === undefined ? t.neverSure : t.sure(luck.sure)}</p>
        </>
      )}
      <p>{t.inspiration}</p>
    </div>
  );
}
