import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { UnitOfArmy } from '../../kit/units/address.ts';
import { ArmyUnitRows } from '../../kit/units/army-unit-rows.tsx';
import { OwnUnits } from '../../kit/units/own-units.tsx';
import { matching, matchingArmies } from '../../kit/units/search.ts';
import { UnitSearch } from '../../kit/units/search-field.tsx';
import type { Figure } from '../../rules/mage-knight/figure.ts';
import { EnterFigure } from './enter-figure.tsx';
import { FigureRow } from './figure-row.tsx';
import type { Purpose } from './figures-sheet.tsx';
import { type CastleFiguresModel, mostFigures } from './model.ts';
import { TakeBar } from './take-bar.tsx';
import { useFigureName } from './use-figure-name.ts';

interface FigurePickerProps {
  readonly model: CastleFiguresModel;
  readonly inHand: Figure | undefined;
  readonly most: number;
  readonly beside: number;
  readonly purpose: Purpose;
  /** How many of each are to be taken, by the id of the figure or line. */
  readonly marked: ReadonlyMap<string, number>;
  readonly onMark: (id: string, count: number) => void;
  readonly onTake: (figures: readonly Figure[], how: 'instead' | 'beside') => void;
  /** To the editor, where a figure waits. */
  readonly onEnter: () => void;
  /** Into an army with it. */
  readonly onWant: (figure: Figure) => void;
}

/** All figures at hand: one is taken by a tap, or several are marked first. */
export function FigurePicker({
  model,
  inHand,
  most,
  beside,
  purpose,
  marked,
  onMark,
  onTake,
  onEnter,
  onWant,
}: FigurePickerProps) {
  const t = useTexts('castlefigures');
  const units = useTexts('units');
  const format = useFormat();
  const nameOf = useFigureName();
  const query = useSignal('');
  const own = model.list.value;
  const armies = model.armyUnits.value;
  const total = own.length + armies.reduce((sum, army) => sum + army.units.length, 0);
  const shownOwn = matching(own, query.value, nameOf);
  const shownArmies = matchingArmies(armies, query.value, nameOf);
  const taken = [
    ...own.map((figure) => [figure.id, figure] as const),
    ...armies.flatMap((army) => army.units.map(({ line, unit }) => [line, unit] as const)),
  ].flatMap(([id, figure]) => Array.from({ length: marked.get(id) ?? 0 }, () => figure));

  function enter(figure: Figure, whose?: { readonly id?: string; readonly of?: UnitOfArmy }): void {
    const open = model.form.draft.peek();
    const same = whose && open?.id === whose.id && open?.of?.line === whose.of?.line;
    // What is half changed of the same one goes on.
    if (!same) model.form.start(figure, whose);
    onEnter();
  }

  const armyOf = (line: string) =>
    armies.find((army) => army.units.some((unit) => unit.line === line))?.id ?? '';

  const row = (id: string, figure: Figure, tools: ComponentChildren, count?: number) => (
    <FigureRow
      key={id}
      figure={figure}
      name={nameOf(figure)}
      count={count}
      marked={most === 1 ? undefined : (marked.get(id) ?? 0)}
      most={Math.min(most, Math.max(1, count ?? most))}
      onMark={(number) => {
        if (most === 1) onTake([figure], 'instead');
        else onMark(id, number);
      }}
      tools={tools}
    />
  );

  return (
    <>
      <EnterFigure model={model} inHand={inHand} onStart={(figure) => enter(figure)} onGoOn={onEnter} />
      <UnitSearch query={query} total={total} found={shownOwn.length + shownArmies.length} words={t} />
      {total > 0 && most > 1 && <p class="hint">{t.mark[purpose]}</p>}
      <OwnUnits
        model={model}
        units={shownOwn}
        nameOf={nameOf}
        words={t}
        row={(figure, tools) => row(figure.id, figure, tools)}
        onEdit={(figure) => enter(figure, { id: figure.id })}
        onWant={onWant}
      />
      {model.full.value && <p class="note">{t.full(format.number(mostFigures))}</p>}
      <ArmyUnitRows
        armies={shownArmies}
        words={t}
        row={({ line, count, unit }) =>
          row(
            line,
            unit,
            <>
              <Button icon="edit" onClick={() => enter(unit, { of: { army: armyOf(line), line } })}>
                {units.edit}
              </Button>
              <Button icon="copy" disabled={model.full.value} onClick={() => enter(unit)}>
                {units.copy}
              </Button>
            </>,
            count,
          )
        }
      />
      {armies.length > 0 && armies.every((army) => army.units.length === 0) && (
        <p class="hint">{t.noArmyUnits}</p>
      )}
      {taken.length > 0 && (
        <TakeBar
          count={taken.length}
          most={most}
          beside={beside}
          purpose={purpose}
          onTake={(how) => onTake(taken, how)}
        />
      )}
    </>
  );
}
