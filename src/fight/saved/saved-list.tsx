import { useServices, useTexts } from '../../kit/context.ts';
import { useNamedRows } from '../../kit/named-rows.ts';
import type { SavedFight } from '../../storage/fights.ts';
import { type FightCompare, mostVariants } from '../compare.ts';
import type { SavedFights, UnsavedFight } from '../saved-fights.ts';
import { useFacts } from '../use-facts.ts';
import { SavedRow } from './saved-row.tsx';

interface SavedListProps {
  readonly saved: SavedFights;
  readonly compare: FightCompare | undefined;
  readonly onOpen: (name: string, fight: UnsavedFight) => Promise<void>;
}

/** The fights that have a name, the newest first. */
export function SavedList({ saved, compare, onOpen }: SavedListProps) {
  const { announcer, notices } = useServices();
  const t = useTexts('fightkeep');
  const words = useTexts('fightsaved');
  const fights = saved.fights.value.toReversed();
  const facts = useFacts(fights);
  const { heading, list, rowOf, goTo } = useNamedRows(
    fights.map(({ id }) => id),
    saved.remove,
  );

  function duplicate({ id, name }: SavedFight): void {
    const copy = saved.duplicate(id, words.copyOf(name));
    if (!copy) return;
    goTo(copy.id);
    announcer.announce(words.duplicated(copy.name));
  }

  function beside({ mode, query }: SavedFight): void {
    const did = compare?.add({ mode, query });
    const count = compare?.variants.peek().length ?? 0;
    if (did === 'full') notices.show(t.variantsFull(mostVariants));
    else announcer.announce(did === 'added' ? words.comparing(count) : t.variantKnown);
  }

  return (
    <section class="stack saved-fights">
      <h2 ref={heading} tabIndex={-1}>
        {words.savedTitle}
      </h2>
      {saved.newer.value && <p class="note">{words.newer}</p>}
      {fights.length === 0 && !saved.newer.value && <p class="hint">{words.noneSaved}</p>}
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
