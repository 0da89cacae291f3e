import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { FigureNote } from '../../kit/figures/figure-note.tsx';
import { NamedRow, type NamedRowDoes, useNamedRows } from '../../kit/named-row.tsx';
import { readSided } from '../../kit/question/sided-text.ts';
import { textsOf } from '../../platform/whose.ts';
import type { SavedFight } from '../../storage/fights.ts';
import type { Whose } from '../../storage/settings-mirror.ts';
import { areAllEnds, type FightCompare, mostVariants, type Verdict } from '../compare.ts';
import { type FightFacts, kindOf } from '../facts.ts';
import { SendFight } from '../keep-bar.tsx';
import type { KeepingFrame } from '../kept-models.ts';
import { fightBounds, type SavedFights, type UnsavedFight } from '../saved-fights.ts';
import { ComparePart, useFacts } from './compare-part.tsx';
import './saved.css';

/** The figures of a fight in one line. */
function VerdictLine({ verdict, whose }: { readonly verdict: Verdict; readonly whose: Whose }) {
  const t = textsOf(useTexts('fight'), whose);
  const format = useFormat();
  const chances = verdict.figures.map(({ chance }) => chance);
  const written = areAllEnds(verdict) ? format.percentShares(chances) : chances.map(format.percent);
  return (
    <span class="verdict-line">
      {verdict.figures.map(({ id }, index) => t.figure(t.outcomeNames[id], written[index] ?? '')).join(' · ')}
    </span>
  );
}

interface SavedRowProps {
  readonly fight: SavedFight;
  /** Undefined while they are on their way. */
  readonly facts: FightFacts | undefined;
  readonly does: NamedRowDoes;
  readonly onCompare: () => void;
}

/** A fight with a name. */
function SavedRow({ fight, facts, does, onCompare }: SavedRowProps) {
  const t = useTexts('fight');
  const named = useTexts('named');
  const { name, play } = fight;
  return (
    <NamedRow
      classes={{ row: 'saved-row', tools: 'saved-tools' }}
      of={fight}
      longest={fightBounds.name}
      needed={t.nameNeeded}
      does={does}
      tools={
        <>
          <SendFight fight={fight} name={name}>
            {named.send}
          </SendFight>
          <Button icon="scales" onClick={onCompare}>
            {t.addToCompare}
          </Button>
        </>
      }
    >
      <span class="named-row-name">{name}</span>
      <span class="hint">
        {kindOf(t.kinds, fight)}
        {facts?.title && facts.title !== name && ` · ${facts.title}`}
        {play !== undefined && ` · ${t.rolls}`}
      </span>
      {facts?.verdict && <VerdictLine verdict={facts.verdict} whose={readSided(fight.query).whose} />}
      {facts && !facts.verdict && !facts.title && <span class="error">{t.unreadable}</span>}
    </NamedRow>
  );
}

interface SavedListProps {
  readonly saved: SavedFights;
  readonly compare: FightCompare | undefined;
  readonly onOpen: (name: string, fight: UnsavedFight) => Promise<void>;
}

/** The fights that have a name, the newest first. */
function SavedList({ saved, compare, onOpen }: SavedListProps) {
  const { announcer, notices } = useServices();
  const t = useTexts('fight');
  const named = useTexts('named');
  const fights = saved.fights.value.toReversed();
  const facts = useFacts(fights);
  const { heading, list, rowOf, goTo } = useNamedRows(
    fights.map(({ id }) => id),
    saved.remove,
  );

  function duplicate({ id, name }: SavedFight): void {
    const copy = saved.duplicate(id, named.copyOf(name));
    if (!copy) return;
    goTo(copy.id);
    announcer.announce(named.duplicated(copy.name));
  }

  function beside({ mode, query }: SavedFight): void {
    const did = compare?.add({ mode, query });
    const count = compare?.variants.peek().length ?? 0;
    if (did === 'full') notices.show(t.variantsFull(mostVariants));
    else announcer.announce(did === 'added' ? t.comparing(count) : t.variantKnown);
  }

  return (
    <section class="stack saved-fights">
      <h2 ref={heading} tabIndex={-1}>
        {t.savedTitle}
      </h2>
      {saved.newer.value && <p class="note">{t.newer}</p>}
      {fights.length === 0 && !saved.newer.value && <p class="hint">{t.noneSaved}</p>}
      <ul ref={list} class="saved-list">
        {fights.map((fight, index) => (
          <SavedRow
            key={fight.id}
            fight={fight}
            facts={facts[index]}
            does={{
              ...rowOf(fight.id),
              onOpen: () => void onOpen(fight.name, fight),
              onRename: (name) => saved.rename(fight.id, name),
              onDuplicate: () => duplicate(fight),
            }}
            onCompare={() => beside(fight)}
          />
        ))}
      </ul>
    </section>
  );
}

