import { useEffect, useState } from 'preact/hooks';
import { useFormat, useTexts } from '../kit/context.ts';
import { type Tries, triesShown } from '../rules/tries.ts';
import type { AskTries, TriesAsked } from './tries.ts';
import './after-tries.css';

interface AfterTriesProps {
  readonly ask: AskTries;
  /** All that the answer follows from. */
  readonly of: unknown;
}

interface Found {
  readonly of: unknown;
  readonly asked: TriesAsked;
  readonly tries: Tries;
}

/** So many milliseconds of work, then the page has its turn. */
const slice = 8;

/** Works an answer out bit by bit: a tap never waits for it. */
function work(steps: Generator<undefined, Tries>, found: (tries: Tries) => void): () => void {
  let timer = setTimeout(function next() {
    const end = performance.now() + slice;
    do {
      const step = steps.next();
      if (step.done) return found(step.value);
    } while (performance.now() < end);
    timer = setTimeout(next);
  });
  return () => clearTimeout(timer);
}

/** How likely it is within two to five attempts, and in the end: worked out once somebody looks. */
export function AfterTries({ ask, of }: AfterTriesProps) {
  const [found, find] = useState<Found>();
  const asked = ask();
  useEffect(() => {
    if (!asked) return undefined;
    return work(asked.steps(), (tries) => find({ of, asked, tries }));
  }, [of]);
  if (!asked) return null;
  return <Bars asked={asked} tries={found && found.of === of ? found.tries : undefined} />;
}

/** A bar for each number of attempts: its place is there before its numbers. */
function Bars({ asked, tries }: { readonly asked: TriesAsked; readonly tries: Tries | undefined }) {
  const t = useTexts('fight').tries;
  const format = useFormat();
  const { ends, counts, assumes } = asked;
  const title = t.title[counts];
  const ended = counts === 'turns' && (!tries || tries.inTheEnd !== undefined);
  const columns = [
    ...Array.from({ length: triesShown }, (_, made) => ({
      name: format.number(made + 1),
      said: t.within[counts](made + 1),
      chances: tries?.within[made],
    })),
    ...(ended ? [{ name: t.end, said: t.end, chances: tries?.inTheEnd }] : []),
  ];
  return (
    <section class="tries" aria-label={title}>
      <h3 class="label">{title}</h3>
      <p class="tries-names" aria-hidden="true">
        {ends.map(({ label, gain }) => (
          <span key={label} data-gain={gain}>
            {label} %
          </span>
        ))}
      </p>
      <ol class="tries-bars">
        {columns.map(({ name, said, chances }) => {
          const shown = chances && format.shares(chances);
          return (
            <li key={name}>
              <span class="visually-hidden">
                {said}: {ends.map(({ label }, end) => t.of(label, shown?.[end] ?? '–')).join(', ')}
              </span>
              <b aria-hidden="true">{shown?.[0] ?? '–'}</b>
              <span class="tries-bar" aria-hidden="true">
                {ends.map(({ label, gain }, end) => (
                  <span
                    key={label}
                    data-gain={gain}
                    style={{ blockSize: `${(chances?.[end] ?? 0) * 100}%` }}
                  />
                ))}
              </span>
              {ends.length > 1 && <small aria-hidden="true">{shown?.[1] ?? '–'}</small>}
              <span class="tries-count" aria-hidden="true">
                {name}
              </span>
            </li>
          );
        })}
      </ol>
      <p class="hint">{t.assumes[assumes]}</p>
    </section>
  );
}
