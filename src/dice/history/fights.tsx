import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useFormat, useServices } from '../../kit/context.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { since } from '../../platform/since.ts';
import type { SavedFight } from '../../storage/fights.ts';

/** A fight of which the rolls are known, and when it was fought. */
export type RolledFight = SavedFight & { readonly time: number };

/** Where its record is: the page of the kept fights of its game, which opens the one that the address names. */
export function recordOf({ mode, id }: Pick<SavedFight, 'mode' | 'id'>): string {
  return `#/fight/${mode.startsWith('usb-') ? 'usb/' : ''}saved?${id}`;
}

/** Those that stand in the history, the oldest first. */
export function rolledFights(fights: readonly SavedFight[]): readonly RolledFight[] {
  return fights
    .flatMap((fight) => (fight.play && fight.time !== undefined ? [{ ...fight, time: fight.time }] : []))
    .sort((a, b) => a.time - b.time);
}

/** The fights of both games that were rolled on this device. */
export function useRolledFights(): Signal<readonly RolledFight[]> {
  const { store, storage, sync } = useServices();
  const fights = useSignal<readonly RolledFight[]>([]);
  useEffect(() => {
    const read = async () => {
      const { savedFightsList } = await import('../../storage/fights.ts');
      const loaded = await savedFightsList.load(store);
      if (loaded.ok) fights.value = rolledFights(loaded.value);
    };
    void read();
    return sync.listen(({ kind }) => {
      if (kind === 'fights') void read();
    });
  }, [store, storage, sync, fights]);
  return fights;
}

/** Rolls and fights in one row by their times, the newest first; of the fights those as new as the rolls shown, unless these are all. */
export function inOneRow<Row extends { readonly time: number }, Fight extends { readonly time: number }>(
  newest: readonly Row[],
  fights: readonly Fight[],
  all: boolean,
): readonly (Row | Fight)[] {
  const oldest = all ? 0 : (newest.at(-1)?.time ?? 0);
  return [...newest, ...fights.filter(({ time }) => time >= oldest)].sort((a, b) => b.time - a.time);
}

/** A fight of the history, by its own title: a tap opens its record. */
export function FightRow({ fight }: { readonly fight: RolledFight }) {
  const { now } = useServices();
  const { language } = useFormat();
  return (
    <li tabIndex={-1}>
      <span class="dice-history-total">
        <Icon name="fight" />
      </span>
      <a class="dice-history-what dice-history-fight" href={recordOf(fight)}>
        <b>{fight.name}</b>
        <span class="hint dice-history-faces">{since(language, fight.time, now())}</span>
      </a>
    </li>
  );
}
