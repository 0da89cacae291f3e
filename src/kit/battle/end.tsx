import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { comersOf, type FightResult, fightEventOf, isWritten } from '../../rules/battle-fight.ts';
import { changePlay, loadPlay, type PlayedComer, type StoredPlay, withFight } from '../../storage/plays.ts';
import { namedPlay } from '../battle-names.ts';
import { useFormat, useServices, useTexts } from '../context.ts';
import { Button } from '../controls/button.tsx';
import { changesText, comesText } from '../figures/battle-text.ts';
import { battleAddress } from '../question/battle-ref.ts';
import { type Answered, answeredChanges, BattleAsks } from './asks.tsx';

interface BattleEndProps {
  readonly play: string;
  readonly result: FightResult<PlayedComer>;
}

/** Where a fight of a battle leads: what it did goes into the battle with one tap, which shows it. Needs the texts of the armies. */
export function BattleEnd({ play: id, result: rolled }: BattleEndProps) {
  const { store, storage, sync, now, navigation, announcer, notices } = useServices();
  const t = useTexts('battle');
  const format = useFormat();
  const found = useSignal<StoredPlay | undefined>(undefined);
  useEffect(() => {
    const read = () =>
      void loadPlay(store, id).then((loaded) => {
        if (loaded.ok) found.value = loaded.value;
        else loaded.issues.forEach(storage.report);
      });
    read();
    return sync.listen(({ kind }) => {
      if (kind === 'plays') read();
    });
  }, [store, sync, id]);
  const answers = useSignal<readonly Answered[]>([]);
  if (!found.value) return null;
  const play = namedPlay(t, found.value);
  const { asks = [] } = rolled;
  const said = answeredChanges(asks, answers.value);
  const result = { ...rolled, changes: [...rolled.changes, ...(said ?? [])] };
  const event = fightEventOf(play, play.events, result);
  const shown = event
    ? [
        ...changesText(t, format, play, event),
        ...comersOf(play.events, result).map((comer) => comesText(t, format, comer)),
      ]
    : [];
  const back = () => navigation.swap(battleAddress(id, result.by));

  async function write(): Promise<void> {
    const changed = await changePlay(store, id, (stored) => {
      const next = fightEventOf(stored, stored.events, result);
      return next ? withFight(stored, next, comersOf(stored.events, result), now()) : stored;
    });
    if (!changed.ok) return changed.issues.forEach(storage.report);
    if (changed.value && !isWritten(changed.value.events, result.stamp))
      return void notices.show(t.full, { sticky: true });
    sync.notifyAll({ kind: 'plays' });
    announcer.announce(t.fight.written);
    back();
  }

  return (
    <section class="card battle-end" data-game={play.game}>
      <h2 class="card-title">{play.name}</h2>
      <p>
        {event
          ? shown.length > 0
            ? shown.join(' · ')
            : said
              ? t.fight.nothing
              : t.fight.patientFirst
          : isWritten(play.events, result.stamp)
            ? t.fight.written
            : t.fight.nothing}
      </p>
      {event && asks.length > 0 && (
        <BattleAsks
          {...{ play, asks, answers: answers.value }}
          by={result.by}
          onChange={(to) => {
            answers.value = to;
          }}
        />
      )}
      {event ? (
        <Button kind="primary" wide icon="check" disabled={!said} onClick={() => void write()}>
          {t.fight.into}
        </Button>
      ) : (
        <Button wide icon="back" onClick={back}>
          {t.fight.back}
        </Button>
      )}
    </section>
  );
}
