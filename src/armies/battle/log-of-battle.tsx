import { Fetched } from '../../kit/controls/fetched.tsx';
import { battleSteps } from '../../rules/battle-story.ts';
import type { BattleModel } from './model.ts';

interface LogProps {
  readonly model: BattleModel;
  readonly id: string;
  readonly onClose: () => void;
}

/** The log of a battle that goes on. */
export function LogOfBattle({ model, id, onClose }: LogProps) {
  async function load() {
    const { Log } = await import('./end/entry.ts');
    return () => {
      const play = model.plays.value.find((one) => one.id === id);
      return (
        play && <Log model={model} play={play} steps={battleSteps(play, play.events)} onClose={onClose} />
      );
    };
  }
  return <Fetched load={load} />;
}
