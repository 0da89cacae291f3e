import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { PageHeading } from '../../kit/page-heading.tsx';
import type { DieTally } from './csv.ts';
import type { FairnessModel } from './model.ts';
import './fairness.css';

/** Dice with more faces show them on demand. */
const facesInSight = 20;

/** What is rarer than this is not worth more digits. */
const rarest = 1e-9;

/** One kind of die: the verdict in words, each face against its share, and the figures for who asks. */
function FairnessDie({ die }: { readonly die: DieTally }) {
  const t = useTexts('rolls').fairness;
  const dice = useTexts('dice');
  const format = useFormat();
  const { sides, total, test, verdict } = die;
  const name = dice.die(sides);
  const heading = `fairness-d${sides}`;
  const records = () => format.number(Number((1 / Math.max(test.chance, rarest)).toPrecision(1)), 0);
  const said =
    verdict === 'few'
      ? t.verdict.few(test.missing, name)
      : verdict === 'usual'
        ? t.verdict.usual(format.hundredths(test.chance))
        : t.verdict[verdict](records());
  return (
    <section class="card" aria-labelledby={heading}>
      <h2 id={heading}>{t.drawn(total, name)}</h2>
      <p class={verdict === 'unusual' ? 'note' : undefined}>{said}</p>
      {sides <= facesInSight ? (
        <Faces die={die} heading={heading} />
      ) : (
        <Fold title={t.allFaces(sides)}>
          <Faces die={die} heading={heading} />
        </Fold>
      )}
      <Fold title={t.figures}>
        <p>
          {t.chiSquare(
            format.number(test.statistic),
            format.number(test.degrees),
            format.number(test.chance, 6),
          )}
        </p>
        <p class="hint">{t.chiSquareWhat}</p>
      </Fold>
    </section>
  );
}

function Faces({ die, heading }: { readonly die: DieTally; readonly heading: string }) {
  const t = useTexts('rolls').fairness;
  const format = useFormat();
  const { counts, expected } = die;
  const longest = Math.max(expected * 1.5, ...counts);
  // All numbers equally wide, so that the lines of all bars stand one below the other.
  const digits = Math.max(...counts.map((count) => format.number(count).length));
  const share = (count: number) => `${(count / longest) * 100}%`;
  return (
    <>
      <p class="hint">{t.expectedEach(format.number(expected, 1))}</p>
      <table class="fairness-faces" aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">{t.face}</th>
            <th scope="col">{t.rolled}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map((count, face) => (
            <tr key={face}>
              <th scope="row">{format.number(face + 1)}</th>
              <td>
                <div class="fairness-rolled">
                  <div class="fairness-bar" aria-hidden="true">
                    <span style={{ inlineSize: share(count) }} />
                    <i style={{ insetInlineStart: share(expected) }} />
                  </div>
                  <span style={{ minInlineSize: `${digits}ch` }}>{format.number(count)}</span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** How evenly the app's dice fell, how they are rolled, and the record as a file. */
export function FairnessScreen({ model }: { readonly model: FairnessModel }) {
  const { notices } = useServices();
  const t = useTexts('rolls');
  const words = t.fairness;
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const since = model.since.value;
  const dice = model.dice.value;
  useEffect(() => void model.refresh(), [model]);
  const save = (file: () => Promise<void>) => void file().then(() => notices.show(words.fileSaved));
  return (
    <div class="screen">
      <section class="card" aria-labelledby="fairness-title">
        <PageHeading id="fairness-title" heading={heading} tabIndex={-1} name={words.title} />
        <p>{words.what}</p>
        <p class="hint">{since === undefined ? words.empty : words.since(format.date(since))}</p>
      </section>
      {dice.map((die) => (
        <FairnessDie key={die.sides} die={die} />
      ))}
      <Fold title={words.howTitle}>
        {words.how.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Fold>
      <section class="card" aria-label={words.saveHint}>
        <p class="hint">{words.saveHint}</p>
        <div class="row">
          <Button icon="download" disabled={dice.length === 0} onClick={() => save(model.saveFaces)}>
            {words.saveFaces}
          </Button>
          <Button icon="download" onClick={() => save(model.saveRolls)}>
            {words.saveRolls}
          </Button>
          <Button
            kind="quiet"
            icon="trash"
            disabled={dice.length === 0}
            onClick={() => {
              // With nothing counted this button is off.
              heading.current?.focus();
              void model.reset();
            }}
          >
            {words.reset}
          </Button>
        </div>
      </section>
    </div>
  );
}
