import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { Choice, Toggle } from '../kit/controls/choice.tsx';
import { useShown } from '../kit/controls/dialog.tsx';
import { WayRow } from '../kit/controls/sheet-row.tsx';
import { ModeBar, type ModeDrawing, ModePicture, PlaceHead } from '../kit/question/place-head.tsx';
import { PlaceSheet } from '../kit/question/place-sheet.tsx';
import { bonusDice } from '../rules/dice/expression.ts';
import type { ContestsModel } from './contests/model.ts';
import { ContestRules } from './contests/setup.tsx';
import type { ComposerProps, DiceModel } from './model.ts';
import type { DiceRest } from './place-models.ts';
import type { OpenSheet } from './screen.tsx';

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
  readonly sheet: OpenSheet;
}

/** The head of the place: whose dice, by which rules, and what else dice are for. */
export function Head({ model, rest, part, sheet }: HeadProps) {
  const { navigation, offline, settings } = useServices();
  const t = useTexts('table');
  const compose = useTexts('compose');
  const head = useTexts('placehead');
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
  // Only BrikWars gives who starts bonus dice.
  const rules = compose.bonusNow[contests && game !== 'brikwars' ? 'none' : bonus];
  return (
    <>
      <PlaceHead
        id="dice-rules"
        game={game}
        title={shell.gamesShort[game]}
        rules={rules}
        name={`${shell.gamesShort[game]}, ${rules}`}
        named
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
        <PlaceSheet game={game} onGame={contests ? settings.useGame : rest.composer.useGame} onClose={hide}>
          {contests ? (
            game === 'brikwars' && <ContestRules model={contests} />
          ) : (
            <BonusRules model={model} composer={rest.composer} />
          )}
          {!ofContests && (
            <div class="sheet-rows">
              <WayRow
                icon="history"
                title={head.happened}
                stands={t.happenedRolls}
                onClick={() => {
                  hide();
                  sheet.value = 'history';
                }}
              />
            </div>
          )}
        </PlaceSheet>
      )}
    </>
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
      <div class="place-tiles">
        <Choice
          legend={t.bonusDice}
          value={bonus}
          options={bonusDice.map((value) => ({ value, label: t.bonus[value] }))}
          onChange={composer.setBonus}
        />
      </div>
      <p class="hint">{t.bonusHint}</p>
      <div class="chips">
        <Toggle pressed={floor} onChange={composer.setFloor}>
          {t.brikwarsRules}
        </Toggle>
      </div>
    </>
  );
}
