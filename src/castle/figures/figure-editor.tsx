import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import {
  type Figure,
  figureKinds,
  figureLimits,
  figureValues,
} from '../../rules/mage-knight/attack/figure.ts';
import { FigureDialPad, FigureDialTable, useFigureDial } from '../dial/figure-dial.tsx';
import type { Purpose } from './figure-picker.tsx';
import { type CastleFiguresModel, enteredDial, mostFigures } from './model.ts';
import { ValueField } from './value-field.tsx';

interface FigureEditorProps {
  readonly model: CastleFiguresModel;
  readonly purpose: Purpose;
  /** So many can be taken at once; where it is one, it is taken when it is done. */
  readonly most: number;
  /** How many are to be taken already. */
  readonly ticked: number;
  /** A new one was made, and so many of it are to be taken. */
  readonly onMade: (id: string, count: number) => void;
  readonly onDone: () => void;
  /** Takes all that are to be taken. */
  readonly onTake: () => void;
}

/** A figure being entered: name, points, number and dial on one sheet, and on to the next one like it. */
export function FigureEditor(props: FigureEditorProps) {
  const { model, purpose, most, ticked, onMade, onDone, onTake } = props;
  const { notices } = useServices();
  const t = useTexts('castlefigures');
  const units = useTexts('units');
  const shell = useTexts('shell');
  const format = useFormat();
  const { form } = model;
  const count = useSignal(1);
  /** Grows with each figure: its fields are others. */
  const turn = useSignal(0);
  const draft = form.draft.value;
  const isNew = draft !== undefined && draft.id === undefined && !draft.of;
  const joins = isNew && (purpose === 'army' || most === 1);
  // The next one, of which nothing was said yet.
  const untouched = turn.value > 0 && draft?.figure.name.trim() === '';
  const noRoom = isNew && model.full.value;

  function save(): Figure | undefined {
    const saved = form.save(t.kinds[draft?.figure.kind ?? 'warrior']);
    if (!saved) return undefined;
    if (saved.made !== undefined) onMade(saved.made, count.peek());
    if (!joins) notices.show(units.saved(saved.figure.name));
    return saved.figure;
  }

  function another(): void {
    const before = save();
    if (!before) return;
    form.start({ ...before, name: '' });
    count.value = 1;
    turn.value += 1;
  }

  function done(): void {
    if (untouched) form.stop();
    else if (!save()) return;
    if (joins) onTake();
    else onDone();
  }

  if (!draft) return null;
  const all = ticked + (untouched ? 0 : count.value);
  return (
    <FigureFields
      key={turn.value}
      model={model}
      figure={draft.figure}
      isNew={isNew}
      count={isNew && purpose === 'army' ? count : undefined}
      mostCount={Math.max(1, most - ticked)}
    >
      {noRoom && <p class="note">{t.full(format.number(mostFigures))}</p>}
      {joins && all > most && <p class="hint">{t.tooMany[purpose](format.number(most))}</p>}
      <div class="dial-does">
        <Button kind="primary" disabled={noRoom || (joins && all > most)} onClick={done}>
          {!joins ? shell.save : purpose === 'army' ? t.intoArmy(all) : t.takeIt}
        </Button>
        {isNew && most > 1 && (
          <Button disabled={noRoom || untouched || all >= most} onClick={another}>
            {t.another}
          </Button>
        )}
        <Button
          kind="quiet"
          onClick={() => {
            form.stop();
            onDone();
          }}
        >
          {shell.cancel}
        </Button>
      </div>
    </FigureFields>
  );
}

interface FigureFieldsProps {
  readonly model: CastleFiguresModel;
  readonly figure: Figure;
  readonly isNew: boolean;
  /** How many of it are wanted, where that is asked. */
  readonly count: Signal<number> | undefined;
  readonly mostCount: number;
  readonly children: ComponentChildren;
}

/** What is entered of a figure, over the pad and what is done with it. */
function FigureFields({ model, figure, isNew, count, mostCount, children }: FigureFieldsProps) {
  const t = useTexts('castlefigures');
  const attack = useTexts('castle');
  const dial = useTexts('castledial');
  const { form } = model;
  const { name, kind, range } = figure;
  const ask = asksOf(figure, form.change);
  const rows = enteredDial(figure);
  const editing = useFigureDial(rows, range, form.setDial, isNew);
  const first = useRef<HTMLInputElement>(null);
  const points = useRef<HTMLInputElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) first.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div class="dial-sheet stack" ref={sheet}>
      <div class="stack">
        <Field
          label={attack.name}
          value={name}
          maxLength={figureLimits.name}
          placeholder={t.kinds[kind]}
          inputRef={first}
          onInput={(text) => form.change({ name: text })}
          onEnter={() => {
            points.current?.focus();
            points.current?.select();
          }}
        />
        <div class="figure-fields">
          <ValueField
            label={t.values.cost}
            value={figure.cost}
            lowest={0}
            highest={9999}
            inputRef={points}
            onChange={(to) => form.setValue('cost', to)}
            onEnter={() =>
              sheet.current?.querySelector<HTMLElement>('.dial-cell[aria-current], .dial-cell')?.focus()
            }
          />
          <ValueField
            label={dial.range}
            value={range}
            lowest={0}
            highest={figureValues.range}
            onChange={(to) => form.setValue('range', to)}
          />
          {count && (
            <div class="field">
              <span class="label" aria-hidden="true">
                {t.count}
              </span>
              <Stepper
                label={t.count}
                hideLabel
                value={count.value}
                min={1}
                max={mostCount}
                onChange={(to) => {
                  count.value = to;
                }}
              />
            </div>
          )}
        </div>
        <FigureDialTable editing={editing} range={range} />
        <Fold title={t.moreValues}>
          {ask.choice('kind', t.kind, figureKinds, t.kinds)}
          {kind !== 'warrior' && <p class="hint">{t.neverEnters}</p>}
          <p class="hint">{attack.oldFigures}</p>
          {rows.length < 2 && (
            <ValueField
              label={t.values.clicks}
              value={figure.clicks}
              lowest={1}
              highest={figureValues.clicks}
              onChange={(to) => form.setValue('clicks', to)}
            />
          )}
        </Fold>
      </div>
      <div class="dial-foot">
        <FigureDialPad editing={editing} />
        {children}
      </div>
    </div>
  );
}
