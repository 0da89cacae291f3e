import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { FigureNote } from '../../kit/figures/figure-note.tsx';
import { PageHeading } from '../../kit/page-heading.tsx';
import { useShare } from '../../kit/share-text.tsx';
import type { FightCompare } from '../compare.ts';
import type { KeepingFrame } from '../kept-models.ts';
import type { UnsavedFight } from '../saved-fights.ts';
import { ComparePart, useComparedText, useFactsOfTwo } from './compare-part.tsx';
import { type ListProps, OtherList, SavedList } from './lists.tsx';
import './saved.css';

/** What the page is for, while nothing is on it, and the way to a fight. */
function Nothing({ home }: { readonly home: string }) {
  const { navigation, settings } = useServices();
  const t = useTexts('fight');
  return (
    <FigureNote game={settings.currentGame.value} facing>
      <h3>{t.savedTitle}</h3>
      <p>{t.noneSaved}</p>
      <Button kind="primary" icon="fight" onClick={() => navigation.go(home)}>
        {t.toFight}
      </Button>
    </FigureNote>
  );
}

/** The two that are compared, and below them all that may be. */
function Lists({ frame, saved, compare, onOpen }: ListProps) {
  const t = useTexts('fight');
  const compared = compare.compared.value;
  const facts = useFactsOfTwo(compared);
  // Who compares nothing looks for a fight; what is ticked then moves nothing away.
  const [below] = useState(!compared.a && !compared.b);
  const comparing = <ComparePart compare={compare} facts={facts} onOpen={onOpen} below={below} />;
  const empty =
    saved.fights.value.length === 0 &&
    saved.earlier.value.length === 0 &&
    !saved.newer.value &&
    !compared.a &&
    !compared.b &&
    compared.others.length === 0;
  const others = compared.others.filter(
    ({ mode, query }) => !saved.fights.value.some((fight) => fight.mode === mode && fight.query === query),
  );
  return (
    <>
      <Head home={frame.home} compare={compare} facts={facts} below={below} />
      {empty && !frame.inHand.value ? (
        <Nothing home={frame.home} />
      ) : (
        <div class="columns">
          {!below && comparing}
          <div class="stack">
            <SavedList frame={frame} saved={saved} compare={compare} onOpen={onOpen} />
            <OtherList
              title={t.comparedTitle}
              fights={others}
              nameOf={(_, known) => known?.title ?? t.untitled}
              compare={compare}
              onOpen={onOpen}
              onRemove={compare.forget}
              removing={t.takeOut}
              icon="close"
            />
            <OtherList
              title={t.earlierTitle}
              hint={t.earlierHint}
              fights={saved.earlier.value.toReversed()}
              nameOf={({ name }) => name}
              compare={compare}
              onOpen={onOpen}
              onRemove={({ id }) => saved.remove(id)}
              removing={t.deleteEarlier}
              icon="trash"
            />
          </div>
          {below && comparing}
        </div>
      )}
    </>
  );
}

interface HeadProps {
  readonly home: string;
  readonly compare: FightCompare;
  readonly facts: ReturnType<typeof useFactsOfTwo>;
  /** The comparison stands below the lists. */
  readonly below: boolean;
}

/** The way back, what the page is, and the comparison for a friend. */
function Head({ home, compare, facts, below }: HeadProps) {
  const { navigation } = useServices();
  const t = useTexts('fight');
  const { share, byHand } = useShare();
  const textOf = useComparedText();
  const compared = compare.compared.value;
  return (
    <header class="saved-head">
      <Button kind="quiet" icon="back" label={t.back} onClick={() => navigation.go(home)} />
      <div>
        <PageHeading name={below ? t.happenedFights : t.compareTitle} />
        {!below && <p class="hint">{t.compareHint}</p>}
      </div>
      <Button
        kind="quiet"
        icon="share"
        label={t.shareCompared}
        disabled={!compared.a && !compared.b}
        onClick={() => share(textOf(compared, facts))}
      />
      {byHand}
    </header>
  );
}

/** The two fights that are compared, those that have a name, and those that had none. */
export function SavedPage({ frame }: { readonly frame: KeepingFrame }) {
  const { navigation, notices, offline } = useServices();
  const t = useTexts('fight');
  const lists = useSignal<Pick<ListProps, 'saved' | 'compare'> | undefined>(undefined);
  useEffect(() => {
    Promise.all([frame.saved(), frame.compare()]).then(
      ([saved, compare]) => {
        lists.value = { saved, compare };
      },
      () => offline.markOutdated(),
    );
  }, [frame]);

  // The history of the dice asks for one of them by its id.
  const { query } = navigation.location.value;
  const saved = lists.value?.saved;
  useEffect(() => {
    const asked = () =>
      [...(saved?.fights.peek() ?? []), ...(saved?.earlier.peek() ?? [])].find(({ id }) => id === query);
    void saved?.arrived.then(() => {
      const fight = asked();
      if (fight) void open(fight);
    });
  }, [saved, query]);

  /** What stood on the table goes, so there is a way back to it. */
  async function open(fight: UnsavedFight): Promise<void> {
    const before = await frame.open(fight);
    if (before === undefined) {
      notices.show(t.unreadable, { sticky: true });
      return;
    }
    notices.show(t.opened, {
      action: { label: t.backToMine, run: () => void frame.open(before) },
    });
  }

  return (
    <div class="fight-frame saved-page">
      {lists.value && <Lists frame={frame} {...lists.value} onOpen={open} />}
    </div>
  );
}
