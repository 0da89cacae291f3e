import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog, useShown } from '../../kit/controls/dialog.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { FigureNote } from '../../kit/figures/figure-note.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import type { LeagueModel } from './model.ts';
import { seasonPath } from './paths.ts';
import type { SeasonProps } from './props.ts';
import { nameIn, viewOf } from './view.ts';

function SeasonRow({ model, season }: SeasonProps) {
  const { navigation } = useServices();
  const t = useTexts('league');
  const format = useFormat();
  const { table, played, winner } = viewOf(season, model.now());
  const first = table.filter(({ place }) => place === 1).map(({ player }) => nameIn(season, player));
  const leads = played.length > 0 && first.length <= 3;
  return (
    <li class="army-row" data-game="brikwars">
      <a
        href={`#/${seasonPath(season.id)}`}
        onClick={(event) => {
          event.preventDefault();
          navigation.go(seasonPath(season.id));
        }}
      >
        <b class="army-row-name">{season.name || t.unnamed}</b>
        {winner !== undefined ? (
          <span>{t.won(nameIn(season, winner))}</span>
        ) : (
          leads && <span>{t.leads(format.list(first))}</span>
        )}
        <span class="army-row-facts hint">
          <span>{t.players(season.players.length)}</span>
          <span>{t.games(played.length)}</span>
          <span>{format.date(season.changed)}</span>
        </span>
      </a>
    </li>
  );
}

export function SeasonList({ model }: { readonly model: LeagueModel }) {
  const { navigation } = useServices();
  const t = useTexts('league');
  const seasons = model.seasons.value;
  return (
    <>
      <h2>{t.seasons}</h2>
      <Button
        kind="primary"
        icon="plus"
        wide
        onClick={() => navigation.go(seasonPath(model.create(t.seasonOf(model.today().slice(0, 4)))))}
      >
        {t.newSeason}
      </Button>
      {model.unreadable.value > 0 && (
        <p class="note" data-tone="bad">
          {t.unreadable(model.unreadable.value)}
        </p>
      )}
      {seasons.length === 0 ? (
        <FigureNote game="brikwars" facing>
          <Reasons items={[{ text: t.empty, rule: 'BW-LG-01' }]} />
        </FigureNote>
      ) : (
        <ul class="army-rows">
          {seasons.map((season) => (
            <SeasonRow key={season.id} model={model} season={season} />
          ))}
        </ul>
      )}
      <SeasonTrash model={model} />
    </>
  );
}

function SeasonTrash({ model }: { readonly model: LeagueModel }) {
  const t = useTexts('league');
  const format = useFormat();
  const [asking, ask, stop] = useShown();
  const trash = model.trash.value;
  if (trash.length === 0) return null;
  return (
    <Fold title={t.trash} count={trash.length}>
      <ul class="stack">
        {trash.map((season) => (
          <li key={season.id} class="league-trashed">
            <span>
              <b>{season.name || t.unnamed}</b>{' '}
              <span class="hint">{season.deleted !== undefined && format.date(season.deleted)}</span>
            </span>
            <Button icon="undo" onClick={() => model.restore(season.id)}>
              <span aria-hidden="true">{t.restore}</span>
              <span class="visually-hidden">{`${t.restore}: ${season.name || t.unnamed}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button kind="danger" icon="trash" onClick={ask}>
        {t.emptyTrash}
      </Button>
      {asking && (
        <Dialog title={t.emptyQuestion(trash.length)} onClose={stop}>
          <p>{t.emptyWarning}</p>
          <Button
            kind="danger"
            wide
            onClick={() => {
              stop();
              model.emptyTrash();
            }}
          >
            {t.deleteForGood}
          </Button>
        </Dialog>
      )}
    </Fold>
  );
}
