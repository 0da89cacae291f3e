import { useEffect, useRef } from 'preact/hooks';
import { backupPath } from '../kit/backup-path.ts';
import { Button } from '../kit/button.tsx';
import { Choice } from '../kit/choice.tsx';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Field } from '../kit/field.tsx';
import { ArmyRow } from './army-row.tsx';
import { armySorts } from './list.ts';
import { type ArmiesModel, trashPath } from './model.ts';
import { NewArmy } from './new-army.tsx';
import { UnreadableCard } from './unreadable-card.tsx';

export function ArmyList({ model }: { readonly model: ArmiesModel }) {
  const { list } = model;
  const t = useTexts('armies');
  const rows = list.rows.value;
  const shown = rows.slice(0, list.shown.value);
  const none = list.total.value === 0;
  return (
    <div class="screen">
      <NewArmy model={model} />
      {none ? (
        <p class="note">{t.empty}</p>
      ) : (
        <div class="army-tools">
          <Field
            label={t.search}
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
