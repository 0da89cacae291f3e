import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button, focusMainThen } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { useKeptText } from '../../kit/question/kept-text.ts';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { type StoredSeason, seasonBounds } from '../../storage/season.ts';
import { DayField } from './day-field.tsx';
import { seasonName } from './edit.ts';
import { leaguePath, playerPath, seasonPath } from './paths.ts';
import type { SeasonProps } from './props.ts';
import { nameIn } from './view.ts';

interface SeasonSettingsProps extends SeasonProps {
  readonly open: boolean;
}

/** Adds players one after the other: the keyboard stays. */
function NewPlayer({ model, season }: SeasonProps) {
  const t = useTexts('league');
  const format = useFormat();
  const [name, type] = useKeptText('league-player', season.id);
  const nameless = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  if (season.players.length >= seasonBounds.players) {
    return <p class="hint">{t.tooMany(format.number(seasonBounds.players))}</p>;
  }
  function add(): void {
    nameless.value = !model.addPlayer(season.id, name);
    if (!nameless.peek()) type('');
    field.current?.focus();
  }
  return (
    <div class="league-add">
      <Field
        label={t.newPlayer}
        value={name}
        maxLength={seasonBounds.player}
        inputRef={field}
        error={nameless.value ? t.nameNeeded : undefined}
        onInput={(text) => {
          type(text);
          nameless.value = false;
        }}
        onEnter={add}
      />
      <Button icon="plus" onClick={add}>
        {t.addPlayer}
      </Button>
    </div>
  );
}

/** Who plays, and what the season is called; what few need once it runs. */
export function SeasonSettings({ model, season, open }: SeasonSettingsProps) {
  const { navigation } = useServices();
  const t = useTexts('league');
  const { id } = season;
  const group = season.juniors ? 'juniors' : 'seniors';
  return (
    <Fold title={t.settings} open={open}>
      <NewPlayer model={model} season={season} />
      {season.players.length > 0 && (
        <ul class="league-players">
          {season.players.map((player) => (
            <li key={player.id}>
              <Button kind="quiet" icon="edit" onClick={() => navigation.go(playerPath(id, player.id))}>
                {nameIn(season, player.id)}
                {player.left !== undefined && <small> · {t.leftShort}</small>}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Field
        label={t.name}
        value={season.name}
        maxLength={seasonBounds.name}
        onInput={(name) => model.type(id, (known) => ({ ...known, name: name.slice(0, seasonBounds.name) }))}
        onLeave={() => model.type(id, (known) => renamed(known))}
      />
      <DayField
        label={t.start}
        value={season.start}
        onChange={(start) => model.edit(id, t.startChanged, (known) => ({ ...known, start }))}
      />
      <Choice
        legend={t.group}
        options={(['seniors', 'juniors'] as const).map((value) => ({ value, label: t.groups[value] }))}
        value={group}
        onChange={(next) =>
          model.edit(id, t.groupChanged, (known) => ({ ...known, juniors: next === 'juniors' }))
        }
      />
      <Reasons items={[{ text: t.groupRule, rule: 'BW-LG-02' }]} />
      <div class="row">
        {season.players.length > 1 && (
          <Button
            icon="copy"
            onClick={() =>
              navigation.go(seasonPath(model.create(t.seasonOf(model.today().slice(0, 4)), season)))
            }
          >
            {t.again}
          </Button>
        )}
        <Button
          kind="danger"
          icon="trash"
          onClick={focusMainThen(() => {
            navigation.go(`armies/${leaguePath}`);
            model.remove(id);
          })}
        >
          {t.removeSeason}
        </Button>
      </div>
    </Fold>
  );
}

function renamed(season: StoredSeason): StoredSeason {
  const name = seasonName(season.name);
  return name === season.name ? season : { ...season, name };
}
