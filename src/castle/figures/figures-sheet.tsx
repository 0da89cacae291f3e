import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useTexts } from '../../kit/context.ts';
import { Dialog, SheetNotice } from '../../kit/controls/dialog.tsx';
import { useOwnUnits, useViewFocus } from '../../kit/units/own-units.tsx';
import type { Figure } from '../../rules/mage-knight/attack/figure.ts';
import { ToCastleArmy, useFigureName } from './enter-figure.tsx';
import { FigureEditor } from './figure-editor.tsx';
import { FigurePicker, type Purpose } from './figure-picker.tsx';
import { type CastleFiguresModel, newFigure, openCastleFigures } from './model.ts';
import { readyFigure, tickedFigures } from './taking.ts';
import '../../kit/units/units.css';
import './figures.css';

export interface FiguresSheetProps {
  /** The figure in hand, to be kept. */
  readonly inHand?: Figure | undefined;
  /** So many can be taken at once; where it is one, a tap takes it. */
  readonly most: number;
  /** How many there are already; others may be put beside them. */
  readonly beside?: number;
  /** What the figures are taken for. */
  readonly purpose?: Purpose;
  readonly onTake: (figures: readonly Figure[], how: 'instead' | 'beside') => void;
  readonly onClose: () => void;
}

/** What the sheet shows: the figures at hand, one being entered, or where one goes. */
type View =
  | { readonly at: 'list' }
  | { readonly at: 'editor' }
  | { readonly at: 'army'; readonly figure: Figure };

/** The player's own figures and those of his armies in a sheet: taken, entered, changed, put into an army. */
export function FiguresSheet({
  inHand,
  most,
  beside = 0,
  purpose = 'attack',
  onTake,
  onClose,
}: FiguresSheetProps) {
  const model = useOwnUnits(openCastleFigures);
  const t = useTexts('castlefigures');
  const units = useTexts('units');
  const shell = useTexts('shell');
  const nameOf = useFigureName();
  const view = useSignal<View>({ at: 'list' });
  const shown = view.value;
  const inside = useViewFocus(shown.at);
  // Where there is nothing to choose from, the first figure is entered at once.
  const nothing =
    purpose === 'army' &&
    model?.list.value.length === 0 &&
    !model.newer.value &&
    model.armyUnits.value.every(({ units: lines }) => lines.length === 0);
  const begun = useRef(false);
  useEffect(() => {
    if (!model || begun.current) return;
    begun.current = true;
    if (!nothing) return;
    if (!model.form.draft.peek()) model.form.start(newFigure);
    view.value = { at: 'editor' };
  }, [model]);
  /** How many of each are to be taken, by the id of the figure or line: kept while a figure is entered. */
  const forNow = useSignal<ReadonlyMap<string, number>>(new Map());
  // Who is to join an army waits until he has, whatever closes the sheet.
  const marked = purpose === 'army' && model ? model.ticked : forNow;

  function toList(): void {
    view.value = { at: 'list' };
  }

  function mark(id: string, count: number): void {
    marked.value = new Map([...marked.peek(), [id, count]]);
  }

  function take(figures: readonly Figure[], how: 'instead' | 'beside'): void {
    marked.value = new Map();
    onClose();
    onTake(purpose === 'army' ? figures : figures.map(readyFigure), how);
  }

  function titleOf(figures: CastleFiguresModel | undefined): string {
    if (shown.at === 'army') return units.toArmyTitle(nameOf(shown.figure));
    if (shown.at === 'list') return t.title;
    const draft = figures?.form.draft.value;
    return draft?.id !== undefined || draft?.of ? t.editTitle : t.create;
  }

  return (
    <Dialog title={titleOf(model)} onClose={onClose}>
      <SheetNotice />
      <div class="stack" data-game="mage-knight" ref={inside} tabIndex={-1}>
        {!model && <p class="hint">{shell.loading}</p>}
        {model && shown.at === 'list' && (
          <FigurePicker
            model={model}
            inHand={inHand}
            most={most}
            beside={beside}
            purpose={purpose}
            marked={marked.value}
            onMark={mark}
            onTake={take}
            onEnter={() => {
              view.value = { at: 'editor' };
            }}
            onWant={(figure) => {
              view.value = { at: 'army', figure };
            }}
          />
        )}
        {model && shown.at === 'editor' && (
          <FigureEditor
            model={model}
            purpose={purpose}
            most={most}
            ticked={[...marked.value.values()].reduce((sum, count) => sum + count, 0)}
            onMade={mark}
            onDone={toList}
            onTake={() => take(tickedFigures(model, marked.peek()), 'instead')}
          />
        )}
        {model && shown.at === 'army' && <ToCastleArmy model={model} figure={shown.figure} onDone={toList} />}
      </div>
    </Dialog>
  );
}
