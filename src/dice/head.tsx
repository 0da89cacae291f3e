import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { Choice, Toggle } from '../kit/controls/choice.tsx';
import { Dialog, useShown } from '../kit/controls/dialog.tsx';
import { SettingsButton } from '../kit/controls/settings-button.tsx';
import { ModeBar, type ModeDrawing, ModePicture, PlaceHead } from '../kit/question/place-head.tsx';
import { bonusDice } from '../rules/dice/expression.ts';
import type { Game } from '../rules/ids.ts';
import type { ContestsModel } from './contests/model.ts';
import { ContestRules } from './contests/setup.tsx';
import type { ComposerProps, DiceModel } from './model.ts';
import type { DiceRest } from './place-models.ts';

const modes = ['dice', 'contests'] as const;

const drawings: Readonly<Record<(typeof modes)[number], ModeDrawing>> = {
  dice: 'dice',
  contests: {
    line: 'M7 3h10v6a5 5 0 0 1-10 0zM7 5H3c0 4 2 6 4 6M17 5h4c0 4-2 6-4 6M12 14v5M7 21h10',
  },
};

interface HeadProps {
  readonly model: DiceModel;
  readonly rest: DiceRest;
  /** What stands behind the name of the place in the address. */
  readonly part: string;
}

/** The head of the place: whose dice, by which rules, and what else dice are for. */
export function Head({ model, rest, part }: HeadProps) {
  const { navigation, offline, settings } = useServices();
  const t = useTexts('table');
  const compose = useTexts('compose');
  const shell = useTexts('shell');
  const [open, show, hide] = useShown();
  const arrived = useSignal<ContestsModel | undefined>(undefined);
  const ofContests = part === 'contests';
  useEffect(() => {
    if (!ofContests) return;
    rest.contests().then(
      (contests) => {
        arrived.value = contests;
      },
      () => offline.markOutdated(),
    );
  }, [ofContests, rest, offline, arrived]);
  const contests = ofContests ? arrived.value : undefined;
  const { bonus } = (contests ?? model).inputs.value.value;
  const game = contests?.game.value ?? settings.currentGame.value;
  return (
    <>
      <PlaceHead
        id="dice-rules"
        title={shell.gamesShort[game]}
        // Only BrikWars gives who starts bonus dice.
        rules={compose.bonusNow[contests && game !== 'brikwars' ? 'none' : bonus]}
        ready={!ofContests || contests !== undefined}
        onOpen={show}
      >
        <ModeBar
          legend={t.modeBar}
          modes={modes}
          names={t.modes}
          // Whether the dice are fair is asked behind the bar at the foot.
          mode={ofContests ? 'contests' : part === '' ? 'dice' : undefined}
          onChoose={(chosen) => navigation.swap(chosen === 'dice' ? 'dice' : 'dice/contests')}
          picture={(mode) => <ModePicture drawing={drawings[mode]} />}
        />
      </PlaceHead>
      {open && (
        <Dialog title={t.rulesTitle} onClose={hide}>
          {contests ? (
            <>
              {contests.kind.value === 'starts' && <GameChoice game={game} onChoose={settings.useGame} />}
              {game === 'brikwars' && <ContestRules model={contests} />}
            </>
          ) : (
            <>
              <GameChoice game={game} onChoose={rest.composer.useGame} />
              <BonusRules model={model} composer={rest.composer} />
            </>
          )}
          <SettingsButton wide />
        </Dialog>
      )}
    </>
  );
}

interface GameChoiceProps {
  readonly game: Game;
  readonly onChoose: (game: Game) => void;
}

function GameChoice({ game, onChoose }: GameChoiceProps) {
  const { settings } = useServices();
  const t = useTexts('table');
  const shell = useTexts('shell');
  const games = settings.games.value;
  if (games.length < 2) return null;
  return (
    <Choice
      legend={t.game}
      value={game}
      options={games.map((value) => ({ value, label: shell.games[value] }))}
      onChange={onChoose}
    />
  );
}

/** Bonus dice and the floor: BrikWars only, so gone where it is not played, unless a link brought them. */
function BonusRules({ model, composer }: ComposerProps) {
  const t = useTexts('compose');
  const { bonus, floor } = model.inputs.value.value;
  const inForce = Number(bonus !== 'none') + Number(floor);
  if (!model.games.value.includes('brikwars') && inForce === 0) return null;
  return (
    <>
      <Choice
        legend={t.bonusDice}
        value={bonus}
        options={bonusDice.map((value) => ({ value, label: t.bonus[value] }))}
        onChange={composer.setBonus}
      />
      <p class="hint">{t.bonusHint}</p>
      <div class="chips">
        <Toggle pressed={floor} onChange={composer.setFloor}>
          {t.brikwarsRules}
        </Toggle>
      </div>
    </>
  );
}
