import { useServices, useTexts } from '../../kit/context.ts';
import { Choice } from '../../kit/controls/choice.tsx';
import { usePress } from '../../kit/controls/press.ts';
import { Group } from '../../kit/group.tsx';
import type { Game } from '../../rules/ids.ts';
import type { ComposerProps } from '../model.ts';
import { contestsOf, isSetUp, type Preset, presets } from './preset-list.ts';

/** Whose dice: the games played, the last one first. */
export function GameTabs({ model, composer }: ComposerProps) {
  const { settings } = useServices();
  const t = useTexts('compose');
  const shell = useTexts('shell');
  const games = model.games.value;
  if (games.length < 2) return null;
  return (
    <div class="dice-games">
      <Choice
        legend={t.game}
        hideLegend
        value={settings.currentGame.value}
        options={games.map((value) => ({ value, label: shell.games[value] }))}
        onChange={composer.useGame}
      />
    </div>
  );
}

/** What the game rolls most: a tap sets up the dice with its own rules for them, holding rolls at once. */
export function Presets({ model, composer, onLeave }: ComposerProps & { readonly onLeave: () => void }) {
  const { settings, navigation } = useServices();
  const t = useTexts('compose');
  const shell = useTexts('shell');
  const game = settings.currentGame.value;
  return (
    <Group class="dice-presets" label={t.presets(shell.games[game])}>
      {presets[game].map((preset) => (
        <PresetChip
          key={`${preset.id} ${preset.notation}`}
          model={model}
          composer={composer}
          game={game}
          preset={preset}
        />
      ))}
      {contestsOf[game].map((contest) => (
        <button
          key={contest}
          type="button"
          class="chip"
          data-wide
          onClick={() => {
            onLeave();
            navigation.go(`dice/contests?k=${contest}`);
          }}
        >
          {t.contestNames[contest]} …
        </button>
      ))}
    </Group>
  );
}

interface PresetChipProps extends ComposerProps {
  readonly game: Game;
  readonly preset: Preset;
}

export function PresetChip({ model, composer, game, preset }: PresetChipProps) {
  const t = useTexts('compose');
  const dice = useTexts('dice');
  const press = usePress(
    () => composer.usePreset(game, preset),
    () => composer.rollPreset(game, preset),
  );
  const { notation, id, inches } = preset;
  const shown = inches ? dice.inches(dice.dice(notation)) : dice.dice(notation);
  const name = id === undefined ? (notation.endsWith('~') ? t.noD10 : undefined) : t.presetNames[id];
  // A throw is known by its dice, the others by their names.
  const named = id !== undefined && id !== 'throw';
  return (
    <button
      type="button"
      class="chip"
      data-wide={named || undefined}
      aria-pressed={isSetUp(preset, model.inputs.value.value)}
      {...press}
    >
      <span>{named ? name : shown}</span>
      {name !== undefined && <small>{named ? shown : name}</small>}
    </button>
  );
}
