import { type CastleMode, type CastleModel, type CastleModels, castleModes } from '../../state/castle.ts';
import { useTexts } from '../context.ts';
import { Fetched } from '../parts/fetched.tsx';
import { ModeBar } from '../parts/mode-bar.tsx';
import { type Modes, openMode } from '../parts/open-mode.ts';
import { AttackMode } from './attack/attack-mode.tsx';
import { MapMode } from './map/map-mode.tsx';
import { QuestionsMode } from './questions/questions-mode.tsx';
import { ShotsMode } from './shots/shots-mode.tsx';
import { SiegeMode } from './siege/siege-mode.tsx';
import { TapeMode } from './tape/tape-mode.tsx';
import './castle.css';

const modes: Modes<CastleModels> = {
  attack: AttackMode,
  shots: ShotsMode,
  tape: TapeMode,
  map: MapMode,
  siege: SiegeMode,
  effects: QuestionsMode,
};

/** Where abilities are named. */
const withAbilities: readonly CastleMode[] = ['attack', 'shots', 'effects'];

/** The place for castles: one question at a time, and by which rules it is answered. */
export default function CastleScreen({ model }: { readonly model: CastleModel }) {
  const t = useTexts('castle');
  const mode = model.mode.value;
  return (
    <div class="screen castle-screen" data-game="mage-knight">
      <ModeBar
        legend={t.modeBar}
        modes={castleModes}
        names={t.modeNames}
        mode={mode}
        onChoose={model.choose}
      />
      <Fetched key={mode} load={() => openMode(modes, mode, model)} />
      <p class="hint">
        {t.edition} {withAbilities.includes(mode) && t.abilityNames}
      </p>
    </div>
  );
}
