import { useServices, useTexts } from '../../kit/context.ts';
import { GamesPicker } from '../../kit/games-picker.tsx';

export function GamesSection() {
  const { settings } = useServices();
  const t = useTexts('settings');
  return (
    <section class="card">
      <h2>{t.games}</h2>
      <GamesPicker />
      <p class="hint">{settings.games.value.length === 1 ? t.lastGameKept : t.gamesHint}</p>
    </section>
  );
}
