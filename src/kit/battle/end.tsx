import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type FightResult, isWritten } from '../../rules/battle-fight.ts';
import { isChanged } from '../../rules/battle-writing.ts';
import { isTakenOut, withFight } from '../../storage/play-fights.ts';
import type { PlayedComer, StoredPlay } from '../../storage/plays.ts';
import { namedPlay } from '../battle-names.ts';
import { useServices, useTexts } from '../context.ts';
import { Icon } from '../controls/icon.tsx';
import { type Answered, answeredChanges, answersWritten, BattleAsks } from './asks.tsx';
import { Changes } from './changes.tsx';
import { changeStoredPlay, useStoredPlay } from './written-fight.ts';

interface BattleEndProps {
  readonly play: string;
  readonly result: FightResult<PlayedComer>;
  /** It has come to its end just now, before the eyes of the player: else it is only looked at again. */
  readonly fresh: boolean;
  /** The last dice are still being shown: it is written, but nothing of it is told. */
  readonly unseen?: boolean;
}

/** Whether a fight that is looked at is to be written: never twice, and never what was taken out. */
const asksWriting = (play: StoredPlay, result: FightResult<PlayedComer>): boolean =>
  isWritten(play.events, result.stamp)
    ? isChanged(play, play.events, result)
    : !isTakenOut(play, result.stamp);

/** Where a fight of a battle has ended: it is written in at once, and what it has changed stands here. Needs the texts of the armies. */
export function BattleEnd({ play: id, result: rolled, fresh, unseen = false }: BattleEndProps) {
  const services = useServices();
  const { announcer, now } = services;
  const t = useTexts('battle');
  const found = useStoredPlay(id);
  const stored = found === 'gone' ? undefined : found;
  const chosen = useSignal<readonly Answered[] | undefined>(undefined);
  const full = useSignal(false);
  const { asks = [] } = rolled;
  const answers = chosen.value ?? (stored ? answersWritten(stored, rolled) : []);
  // Who was treated may still be missing: all else is known.
  const said = answeredChanges(asks, answers);
  const result = { ...rolled, changes: [...rolled.changes, ...(said ?? [])] };
  const text = JSON.stringify(result);
  const handled = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!stored || handled.current === text) return;
    const first = handled.current === undefined;
    handled.current = text;
    const writes = fresh || (first ? asksWriting(stored, result) : !isTakenOut(stored, result.stamp));
    if (!writes) return;
    void changeStoredPlay(services, id, (play) => withFight(play, result, now())).then((play) => {
      if (!play) return;
      full.value = !isWritten(play.events, result.stamp);
      if (!full.value && !unseen) announcer.announce(t.fight.written);
    });
  }, [stored, text]);
  if (!stored || unseen) return null;
  const play = namedPlay(t, stored);
  const written = isWritten(play.events, result.stamp);
  const out = isTakenOut(play, result.stamp);
  return (
    <section class="card battle-end" data-game={play.game} data-written={written || undefined}>
      <h2 class="became-head">
        <Icon name={out ? 'undo' : 'check'} />
        <span role="status">{out ? t.fight.out : t.fight.written}</span>
      </h2>
      {full.value && !out && <p class="note">{t.full}</p>}
      {asks.length > 0 && !out && (
        <div class="stack">
          <BattleAsks
            {...{ play, asks, answers }}
            by={result.by}
            onChange={(to) => {
              chosen.value = to;
            }}
          />
        </div>
      )}
      {written && <Changes play={play} stamp={result.stamp} open={said ? undefined : t.fight.patientFirst} />}
    </section>
  );
}
