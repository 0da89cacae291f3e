import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Dialog, useShown } from '../kit/controls/dialog.tsx';
import { Fetched } from '../kit/controls/fetched.tsx';
import { PageHeading } from '../kit/page-heading.tsx';
import { receivePath } from '../kit/receive-path.ts';
import { ArmiesHead } from './armies-head.tsx';
import { ArmyList } from './army-list.tsx';
import { ArmyPage } from './army-page.tsx';
import { battlePath, readRoute } from './battle/paths.ts';
import { compareRest } from './compare/paths.ts';
import { leaguePath } from './league/paths.ts';
import { type ArmiesModel, trashPath } from './model.ts';
import type { ArmyTrashModel } from './trash-model.ts';
import './armies.css';

function ArmyTrash({ trash }: { readonly trash: ArmyTrashModel }) {
  const { navigation } = useServices();
  const t = useTexts('armies');
  const [asking, ask, stop] = useShown();
  const items = trash.items.value;
  return (
    <div class="screen">
      <div>
        <Button kind="quiet" icon="back" onClick={() => navigation.go('armies')}>
          {t.allArmies}
        </Button>
      </div>
      <PageHeading name={t.trash} />
      <p class="hint">{items.length === 0 ? t.trashEmpty : t.trashHint}</p>
      <ul class="army-rows">
        {items.map((item) => (
          <TrashRow key={item.id} item={item} trash={trash} />
        ))}
      </ul>
      {items.length > 0 && (
        <div>
          <Button kind="danger" icon="trash" onClick={ask}>
            {t.emptyTrash}
          </Button>
        </div>
      )}
      {asking && (
        <Dialog title={t.emptyTrashQuestion(items.length)} onClose={stop}>
          <p>{t.emptyTrashWarning}</p>
          <Button
            kind="danger"
            wide
            onClick={() => {
              stop();
              void trash.empty();
            }}
          >
            {t.deleteForGood}
          </Button>
        </Dialog>
      )}
    </div>
  );
}

interface TrashRowProps {
  readonly item: ArmyTrashModel['items']['value'][number];
  readonly trash: ArmyTrashModel;
}

function TrashRow({ item, trash }: TrashRowProps) {
  const { notices } = useServices();
  const t = useTexts('armies');
  const shell = useTexts('shell');
  const format = useFormat();
  const army = item.army.state === 'ok' ? item.army.value : undefined;
  const name = army ? army.name || t.unnamed : t.unreadableHere(item.id);
  return (
    <li class="army-row" data-game={army?.game}>
      <div class="army-trashed">
        <b class="army-row-name">{name}</b>
        <span class="army-row-facts hint">
          {army && <span class="army-row-game">{shell.games[army.game]}</span>}
          {item.deleted !== undefined && <span>{format.date(item.deleted)}</span>}
        </span>
        <Button
          icon="undo"
          onClick={() => {
            void trash.restore(item.id).then(() => notices.show(t.restored(name)));
          }}
        >
          {t.restore}
        </Button>
      </div>
    </li>
  );
}

/** Seasons of the league, fetched when they are first opened. */
function League({ model }: { readonly model: ArmiesModel }) {
  async function load() {
    const { createLeagueModel, default: LeagueScreen } = await import('./league/entry.ts');
    const league = await model.league(createLeagueModel);
    return () => <LeagueScreen model={league} />;
  }
  return <Fetched load={load} />;
}

/** Battles that are played, fetched when the first is opened. */
function Battles({ model }: { readonly model: ArmiesModel }) {
  async function load() {
    const { createBattleModel, BattleScreen } = await import('./battle/entry.ts');
    const battles = await model.battles(createBattleModel);
    const league = async () => model.league((await import('./league/entry.ts')).createLeagueModel);
    return () => <BattleScreen model={battles} league={league} />;
  }
  return <Fetched load={load} />;
}

/** Two armies side by side; its code comes with the first pair. */
function Compared({ model }: { readonly model: ArmiesModel }) {
  async function load() {
    const { CompareScreen } = await import('./compare/entry.ts');
    return () => <CompareScreen model={model} />;
  }
  return <Fetched load={load} />;
}

/** What comes from another phone; its code comes with it. */
function Receive({ model }: { readonly model: ArmiesModel }) {
  async function load() {
    const { ReceiveScreen } = await import('./send/entry.ts');
    return () => <ReceiveScreen model={model} />;
  }
  return <Fetched load={load} />;
}

/** What has a head of its own, such as one army and one battle, needs no other. */
function hasOwnHead(rest: string): boolean {
  if (rest.startsWith(battlePath)) return readRoute(rest).shows !== 'list';
  // Within a season one goes back step by step.
  if (rest.startsWith(leaguePath)) return rest.split('/').length > 2;
  const others = [compareRest, receivePath, trashPath];
  return rest !== '' && !others.some((known) => rest.startsWith(known));
}

/** The list, one army, the trash, what is received, a battle, two compared, or the league: the rest of the address says which. */
export default function ArmiesScreen({ model }: { readonly model: ArmiesModel }) {
  const { navigation } = useServices();
  const { place, rest, linked } = navigation.location.value;
  const before = useRef('');
  // A rule was looked up, dice were rolled: the place opens where it was left. Once more, and all armies are there.
  const comes = place === 'armies' && before.current !== 'armies';
  const back = comes && rest === '' && !linked ? model.resume.battle : undefined;
  useEffect(() => {
    before.current = place;
    if (place !== 'armies') return;
    if (back !== undefined) navigation.swap(`armies/${back}`);
    else
      model.resume.battle =
        rest.startsWith(battlePath) && readRoute(rest).shows === 'play' ? rest : undefined;
  }, [place, rest]);
  // The address of another place, which is on its way, says nothing here.
  if (back !== undefined || place !== 'armies') return null;
  return (
    <>
      {!hasOwnHead(rest) && <ArmiesHead />}
      <Part model={model} rest={rest} />
    </>
  );
}

function Part({ model, rest }: { readonly model: ArmiesModel; readonly rest: string }) {
  if (rest === '') return <ArmyList model={model} />;
  if (rest.startsWith(leaguePath)) return <League model={model} />;
  if (rest.startsWith(battlePath)) return <Battles model={model} />;
  if (rest.startsWith(compareRest)) return <Compared model={model} />;
  if (rest === receivePath) return <Receive model={model} />;
  return rest === trashPath ? <ArmyTrash trash={model.trash} /> : <ArmyPage model={model} />;
}
