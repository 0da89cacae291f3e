import { AnswerSection, useAhead } from '../../fight/answer-section.tsx';
import { AnswerTiles, FigureWhy, useSpoken } from '../../fight/answer-tiles.tsx';
import { TableCard } from '../../fight/step-card.tsx';
import { asksOf } from '../../kit/asks.tsx';
import { Bars } from '../../kit/bars.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { LinkedNote } from '../../kit/linked-note.tsx';
import { ShareBar } from '../../kit/share-text.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { hazardRules } from '../../rules/usb/hazards.ts';
import type { MoraleReason } from '../../rules/usb/morale-odds.ts';
import type { Recovery } from '../../rules/usb/recovery.ts';
import { begun, fatesOf } from '../odds-ahead.ts';
import { PhaseCard } from '../phase-card.tsx';
import { IncomingUsbUnit, UnitCard } from '../unit-card.tsx';
import { EventCard } from './event-card.tsx';
import { moraleBounds } from './inputs.ts';
import { LeftUnitsCard } from './left-units.tsx';
import type { MoraleAnswer, UsbMoraleModel } from './model.ts';
import { moraleOptions, moraleTold } from './summary.ts';
import { moraleTexts } from './text.ts';
import '../../fight/fight.css';
import '../../fight/side-card.css';

interface Item {
  readonly text: string;
  readonly rule?: string;
}

type Texts = Messages['usbmoralemore'];

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

function itemsOf(
  t: Texts,
  why: Messages['usbwhy'],
  format: Format,
  { verdict }: MoraleAnswer,
): readonly Item[] {
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

/** The same thing told twice is told once. */
function once(items: readonly Item[]): readonly Item[] {
  return items.filter(
    (item, index) => items.findIndex(({ text, rule }) => text === item.text && rule === item.rule) === index,
  );
}

/** Why the odds of a test of morale are what they are. */
function MoraleWhy({ label, answer }: { readonly label: string; readonly answer: MoraleAnswer }) {
  const t = useTexts('usbmorale');
  const more = useTexts('usbmoralemore');
  const why = useTexts('usbwhy');
  const format = useFormat();
  return <FigureWhy title={t.why(label)} items={once(itemsOf(more, why, format, answer))} />;
}

/** Every figure behind the answer: bars to look at, and what becomes of the unit. */
function MoraleFigures({ answer }: { readonly answer: MoraleAnswer }) {
  const t = useTexts('usbmoralemore');
  const format = useFormat();
  const { verdict } = answer;
  if (verdict.kind === 'recovery') return null;
  if (verdict.kind === 'commander') {
    const { failing } = verdict.odds;
    return (
      <Fold title={t.figures}>
        <h3 class="label">{t.failingChart}</h3>
        <Bars label={t.failingChart} weights={failing.weights} min={failing.min} columns={t.columns} />
      </Fold>
    );
  }
  const chances = fatesOf(verdict);
  const fates = moraleOptions.fates
    .map((fate) => ({ fate, chance: chances?.[fate] ?? 0 }))
    .filter(({ chance }) => chance > 0);
  const written = format.percentShares(fates.map(({ chance }) => chance));
  const models = verdict.kind === 'hits' ? verdict.odds.models : undefined;
  return (
    <Fold title={t.figures}>
      {fates.map(({ fate, chance }, index) => (
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
    </Fold>
  );
}

/** What a hero's Power points do for the die: how many may bend it, and what each is worth. */
function PowerPart({ model }: { readonly model: UsbMoraleModel }) {
  const t = useTexts('usbmoralemore');
  const format = useFormat();
  const { verdict } = model.answer.value;
  const luck = 'luck' in verdict ? verdict.luck : undefined;
  return (
    <>
      {asksOf(model.inputs.value.value, model.change).number('power', t.power, moraleBounds.power)}
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
    </>
  );
}

/** The answer that follows every tap: one sentence, and its figures with their reasons. */
function MoraleAnswerTop({ model }: { readonly model: UsbMoraleModel }) {
  const t = useTexts('usbmorale');
  const format = useFormat();
  const answer = model.answer.value;
  const ahead = useAhead(model.play);
  const thrown = ahead && begun.morale.get(ahead.odds);
  const told = moraleTold(t, format, answer);
  useSpoken(told.sentence);
  const now = thrown ? { ...answer, verdict: thrown.odds } : answer;
  const { sentence, tiles } = moraleTold(t, format, now);
  return (
    <>
      <p class="answer-sentence">{sentence}</p>
      {tiles.length > 0 && (
        <AnswerSection title={t.answer} given={thrown && ahead?.given}>
          <AnswerTiles
            tiles={tiles}
            begun={thrown && told}
            why={({ label }) => <MoraleWhy label={label} answer={answer} />}
          />
        </AnswerSection>
      )}
    </>
  );
}

/** What few need: Power points, all figures, and what the unit may do now. */
function MoraleFolds({ model }: { readonly model: UsbMoraleModel }) {
  const t = useTexts('usbmoralemore');
  const { side, event, power } = model.inputs.value.value;
  const { rules, bends } = model.answer.value;
  return (
    <>
      {bends && (
        <Fold title={t.powerFold} count={power}>
          {() => <PowerPart model={model} />}
        </Fold>
      )}
      <MoraleFigures answer={model.answer.value} />
      {event !== 'commander' && (
        <Fold title={t.phase}>{() => <PhaseCard fighter={side.fighter} rules={rules} />}</Fold>
      )}
    </>
  );
}

/** The test rolled step by step. */
function MoraleTable({ model }: { readonly model: UsbMoraleModel }) {
  const t = {
    ...useTexts('usbmorale'),
    units: useTexts('usbunits'),
    play: useTexts('usbmoraleplay'),
    endOdds: useTexts('fightplay').endOdds,
  };
  const format = useFormat();
  return <TableCard model={model.play} texts={moraleTexts(t, format)} ready />;
}

// The answer stands before these have arrived.
/** Morale: the answer on top, then what has happened to whom, then the dice, and what else the table needs. */
export function UsbMoraleFight({ model }: { readonly model: UsbMoraleModel }) {
  const { side, event } = model.inputs.value.value;
  return (
    <div class="fight usb-morale" data-game="usb">
      {(model.inputs.linked.value || model.inputs.unreadable.value) && <LinkedNote inputs={model.inputs} />}
      <IncomingUsbUnit onTake={(picked) => model.takeUnit(picked)} />
      <MoraleAnswerTop model={model} />
      <div class="columns">
        <div>
          <EventCard model={model} />
          {event === 'commander' ? (
            <LeftUnitsCard model={model} />
          ) : (
            <UnitCard
              side={side}
              onChange={model.changeSide}
              onTake={model.takeUnit}
              rules={model.answer.value.rules}
              as="unit"
            />
          )}
        </div>
        <div>
          <MoraleTable model={model} />
          <MoraleFolds model={model} />
        </div>
      </div>
    </div>
  );
}