/** The fights whose rolls made way for others, the newest first. */
function EarlierList({ saved, onOpen }: Pick<SavedListProps, 'saved' | 'onOpen'>) {
  const t = useTexts('fight');
  const heading = useRef<HTMLHeadingElement>(null);
  const fights = saved.earlier.value.toReversed();
  const facts = useFacts(fights);
  return (
    <section class="stack saved-fights" hidden={fights.length === 0}>
      <h2 ref={heading} tabIndex={-1}>
        {t.earlierTitle}
      </h2>
      <p class="hint">{t.earlierHint}</p>
      <ul class="saved-list">
        {fights.map((fight, index) => {
          const { name, query } = fight;
          const verdict = facts[index]?.verdict;
          return (
            <li key={fight.id} class="saved-row card">
              <div class="named-row-head">
                <button type="button" class="named-row-open" onClick={() => void onOpen(name, fight)}>
                  <span class="named-row-name">{name}</span>
                  <span class="hint">{kindOf(t.kinds, fight)}</span>
                  {verdict && <VerdictLine verdict={verdict} whose={readSided(query).whose} />}
                </button>
                <Button
                  kind="quiet"
                  icon="trash"
                  label={t.deleteEarlier(name)}
                  onClick={() => {
                    saved.remove(fight.id);
                    heading.current?.focus();
                  }}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What the page is for, while nothing is on it, and the way to a fight. */
function Nothing({ home }: { readonly home: string }) {
  const { navigation, settings } = useServices();
  const t = useTexts('fight');
  return (
    <FigureNote game={settings.currentGame.value} facing>
      <h2>{t.savedTitle}</h2>
      <p>{t.noneSaved}</p>
      <Button kind="primary" icon="fight" onClick={() => navigation.go(home)}>
        {t.toFight}
      </Button>
    </FigureNote>
  );
}

/** The fights that stand side by side, and those that have a name. */
export function SavedPage({ frame }: { readonly frame: KeepingFrame }) {
  const { navigation, notices, offline } = useServices();
  const t = useTexts('fight');
  const saved = useSignal<SavedFights | undefined>(undefined);
  const compare = useSignal<FightCompare | undefined>(undefined);
  useEffect(() => {
    Promise.all([frame.saved(), frame.compare()]).then(
      ([fights, beside]) => {
        saved.value = fights;
        compare.value = beside;
      },
      () => offline.markOutdated(),
    );
  }, [frame]);

  const empty =
    saved.value?.fights.value.length === 0 &&
    saved.value.earlier.value.length === 0 &&
    !saved.value.newer.value &&
    compare.value?.variants.value.length === 0;

  /** What stood on the table goes, so there is a way back to it. */
  async function open(name: string, fight: UnsavedFight): Promise<void> {
    const before = await frame.open(fight);
    if (before === undefined) {
      notices.show(t.unreadable, { sticky: true });
      return;
    }
    notices.show(t.opened(name), {
      action: { label: t.backToMine, run: () => void frame.open(before) },
    });
  }

  return (
    <div class="fight-frame saved-page">
      <div class="row">
        <Button kind="quiet" icon="back" onClick={() => navigation.go(frame.home)}>
          {t.back}
        </Button>
      </div>
      {empty ? (
        <Nothing home={frame.home} />
      ) : (
        <div class="columns">
          {compare.value && <ComparePart compare={compare.value} onOpen={open} />}
          {saved.value && <SavedList saved={saved.value} compare={compare.value} onOpen={open} />}
          {saved.value && <EarlierList saved={saved.value} onOpen={open} />}
        </div>
      )}
    </div>
  );
}
