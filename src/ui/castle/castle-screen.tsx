import { type CastleMode, type CastleModel, type CastleModels, castleModes } from '../../state/castle.ts';
import { useServices, useTexts } from '../context.ts';
import { fetchMode, type Modes } from '../parts/fetch-mode.tsx';
import { Fetched } from '../parts/fetched.tsx';
import { ModeBar } from '../parts/mode-bar.tsx';
import './castle.css';

const modes: Modes<CastleModels> = {
  attack: [() => import('./attack/attack-mode.tsx').then((module) => module.AttackMode), 'castleterms'],
  shots: [
    () => import('./shots/shots-mode.tsx').then((module) => module.ShotsMode),
    'castleterms',
    'castleshots',
  ],
  tape: [() => import('./tape/tape-mode.tsx').then((module) => module.TapeMode), 'castleterms', 'castletape'],
  map: [() => import('./map/map-mode.tsx').then((module) => module.MapMode), 'castleterms', 'castlemap'],
  siege: [
    () => import('./siege/siege-mode.tsx').then((module) => module.SiegeMode),
    'castleterms',
    'castlesiege',
  ],
  effects: [
    () => import('./questions/questions-mode.tsx').then((module) => module.QuestionsMode),
    'castleterms',
  ],
};

/** Where abilities are named. */
const withAbilities: readonly CastleMode[] = ['attack', 'shots', 'effects'];

/** The place for castles: one question at a time, and by which rules it is answered. */
export default function CastleScreen({ model }: { readonly model: CastleModel }) {
  const { language } = useServices();
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
      <Fetched key={mode} load={() => fetchMode(modes, mode, model, language)} />
      <p class="hint">
        {t.edition} {withAbilities.includes(mode) && t.abilityNames}
      </p>
    </div>
  );
}
