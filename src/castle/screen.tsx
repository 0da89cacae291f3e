import { useTexts } from '../kit/context.ts';
import { Fetched } from '../kit/fetched.tsx';
import { ModeBar } from '../kit/mode-bar.tsx';
import { openMode } from '../kit/modes.ts';
import type { CastleMode, CastleModel } from './model.ts';
import { castleCode } from './modes.ts';
import './castle.css';

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
        modes={model.modes}
        names={t.modeNames}
        mode={mode}
        onChoose={model.choose}
      />
      <Fetched key={mode} load={() => openMode(castleCode, mode, model)} />
      <p class="hint">
        {t.edition} {withAbilities.includes(mode) && t.abilityNames}
      </p>
    </div>
  );
}
