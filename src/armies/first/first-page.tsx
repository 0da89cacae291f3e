import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Fetched } from '../../kit/controls/fetched.tsx';
import { backupPath } from '../../platform/save-file.ts';
import type { Game } from '../../rules/ids.ts';
import { InstallOffer } from '../list-foot.tsx';
import type { ArmiesModel } from '../model.ts';
import { GamePicture } from './game-picture.tsx';
import { type Sample, samplesOf } from './samples.ts';
import './first.css';

interface GameCardProps {
  readonly game: Game;
  readonly samples: readonly Sample[];
}

/** A game as a large brick with its ready armies. */
function GameCard({ game, samples }: GameCardProps) {
  const t = useTexts('armylist');
  const armies = useTexts('armies');
  const shell = useTexts('shell');
  const format = useFormat();
  return (
    <li class="first-game" data-game={game}>
      <GamePicture game={game} />
      <div class="first-words">
        <h3>{shell.gamesShort[game]}</h3>
        <p>{t.firstGames[game]}</p>
      </div>
      <div class="first-samples">
        {samples.map(({ name, points, start }) => (
          <button type="button" class="first-sample" key={name} onClick={start}>
            <span>{name}</span> <b>{armies.points(format.number(points), game)}</b>
          </button>
        ))}
      </div>
    </li>
  );
}

/** No army yet: one of each game played is a tap away. */
export function FirstPage({ model }: { readonly model: ArmiesModel }) {
  const { language, settings } = useServices();
  const t = useTexts('armylist');
  const games = settings.games.value;
  async function load() {
    const samples = await Promise.all(games.map((game) => samplesOf(game, model, language)));
    return () => <Invitation games={games} samples={samples} />;
  }
  return (
    <>
      <div class="first-head">
        <h2>{t.firstTitle}</h2>
        <p>{t.firstText}</p>
      </div>
      <Fetched key={[language.language.value, ...games].join()} load={load} />
    </>
  );
}

interface InvitationProps {
  readonly games: readonly Game[];
  readonly samples: readonly (readonly Sample[])[];
}

function Invitation({ games, samples }: InvitationProps) {
  const { navigation } = useServices();
  const armies = useTexts('armies');
  return (
    <>
      <ul class="first-games">
        {games.map((game, place) => (
          <GameCard key={game} game={game} samples={samples[place] ?? []} />
        ))}
      </ul>
      <InstallOffer none />
      <div class="army-doors">
        <Button icon="upload" onClick={() => navigation.go(backupPath)}>
          {armies.import}
        </Button>
      </div>
    </>
  );
}
