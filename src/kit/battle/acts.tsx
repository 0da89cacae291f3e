import { battleAfter } from '../../rules/battle-after.ts';
import { sideCount } from '../../rules/battle-count.ts';
import { type FightResult, isWritten } from '../../rules/battle-fight.ts';
import { isTakenOut, withoutWritten, writtenAgain } from '../../storage/play-fights.ts';
import type { PlayedComer } from '../../storage/plays.ts';
import { useServices, useTexts } from '../context.ts';
import { Button } from '../controls/button.tsx';
import { battleAddress } from '../question/battle-ref.ts';
import { changeStoredPlay, useStoredPlay } from './written-fight.ts';
import './changes.css';

interface BattleActsProps {
  readonly play: string;
  readonly result: FightResult<PlayedComer>;
}

/** After a fight of a battle: out of it again with all that it did, or back to it. Needs the texts of the armies. */
export function BattleActs({ play: id, result }: BattleActsProps) {
  const services = useServices();
  const { navigation, announcer, now } = services;
  const t = useTexts('battle');
  const found = useStoredPlay(id);
  const play = found === 'gone' ? undefined : found;
  if (!play) return null;
  const state = battleAfter(play, play.events);
  const two = sideCount(play, state, 'theirs').of > 0;
  const out = isTakenOut(play, result.stamp);
  // Before anything is written there is nothing to take out, and what writes it is the main thing to do.
  const begun = out || isWritten(play.events, result.stamp);
  const turn = () =>
    void changeStoredPlay(services, id, (kept) =>
      out ? writtenAgain(kept, result, now()) : withoutWritten(kept, result.stamp, now()),
    ).then(() => announcer.announce(out ? t.fight.written : t.fight.out));
  return (
    <div class="battle-acts" data-game={play.game} data-turn={two ? state.turn : undefined}>
      {begun && (
        <Button icon={out ? 'check' : 'undo'} onClick={turn}>
          <span>
            {out ? t.fight.into : t.undo}
            {!out && <small>{t.fight.undoAll}</small>}
          </span>
        </Button>
      )}
      <Button
        kind={begun ? 'primary' : 'plain'}
        onClick={() => navigation.swap(battleAddress(id, result.by))}
      >
        <span>
          {t.fight.back}
          {two && <small>{t.turns[state.turn]}</small>}
        </span>
      </Button>
    </div>
  );
}
