import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Toggle } from '../../kit/controls/choice.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import type { UnitOfArmy } from '../../kit/figures/unit-address.ts';
import { Group } from '../../kit/group.tsx';
import { OwnUnits } from '../../kit/units/own-units.tsx';
import { matching, matchingArmies } from '../../kit/units/search.ts';
import { ArmyUnitRows, UnitRowShell, UnitSearch } from '../../kit/units/unit-rows.tsx';
import type { Figure } from '../../rules/mage-knight/attack/figure.ts';
import { atClick, clickNow, clicksOf, dialOf, turnedTo } from '../../rules/mage-knight/attack/figure-dial.ts';
import { abilityName } from '../eligibility-text.ts';
import { EnterFigure, useFigureName } from './enter-figure.tsx';
import { type CastleFiguresModel, mayAttack, mostFigures } from './model.ts';
import { tickedFigures } from './taking.ts';

interface FigureRowProps {
  readonly figure: Figure;
  readonly name: string;
  /** How many an army has of it. */
  readonly count?: number | undefined;
  /** How many of it attack; left out where a tap takes one at once. */
  readonly marked?: number | undefined;
  readonly most: number;
  readonly onMark: (count: number) => void;
  /** The click that it is taken at, where that can be chosen. */
  readonly click?: { readonly at: number; readonly choose: (click: number) => void } | undefined;
  /** What else can be done with it; unfolded by a tap. */
  readonly tools?: ComponentChildren;
}

/** The clicks of a dial, of which one is chosen. */
function ClickChoice({
  figure,
  at,
  choose,
}: { readonly figure: Figure } & NonNullable<FigureRowProps['click']>) {
  const t = useTexts('castlefigures');
  const dial = useTexts('castledial');
  const format = useFormat();
  return (
    <Group class="chips" label={t.whichClick}>
      {dialOf(figure).map((_, click) => (
        <Toggle key={click} pressed={at === click} onChange={() => choose(click)}>
          {click === 0 ? dial.clickNumber(format.number(click)) : format.number(click)}
        </Toggle>
      ))}
    </Group>
  );
}

/** A figure as a row: its values, whether it may attack a castle at all, and a tap that marks or takes it. */
function FigureRow({ figure, name, count, marked, most, onMark, click, tools }: FigureRowProps) {
  const t = useTexts('castlefigures');
  const format = useFormat();
  const on = marked !== undefined && marked > 0;
  return (
    <UnitRowShell
      name={name}
      count={count === 1 ? undefined : count}
      price={figure.cost ? t.price(format.number(figure.cost)) : undefined}
      marked={marked === undefined ? undefined : on}
      onPick={() => onMark(on ? 0 : 1)}
      asked={
        (click || (on && most > 1)) && (
          <>
            {on && most > 1 && (
              <Stepper
                label={t.howMany(name)}
                hideLabel
                value={marked}
                min={1}
                max={most}
                onChange={onMark}
              />
            )}
            {click && <ClickChoice figure={figure} {...click} />}
          </>
        )
      }
      tools={tools}
    >
      <FigureFacts figure={click ? atClick(figure, click.at) : figure} named={figure.name !== ''} />
    </UnitRowShell>
  );
}

/** Its values in a line, and a sign and words for each mode of attack. */
function FigureFacts({ figure, named }: { readonly figure: Figure; readonly named: boolean }) {
  const t = useTexts('castlefigures');
  const terms = useTexts('castleterms');
  const format = useFormat();
  const dial = useTexts('castledial');
  const may = mayAttack(figure);
  const clicks = clicksOf(figure);
  const facts = [
    ...(named && figure.kind !== 'warrior' ? [t.kinds[figure.kind]] : []),
    t.damages(format.number(figure.baseDamage), format.number(figure.baseRangedDamage)),
    ...figure.abilities.map((id) => abilityName(terms, id)),
    ...(clicks === undefined ? [] : [dial.clickCount(format.number(clicks))]),
  ];
  return (
    <>
      <span class="unit-values hint">{facts.join(' · ')}</span>
      <span class="unit-values figure-may">
        {(['close', 'ranged'] as const).map((mode) => (
          <span key={mode} data-may={may[mode] ? 'yes' : 'no'}>
            <Icon name={may[mode] ? 'check' : 'close'} size={18} />
            <span aria-hidden="true">{t.mayShort[mode]}</span>
            <span class="visually-hidden">{t.may[mode][may[mode] ? 0 : 1]}</span>
          </span>
        ))}
      </span>
    </>
  );
}

const doneWith = { attack: 'attackWith', army: 'intoArmy', siege: 'putHere' } as const;

interface TakeBarProps {
  readonly count: number;
  readonly most: number;
  readonly beside: number;
  readonly purpose: Purpose;
  readonly onTake: (how: 'instead' | 'beside') => void;
}

/** What is done with the marked figures: they attack, or join those who do. */
function TakeBar({ count, most, beside, purpose, onTake }: TakeBarProps) {
  const t = useTexts('castlefigures');
  const format = useFormat();
  const room = count + beside <= most;
  return (
    <div class="take-bar">
      <Button kind="primary" icon="check" disabled={count > most} onClick={() => onTake('instead')}>
        {t[doneWith[purpose]](count)}
      </Button>
      {beside > 0 && (
        <Button icon="plus" disabled={!room} onClick={() => onTake('beside')}>
          {t.addToThem(count)}
        </Button>
      )}
      {(count > most || (beside > 0 && !room)) && (
        <p class="hint">{t.tooMany[purpose](format.number(most))}</p>
      )}
    </div>
  );
}

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
  /** The click that each is taken at, where another one was chosen than it stands at. */
  const clicks = useSignal<ReadonlyMap<string, number>>(new Map());
  const own = model.list.value;
  const armies = model.armyUnits.value;
  const total = own.length + armies.reduce((sum, army) => sum + army.units.length, 0);
  const shownOwn = matching(own, query.value, nameOf);
  const shownArmies = matchingArmies(armies, query.value, nameOf);
  const at = (id: string, figure: Figure) => clicks.value.get(id) ?? clickNow(figure);
  const taken = tickedFigures(model, marked, (id, figure) =>
    clicks.value.has(id) ? turnedTo(figure, at(id, figure)) : figure,
  );

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
      click={
        purpose !== 'army' && dialOf(figure).length > 1 && (most === 1 || (marked.get(id) ?? 0) > 0)
          ? {
              at: at(id, figure),
              choose(click) {
                if (most === 1) onTake([turnedTo(figure, click)], 'instead');
                else clicks.value = new Map([...clicks.peek(), [id, click]]);
              },
            }
          : undefined
      }
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

export type Purpose = 'attack' | 'army' | 'siege';
