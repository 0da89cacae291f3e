import { useEffect, useRef } from 'preact/hooks';
import type { CastleModel } from '../../state/castle.ts';
import { useFormat, useServices, useTexts } from '../context.ts';
import { Icon } from '../parts/icon.tsx';
import { reasonText, verdictText } from './phrases.ts';

/** The answer: a word, a colour and a sign, the reason that decided, and its rule a tap away. */
export function VerdictBanner({ model }: { readonly model: CastleModel }) {
  const { navigation, announcer } = useServices();
  const t = useTexts('castle');
  const format = useFormat();
  const verdict = model.verdict.value;
  const [decisive] = verdict.reasons;
  const word = verdictText(t, verdict);
  const outNames = verdict.out.map((place) => t.figure(place + 1));
  const someOut = verdict.attackers.length > 1 && outNames.length > 0;
  const decided = decisive ? reasonText(t, decisive) : '';
  const reason = someOut ? t.out(format.list(outNames)) : decided;

  const spoken = `${word}. ${reason}`;
  const before = useRef(spoken);
  useEffect(() => {
    if (before.current !== spoken) announcer.announce(spoken);
    before.current = spoken;
  }, [spoken, announcer]);

  return (
    <section class="verdict" data-answer={verdict.eligible ? 'yes' : 'no'} aria-labelledby="verdict-word">
      <span class="verdict-sign">
        <Icon name={verdict.eligible ? 'check' : 'close'} size={36} />
      </span>
      <h2 id="verdict-word" class="verdict-word">
        {word}
      </h2>
      {decisive && (
        <button type="button" class="verdict-reason" onClick={() => navigation.openRule(decisive.rule)}>
          <span>{reason}</span> <code>{decisive.rule}</code>
        </button>
      )}
    </section>
  );
}
