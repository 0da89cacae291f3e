import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { later } from '../kit/controls/lazy.tsx';
import { ArmyCard } from './army-card.tsx';
import { ListBar } from './list-bar.tsx';
import { BackupOffer, InstallOffer } from './list-foot.tsx';
import type { ArmyListModel } from './list-model.ts';
import { ListFilters, ListTools } from './list-tools.tsx';
import type { ArmiesModel } from './model.ts';
import { UnreadableCard } from './unreadable-card.tsx';
import './list.css';

// Who has armies does not need it.
const FirstPage = later(() => import('./first/entry.ts').then((module) => module.FirstPage), []);

const Selecting = later(() => import('./selected/entry.ts').then((module) => module.Selecting), []);

const Grip = later(() => import('./selected/entry.ts').then((module) => module.Grip), []);

/** All armies on the device, or the ways to the first. */
export function ArmyList({ model }: { readonly model: ArmiesModel }) {
  const { list } = model;
  const { storage } = useServices();
  const selecting = list.selected.value !== undefined;
  const none = list.total.value === 0;
  useEffect(() => {
    // Battles are played in a place of their own: what they came to is read when one is back.
    void list.refreshPlayed();
    return () => list.select(undefined);
  }, [list, storage]);
  return (
    <div class="screen army-list">
      {selecting ? (
        <Selecting model={model} />
      ) : (
        <>
          <ListBar model={model} />
          {!none && <ListTools list={list} />}
        </>
      )}
      {list.unreadable.value.map((army) => (
        <UnreadableCard key={army.id} army={army} model={model} inList />
      ))}
      {none ? (
        <FirstPage model={model} />
      ) : (
        <>
          <ListFilters list={list} />
          <ArmyCards list={list} />
          <div class="army-offers">
            <BackupOffer model={model} />
            <InstallOffer none={false} />
          </div>
        </>
      )}
    </div>
  );
}

function ArmyCards({ list }: { readonly list: ArmyListModel }) {
  const { announcer } = useServices();
  const t = useTexts('armies');
  const { nothingFound, orderHint } = useTexts('armylist');
  const cards = useRef<HTMLUListElement>(null);
  /** The card that moved by a key: moving its element takes the focus away. */
  const moved = useRef<string | undefined>(undefined);
  const rows = list.rows.value;
  const shown = rows.slice(0, list.shown.value);
  const own = list.sort.value === 'own';

  useLayoutEffect(() => {
    const id = moved.current;
    moved.current = undefined;
    if (id === undefined) return;
    const card = cards.current?.querySelector<HTMLElement>(`[data-army="${id}"] > :is(a, button)`);
    if (card !== document.activeElement) card?.focus();
  });

  const move = (id: string, name: string) => (by: -1 | 1) => {
    moved.current = id;
    const place = list.move([id], by);
    if (place !== undefined) announcer.announce(t.moved(name || t.unnamed, place + 1, rows.length));
  };

  return (
    <section class="stack">
      <h2 class="visually-hidden">{t.found(rows.length)}</h2>
      {rows.length === 0 && <p class="hint">{nothingFound}</p>}
      {own && <p class="hint">{orderHint}</p>}
      <ul class="army-cards" ref={cards}>
        {shown.map((army) => (
          <ArmyCard key={army.id} army={army} list={list} onMove={own ? move(army.id, army.name) : undefined}>
            {own && list.selected.value === undefined && (
              <Grip army={army} list={list} onMove={move(army.id, army.name)} />
            )}
          </ArmyCard>
        ))}
      </ul>
      {shown.length < rows.length && <ShowMore onShow={() => list.showMore()} />}
    </section>
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
