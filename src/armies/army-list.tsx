import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../kit/button.tsx';
import { Choice, Toggle } from '../kit/choice.tsx';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Dialog, useShown } from '../kit/dialog.tsx';
import { Field } from '../kit/field.tsx';
import { FigureNote } from '../kit/figure-note.tsx';
import { Icon } from '../kit/icon.tsx';
import { backupPath } from '../platform/save-file.ts';
import type { Game } from '../rules/ids.ts';
import { ToBattles, ToLeague } from './list-doors.tsx';
import { type ArmiesModel, type ArmyListModel, armySorts, trashPath } from './model.ts';
import { receivePath } from './send/paths.ts';

/** Begins an army; of which game is asked first where several are played. */
function NewArmy({ model }: { readonly model: ArmiesModel }) {
  const { settings } = useServices();
  const t = useTexts('armies');
  const shell = useTexts('shell');
  const [asking, ask, stop] = useShown();
  const games = settings.games.value;
  const [only, ...others] = games;
  return (
    <>
      <Button
        kind="primary"
        icon="plus"
        wide
        onClick={() => {
          if (only && others.length === 0) model.create(only);
          else ask();
        }}
      >
        {t.newArmy}
      </Button>
      {asking && (
        <Dialog title={t.whichGame} onClose={stop}>
          <div class="stack">
            {inOrder(games, settings.currentGame.value).map((game) => (
              <div data-game={game} key={game}>
                <Button
                  wide
                  onClick={() => {
                    stop();
                    model.create(game);
                  }}
                >
                  {shell.games[game]}
                </Button>
              </div>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The game played last comes first. */
function inOrder(games: readonly Game[], last: Game): readonly Game[] {
  return [...games].sort((a, b) => Number(b === last) - Number(a === last));
}

type Row = ArmyListModel['rows']['value'][number];

function ArmyRow({ army }: { readonly army: Row }) {
  const { navigation } = useServices();
  const t = useTexts('armies');
  const shell = useTexts('shell');
  const format = useFormat();
  const points = format.number(army.points);
  const over = army.limit === undefined ? 0 : army.points - army.limit;
  return (
    <li class="army-row" data-game={army.game}>
      <a
        href={`#/armies/${army.id}`}
        onClick={(event) => {
          event.preventDefault();
          navigation.go(`armies/${army.id}`);
        }}
      >
        <b class="army-row-name">{army.name || t.unnamed}</b>
        <span class="army-row-points">
          {army.limit === undefined ? t.points(points) : t.pointsOf(points, format.number(army.limit))}
        </span>
        {over > 0 && (
          <span class="army-row-over error">
            <Icon name="warning" size={18} /> {t.over(format.number(over))}
          </span>
        )}
        <span class="army-row-facts hint">
          <span class="army-row-game">{shell.games[army.game]}</span>
          <span>{t.models(army.models, army.game)}</span>
          <span>{t.changed(format.date(army.changed))}</span>
        </span>
      </a>
    </li>
  );
}

export function ArmyList({ model }: { readonly model: ArmiesModel }) {
  const { list } = model;
  const t = useTexts('armies');
  const units = useTexts('units');
  const sent = useTexts('send');
  const shell = useTexts('shell');
  const { settings, navigation } = useServices();
  const rows = list.rows.value;
  const shown = rows.slice(0, list.shown.value);
  const none = list.total.value === 0;
  return (
    <div class="screen">
      <div class="army-begin">
        <NewArmy model={model} />
        <Button icon="download" onClick={() => navigation.go(`armies/${receivePath}`)}>
          {sent.receive}
        </Button>
        <ToBattles />
        {settings.games.value.includes('brikwars') && <ToLeague />}
      </div>
      {list.games.value.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: toggles, not the fields of a form
        <div class="chips" role="group" aria-label={t.game}>
          {list.games.value.map((game) => (
            <Toggle
              key={game}
              pressed={list.only.value === game}
              onChange={(on) => list.showOnly(on ? game : undefined)}
            >
              {shell.games[game]}
            </Toggle>
          ))}
        </div>
      )}
      {none ? (
        <FigureNote game={settings.games.value[0]}>
          <p>{t.empty}</p>
        </FigureNote>
      ) : (
        <div class="army-tools">
          <Field
            label={units.searchArmies}
            type="search"
            inputMode="search"
            value={list.query.value}
            onInput={(text) => list.search(text)}
          />
          <Choice
            legend={t.sort}
            options={armySorts.map((value) => ({ value, label: t.sorts[value] }))}
            value={list.sort.value}
            onChange={(sort) => list.sortBy(sort)}
          />
        </div>
      )}
      {list.unreadable.value.map((army) => (
        <UnreadableCard key={army.id} army={army} model={model} inList />
      ))}
      {!none && (
        <section class="stack">
          <h2 class="army-count">{rows.length === 0 ? t.nothingFound : t.found(rows.length)}</h2>
          <ul class="army-rows">
            {shown.map((army) => (
              <ArmyRow key={army.id} army={army} />
            ))}
          </ul>
          {shown.length < rows.length && <ShowMore onShow={() => list.showMore()} />}
        </section>
      )}
      <ListFoot model={model} />
    </div>
  );
}

/** The next rows come by themselves shortly before their place is scrolled into view. */
function ShowMore({ onShow }: { readonly onShow: () => void }) {
  const t = useTexts('armies');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onShow();
      },
      { rootMargin: '800px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
  return (
    <div ref={place}>
      <Button wide onClick={onShow}>
        {t.showMore}
      </Button>
    </div>
  );
}

function ListFoot({ model }: { readonly model: ArmiesModel }) {
  const { navigation } = useServices();
  const t = useTexts('armies');
  const format = useFormat();
  const last = model.backup.last.value;
  return (
    <div class="stack">
      <div class="row">
        <Button kind="quiet" icon="trash" onClick={() => navigation.go(`armies/${trashPath}`)}>
          {t.trash}
          {model.trash.items.value.length > 0 && <span class="badge">{model.trash.items.value.length}</span>}
        </Button>
        <Button kind="quiet" icon="download" onClick={() => navigation.go(backupPath)}>
          {t.backupDue}
        </Button>
      </div>
      {model.list.total.value > 0 && (
        <p class="hint">{last === undefined ? t.noBackup : t.lastBackup(format.dateTime(last))}</p>
      )}
    </div>
  );
}

type Unreadable = ArmiesModel['list']['unreadable']['value'][number];

interface UnreadableCardProps {
  readonly army: Unreadable;
  readonly model: ArmiesModel;
  /** In the list: leads to the army's own page with its earlier versions. */
  readonly inList?: boolean;
}

/** An army that cannot be opened: why, and what can be done with it. */
export function UnreadableCard({ army, model, inList }: UnreadableCardProps) {
  const { offline, navigation } = useServices();
  const t = useTexts('armies');
  const shell = useTexts('shell');
  const format = useFormat();
  const { decoded } = army;
  const places = decoded.state === 'damaged' ? decoded.issues.map(({ path }) => path).filter(Boolean) : [];
  return (
    <section class="card">
      <h2>{nameIn(decoded.raw) ?? t.unreadableHere(army.id)}</h2>
      <p class="note" data-tone="bad">
        {t.unreadable[decoded.state]}
      </p>
      {places.length > 0 && <p class="hint">{t.unreadableWhere(format.list(places.slice(0, 5)))}</p>}
      <div class="row">
        <Button icon="download" onClick={() => model.exportRaw(army)}>
          {t.exportRaw}
        </Button>
        {inList && decoded.state === 'damaged' && (
          <Button icon="history" onClick={() => navigation.go(`armies/${army.id}`)}>
            {t.versions}
          </Button>
        )}
        {decoded.state === 'newer' ? (
          <Button icon="repeat" onClick={() => offline.reload()}>
            {shell.reload}
          </Button>
        ) : (
          <Button icon="trash" onClick={() => void model.remove(army.id)}>
            {t.remove}
          </Button>
        )}
      </div>
    </section>
  );
}

function nameIn(raw: unknown): string | undefined {
  if (typeof raw !== 'object' || raw === null || !('name' in raw)) return undefined;
  return typeof raw.name === 'string' && raw.name !== '' ? raw.name.slice(0, 120) : undefined;
}
