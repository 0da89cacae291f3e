import type { Game } from '../../rules/ids.ts';
import type { DiceModel } from '../../state/dice.ts';
import { presets, rulesOfGame } from '../../state/dice-inputs.ts';
import { useServices, useTexts } from '../context.ts';

/** What the games played roll most: one tap sets up the dice with the game's own rules for them. */
export function Presets({ model }: { readonly model: DiceModel }) {
  return (
    <div class="stack">
      {model.games.value.map((game) => (
        <GamePresets key={game} model={model} game={game} />
      ))}
    </div>
  );
}

function GamePresets({ model, game }: { readonly model: DiceModel; readonly game: Game }) {
  const { settings } = useServices();
  const t = useTexts('dice');
  const shell = useTexts('shell');
  const now = model.inputs.value.value;
  const rules = rulesOfGame(game, settings.value.value.edition);
  const sameRules = now.bonus === rules.bonus && now.floor === rules.floor;
  const name = shell.games[game];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the name of the game stands beside the chips, not in a frame
    <div class="dice-presets" role="group" aria-label={t.presets(name)} data-game={game}>
      <span class="label">{name}</span>
      {presets[game].map((notation) => (
        <button
          key={notation}
          type="button"
          class="chip"
          aria-pressed={sameRules && now.text === notation}
          onClick={() => model.usePreset(game, notation)}
        >
          {notation.endsWith('~') ? t.noD10(t.dice(notation)) : t.dice(notation)}
        </button>
      ))}
    </div>
  );
}
