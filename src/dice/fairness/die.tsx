import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import type { DieTally } from './model.ts';

/** Dice with more faces show them on demand. */
const facesInSight = 20;
/** What is rarer than this is not worth more digits. */
const rarest = 1e-9;

/** One kind of die: the verdict in words, each face against its share, and the figures for who asks. */
export function FairnessDie({ die }: { readonly die: DieTally }) {
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
