import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../kit/button.tsx';
import { useServices, useTexts } from '../kit/context.ts';
import { Fold } from '../kit/fold.tsx';

interface NotationPadProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Keys for a notation; they type where the caret stands. */
export function NotationPad({ input, text, onText }: NotationPadProps) {
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight */}
      <div
        class="dice-pad"
        role="group"
        aria-label={t.pad}
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
      </div>
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
