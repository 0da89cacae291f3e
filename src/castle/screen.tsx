import { useTexts } from '../kit/context.ts';
import { Fetched } from '../kit/fetched.tsx';
import { openMode } from '../kit/mode.ts';
import { ModeBar, ModePicture } from '../kit/place-head.tsx';
import type { CastleModel } from './model.ts';
import { castleModes } from './modes.ts';
import './castle.css';

/** The place for castles: one question at a time, and by which rules it is answered. */
export default function CastleScreen({ model }: { readonly model: CastleModel }) {
  const t = useTexts('castle');
  const mode = model.mode.value;
  return (
    <div class="screen castle-screen" data-game="mage-knight">
      <div class="place-head castle-head">
        <ModeBar
          legend={t.modeBar}
          modes={model.modes}
          names={t.modeNames}
          mode={mode}
          onChoose={model.choose}
          picture={(each) => <ModePicture mode={`castle-${each}`} />}
        />
      </div>
      <Fetched key={mode} load={() => openMode(castleModes, mode, model)} />
      <p class="hint">
        {t.edition} {castleModes[mode].namesAbilities && t.abilityNames}
      </p>
    </div>
  );
}
