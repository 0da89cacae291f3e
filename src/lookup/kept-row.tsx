import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import type { RuleId } from '../rules/ids.ts';
import { Suggestions } from './browse.tsx';
import { chapterOf } from './finder.ts';
import type { LookupModel } from './model.ts';
import type { Needed } from './needed.ts';
import { RuleLink } from './rule-link.tsx';

interface RuleProps {
  readonly model: LookupModel;
  readonly id: RuleId;
}

/** A rule at hand: its title and how it begins. */
function KeptCard({ model, id, pinned }: RuleProps & { readonly pinned: boolean }) {
  const t = useTexts('rules');
  const text = model.entries.text(id, useServices().language.language.value);
  return (
    <li data-game={chapterOf(id).game}>
      <RuleLink id={id} class="kept-card">
        <b>
          {pinned && <span class="visually-hidden">{t.pinned}: </span>}
          {text?.title ?? id}
        </b>
        {pinned && <PinSign />}
        <small>{text?.text.replace('\n', ' ')}</small>
      </RuleLink>
    </li>
  );
}

function PinSign() {
  return (
    <svg width={16} height={16} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M8 3h8l-1 8 4 4H5l4-4zM12 15v7" />
    </svg>
  );
}

/** What the running battle or the army at hand needs, once it is read; the code that reads armies comes with it. */
function useNeeded(): Needed | undefined {
  const { store, offline } = useServices();
  const needed = useSignal<Needed | undefined>(undefined);
  useEffect(() => {
    let current = true;
    import('./needed.ts')
      .then(({ readNeeded }) => readNeeded(store))
      .then(
        (read) => {
          if (current) needed.value = read;
        },
        () => offline.markOutdated(),
      );
    return () => {
      current = false;
    };
  }, [store, offline, needed]);
  return needed.value;
}

/** What was pinned, and then what was read last, in one line; at first what people often look for. */
export function KeptRow({ model }: { readonly model: LookupModel }) {
  const { language, navigation, offline } = useServices();
  const t = useTexts('rules');
  const { pinned, read } = model.kept.rules.value;
  const { game } = model.inputs.value;
  const shown = model.gamesShown.value.filter((each) => !game || each === game);
  const of = (ids: readonly RuleId[]) => ids.filter((id) => shown.includes(chapterOf(id).game));
  const [first, then] = [of(pinned), of(read).filter((id) => !pinned.includes(id))];
  const ids = [...first, ...then];
  const wanted = ids.join(' ');
  const own = language.language.value;
  // `wanted` stands for the ids, whose list is made again each time.
  useEffect(() => {
    model.openTitles(ids).catch(() => offline.markOutdated());
  }, [model, wanted, own, offline]);
  const needed = useNeeded();
  const battle = needed && shown.includes(needed.game) && (
    <button
      type="button"
      class="kept-needed"
      data-game={needed.game}
      onClick={() => navigation.openRule(needed.rules.join(' '))}
    >
      <span>{needed.name || t.needed}</span> <b>{t.entries(needed.rules.length)}</b>
    </button>
  );
  if (ids.length === 0)
    return (
      <Suggestions model={model} title={t.suggest} most={2} line>
        {battle}
      </Suggestions>
    );
  return (
    <section class="kept" aria-label={t.keptTitle}>
      <div class="kept-head">
        <p class="label">{t.keptTitle}</p>
        {battle}
      </div>
      <ul data-scroller>
        {ids.map((id) => (
          <KeptCard key={id} model={model} id={id} pinned={first.includes(id)} />
        ))}
      </ul>
    </section>
  );
}
