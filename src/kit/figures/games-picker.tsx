import { useServices, useTexts } from '../context.ts';
import { Icon } from '../controls/icon.tsx';

const games = ['brikwars', 'usb', 'mage-knight'] as const;

/** Which games are played: any number, at least one. */
export function GamesPicker() {
  const { settings } = useServices();
  const t = useTexts('shell');
  const played = settings.games.value;
  return (
    <div class="chips">
      {games.map((game) => {
        const on = played.includes(game);
        return (
          <button
            key={game}
            type="button"
            class="chip"
            data-game={game}
            aria-pressed={on}
            onClick={() => {
              const next = on ? played.filter((other) => other !== game) : [...played, game];
              if (next.length > 0) settings.change({ games: next });
            }}
          >
            <Icon name={on ? 'check' : 'plus'} size={18} />
            <span>{t.games[game]}</span>
          </button>
        );
      })}
    </div>
  );
}
