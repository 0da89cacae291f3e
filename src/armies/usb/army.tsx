import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Chips } from '../../kit/controls/choice.tsx';
import { useShown } from '../../kit/controls/dialog.tsx';
import { linePoints } from '../../rules/army.ts';
import type { CompositionCode } from '../../rules/usb/units/composition.ts';
import { useUsbUnits } from '../../usb/units/edit-sheet.tsx';
import { UnitBuilder } from '../../usb/units/unit-builder.tsx';
import { useUnitName } from '../../usb/units/usb-unit-row.tsx';
import { ArmyLines } from '../army-lines.tsx';
import type { ArmyEditor } from '../editor.ts';
import { ArmyTotal, brokenText } from '../points.tsx';
import { CompositionCard } from './composition-card.tsx';
import type { UsbArmyModel, UsbArmyView } from './model.ts';
import { UnitLine } from './unit-line.tsx';
import './army.css';

/** So many of the player's own units are a tap away; the sheet has them all. */
const atHand = 6;

interface UsbAddProps {
  readonly army: UsbArmyModel;
  readonly full: boolean;
}

/** What the army has spent, line by line. */
function budgetOf(view: UsbArmyView | undefined) {
  if (!view) return undefined;
  const playing = view.lines.filter(({ line }) => !line.reserve);
  return { each: playing.map(({ line }) => linePoints(line)), limit: view.limit };
}

/** Builds a unit again, right into the army. */
export function UsbAdd({ army, full }: UsbAddProps) {
  const t = useTexts('usbarmy');
  const [building, build, stop] = useShown();
  return (
    <>
      <Button
        kind={army.view.value?.lines.length === 0 ? 'primary' : 'plain'}
        icon="plus"
        disabled={full}
        onClick={build}
      >
        {t.add}
      </Button>
      {building && (
        <UnitBuilder
          takes="intoArmy"
          build
          costliest={army.view.value?.costliest}
          left={army.view.value?.left}
          budget={budgetOf(army.view.value)}
          onPick={(unit) => army.addUnit(unit)}
          onClose={stop}
        />
      )}
    </>
  );
}

interface AddUnitsProps extends UsbAddProps {
  /** Adds a line that says nothing of a unit. */
  readonly onPlain: () => void;
}

/** Other ways for a unit into the army: one of the player's own, or a line that says nothing of it. */
function AddUnits({ army, full, onPlain }: AddUnitsProps) {
  const t = useTexts('usbarmy');
  const nameOf = useUnitName();
  const mine = useUsbUnits();
  const [picking, pick, stop] = useShown();
  const own = mine?.list.value ?? [];

  return (
    <>
      {own.length > 0 && (
        <Chips legend={t.addOwn}>
          {own.slice(0, atHand).map((unit) => (
            <button
              type="button"
              class="chip"
              key={unit.id}
              disabled={full}
              aria-label={t.addOne(nameOf(unit))}
              onClick={() => army.addUnit({ name: unit.name, unit: unit.unit })}
            >
              <span>{nameOf(unit)}</span>
            </button>
          ))}
        </Chips>
      )}
      <div class="row">
        <Button kind="quiet" icon="armies" disabled={full} onClick={pick}>
          {t.allOwn}
        </Button>
        <Button kind="quiet" icon="plus" disabled={full} onClick={onPlain}>
          {t.addPlain}
        </Button>
      </div>
      {picking && (
        <UnitBuilder
          takes="intoArmy"
          build={false}
          costliest={army.view.value?.costliest}
          left={army.view.value?.left}
          budget={budgetOf(army.view.value)}
          onPick={(unit) => army.addUnit(unit)}
          onClose={stop}
        />
      )}
    </>
  );
}

