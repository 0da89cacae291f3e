import { useComputed, useSignal } from '@preact/signals';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice, Toggle } from '../../kit/controls/choice.tsx';
import { Dialog, useShown } from '../../kit/controls/dialog.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { recognise } from '../../kit/send/parcel.ts';
import { armyBounds, armyTotals, linePoints } from '../../rules/army.ts';
import type { Game } from '../../rules/ids.ts';
import { linesOfUnit, readArmyText } from '../../rules/lists/army-text.ts';
import { parcelBounds } from '../../storage/backup/parcel.ts';
import type { ArmiesModel } from '../model.ts';
import type { Receiver } from './receiver.ts';

/** So many are shown before they are taken. */
const shownAtOnce = 30;

interface ListWayProps {
  readonly model: ArmiesModel;
  readonly receiver: Receiver;
  /** Where it goes on with the army, where that is not its page. */
  readonly onMade?: ((address: string) => void) | undefined;
}

/** A list of another maker as an army: what is understood of it is shown before it is taken. */
export function ListWay({ model, receiver, onMade }: ListWayProps) {
  const t = useTexts('send');
  const [asking, ask, stop] = useShown();
  const came = receiver.list.value;
  return (
    <>
      <Button onClick={ask}>{t.fromList}</Button>
      {asking && <ListSheet {...{ model, receiver, onMade }} onClose={stop} />}
      {came !== undefined && (
        <ListSheet key={came} {...{ model, receiver, onMade, came }} onClose={receiver.putAway} />
      )}
    </>
  );
}

interface ListSheetProps extends ListWayProps {
  /** The list, where it came by another way. */
  readonly came?: string;
  readonly onClose: () => void;
}

function ListSheet({ model, receiver, onMade, came = '', onClose }: ListSheetProps) {
  const { settings } = useServices();
  const t = useTexts('send');
  const armies = useTexts('armies');
  const units = useTexts('units');
  const shell = useTexts('shell');
  const format = useFormat();
  const text = useSignal(came);
  const tooLarge = useSignal(false);
  const each = useSignal<boolean | undefined>(undefined);
  const chosen = useSignal<Game | undefined>(undefined);
  const shown = useComputed(() => readArmyText(text.value)).value;
  const game =
    chosen.value ?? shown.game ?? (shown.kind === 'generator' ? 'brikwars' : settings.currentGame.value);
  const games = settings.games.value.includes(game) ? settings.games.value : [...settings.games.value, game];
  const ofOne = each.value ?? shown.each;
  const made = shown.units.map((unit) => linesOfUnit(unit, ofOne));
  const lines = made.flat().slice(0, armyBounds.lines);
  const noRoom = shown.left + made.flat().length - lines.length;
  const sum = armyTotals(game, lines).points;
  const pointsOf = (of: (typeof made)[number]) => of.reduce((all, line) => all + linePoints(line), 0);
  const other = shown.units.length === 0 && recognise(text.value).ok;
  return (
    <Dialog title={t.fromList} onClose={onClose}>
      <div class="stack">
        <p class="hint">{t.listHint}</p>
        <Field
          label={t.listLabel}
          value={text.value}
          multiline
          maxLength={parcelBounds.text}
          onInput={(typed) => {
            text.value = typed;
          }}
        />
        <label class="button file-button">
          <Icon name="upload" />
          {t.listFile}
          <input
            type="file"
            class="visually-hidden"
            accept=".txt,.csv,.tsv,.json,text/plain,text/csv,application/json"
            onChange={(event) => {
              const input = event.currentTarget;
              const [file] = input.files ?? [];
              tooLarge.value = (file?.size ?? 0) > parcelBounds.text;
              if (!tooLarge.peek())
                void file?.text().then((read) => {
                  text.value = read;
                });
              input.value = '';
            }}
          />
        </label>
        {tooLarge.value && (
          <p class="note" data-tone="bad" role="alert">
            {t.listTooLarge}
          </p>
        )}
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
        {text.value.trim() !== '' && !other && (
          <>
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
            <p>
              <b>{t.understood(shown.units.length)}</b> {armies.points(format.number(sum), game)}
            </p>
            <ul class="import-rows">
              {shown.units.slice(0, shownAtOnce).map(({ name, count, squad, reserve }, place) => (
                <li key={`${place} ${name}`}>
                  {units.times(format.number(count), name)}{' '}
                  <span class="hint">
                    {[
                      armies.points(format.number(pointsOf(made[place] ?? [])), game),
                      ...(squad === undefined ? [] : [squad]),
                      ...(reserve ? [armies.playsNot] : []),
                    ].join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
            {shown.notes !== undefined && (
              <p class="hint">
                {armies.notes}: {shown.notes}
              </p>
            )}
            {noRoom > 0 && <p class="note">{t.noRoom(noRoom)}</p>}
            {shown.cut > 0 && <p class="note">{t.notesCut(shown.cut)}</p>}
            {shown.unread.length > 0 && (
              <Fold title={t.notUnderstood(shown.unread.length)} open={shown.units.length === 0}>
                <ul class="import-rows">
                  {shown.unread.slice(0, shownAtOnce).map((line, place) => (
                    <li key={`${place} ${line}`}>{line}</li>
                  ))}
                </ul>
              </Fold>
            )}
            <Button
              kind="primary"
              icon="check"
              wide
              disabled={shown.units.length === 0}
              onClick={() => {
                onClose();
                const limit = game === shown.game ? shown.limit : undefined;
                model.adopt(game, shown.name, lines, limit, shown.notes, onMade);
              }}
            >
              {t.makeArmy}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
