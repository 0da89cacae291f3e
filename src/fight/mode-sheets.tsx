import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Dialog } from '../kit/controls/dialog.tsx';
import { SettingsButton } from '../kit/controls/settings-button.tsx';
import { OverStage } from '../kit/stage/over-stage.ts';
import { BonusRow } from './acting.tsx';
import { KeepBar } from './keeping.tsx';

/** The sheets of a mode: which of them is open, and the way to another, or back to the stage. */
export interface Sheets<Name extends string> {
  readonly shown: Name | undefined;
  readonly open: (name: Name) => void;
  readonly close: () => void;
}

/** What each sheet of a mode is made of. */
export interface SheetsOf<Model, Name extends string> {
  readonly model: Model;
  readonly sheets: Sheets<Name>;
}

export function useSheets<Name extends string>(): Sheets<Name> {
  const shown = useSignal<Name | undefined>(undefined);
  return {
    shown: shown.value,
    open: (name) => {
      shown.value = name;
    },
    close: () => {
      shown.value = undefined;
    },
  };
}

/** Each sheet of a mode: its title, what is in it, and whether it closes when something is chosen. */
export type SheetTable<Name extends string> = Readonly<
  Record<Name, readonly [title: string, inside: () => ComponentChildren, chooses?: boolean]>
>;

interface OpenSheetProps<Name extends string> {
  readonly sheets: Sheets<Name>;
  readonly table: SheetTable<NoInfer<Name>>;
  /** How what is in it stands. */
  readonly class?: string;
}

/** What a tap on the stage opens, over the lower part of it. */
export function OpenSheet<Name extends string>({ sheets, table, ...box }: OpenSheetProps<Name>) {
  const { shown, close } = sheets;
  if (shown === undefined) return null;
  const [title, inside, chooses] = table[shown];
  return (
    <Dialog key={shown} kind="sheet" title={title} chooses={chooses} onClose={close}>
      <OverStage />
      {box.class ? <div {...box}>{inside()}</div> : inside()}
    </Dialog>
  );
}

/** Dice that lie there: of the fight shown, or of one with other entries. */
export interface LyingDice {
  readonly stale: boolean;
  readonly next?: unknown;
  readonly mayUndo: boolean;
}

/** What is or was played of the fight shown. */
export const EarlierDice = createContext<
  { readonly play: ReadonlySignal<LyingDice | undefined>; readonly open: Signal<boolean> } | undefined
>(undefined);

/** The way back to dice that are over, or of other entries; to those of a roll in hand leads the main button. */
export function ToEarlierDice({ onDone }: { readonly onDone: () => void }) {
  const t = useTexts('fight');
  const dice = useContext(EarlierDice);
  const lying = dice?.play.value;
  if (!dice || !lying?.mayUndo || (lying.next && !lying.stale)) return null;
  return (
    <Button
      icon="history"
      wide
      onClick={() => {
        onDone();
        dice.open.value = true;
      }}
    >
      {lying.stale ? t.toEarlier : t.toDice}
    </Button>
  );
}

export interface MoreWaysProps<Name extends string> {
  readonly sheets: Sheets<Name>;
  /** Sheets, each by what the way to it says; those that hold nothing now are left out. */
  readonly ways: readonly (readonly [sheet: Name, label: string] | false)[];
  readonly children?: ComponentChildren;
  /** What stands below all of it. */
  readonly after?: ComponentChildren;
}

/** The ways to all that is not on the stage, the fights that are kept, and the settings. */
export function MoreWays<Name extends string>({ sheets, ways, children, after }: MoreWaysProps<Name>) {
  return (
    <div class="stack">
      <ToEarlierDice onDone={sheets.close} />
      <div class="keep-buttons">
        {ways.map(
          (way) =>
            way && (
              <Button key={way[0]} onClick={() => sheets.open(way[0])}>
                {way[1]}
              </Button>
            ),
        )}
      </div>
      {children}
      <KeepBar onDone={sheets.close} />
      <BonusRow />
      {after}
      <SettingsButton wide onLeave={sheets.close} />
    </div>
  );
}
