import { useServices, useTexts } from '../kit/context.ts';
import { WayRow } from '../kit/controls/sheet-row.tsx';
import { GameHead } from '../kit/question/game-head.tsx';
import { ModeBar, type ModeDrawing, ModePicture } from '../kit/question/place-head.tsx';
import { battlePath } from './battle/paths.ts';
import { leaguePath } from './league/paths.ts';

const parts = ['list', 'battles', 'league'] as const;

type Part = (typeof parts)[number];

const paths: Readonly<Record<Part, string>> = {
  list: 'armies',
  battles: `armies/${battlePath}`,
  league: `armies/${leaguePath}`,
};

const drawings: Readonly<Record<Part, ModeDrawing>> = {
  list: 'armies',
  battles: 'fight',
  league: {
    line: 'M7 3h10v6a5 5 0 0 1-10 0zM7 5H3v1a4 4 0 0 0 4 4M17 5h4v1a4 4 0 0 1-4 4M12 14v4M8 21h8M9 21q0-3 3-3t3 3',
  },
};

function partOf(rest: string): Part | undefined {
  if (rest === '') return 'list';
  if (rest.startsWith(leaguePath)) return 'league';
  return rest.startsWith(battlePath) ? 'battles' : undefined;
}

/** The head of the place: the brick, and armies, battles and the league. */
export function ArmiesHead() {
  const { navigation, settings } = useServices();
  const t = useTexts('armylist');
  const { battles } = useTexts('battle');
  const { open: league } = useTexts('league');
  const head = useTexts('placehead');
  const shell = useTexts('shell');
  const happened = (hide: () => void) => (
    <div class="sheet-rows">
      <WayRow
        icon="history"
        title={head.happened}
        stands={battles}
        onClick={() => {
          hide();
          navigation.go(paths.battles);
        }}
      />
    </div>
  );
  return (
    <GameHead place="armies" rows={happened}>
      <ModeBar
        legend={shell.places.armies}
        // Only BrikWars is played in a league.
        modes={settings.games.value.includes('brikwars') ? parts : parts.slice(0, 2)}
        names={{ list: t.all, battles, league }}
        mode={partOf(navigation.location.value.rest)}
        onChoose={(part) => navigation.go(paths[part])}
        picture={(part) => <ModePicture drawing={drawings[part]} />}
      />
    </GameHead>
  );
}
