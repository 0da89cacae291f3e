import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useServices } from '../kit/context.ts';
import { Icon } from '../kit/icon.tsx';
import './castle.css';

interface VerdictProps {
  /** `open` where more must be known. */
  readonly answer: 'yes' | 'no' | 'open';
  readonly word: string;
  /** What decided; a tap opens its rule. */
  readonly reason?: { readonly text: string; readonly rule: string } | undefined;
  /** The sum that was made. */
  readonly children?: ComponentChildren;
}

const signs = { yes: 'check', no: 'close', open: 'scales' } as const;

/** An answer: a word, a colour and a sign, the reason that decided, and its rule a tap away. */
export function Verdict({ answer, word, reason, children }: VerdictProps) {
  const { navigation, announcer } = useServices();
  const id = useId();
  const spoken = reason ? `${word}. ${reason.text}` : word;
  const before = useRef(spoken);
  useEffect(() => {
    if (before.current !== spoken) announcer.announce(spoken);
    before.current = spoken;
  }, [spoken, announcer]);

  return (
    <section class="verdict" data-answer={answer} aria-labelledby={id}>
      <span class="verdict-sign">
        <Icon name={signs[answer]} size={36} />
      </span>
      <h2 id={id} class="verdict-word" tabIndex={-1}>
        {word}
      </h2>
      {reason && (
        <button type="button" class="verdict-reason" onClick={() => navigation.openRule(reason.rule)}>
          <span>{reason.text}</span> <code>{reason.rule}</code>
        </button>
      )}
      {children && <div class="verdict-more">{children}</div>}
    </section>
  );
}

interface WouldHelpProps {
  readonly helps: readonly string[];
  readonly words: { readonly wouldHelp: string; readonly noChangeHelps: string };
}

/** What would turn a "no" into a "yes". */
export function WouldHelp({ helps, words }: WouldHelpProps) {
  return (
    <section class="card">
      <h2 class="card-title">{helps.length > 0 ? words.wouldHelp : words.noChangeHelps}</h2>
      {helps.length > 0 && (
        <ul class="would-help">
          {helps.map((help) => (
            <li key={help}>{help}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
