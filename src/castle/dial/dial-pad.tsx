import type { ComponentChildren } from 'preact';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Group } from '../../kit/group.tsx';
import { useValueNames } from './dial-table.tsx';
import type { DialEditing } from './editing.ts';
import { emptyCell, goOn, oneLess, removeRow, rowAt, typeDigit, wholeRow } from './typing.ts';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

interface DialPadProps<Row> {
  readonly editing: DialEditing<Row>;
  /** What the click may be marked with. */
  readonly marks: ComponentChildren;
  /** In the place of the keys. */
  readonly instead?: ComponentChildren;
}

/** The keys that fill a dial: a value typed leads on to the next cell, and a click that comes begins like the one before. */
export function DialPad<Row>({ editing, marks, instead }: DialPadProps<Row>) {
  const { kind, page, put } = editing;
  const { at } = page.cursor;
  const t = useTexts('castledial');
  const format = useFormat();
  const names = useValueNames();
  const column = at && kind.columns[at.column];
  if (!at || !column) return page.rows.length > 0 ? <p class="hint dial-rest">{t.tap}</p> : null;
  const click = t.clickNumber(format.number(at.row));
  const follows = at.row > 0;
  const value = column.read(rowAt(kind, page.rows, at.row));
  return (
    <div class="dial-pad">
      <Group label={click} class="dial-marks">
        {marks}
        {at.row < page.rows.length && (
          <Button
            kind="quiet"
            icon="trash"
            label={t.removeClick(format.number(at.row))}
            onClick={() => put(removeRow(kind, page, at.row))}
          />
        )}
      </Group>
      {instead ?? (
        <Group label={t.keys} class="dial-keys">
          <Button label={t.rowSame} disabled={!follows} onClick={() => put(wholeRow(kind, page, 0))}>
            <span class="dial-key">
              = <small>{t.row}</small>
            </span>
          </Button>
          <Button label={t.rowLess} disabled={!follows} onClick={() => put(wholeRow(kind, page, -1))}>
            <span class="dial-key">
              −1 <small>{t.row}</small>
            </span>
          </Button>
          <Button label={t.less} disabled={value === undefined} onClick={() => put(oneLess(kind, page))}>
            −1
          </Button>
          <Button label={t.erase} icon="close" onClick={() => put(emptyCell(kind, page))} />
          <Button label={t.on} onClick={() => put(goOn(kind, page))}>
            →
          </Button>
          {digits.map((digit) => (
            <Button key={digit} onClick={() => put(typeDigit(kind, page, digit))}>
              {digit}
            </Button>
          ))}
        </Group>
      )}
      <p role="status" class="visually-hidden">
        {t.cell(click, names.name(column.id), value === undefined ? t.empty : format.number(value))}
      </p>
    </div>
  );
}
