import { useSignal } from '@preact/signals';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Portions } from '../../kit/controls/portions.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { armyBounds, linePoints } from '../../rules/army.ts';
import type { Game } from '../../rules/ids.ts';
import {
  asHeading,
  asNote,
  asUnit,
  counted,
  type SettledRow,
  split,
  switched,
  unitSaid,
} from '../../rules/lists/edits.ts';

interface RowsProps {
  readonly rows: readonly SettledRow[];
  readonly game: Game;
  /** Points are of one. */
  readonly each: boolean;
  readonly onChange: (rows: readonly SettledRow[]) => void;
}

/** The rows of a list in their order: units with a tick, headings, and what was not understood where it stands. */
export function ListRows(props: RowsProps) {
  /** The row whose changes are in sight. */
  const open = useSignal<number | undefined>(undefined);
  const shown = props.rows.filter((row) => row.kind !== 'heading' || row.name !== '');
  const drawn = shown.map((row) => {
    const expanded = open.value === row.id;
    const onOpen = () => {
      open.value = expanded ? undefined : row.id;
    };
    if (row.kind === 'unread') return <OpenRow key={row.id} {...props} row={row} />;
    return <KnownRow key={row.id} {...props} {...{ row, expanded, onOpen }} />;
  });
  return (
    <ul class="listed">
      <Portions rows={drawn} />
    </ul>
  );
}

interface RowProps extends RowsProps {
  readonly row: SettledRow;
}

/** How many of the units below a heading are taken, and how many there are. */
function below(rows: readonly SettledRow[], id: number): readonly [number, number] {
  const from = rows.findIndex((row) => row.id === id) + 1;
  const end = rows.findIndex((row, place) => place >= from && row.kind === 'heading');
  const units = rows.slice(from, end < 0 ? undefined : end).filter(({ kind }) => kind === 'unit');
  return [units.filter(({ off }) => !off).length, units.length];
}

interface KnownRowProps extends RowProps {
  readonly expanded: boolean;
  readonly onOpen: () => void;
}

function KnownRow({ rows, row, game, each, expanded, onOpen, onChange }: KnownRowProps) {
  const t = useTexts('send');
  const armies = useTexts('armies');
  const units = useTexts('units');
  const format = useFormat();
  const { id, line, off } = row;
  const number = format.number(line);
  if (row.kind === 'unread') return null;
  const name = row.kind === 'unit' ? row.unit.name : row.name;
  const [takenBelow, allBelow] = row.kind === 'heading' ? below(rows, id) : [0, 0];
  return (
    <li class="listed-row" data-kind={row.kind} data-off={off}>
      {row.kind === 'heading' ? (
        <p>
          {t.listHeading(name)} · {t.listOf(format.number(takenBelow), format.number(allBelow))}
          <small>{t.listLine(number)}</small>
        </p>
      ) : (
        <label>
          <input
            class="tick-box"
            type="checkbox"
            checked={!off}
            onChange={() => onChange(switched(rows, id))}
          />
          <span>
            <b>{units.times(format.number(row.unit.count), name)}</b>
            <small>
              {[row.unit.reserve ? armies.playsNot : '', row.unit.note.replaceAll('\n', ' · ')]
                .filter(Boolean)
                .join(' · ')}
            </small>
            <span class="visually-hidden">{t.listLine(number)}</span>
          </span>
          <b class="listed-points">
            {format.number(
              each ? linePoints({ count: row.unit.count, points: row.unit.points }) : row.unit.points,
            )}
          </b>
        </label>
      )}
      <Button
        kind="quiet"
        icon="edit"
        label={t.listChange(name, number)}
        expanded={expanded}
        onClick={onOpen}
      />
      {expanded && (
        <div class="listed-change">
          {row.kind === 'unit' ? (
            <>
              <Stepper
                label={t.listCount}
                value={row.unit.count}
                min={1}
                max={armyBounds.count}
                onChange={(count) => onChange(counted(rows, id, count))}
              />
              <div class="listed-ways">
                {row.unit.count > 1 && (
                  <Button onClick={() => onChange(split(rows, id, each))}>{t.listSplit}</Button>
                )}
                <Button onClick={() => onChange(asHeading(rows, id))}>{t.asHeading}</Button>
                <Button onClick={() => onChange(asNote(rows, id))}>{t.asNote}</Button>
              </div>
            </>
          ) : (
            <div class="listed-ways">
              <UnitButton {...{ rows, row, game, each, onChange }} />
              <Button onClick={() => onChange(asNote(rows, id))}>{t.asNote}</Button>
              <Button onClick={() => onChange(switched(rows, id))}>{off ? t.takeAgain : t.leaveOut}</Button>
            </div>
          )}
        </div>
      )}
    </li>
  );
}

/** A row as a unit, with what it would cost. */
function UnitButton({ rows, row, onChange }: RowProps) {
  const t = useTexts('send');
  const format = useFormat();
  const unit = unitSaid(row);
  return (
    <Button disabled={!unit} onClick={() => onChange(asUnit(rows, row.id))}>
      {unit && unit.points > 0 ? `${t.asUnit} · ${format.number(unit.points)}` : t.asUnit}
    </Button>
  );
}

/** A row that nobody understood: what it is, one tap. */
function OpenRow({ row, ...props }: RowProps) {
  const t = useTexts('send');
  const format = useFormat();
  const { rows, onChange } = props;
  const { id, said, line, off } = row;
  if (off)
    return (
      <li class="listed-row" data-kind="unread" data-off>
        <label>
          <input
            class="tick-box"
            type="checkbox"
            checked={false}
            onChange={() => onChange(switched(rows, id))}
          />
          <span>
            <b>{said}</b> <span class="visually-hidden">{t.listLine(format.number(line))}</span>
          </span>
        </label>
      </li>
    );
  return (
    <li class="listed-row" data-kind="unread">
      <fieldset>
        <legend>
          <span class="listed-sign" aria-hidden="true">
            ?
          </span>
          <span>
            <b>{said}</b>
            <small>
              {t.listLine(format.number(line))} · {t.listUnread}
            </small>
          </span>
        </legend>
        <div class="listed-ways">
          <UnitButton {...props} row={row} />
          <Button onClick={() => onChange(asHeading(rows, id))}>{t.asHeading}</Button>
          <Button onClick={() => onChange(asNote(rows, id))}>{t.asNote}</Button>
          <Button onClick={() => onChange(switched(rows, id))}>{t.leaveOut}</Button>
        </div>
      </fieldset>
    </li>
  );
}
