import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Field } from '../kit/field.tsx';
import { useShare } from '../kit/share-text.tsx';
import type { RollRecord } from '../storage/rolls.ts';
import type { HistoryProps } from './history.tsx';
import { HistoryRow } from './history-row.tsx';
import { findRolls } from './history-search.ts';
import { rollLine } from './history-text.ts';
import { isPresetId } from './preset-list.ts';
import './history.css';

const firstShown = 10;
const shownMore = 50;

/** Newest first: to find, to repeat, to share. Few of them are drawn at a time. */
export function HistoryList({ model, nameOf }: HistoryProps) {
  const { notices } = useServices();
  const t = useTexts('rolls');
  const { presetNames } = useTexts('compose');
  const dice = useTexts('dice');
  const shell = useTexts('shell');
  const format = useFormat();
  const { share, byHand } = useShare();
  const most = useSignal(firstShown);
  const query = useSignal('');
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<number | undefined>(undefined);
  const { history } = model;
  const rolls = history.rolls.value;

  const name = (record: RollRecord): string =>
    record.label || (isPresetId(record.preset) ? presetNames[record.preset] : (nameOf?.(record) ?? ''));
  const shownDice = (record: RollRecord) => dice.dice(record.notation);
  const total = ({ total: value, inches }: RollRecord) =>
    inches ? dice.inches(format.number(value)) : format.number(value);
  const line = (record: RollRecord) =>
    rollLine(
      record,
      {
        name: name(record),
        dice: shownDice(record),
        total: total(record),
        time: format.dateTime(record.time),
      },
      format.number,
    );

  const found = findRolls(rolls, query.value, name);
  const newest = found.slice(-most.value).reverse();
  const older = found.length - newest.length;

  // The button that was tapped moves away: the keyboard goes on with the first roll that came.
  useEffect(() => {
    const row = next.current === undefined ? undefined : list.current?.children[next.current];
    next.current = undefined;
    if (row instanceof HTMLElement) row.focus();
  });

  async function clear(): Promise<void> {
    query.value = '';
    list.current?.closest('details')?.querySelector('summary')?.focus();
    const taken = await history.clear();
    if (taken.length === 0) return;
    notices.show(t.cleared(taken.length), {
      action: { label: shell.undo, run: () => void history.restore(taken) },
    });
  }

  return (
    <>
      {rolls.length === 0 ? (
        <p class="hint">{t.historyEmpty}</p>
      ) : (
        <Field
          type="search"
          inputMode="search"
          label={t.search}
          hint={t.searchHint}
          maxLength={60}
          value={query.value}
          onInput={(text) => {
            query.value = text;
            most.value = firstShown;
          }}
        />
      )}
      <p role="status" class={query.value.trim() === '' ? 'visually-hidden' : 'hint'}>
        {query.value.trim() === '' || rolls.length === 0
          ? ''
          : found.length === 0
            ? t.nothingFound(query.value.trim())
            : t.found(found.length)}
      </p>
      <ol class="dice-history" ref={list}>
        {newest.map((record) => (
          <HistoryRow
            key={`${record.time} ${record.notation}`}
            record={record}
            name={name(record)}
            dice={shownDice(record)}
            total={total(record)}
            onRepeat={() => model.rest.peek()?.composer.repeat(record)}
            onShare={() => share(line(record))}
          />
        ))}
      </ol>
      {older > 0 && (
        <Button
          wide
          onClick={() => {
            next.current = newest.length;
            most.value += shownMore;
          }}
        >
          {t.showMore(Math.min(shownMore, older))}
        </Button>
      )}
      {newest.length > 0 && (
        <>
          <p class="hint">{t.facesKey}</p>
          <div class="row">
            <Button icon="share" onClick={() => share(newest.map(line).join('\n'))}>
              {t.shareList(newest.length)}
            </Button>
            <Button kind="quiet" icon="trash" onClick={() => void clear()}>
              {t.clearHistory}
            </Button>
          </div>
        </>
      )}
      {byHand}
    </>
  );
}
