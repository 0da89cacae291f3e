import { useState } from 'preact/hooks';
import { useFormat, useTexts } from '../kit/context.ts';
import { Field } from '../kit/field.tsx';
import type { ArmyEditor } from './editor.ts';

type PointsIssue = NonNullable<ReturnType<ArmyEditor['typeLimit']>>;

interface PointsFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number | undefined;
  /** Takes over what was typed, or says what is wrong with it. */
  readonly onType: (text: string) => PointsIssue | undefined;
}

/** Points with up to two decimals, stored as they are typed; what cannot be read stays in the field with its error. */
export function PointsField({ label, hint, value, onType }: PointsFieldProps) {
  const units = useTexts('units');
  const format = useFormat();
  const [typing, setTyping] = useState<{ readonly text: string; readonly issue?: PointsIssue }>();
  const written = value ? String(value).replace('.', format.number(1.5).charAt(1)) : '';

  function words(issue: PointsIssue): string {
    if (issue.code === 'points-too-large')
      return units.pointsIssues[issue.code](format.number(issue.limit ?? 0));
    return units.pointsIssues[issue.code];
  }

  return (
    <div
      onFocusOut={() => {
        if (!typing?.issue) setTyping(undefined);
      }}
    >
      <Field
        label={label}
        {...(hint === undefined ? {} : { hint })}
        inputMode="decimal"
        maxLength={16}
        placeholder="0"
        value={typing?.text ?? written}
        error={typing?.issue && words(typing.issue)}
        onInput={(text) => {
          const issue = onType(text);
          setTyping(issue ? { text, issue } : { text });
        }}
      />
    </div>
  );
}
