import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { Group } from '../../kit/group.tsx';
import { phraseFault } from '../../kit/stage/dice-faults.ts';
import { type NotationIssue, parseDice } from '../../rules/dice/notation.ts';
import type { ForeignIssue } from '../foreign.ts';
import type { ComposerProps } from '../model.ts';
import { diceWords } from './dice-words.ts';

interface NotationPadProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Keys for a notation; they type where the caret stands. */
function NotationPad({ input, text, onText }: NotationPadProps) {
  const { language } = useServices();
  const t = useTexts('table');
  const more = useSignal(false);
  const caret = useRef<number | undefined>(undefined);
  const pad = useRef<HTMLDivElement>(null);
  const letter = language.language.value === 'en' ? 'd' : 'k';
  const { padKeys } = t;

  // The field shows the new text first, then the caret goes behind what was typed.
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [text, input]);
  useLayoutEffect(() => pad.current?.scrollIntoView({ block: 'nearest' }), []);

  function replace(from: number, to: number, by: string): void {
    caret.current = from + by.length;
    onText(text.slice(0, from) + by + text.slice(to));
  }
  const selection = () => {
    const start = input.current?.selectionStart ?? text.length;
    return [start, input.current?.selectionEnd ?? start] as const;
  };
  const type = (sign: string) => replace(...selection(), sign);
  function erase(): void {
    const [from, to] = selection();
    if (to > from) replace(from, to, '');
    else if (from > 0) replace(from - 1, from, '');
  }
  function move(by: number): void {
    const [from] = selection();
    const at = Math.max(0, Math.min(text.length, from + by));
    input.current?.setSelectionRange(at, at);
  }
  const key = (sign: string, label?: string, shown = sign) => (
    <Button key={sign} {...(label ? { label: `${shown}: ${label}` } : {})} onClick={() => type(sign)}>
      {shown}
    </Button>
  );
  return (
    <>
      <Group
        class="dice-pad"
        label={t.pad}
        ref={pad}
        // A tap on a key leaves the caret where it is.
        onPointerDown={(event) => event.preventDefault()}
      >
        {['7', '8', '9'].map((digit) => key(digit))}
        {key(letter, padKeys.d)}
        <Button icon="back" label={padKeys.erase} onClick={erase} />
        {['4', '5', '6'].map((digit) => key(digit))}
        {key('+')}
        {key('-', undefined, '−')}
        {['1', '2', '3'].map((digit) => key(digit))}
        {key('>=', padKeys.atLeast, '≥')}
        {key('!', padKeys.bonus)}
        <Button label={padKeys.left} onClick={() => move(-1)}>
          ◂
        </Button>
        {key('0')}
        <Button label={padKeys.right} onClick={() => move(1)}>
          ▸
        </Button>
        {key('kh', padKeys.kh)}
        <Button
          icon="more"
          label={t.padMore}
          expanded={more.value}
          onClick={() => {
            more.value = !more.value;
          }}
        />
        {more.value && (
          <>
            {key('kl', padKeys.kl)}
            {key('dh', padKeys.dh)}
            {key('dl', padKeys.dl)}
            {key('r', padKeys.reroll)}
            {key('rf', padKeys.rerollFails)}
            {key(`!${letter}6`, padKeys.bonusD6)}
            {key('!0', padKeys.noBonus)}
            {key('c', padKeys.cranky)}
            {key('min0', padKeys.floor)}
            {key('~', padKeys.twoD6)}
            {key(',', padKeys.comma)}
          </>
        )}
      </Group>
      <Fold title={t.signs}>
        <dl class="dice-signs">
          {t.signRows.map(([sign, meaning]) => (
            <div key={sign}>
              <dt>{sign}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </>
  );
}

const mostFaults = 3;

/** The dice as text, on keys of our own: a phone's keyboard would hide the result. Real keyboards type too. */
export function NotationField({ model, composer }: ComposerProps) {
  const t = useTexts('compose');
  const shell = useTexts('shell');
  const dice = useTexts('dice');
  const table = useTexts('table');
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const pad = useSignal(false);
  const text = model.text.value;
  const all = model.issues.value;
  const issues = all.filter((issue) => 'at' in issue);
  const refused = all.find((issue): issue is ForeignIssue => !('at' in issue))?.code;
  // What is kept of the notation of another tool is our own.
  const foreign = parseDice(text).ok ? undefined : model.expression.value;
  const empty = issues.some((issue) => issue.code === 'empty');
  const faults = issues.slice(0, mostFaults).map((issue) => phraseFault(issue, text, format, t));
  return (
    <div class="dice-notation">
      <div class="dice-notation-row">
        <Field
          label={t.notation}
          value={text}
          maxLength={200}
          inputMode="none"
          inputRef={input}
          {...(empty ? { hint: t.faults.empty } : {})}
          {...(foreign ? { hint: table.readAs(diceWords(foreign, table, dice)) } : {})}
          error={
            refused ? table.refused[refused] : issues.length === 0 || empty ? undefined : faults.join(' ')
          }
          onInput={composer.setText}
          onEnter={model.roll}
          onPress={() => {
            pad.value = true;
          }}
        />
        <Button
          icon="close"
          label={shell.clear}
          disabled={text === ''}
          onClick={() => composer.setText('')}
        />
        <Button
          icon="keypad"
          label={pad.value ? t.closePad : t.openPad}
          expanded={pad.value}
          onClick={() => {
            pad.value = !pad.value;
          }}
        />
      </div>
      {issues.length > 0 && !empty && <Marked text={text} issues={issues.slice(0, mostFaults)} />}
      {pad.value && <NotationPad input={input} text={text} onText={composer.setText} />}
    </div>
  );
}

/** The text with its faulty pieces marked where they stand; the words are with the field. */
function Marked({ text, issues }: { readonly text: string; readonly issues: readonly NotationIssue[] }) {
  const faulty = (at: number) => issues.some((issue) => at >= issue.at && at < issue.at + issue.length);
  const pieces: { readonly text: string; readonly faulty: boolean; readonly at: number }[] = [];
  for (let at = 0; at < text.length; ) {
    const from = at;
    const marked = faulty(from);
    while (at < text.length && faulty(at) === marked) at += 1;
    pieces.push({ text: text.slice(from, at), faulty: marked, at: from });
  }
  return (
    <p class="dice-marked" aria-hidden="true">
      {pieces.map((piece) =>
        piece.faulty ? <mark key={piece.at}>{piece.text}</mark> : <span key={piece.at}>{piece.text}</span>,
      )}
    </p>
  );
}
