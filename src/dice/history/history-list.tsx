import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { useShare } from '../../kit/share-text.tsx';
import { useUndo } from '../../kit/undo.ts';
import { fold } from '../../platform/fold.ts';
import { showNotation } from '../../platform/format.ts';
import { since } from '../../platform/since.ts';
import type { RollRecord } from '../../storage/rolls.ts';
import { chainsOf, type DieChain } from '../chains.ts';
import { isPresetId } from '../composer/preset-list.ts';
import type { DiceModel } from '../model.ts';
import { FightRow, inOneRow, useRolledFights } from './fights.tsx';
import { rollOf } from './history-model.ts';
import '../results.css';

type Print = (number: number) => string;

/**
 * The dice of a record as short texts, each with what it led to: `6+4` a bonus die, `1→5` rolled again, `(2)` not
 * kept, `3·5` two d6 for a d10. Where the record makes no roll, its bare faces.
 */
export function faceTexts(record: RollRecord, print: Print): readonly string[] {
  const roll = rollOf(record);
  return roll ? chainsOf(roll).map((chain) => chainText(chain, print)) : record.faces.map(print);
}

function chainText({ dice }: DieChain, print: Print): string {
  let text = '';
  let inPair = false;
  for (const { face, pair, bonusOf, rerollOf, confirms } of dice) {
    const again = rerollOf !== undefined || confirms !== undefined;
    // The two d6 of a d10 come one behind the other.
    const sign = inPair ? '·' : bonusOf !== undefined ? '+' : again ? '→' : '';
    inPair = pair !== undefined && !inPair;
    text += sign + print(face);
  }
  return dice.some((die) => die.dropped) ? `(${text})` : text;
}

/** One roll as a line to be sent to a friend. */
interface RollLine {
  readonly name: string;
  readonly dice: string;
  readonly total: string;
  readonly time: string;
}

const facesInLine = 40;

/** `Bail, 1d6: 4 (4) · 21/11/2026, 12:30`. */
export function rollLine(record: RollRecord, { name, dice, total, time }: RollLine, print: Print): string {
  const faces = faceTexts(record, print);
  const shown = faces.length > facesInLine ? [...faces.slice(0, facesInLine), '…'] : faces;
  const head = name === '' ? dice : `${name}, ${dice}`;
  return `${head}: ${total}${shown.length > 0 ? ` (${shown.join(', ')})` : ''} · ${time}`;
}

interface HistoryRowProps {
  readonly record: RollRecord;
  readonly name: string;
  /** Notation and total as they are shown. */
  readonly dice: string;
  readonly total: string;
  readonly onRepeat: () => void;
  readonly onShare: () => void;
}

const facesShown = 12;

/** One roll of the history. */
function HistoryRow({ record, name, dice, total, onRepeat, onShare }: HistoryRowProps) {
  const { now } = useServices();
  const t = useTexts('rolls');
  const format = useFormat();
  const faces = faceTexts(record, format.number);
  const shown = faces.length > facesShown ? [...faces.slice(0, facesShown), '…'] : faces;
  const facts = [
    shown.join(', '),
    record.bare ? t.onlyTotal : record.typed ? t.typed : '',
    since(format.language, record.time, now()),
  ].filter(Boolean);
  return (
    <li tabIndex={-1}>
      <b class="dice-history-total">{total}</b>
      <span class="dice-history-what">
        {name !== '' && <b>{name} </b>}
        {dice}
        <span class="hint dice-history-faces">{facts.join(' · ')}</span>
      </span>
      <span class="dice-history-tools">
        <Button kind="quiet" icon="repeat" label={t.repeatThis(dice, total)} onClick={onRepeat} />
        <Button kind="quiet" icon="share" label={t.shareThis(dice, total)} onClick={onShare} />
      </span>
    </li>
  );
}

/**
 * The rolls that have every word of the query, in their order. A plain number is the total or a word of the name;
 * anything else may stand anywhere in the name or in the notation, written with either letter (`2d6+1`, `2K6 +1`).
 */
export function findRolls(
  rolls: readonly RollRecord[],
  query: string,
  nameOf: (record: RollRecord) => string,
): readonly RollRecord[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rolls;
  return rolls.filter((record) => {
    const name = fold(nameOf(record));
    const { notation } = record;
    const written = [notation, notation.replaceAll('d', 'k')];
    const shown = (['d', 'k'] as const).map((letter) => showNotation(notation, letter));
    const text = [name, ...written, ...shown.map(fold)].join(' ');
    const named = name.split(/[^\p{L}\p{N}]+/u);
    return words.every(
      (word) =>
        (/^-?\d+$/.test(word) && record.total === Number(word)) ||
        named.includes(word) ||
        (!/^\d+$/.test(word) && text.includes(word)),
    );
  });
}

interface HistoryProps {
  readonly model: DiceModel;
  /** What a roll is called, where neither its label nor its preset says it. */
  readonly nameOf?: (record: RollRecord) => string;
}

/** The last rolls, behind a fold: nothing of them is drawn until it is opened. */
export function History({ model, nameOf }: HistoryProps) {
  const t = useTexts('rolls');
  const { rolls, complete, readAll } = model.history;
  return (
    <Fold
      title={t.history}
      {...(complete.value
        ? { count: rolls.value.length, countLabel: t.historyCount(rolls.value.length) }
        : {})}
      onOpen={() => void readAll()}
    >
      {() => <HistoryList model={model} {...(nameOf ? { nameOf } : {})} />}
    </Fold>
  );
}

/** The same, where it is all there is. */
export function HistorySheet({ model, nameOf }: HistoryProps) {
  useEffect(() => void model.history.readAll(), [model]);
  return <HistoryList model={model} {...(nameOf ? { nameOf } : {})} />;
}

const firstShown = 10;

const shownMore = 50;

/** Newest first: to find, to repeat, to share. Few of them are drawn at a time. */
function HistoryList({ model, nameOf }: HistoryProps) {
  const offerUndo = useUndo();
  const t = useTexts('rolls');
  const { presetNames } = useTexts('compose');
  const dice = useTexts('dice');
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
  const asked = fold(query.value).split(/\s+/);
  const fights = useRolledFights().value.filter((fight) =>
    asked.every((word) => fold(fight.name).includes(word)),
  );
  const rows = inOneRow(newest, fights, older === 0);

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
    offerUndo(t.cleared(taken.length), () => void history.restore(taken));
  }

  return (
    <>
      {rolls.length === 0 && fights.length === 0 && <p class="hint">{t.historyEmpty}</p>}
      <ol class="dice-history" ref={list}>
        {rows.map((record) =>
          'mode' in record ? (
            <FightRow key={record.id} fight={record} />
          ) : (
            <HistoryRow
              key={`${record.time} ${record.notation}`}
              record={record}
              name={name(record)}
              dice={shownDice(record)}
              total={total(record)}
              onRepeat={() => model.rest.peek()?.composer.repeat(record)}
              onShare={() => share(line(record))}
            />
          ),
        )}
      </ol>
      {older > 0 && (
        <Button
          wide
          onClick={() => {
            next.current = rows.length;
            most.value += shownMore;
          }}
        >
          {t.showMore(Math.min(shownMore, older))}
        </Button>
      )}
      {rolls.length > 0 && (
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
