import { useTexts } from '../../kit/context.ts';
import { Fetched } from '../../kit/controls/fetched.tsx';
import type { StoredPlay } from '../../storage/plays.ts';
import { plainName } from '../send/file-name.ts';
import type { BattleModel } from './model.ts';

interface SendProps {
  readonly model: BattleModel;
  readonly play: StoredPlay;
  readonly onClose: () => void;
}

/** A battle on its way to another phone; its photos stay here. */
export function SendBattle({ model, play, onClose }: SendProps) {
  const sent = useTexts('send');
  async function load() {
    const { HandBattle } = await import('../../kit/send/entry.ts');
    const { photos: _, ...kept } = model.stored(play.id) ?? play;
    return () => (
      <HandBattle
        game={play.game}
        name={play.name}
        title={sent.title(play.name)}
        file={plainName(play.name) || 'battle'}
        where={sent.onOther}
        linkText={(address) => sent.battleLink(play.name, address)}
        kept={{ ...kept, handed: true }}
        onClose={onClose}
      />
    );
  }
  return <Fetched load={load} />;
}
