import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Field } from '../kit/controls/field.tsx';
import { Icon } from '../kit/controls/icon.tsx';
import { NoticePlace } from '../kit/notice-place.tsx';
import { PageHeading } from '../kit/page-heading.tsx';
import { Reasons } from '../kit/stage/reasons.tsx';
import { playing } from '../rules/army.ts';
import { countsPoints } from './counted.ts';
import type { ArmyEditor } from './editor.ts';

/** More lines than this are too thin to be told apart. */
const mostBricks = 24;

interface BricksProps {
  /** Points of each line. */
  readonly each: readonly number[];
  readonly whole: number;
}

/** A brick for each line, as wide as its share; one for all where they are too many. */
function Bricks({ each, whole }: BricksProps) {
  const bricks = each.length > mostBricks ? [each.reduce((sum, points) => sum + points, 0)] : each;
  return (
    <div class="army-bricks" aria-hidden="true">
      {bricks.map((points, at) => (
        <span key={at} style={{ inlineSize: `${whole > 0 ? (100 * points) / whole : 0}%` }} />
      ))}
    </div>
  );
}

/** How many rules an army breaks, in words; where its points do, by how much. */
export function brokenText(over: string | undefined, broken: number, text: string): string {
  if (over === undefined) return text;
  return broken > 1 ? `${over} · ${text}` : over;
}

interface ArmyTotalProps {
  readonly editor: ArmyEditor;
  /** What is done with the army as a whole. */
  readonly tools?: ComponentChildren;
  /** What its composition comes to, rule by rule; the line of the facts unfolds it. */
  readonly composition?: ComponentChildren;
  /** Whether that is unfolded at first. */
  readonly unfolded?: boolean;
  /** What the rules of its game say of the army as a whole; they say of its points what there is to say. */
  readonly state?: { readonly text: string; readonly bad: boolean } | undefined;
}

/** Name, points and limit in one line, and under it how the army is composed: in sight while the units are changed. */
export function ArmyTotal({ editor, state, tools, composition, unfolded = false }: ArmyTotalProps) {
  const opened = useSignal(unfolded);
  // What asked has its answer, or asks again.
  useEffect(() => {
    opened.value = unfolded;
  }, [unfolded, opened]);
  const { announcer, navigation } = useServices();
  const t = useTexts('armies');
  const format = useFormat();
  const open = editor.current.value;
  const totals = editor.totals.value;
  const limit = open.state === 'ready' ? open.army.limit : undefined;
  const game = open.state === 'ready' ? open.army.game : undefined;
  const left = totals?.left;
  const points = format.number(totals?.points ?? 0);
  const words = limit === undefined ? t.points(points, game) : t.pointsOf(points, format.number(limit), game);
  const verdict =
    left === undefined
      ? undefined
      : left < 0
        ? t.over(format.number(-left), game)
        : left === 0
          ? t.exact
          : t.left(format.number(left), game);

  const whole = state?.text;
  const shown = [words, whole].join(' ');
  const spoken = useRef(shown);
  useEffect(() => {
    if (spoken.current === shown) return;
    spoken.current = shown;
    // What is over the limit may stand in the whole already.
    const points = verdict !== undefined && whole?.includes(verdict) ? undefined : verdict;
    announcer.announce(format.list([words, points, whole].filter((text) => text !== undefined)));
  }, [shown, words, verdict, whole, announcer, format]);

  if (open.state !== 'ready' || !totals) return null;
  const over = left !== undefined && left < 0;
  const bad = over || state?.bad === true;
  const counted = totals.points > 0 || limit !== undefined || countsPoints(open.army);
  const { lines } = open.army;
  const facts = (
    <>
      {state ? (
        <b class={state.bad ? 'error' : undefined}>{state.text}</b>
      ) : (
        verdict && <b class={over ? 'error' : undefined}>{verdict}</b>
      )}
      {totals.lines < lines.length ? (
        <span>{t.playing(totals.lines, lines.length)}</span>
      ) : (
        <span>{t.models(totals.models, open.army.game)}</span>
      )}
    </>
  );
  const inside =
    composition ??
    (!state && totals.reasons.length > 0 && (
      <Reasons
        items={totals.reasons.map(({ rule, effect, amount }) => ({
          rule,
          text: t.reasons[effect](format.number(amount ?? 0), game),
        }))}
      />
    ));
  return (
    <section
      class="army-total"
      data-over={over || undefined}
      data-open={(inside && opened.value) || undefined}
    >
      <div class="army-head">
        <Button kind="quiet" icon="back" label={t.allArmies} onClick={() => navigation.go('armies')} />
        <NoticePlace class="army-named">
          <PageHeading name={open.army.name || t.unnamed} />
          {counted && (
            <p class="army-points" data-bad={bad || undefined}>
              <span class="visually-hidden">{words}</span>
              <span aria-hidden="true">
                {points}
                {limit !== undefined && <small>/{format.number(limit)}</small>}
              </span>
              {limit !== undefined && <Icon name={bad ? 'warning' : 'check'} size={18} />}
            </p>
          )}
        </NoticePlace>
        {tools}
      </div>
      {limit !== undefined && (
        <Bricks
          each={playing(lines).map((line) => editor.pointsOf(line))}
          whole={Math.max(limit, totals.points)}
        />
      )}
      {inside ? (
        <details
          class="army-composition"
          open={opened.value}
          onToggle={(event) => {
            opened.value = event.currentTarget.open;
          }}
        >
          <summary class="army-facts">{facts}</summary>
          {inside}
        </details>
      ) : (
        <p class="army-facts">{facts}</p>
      )}
    </section>
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
