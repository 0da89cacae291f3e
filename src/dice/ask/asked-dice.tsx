import { useEffect } from 'preact/hooks';
import { useAsk } from '../../kit/ask/ask-field.tsx';
import { partsOf } from '../../kit/ask/asking.ts';
import { AskedParts } from '../../kit/ask/parts.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { parseDice } from '../../rules/dice/notation.ts';
import { diceWords } from '../composer/dice-words.ts';
import { readDice } from '../foreign.ts';
import type { ComposerProps } from '../model.ts';
import { diceMeant, type MeantDice, type Reading } from './meant.ts';

interface AskedDiceProps extends ComposerProps {
  readonly query: string;
  /** What was meant is set up. */
  readonly onDone: () => void;
}

/** A notation is what it is; all else is read as words. */
function meantBy(text: string, language: Parameters<typeof diceMeant>[1]): MeantDice {
  const notation = readDice(text);
  return notation.ok && notation.value.groups.length > 0
    ? { words: [], readings: [{ text }], left: [], unknown: [] }
    : diceMeant(text, language);
}

/** How long a pause in typing must be before what was found is spoken. */
const pause = 700;

/** What dice somebody means who says them in words: a tap sets them up. */
export function AskedDice({ composer, query, onDone }: AskedDiceProps) {
  const { language, announcer } = useServices();
  const table = useTexts('table');
  const { ask: t } = table;
  const dice = useTexts('dice');
  const ask = useAsk();
  const text = query.trim();
  const { words, readings, left, unknown } = meantBy(text, language.language.value);
  const open = [...unknown, ...left].join(', ');

  function told({ text: notation, atLeast }: Reading): string {
    const read = parseDice(notation);
    const said = read.ok ? diceWords(read.value, table, dice) : notation;
    return atLeast === undefined ? said : `${said} · ${t.atLeast(String(atLeast))}`;
  }
  const said = text === '' ? '' : [...readings.map(told), open && t.open(open)].filter(Boolean).join('. ');
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => announcer.announce(said || t.noDice), pause);
    return () => clearTimeout(timer);
  }, [text, said]);

  if (text === '')
    return (
      <div class="stack">
        <p class="hint">{t.hint}</p>
        <div class="chips">
          {t.examples.map((example) => (
            <button key={example} type="button" class="chip" onClick={() => ask(example)}>
              <span>{example}</span>
            </button>
          ))}
        </div>
      </div>
    );
  return (
    <div class="stack">
      <AskedParts t={t.parts} text={text} parts={partsOf(words)} nameOf={(part) => part.text} />
      {readings.length === 0 && <p>{t.noDice}</p>}
      {readings.length > 0 && (
        <ul class="found-questions" aria-label={t.label}>
          {readings.map((reading) => (
            <li key={told(reading)}>
              <button
                type="button"
                class="found-question"
                onClick={() => {
                  composer.setText(reading.text);
                  composer.setAtLeast(reading.atLeast);
                  onDone();
                }}
              >
                <Icon name={open ? 'edit' : 'dice'} size={22} />
                <span>
                  <small>{open ? t.setPart : t.set}</small> <b>{told(reading)}</b>
                  {open && <span>{t.open(open)}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
