import type { ComponentChildren } from 'preact';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { useShown } from '../kit/controls/dialog.tsx';
import { SheetRow, WayRow } from '../kit/controls/sheet-row.tsx';
import { PlaceHead } from '../kit/question/place-head.tsx';
import { PlaceSheet } from '../kit/question/place-sheet.tsx';
import { OverStage } from '../kit/stage/over-stage.ts';
import { useFightGames } from './facts.ts';
import type { HouseSwitch, SwitchTexts } from './house-rules.ts';
import type { FightGame } from './saved-fights.ts';

interface FightHeadProps {
  readonly game: FightGame;
  /** The address of the game in this place. */
  readonly home: string;
  /** What stands beside the brick where there is room, and below it. */
  readonly title: string;
  readonly rules: string | undefined;
  /** What is played; undefined while that is on its way. */
  readonly played: string | undefined;
  readonly changes: number;
  /** Which house rules are on, of those that can be chosen here. */
  readonly changed: readonly string[];
  readonly named?: boolean;
  /** The house rules. */
  readonly switches: () => ComponentChildren;
  /** Which edition of the game is played. */
  readonly edition?: ComponentChildren;
  /** The kinds of fight. */
  readonly children?: ComponentChildren;
}

/** The titles of the house rules that are on. */
export function changedTitles(
  switches: readonly HouseSwitch[],
  words: Readonly<Record<string, SwitchTexts | undefined>>,
): readonly string[] {
  return switches.flatMap(({ id, changed }) => (changed ? [words[id]?.title ?? id] : []));
}

/** The head of the place: the brick, which leads to game, edition, house rules and what happened, and the kinds of fight. */
export function FightHead(props: FightHeadProps) {
  const { game, title, rules, played, changes, named, children } = props;
  const t = useTexts('fight');
  const shell = useTexts('shell');
  const [open, show, hide] = useShown();
  return (
    <>
      <PlaceHead
        id="fight-rules"
        game={game}
        title={title}
        rules={rules}
        name={[shell.gamesShort[game], played, changes > 0 && t.changes(changes)].filter(Boolean).join(', ')}
        changed={changes > 0}
        {...(named && { named })}
        ready={played !== undefined}
        onOpen={show}
      >
        {children}
      </PlaceHead>
      {open && <FightSheet {...props} onClose={hide} />}
    </>
  );
}

function FightSheet(props: FightHeadProps & { readonly onClose: () => void }) {
  const { game, home, changes, changed, switches, edition, onClose } = props;
  const { navigation } = useServices();
  const t = useTexts('fight');
  const head = useTexts('placehead');
  const format = useFormat();
  const known = useFightGames();
  return (
    <PlaceSheet
      game={game}
      onGame={(chosen) => {
        if (chosen !== 'mage-knight') return known?.choose(chosen);
        onClose();
        navigation.go('castle');
      }}
      onClose={onClose}
    >
      <OverStage />
      {edition}
      <div class="sheet-rows">
        <SheetRow
          icon="scales"
          title={t.switches}
          stands={changed.length > 0 ? changed.join(', ') : changes > 0 ? t.changes(changes) : head.unchanged}
          badge={changes > 0 ? format.number(changes) : undefined}
        >
          {switches}
        </SheetRow>
        <WayRow
          icon="history"
          title={head.happened}
          stands={t.happenedFights}
          onClick={() => {
            onClose();
            navigation.go(`${home}/saved`);
          }}
        />
      </div>
    </PlaceSheet>
  );
}
