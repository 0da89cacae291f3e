import { useEffect, useRef, useState } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Field } from '../kit/field.tsx';
import { Icon } from '../kit/icon.tsx';
import { Reasons } from '../kit/reasons.tsx';
import type { ArmyEditor } from './editor.ts';

interface ArmyTotalProps {
  readonly editor: ArmyEditor;
  /** What the rules of its game say of the army as a whole; they say of its points what there is to say. */
  readonly state?: { readonly text: string; readonly bad: boolean } | undefined;
}

/** Name, points and limit: stays in sight while the lines below are changed. */
export function ArmyTotal({ editor, state }: ArmyTotalProps) {
  const { announcer } = useServices();
  const t = useTexts('armies');
  const format = useFormat();
  const open = editor.current.value;
  const totals = editor.totals.value;
  const limit = open.state === 'ready' ? open.army.limit : undefined;
  const left = totals?.left;
  const points = format.number(totals?.points ?? 0);
  const words = limit === undefined ? t.points(points) : t.pointsOf(points, format.number(limit));
  const verdict =
    left === undefined
      ? undefined
      : left < 0
        ? t.over(format.number(-left))
        : left === 0
          ? t.exact
          : t.left(format.number(left));

  const whole = state?.text;
  const told = [words, whole].join(' ');
  const spoken = useRef(told);
  useEffect(() => {
    if (spoken.current === told) return;
    spoken.current = told;
    announcer.announce(format.list([words, verdict, whole].filter((text) => text !== undefined)));
  }, [told, words, verdict, whole, announcer, format]);

  if (open.state !== 'ready' || !totals) return null;
  const over = left !== undefined && left < 0;
  const share = limit ? Math.min(1, totals.points / limit) : 0;
  return (
    <>
      <section class="army-total" data-over={over || undefined}>
        <h2>{open.army.name || t.unnamed}</h2>
        <p class="army-points">{words}</p>
        {verdict && (
          <p class={over ? 'army-verdict error' : 'army-verdict'}>
            <Icon name={over ? 'warning' : 'check'} size={18} /> {verdict}
          </p>
        )}
        {state && (
          <p class={state.bad ? 'army-verdict error' : 'army-verdict'}>
            <Icon name={state.bad ? 'warning' : 'check'} size={18} /> {state.text}
          </p>
        )}
        {limit !== undefined && (
          <div class="share-track" aria-hidden="true">
            <span style={{ inlineSize: `${share * 100}%` }} />
          </div>
        )}
      </section>
      <p class="army-facts hint">
        <span>{t.lineCount(totals.lines)}</span>
        <span>{t.models(totals.models, open.army.game)}</span>
      </p>
      {!state && totals.reasons.length > 0 && (
        <Reasons
          items={totals.reasons.map(({ rule, effect, amount }) => ({
            rule,
            text: t.reasons[effect](format.number(amount ?? 0)),
          }))}
        />
      )}
    </>
  );
}

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
