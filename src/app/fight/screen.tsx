import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { GamePlace } from './game-place.tsx';
import type { FightPlaceModel } from './model.ts';
import '../../fight/fight.css';

/** The place for fights: one part for each game played. */
export default function FightScreen({ model }: { readonly model: FightPlaceModel }) {
  const { navigation } = useServices();
  const t = useTexts('fightplace');
  const shell = useTexts('shell');
  const games = model.games.value;
  const game = model.game.value;
  if (game === undefined) {
    return (
      <div class="screen">
        <p>{t.noGame}</p>
        <Button onClick={() => navigation.go('settings')}>{t.toSettings}</Button>
      </div>
    );
  }
  return (
    <div class="screen fight-screen" data-game={game}>
      {games.length > 1 && (
        <Choice
          legend={t.game}
          hideLegend
          value={game}
          options={games.map((value) => ({ value, label: shell.games[value] }))}
          onChange={model.chooseGame}
        />
      )}
      <GamePlace key={game} game={game} model={model} />
    </div>
  );
}
