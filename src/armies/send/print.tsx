import { render } from 'preact';
import { printTitled } from '../../kit/print-titled.ts';
import { CodePicture } from '../../kit/send/code-picture.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { Army } from '../../storage/army/army.ts';
import type { ShortRule } from './short-rules.ts';
import type { SaidLine } from './text.ts';
import './print.css';

/** One page with all units, or a card to cut out for each. */
export type Printed = 'list' | 'cards';

/** More models than this, or more boxes of theirs, are counted by a number. */
const mostModels = 30;
const mostBoxes = 99;

/** A box to tick for each model, or for each of its points: then the boxes of a model stand together. */
function boxesText({ models, each = 1 }: Pick<SaidLine, 'models' | 'each'>, format: Format): string {
  if (models <= mostModels && models * each <= mostBoxes)
    return new Array<string>(models).fill('☐'.repeat(each)).join(each > 1 ? ' ' : '');
  return each > mostModels
    ? `☐ × ${format.number(models * each)}`
    : `${'☐'.repeat(each)} × ${format.number(models)}`;
}

interface PaperProps {
  readonly army: Pick<Army, 'name' | 'game' | 'limit'>;
  readonly lines: readonly SaidLine[];
  /** What the units are played by. */
  readonly rules: readonly ShortRule[];
  /** The lines say their odds against usual enemies. */
  readonly odds?: boolean | undefined;
  /** What opens it on a phone, where that is short enough for one code that any camera reads. */
  readonly code?: string | undefined;
  readonly words: Pick<Messages, 'send' | 'armies' | 'shell' | 'units'>;
  readonly format: Format;
}

/** An army on paper: each unit with its values, and boxes to cross out. */
function Paper(props: PaperProps) {
  const { army, lines, rules, odds, code, format } = props;
  const { send, armies, shell, units } = props.words;
  const points = format.number(lines.reduce((sum, line) => sum + line.points, 0));
  return (
    <>
      <header>
        <h1>{army.name || armies.unnamed}</h1>
        <p>
          {shell.games[army.game]} ·{' '}
          {army.limit === undefined
            ? armies.points(points, army.game)
            : armies.pointsOf(points, format.number(army.limit), army.game)}
        </p>
      </header>
      <ul>
        {lines.map((line, place) => (
          <li key={place}>
            <b>{line.count === 1 ? line.name : units.times(format.number(line.count), line.name)}</b>
            <span class="print-points">{armies.points(format.number(line.points), army.game)}</span>
            {line.more.map((more) => (
              <span key={more} class="print-more">
                {more}
              </span>
            ))}
            <span class="print-boxes" aria-hidden="true">
              {boxesText(line, format)}
            </span>
          </li>
        ))}
      </ul>
      {rules.length > 0 && (
        <section class="print-rules">
          <h2>{send.rulesUsed}</h2>
          {rules.map(({ id, title, text, where }) => (
            <p key={id}>
              <b>{title}.</b> {text.replaceAll('\n', ' ')}{' '}
              <small>{[id, where].filter(Boolean).join(' · ')}</small>
            </p>
          ))}
        </section>
      )}
      <footer>
        {code && <CodePicture text={code} label={send.anyCamera} />}
        <p>
          {code && `${send.anyCamera} `}
          {odds && `${send.cardOdds} `}
          {send.made}
        </p>
      </footer>
    </>
  );
}

/** Lays the army on paper and asks the browser to print it; nothing of it stays on the page. */
export function printArmy(kind: Printed, props: PaperProps, print?: () => void): void {
  const sheet = document.createElement('div');
  sheet.className = 'print-sheet';
  sheet.dataset.kind = kind;
  document.body.append(sheet);
  render(<Paper {...props} />, sheet);
  const clear = () => {
    render(null, sheet);
    sheet.remove();
  };
  printTitled(props.army.name || props.words.armies.unnamed, clear, print);
}
