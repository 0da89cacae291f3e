import { useComputed, useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { Choice, Toggle } from '../../kit/choice.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Dialog, useShown } from '../../kit/dialog.tsx';
import { Field } from '../../kit/field.tsx';
import { Fold } from '../../kit/fold.tsx';
import { Icon } from '../../kit/icon.tsx';
import { longestArmyText, readArmyText, type ToldUnit } from '../../rules/army-text.ts';
import type { Game } from '../../rules/ids.ts';
import type { ArmiesModel } from '../model.ts';

/** So many are shown before they are taken. */
const shownAtOnce = 30;

/** What one of a unit costs, where the list says what all of them do. */
function priceOfOne({ count, points }: ToldUnit, each: boolean): number {
  return each || count < 2 ? points : Math.round((points / count) * 100) / 100;
}

/** A list of another maker as an army: what is understood of it is shown before it is taken. */
export function ListWay({ model }: { readonly model: ArmiesModel }) {
  const t = useTexts('send');
  const [asking, ask, stop] = useShown();
  return (
    <>
      <Button onClick={ask}>{t.fromList}</Button>
      {asking && <ListSheet model={model} onClose={stop} />}
    </>
  );
}

function ListSheet({ model, onClose }: { readonly model: ArmiesModel; readonly onClose: () => void }) {
  const { settings } = useServices();
  const t = useTexts('send');
  const armies = useTexts('armies');
  const units = useTexts('units');
  const shell = useTexts('shell');
  const format = useFormat();
  const text = useSignal('');
  const each = useSignal<boolean | undefined>(undefined);
  const chosen = useSignal<Game | undefined>(undefined);
  const told = useComputed(() => readArmyText(text.value)).value;
  const game = chosen.value ?? (told.kind === 'generator' ? 'brikwars' : settings.currentGame.value);
  const ofOne = each.value ?? told.each;
  const priced = told.units.map((unit) => ({ ...unit, points: priceOfOne(unit, ofOne) }));
  const sum = priced.reduce((points, unit) => points + unit.points * unit.count, 0);
  return (
    <Dialog title={t.fromList} onClose={onClose}>
      <div class="stack">
        <p class="hint">{t.listHint}</p>
        <Field
          label={t.listLabel}
          value={text.value}
          multiline
          maxLength={longestArmyText}
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
              void file
                ?.slice(0, longestArmyText * 4)
                .text()
                .then((read) => {
                  text.value = read.slice(0, longestArmyText);
                });
              input.value = '';
            }}
          />
        </label>
        {text.value.trim() !== '' && (
          <>
            <Choice
              legend={armies.game}
              options={settings.games.value.map((value) => ({ value, label: shell.games[value] }))}
              value={game}
              onChange={(value) => {
                chosen.value = value;
              }}
            />
            {told.kind !== 'generator' && (
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
              <b>{t.understood(told.units.length)}</b> {armies.points(format.number(sum), game)}
            </p>
            <ul class="import-rows">
              {priced.slice(0, shownAtOnce).map(({ name, count, points }, place) => (
                <li key={`${place} ${name}`}>
                  {units.times(format.number(count), name)}{' '}
                  <span class="hint">{armies.points(format.number(points * count), game)}</span>
                </li>
              ))}
            </ul>
            {told.unread.length > 0 && (
              <Fold title={t.notUnderstood(told.unread.length)} open={told.units.length === 0}>
                <ul class="import-rows">
                  {told.unread.slice(0, shownAtOnce).map((line, place) => (
                    <li key={`${place} ${line}`}>{line}</li>
                  ))}
                </ul>
              </Fold>
            )}
            <Button
              kind="primary"
              icon="check"
              wide
              disabled={told.units.length === 0}
              onClick={() => {
                onClose();
                model.adopt(game, told.name, priced);
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
