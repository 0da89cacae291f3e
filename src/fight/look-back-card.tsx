import { useTexts } from '../kit/context.ts';
import type { Format } from '../platform/format.ts';
import { otherSide } from '../platform/whose.ts';
import type { Whose } from '../storage/settings-mirror.ts';
import type { LookedBack, Taken } from './look-back.ts';
import type { TextsOfTurn } from './step-log.tsx';
import { asksOption } from './step-record.ts';

type Words = ReturnType<typeof useTexts<'fight'>>;

/** A look back in words: what is seen, and by which odds. */
export interface SeenBack {
  readonly text: string;
  readonly hint?: string;
  /** The choice that cost or brought most, for whoever keeps it. */
  readonly told?: { readonly choice: string; readonly other: string; readonly by: number };
}

interface Looker<Inputs, Moment, Entry, Outcome> {
  readonly t: Words;
  readonly format: Format;
  readonly texts: TextsOfTurn<Inputs, Moment, Entry, Outcome>;
  /** Whose side acts in the first turn. */
  readonly acting: Whose;
}

/** Whose a decision was: in a mode whose sides take turns, mine is theirs in every second one. */
function whoseWas<Inputs, Moment, Entry, Outcome>(
  { texts, acting }: Looker<Inputs, Moment, Entry, Outcome>,
  { turn, asked, inputs }: Taken<Inputs, Moment>,
): Whose {
  const turns = texts(0) !== texts(1) && turn % 2 === 1;
  const acts = turns ? otherSide(acting) : acting;
  return (texts(turn).side?.(asked, inputs) ?? 'mine') === 'mine' ? acts : otherSide(acts);
}

/** What is seen of the choices of a fight, in the words of its turns. */
export function seenBack<Inputs, Moment, Entry, Outcome>(
  looker: Looker<Inputs, Moment, Entry, Outcome>,
  looked: LookedBack<Inputs, Moment>,
): SeenBack {
  const { t, format, texts } = looker;
  if (looked.kind !== 'told') return { text: t.lookBack[looked.kind] };
  const { decision, other, by } = looked;
  const { turn, inputs, asked, chosen, options } = decision;
  const said = texts(turn);
  const named = (option: string) => said.option(option, asked, inputs);
  const odds = (option: string) => {
    const ends = options?.[option];
    return ends && asksOption(asked) ? said.optionOdds?.(ends, asked, inputs) : undefined;
  };
  const whose = whoseWas(looker, decision);
  const [choice, instead] = [named(chosen), named(other)];
  const [was, would] = [odds(chosen), odds(other)];
  return {
    text: t.lookBack[by < 0 ? 'cost' : 'brought'][whose](choice, format.hundredths(Math.abs(by))),
    hint: was && would ? t.lookBack.known(was, instead, would) : t.lookBack.knownAgainst(instead),
    told: { choice, other: instead, by },
  };
}

/** The choice of a fight that cost or brought most, or that none did. */
export function LookBack({ text, hint }: Pick<SeenBack, 'text' | 'hint'>) {
  const t = useTexts('fight');
  return (
    <section class="look-back" aria-label={t.lookBack.title}>
      <p>{text}</p>
      {hint && <p class="hint">{hint}</p>}
    </section>
  );
}
