import { asksOf } from '../../kit/asks.tsx';
import { Bars, Pairs } from '../../kit/bars.tsx';
import { Chips, Choice, Toggle } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { LinkedNote } from '../../kit/linked-note.tsx';
import { Reasons } from '../../kit/reasons.tsx';
import { ShareBar } from '../../kit/share-text.tsx';
import type { TestEffect } from '../../rules/usb/named-tests.ts';
import type { Reroll, UsbEffect } from '../../rules/usb/test.ts';
import type { TestReason } from './answer.ts';
import {
  asksStat,
  grades,
  kindOf,
  mostDice,
  mostWanted,
  printedStats,
  takesOnlySix,
  takesOther,
  usbLimits,
} from './inputs.ts';
import { presetOf, type TestPreset, testPresets, type UsbTestModel } from './model.ts';
import { UsbTestThrow } from './throw.tsx';
import '../../fight/fight.css';
import './test.css';

/** What is added to the roll, each as a chip; together they make its modifier. */
function UsbTestModifiers({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usb');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { kind, ticked } = inputs;
  const { modifiers, graded } = kindOf(kind);
  if (modifiers.length === 0) return null;
  const hints: Readonly<Partial<Record<typeof kind, string>>> = t.kindHints;
  const gradeHints: Readonly<Record<string, string>> = t.gradeHints;
  return (
    <>
      <Chips legend={t.modifiersTitle}>
        {modifiers.map(({ effect, amount }) => (
          <Toggle key={effect} pressed={ticked.includes(effect)} onChange={(on) => model.tick(effect, on)}>
            {t.modifiers[effect]} {format.signed(amount)}
          </Toggle>
        ))}
      </Chips>
      {hints[kind] && <p class="hint">{hints[kind]}</p>}
      {graded && (
        <>
          {asksOf(inputs, model.change).choice('grade', t.modifiers[graded.effect], grades, (step) =>
            step === 0 ? format.number(0) : format.signed(-step),
          )}
          <p class="hint">{gradeHints[graded.effect]}</p>
        </>
      )}
    </>
  );
}

/** Every roll that the rules name, one tap away. */
function UsbTestPresets({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usb');
  const nameOf = ({ kind, stat }: TestPreset) => (stat === undefined ? t.kinds[kind] : t.hitOn(`${stat}+`));
  const find = (id: string) => testPresets.find((preset) => preset.id === id);
  return (
    <Choice
      legend={t.presets}
      value={presetOf(model.inputs.value.value)?.id}
      options={testPresets.map((preset) => ({ value: preset.id, label: nameOf(preset) }))}
      onChange={(id) => {
        const preset = find(id);
        if (preset) model.choose(preset);
      }}
    />
  );
}

const pools = [1, 5, 10, 20];

/** The pool: which roll, how many dice, on what, with what help. */
function UsbTestForm({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usb');
  const inputs = model.inputs.value.value;
  const { kind, dice } = inputs;
  const ask = asksOf(inputs, model.change);
  const { pool, on, rerolls } = kindOf(kind);
  // Failures are rolled again by a shield, and by whoever is blessed.
  const rerollName = (value: Reroll) =>
    value === 'fails' && kind !== 'save' && kind !== 'any' ? t.blessed : t.rerolls[value];
  return (
    <section class="card" aria-labelledby="usb-inputs">
      <h2 id="usb-inputs" class="visually-hidden">
        {t.inputs}
      </h2>
      <UsbTestPresets model={model} />
      {mostDice(kind) > 1 && ask.number('dice', t.dice, mostDice(kind), { min: 1 })}
      {pool && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight
        <div role="group" aria-label={t.pools} class="chips">
          {pools.map((size) => (
            <Toggle key={size} pressed={dice === size} onChange={() => model.change({ dice: size })}>
              {size}
            </Toggle>
          ))}
        </div>
      )}
      {asksStat(kind) &&
        ask.choice(
          'stat',
          on === 'hit' || on === 'tough' ? t.stats[on] : t.stat,
          printedStats,
          (value) => `${value}+`,
        )}
      <UsbTestModifiers model={model} />
      {takesOther(kind) && (
        <>
          {ask.number('other', t.modifier, usbLimits.other, { min: -usbLimits.other, signed: true })}
          <p class="hint">{t.modifierHint}</p>
        </>
      )}
      {rerolls.length > 1 && ask.choice('reroll', t.reroll, rerolls, rerollName)}
      {takesOnlySix(kind) && <div class="row">{ask.flag('onlySix', t.onlySix)}</div>}
    </section>
  );
}

/** The whole distribution, and why a die has the chance it has. */
function UsbTestWhy({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usb');
  const { reasons } = model.figures.value;
  const { dice } = model.inputs.value.value;
  const phrase = usePhrase();
  const odds = dice > 1 || !model.figures.value.each;
  return (
    <>
      {odds && <NumberOdds model={model} />}
      <section class="card">
        <h2 class="card-title">{t.why}</h2>
        <Reasons items={reasons.map((reason) => ({ rule: reason.rule, text: phrase(reason) }))} />
      </section>
    </>
  );
}

function NumberOdds({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usb');
  const format = useFormat();
  const { each, min, weights, wanted } = model.figures.value;
  const inputs = model.inputs.value.value;
  const { atLeast } = inputs;
  const title = each ? t.distribution : t.sums;
  return (
    <section class="card">
      <h2 class="card-title">{title}</h2>
      <Bars
        label={title}
        weights={weights}
        min={min}
        from={atLeast}
        columns={each ? t.columns : t.sumColumns}
      />
      {asksOf(inputs, model.change).number('atLeast', each ? t.atLeast : t.sumWanted, mostWanted(inputs))}
      <ShareBar label={t.atLeastChance(atLeast)} value={format.percent(wanted)} share={wanted} />
    </section>
  );
}

/** One sentence for each reason, in the player's words. */
function usePhrase(): (reason: TestReason) => string {
  const t = useTexts('usb');
  const format = useFormat();
  type Texts<Value> = Readonly<Partial<Record<string, Value>>>;
  const names: Texts<string> = t.kindReasons;
  const modifiers: Texts<string> = t.modifiers satisfies Record<TestEffect, string>;
  const tests: Texts<(amount: number, signed: string) => string> = t.reasons satisfies Record<
    UsbEffect,
    unknown
  >;
  return ({ effect, amount = 0 }) => {
    const signed = format.signed(amount);
    const modifier = modifiers[effect];
    if (modifier !== undefined) return t.modifierOf(modifier, signed);
    return names[effect] ?? tests[effect]?.(amount, signed) ?? '';
  };
}

/** What one die and the whole pool may be expected to do. */
function UsbTestOdds({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usb');
  const format = useFormat();
  const { each, average, wanted } = model.figures.value;
  const { kind, dice, atLeast } = model.inputs.value.value;
  const label = each ? t.perDie : t.sumAverage;
  const needs = each && (each.sixThenSix ? t.needsTwoSixes(each.target) : t.needs(each.target));
  return (
    <section class="fight-answer usb-odds" aria-label={label}>
      <p class="usb-per-die">
        <b>{each ? format.percent(each.chance) : format.number(average)}</b>
        {kind === 'dispute' ? (
          <span>{t.eachSide}</span>
        ) : (
          <span>
            {label}
            {needs && (
              <>
                <br />
                {needs}
              </>
            )}
          </span>
        )}
      </p>
      {(dice > 1 || !each) && (
        <Pairs
          look="usb-figures"
          pairs={[
            ...(each ? [[t.average, format.number(average)] as const] : []),
            [t.atLeastChance(atLeast), format.percent(wanted)],
          ]}
        />
      )}
    </section>
  );
}

/** A pool of USB tests: odds first, then the dice. */
export function UsbTest({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usb');
  return (
    <section class="fight" data-game="usb" aria-label={t.title}>
      <LinkedNote inputs={model.inputs} />
      <UsbTestOdds model={model} />
      <div class="columns">
        <div>
          <UsbTestThrow model={model} />
        </div>
        <div>
          <UsbTestForm model={model} />
          <UsbTestWhy model={model} />
        </div>
      </div>
    </section>
  );
}
