import { useComputed, useSignal } from '@preact/signals';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice, Toggle } from '../../kit/controls/choice.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { recognise } from '../../kit/send/parcel.ts';
import { armyBounds, armyTotals } from '../../rules/army.ts';
import type { Game } from '../../rules/ids.ts';
import { readArmyText } from '../../rules/lists/army-text.ts';
import { type SettledRow, settling, taken } from '../../rules/lists/edits.ts';
import type { ArmiesModel } from '../model.ts';
import type { Receiver } from '../send/receiver.ts';
import { ListEntry } from './list-entry.tsx';
import { ListRows } from './list-rows.tsx';
import { ListSum } from './list-sum.tsx';
import { armyLines } from './unit-line.ts';
import './lists.css';

interface ListSheetProps {
  readonly model: ArmiesModel;
  readonly receiver: Receiver;
  /** Where it goes on with the army, where that is not its page. */
  readonly onMade?: ((address: string) => void) | undefined;
  /** The list, where it came by another way. */
  readonly came?: string;
  readonly onClose: () => void;
}

/** A list of another maker, row by row with its sum: what is no unit is settled before an army is made. */
export function ListSheet({ model, receiver, onMade, came = '', onClose }: ListSheetProps) {
  const { settings } = useServices();
  const t = useTexts('send');
  const armies = useTexts('armies');
  const shell = useTexts('shell');
  const _format = useFormat();
  const text = useSignal(came);
  /** The text is in sight to be changed. */
  const writing = useSignal(came === '');
  const each = useSignal<boolean | undefined>(undefined);
  const chosen = useSignal<Game | undefined>(undefined);
  const shown = useComputed(() => readArmyText(text.value)).value;
  const settled = useSignal<readonly SettledRow[] | undefined>(undefined);
  const rows = settled.value ?? settling(shown.rows);
  const game = chosen.value ?? shown.game ?? settings.currentGame.value;
  const games = settings.games.value.includes(game) ? settings.games.value : [...settings.games.value, game];
  const ofOne = each.value ?? shown.each;
  const units = taken(rows);
  const made = units.flatMap((unit) => armyLines(unit, ofOne, game));
  const lines = made.slice(0, armyBounds.lines);
  const noRoom = shown.left + made.length - lines.length;
  const open = rows.filter(({ kind, off }) => kind === 'unread' && !off).length;
  const filled = text.value.trim() !== '';
  const other = filled && shown.units.length === 0 && recognise(text.value).ok;
  function read(entered: string): void {
    text.value = entered;
    settled.value = undefined;
    each.value = undefined;
  }
  function readWhole(entered: string): void {
    read(entered);
    writing.value = readArmyText(entered).units.length === 0;
  }
  return (
    <Dialog title={t.fromList} onClose={onClose}>
      <div class="stack">
        {writing.value && <ListEntry text={text.value} onInput={read} onWhole={readWhole} />}
        {other && (
          <Button
            kind="primary"
            wide
            onClick={() => {
              onClose();
              void receiver.open(text.peek(), t.what);
            }}
          >
            {t.take}
          </Button>
        )}
        {filled && !other && (
          <>
            <ListSum
              declared={shown.declared}
              read={armyTotals(game, made).points}
              {...{ game, rows, each: ofOne }}
            />
            <Fold title={`${armies.game}: ${shell.games[game]}`}>
              <div class="stack">
                <Choice
                  legend={armies.game}
                  options={games.map((value) => ({ value, label: shell.games[value] }))}
                  value={game}
                  onChange={(value) => {
                    chosen.value = value;
                  }}
                />
                {shown.kind !== 'generator' && (
                  <div>
                    <Toggle
                      pressed={ofOne}
                      onChange={(on) => {
                        each.value = on;
                      }}
                    >
                      {t.pointsOfOne}
                    </Toggle>
                  </div>
                )}
              </div>
            </Fold>
            {noRoom > 0 && <p class="note">{t.noRoom(noRoom)}</p>}
            {shown.cut > 0 && <p class="note">{t.notesCut(shown.cut)}</p>}
            <ListRows
              {...{ rows, game, each: ofOne }}
              onChange={(next) => {
                settled.value = next;
              }}
            />
            {shown.notes !== undefined && (
              <p class="hint listed-notes">
                {armies.notes}: {shown.notes}
              </p>
            )}
            <div class="listed-foot">
              {!writing.value && (
                <Button
                  icon="edit"
                  onClick={() => {
                    writing.value = true;
                  }}
                >
                  {t.listText}
                </Button>
              )}
              <Button
                kind="primary"
                disabled={units.length === 0}
                onClick={() => {
                  onClose();
                  const limit = game === (shown.game ?? game) ? shown.limit : undefined;
                  model.adopt(game, shown.name, lines, limit, shown.notes, onMade);
                }}
              >
                <span class="listed-take">
                  <b>{t.listTake(units.length)}</b>
                  {open > 0 && <small>{t.listOpen(open)}</small>}
                </span>
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
