import type { ComponentChildren } from 'preact';
import { Choice } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Field } from '../../kit/field.tsx';
import { Reasons } from '../../kit/reasons.tsx';
import { BuilderHead } from './builder-head.tsx';
import type { UnitBuilder } from './builder-model.ts';
import { type UnitKind, unitKinds } from './choices.ts';
import { HeroPart } from './hero-part.tsx';
import { issueWords } from './issue-words.ts';
import { LinePart } from './line-part.tsx';
import { MachinePart } from './machine-part.tsx';
import { longestUnitName } from './model.ts';
import { PriceFold } from './price-fold.tsx';
import './usb-units.css';

interface BuilderProps {
  readonly builder: UnitBuilder;
  /** It stays of this kind. */
  readonly only?: UnitKind | undefined;
  /** What the unit may cost at most where it goes; a dearer one is told so. */
  readonly dearest?: number | undefined;
  /** What is mostly done with the unit; stays in sight. */
  readonly main: ComponentChildren;
  /** What else can be done with it. */
  readonly children: ComponentChildren;
}

/** A unit of USB from its choices: every tap changes values and price at once, what is not allowed says why. */
export function Builder({ builder, only, dearest, main, children }: BuilderProps) {
  const t = useTexts('usbbuild');
  const format = useFormat();
  const open = builder.draft.value;
  const built = builder.built.value;
  const issues = built?.issues ?? [];
  if (!open) return null;
  const { unit } = open;
  return (
    <div class="unit-builder">
      <BuilderHead builder={builder} />
      {!only && (
        <Choice
          legend={t.kind}
          hideLegend
          value={unit.kind}
          options={unitKinds.map((value) => ({ value, label: t.kinds[value] }))}
          onChange={builder.chooseKind}
        />
      )}
      <p class="hint">{t.deltas}</p>
      {unit.kind === 'line' && <LinePart builder={builder} unit={unit} />}
      {unit.kind === 'machine' && (
        <MachinePart builder={builder} machine={unit} whole={(machine) => machine} />
      )}
      {unit.kind === 'hero' && <HeroPart builder={builder} unit={unit} />}
      <PriceFold builder={builder} />
      <Field
        label={t.name}
        hint={t.nameHint}
        value={open.name}
        maxLength={longestUnitName}
        placeholder={t.namePlaceholder}
        onInput={builder.rename}
      />
      <div class="row">{children}</div>
      <div class="unit-foot">
        {dearest !== undefined && built && built.price.points > dearest && (
          <div class="note" data-tone="bad">
            <Reasons items={[{ rule: 'USB-COMP-04', text: t.tooDear(format.number(dearest)) }]} />
          </div>
        )}
        {issues.length > 0 && (
          <div class="note" data-tone="bad">
            <b>{t.illegal}</b>
            <ul>
              {issues.map((issue) => (
                <li key={`${issue.code} ${issue.of}`}>{issueWords(t, format, issue)}</li>
              ))}
            </ul>
          </div>
        )}
        {main}
      </div>
    </div>
  );
}