/** Ready armies that an empty one can start from. */
function Samples({ army }: { readonly army: UsbArmyModel }) {
  const t = useTexts('usbarmy');
  const format = useFormat();
  return (
    <section class="card">
      <h2 class="card-title">{t.start}</h2>
      <p class="hint">{t.startHint}</p>
      <div class="chips">
        {army.samples.map(({ limit, heroes, others }) => {
          const points = format.number(limit);
          return (
            <button
              type="button"
              class="chip usb-sample"
              key={limit}
              onClick={() => army.startFrom(limit, t.sampleName(points))}
            >
              <b>{t.sample(points)}</b>
              <small>{t.sampleUnits(heroes, others)}</small>
            </button>
          );
        })}
      </div>
    </section>
  );
}

interface UsbArmyProps {
  readonly editor: ArmyEditor;
  readonly army: UsbArmyModel;
}

interface UsbTotalProps extends UsbArmyProps {
  readonly tools: ComponentChildren;
  /** Its composition is unfolded at first. */
  readonly unfolded: boolean;
}

/** Rules that are given by numbers alone: broken alone they stand for themselves. */
const shown: readonly CompositionCode[] = ['min90', 'heroes', 'activations'];

/** What the rules make of an army, and what is still missing, in a few words. */
function useWhatOf(): (view: UsbArmyView) => string {
  const t = useTexts('usbarmy');
  const armies = useTexts('armies');
  const format = useFormat();
  function brokenIn({ broken, lines, checks }: UsbArmyView): string {
    const wrong = checks.filter(({ kept }) => !kept);
    const points = wrong.find(({ code }) => code === 'points');
    const over = points && armies.over(format.number(points.found - points.bound), 'usb');
    const heroless = wrong.some(({ code }) => code === 'noHero') && lines.length > 0;
    if (heroless) return brokenText(over, broken, t.withoutHero(broken));
    const [only] = wrong;
    if (broken > 1 || !only || !shown.includes(only.code)) return brokenText(over, broken, t.broken(broken));
    const [found, bound] = [format.number(only.found), format.number(only.bound)];
    return t.checks[only.code].broken({ found, bound, units: '' }).replace(/\.$/, '');
  }
  return (view) => {
    const { broken, lines, leaderless } = view;
    if (broken > 0) return leaderless ? t.brokenLeaderless(brokenIn(view)) : brokenIn(view);
    if (lines.length === 0) return t.unfinished;
    return leaderless ? t.withoutCommander : t.legal;
  };
}

/** The total of an army of USB: whether its composition is legal stays in sight with its points. */
export function UsbTotal({ editor, army, tools, unfolded }: UsbTotalProps) {
  const whatOf = useWhatOf();
  const view = army.view.value;
  const bad = (view?.broken ?? 0) > 0;
  const text = view ? whatOf(view) : '';
  const state = view?.limit === undefined ? undefined : { bad, text };
  return (
    <ArmyTotal
      {...{ editor, state, tools, unfolded }}
      composition={view && <CompositionCard army={army} view={view} />}
    />
  );
}

/** Ready armies for one that is empty yet. */
export function UsbStart({ army }: Pick<UsbArmyProps, 'army'>) {
  const view = army.view.value;
  return view?.lines.length === 0 ? <Samples army={army} /> : null;
}

interface UsbUnitsProps extends UsbArmyProps {
  readonly id: string;
  /** Whether the rows ask who plays today. */
  readonly ticking: Signal<boolean>;
}

/** The units of an army as lines, and the ways for others to join. */
export function UsbUnits({ editor, army, id, ticking }: UsbUnitsProps) {
  const { short } = useTexts('usbbuilder');
  const view = army.view.value;
  return (
    <ArmyLines
      editor={editor}
      ticking={ticking}
      columns={
        <p class="usb-columns" aria-hidden="true">
          <span>{short.hit}</span>
          <span>{short.initiative}</span>
          <span>{short.tough}</span>
          <span>{short.standfast}</span>
        </p>
      }
      own={(props) => {
        const of = view?.lines.find(({ line }) => line.id === props.line.id)?.of;
        return of && <UnitLine {...props} of={of} army={army} id={id} />;
      }}
      adding={(full, add) => <AddUnits army={army} full={full} onPlain={add} />}
    />
  );
}
