import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { Chips, Toggle } from '../../kit/choice.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { useShown } from '../../kit/dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { addressOfUnit } from '../../kit/unit-address.ts';
import { nameFor } from '../../kit/units/army-lines.ts';
import { thingsOf, whoText } from '../../usb/unit-names.ts';
import { EditSheet, useUsbUnits } from '../../usb/units/edit-sheet.tsx';
import { longestUnitName } from '../../usb/units/model.ts';
import { UnitBench } from '../../usb/units/unit-bench.tsx';
import { useUnitName } from '../../usb/units/usb-unit-row.tsx';
import { type ArmyLineProps, ArmyLines, LineForm, LineHead } from '../army-lines.tsx';
import type { ArmyEditor } from '../editor.ts';
import { ArmyTotal } from '../points.tsx';
import { CompositionCard } from './composition-card.tsx';
import type { UsbArmyModel, UsbLine } from './model.ts';
import './army.css';

interface HeroSignsProps {
  readonly army: UsbArmyModel;
  readonly command: UsbLine['command'];
  readonly line: string;
  readonly name: string;
}

/** That a line is a hero, and whether he commands; among several equally dear their owner chooses. */
function HeroSigns({ army, command, line, name }: HeroSignsProps) {
  const { announcer } = useServices();
  const t = useTexts('usbarmy');
  return (
    <div class="usb-signs">
      <span class="usb-sign">
        <Icon name="bolt" size={18} /> {t.hero}
      </span>
      {command === 'has' && (
        <span class="usb-sign">
          <Icon name="armies" size={18} /> {t.commander}
        </span>
      )}
      {(command === 'chosen' || command === 'could') && (
        <Toggle
          pressed={command === 'chosen'}
          onChange={() => {
            army.giveCommand(line);
            announcer.announce(t.nowCommander(name));
          }}
        >
          {t.commander}
        </Toggle>
      )}
    </div>
  );
}

/** More of the same than any game has. */
const most = 99;

interface UnitLineProps extends ArmyLineProps {
  readonly of: UsbLine;
  readonly army: UsbArmyModel;
  /** Of the army. */
  readonly id: string;
}

/** A unit of an army: who it is, its four values and its price; what is done with it under the thumb. */
function UnitLine(props: UnitLineProps) {
  const { line, editor, of, army, id, unfolded } = props;
  const { navigation } = useServices();
  const t = useTexts('usbarmy');
  const armies = useTexts('armies');
  const names = useTexts('usbunits');
  const format = useFormat();
  const [editing, edit, stop] = useShown();
  const { unit, points, models, perModel, perUnit, stats, command, issues } = of;
  const illegal = issues.length > 0;
  const who = whoText(names, unit, models);
  const name = line.name || who;
  const things = thingsOf(names, unit);
  const carried = line.name ? [who, ...things] : things;
  return (
    <li class="army-line usb-line" data-broken={illegal || undefined}>
      <LineHead {...props} name={name} points={line.count * points}>
        {carried.length > 0 && <span class="usb-line-more">{carried.join(' · ')}</span>}
        <span class="usb-line-more hint">
          {names.line(stats.hit, stats.initiative, stats.tough, stats.standfast)}
        </span>
      </LineHead>
      {unit.kind === 'hero' && <HeroSigns army={army} command={command} line={line.id} name={name} />}
      {illegal && (
        <p class="error">
          <Icon name="warning" size={18} /> {t.wrong}
        </p>
      )}
      <div class="army-line-count">
        <span class="label" aria-hidden="true">
          {t.times}
        </span>
        <Stepper
          label={t.activations(name)}
          hideLabel
          value={line.count}
          min={0}
          max={Math.max(most, line.count)}
          onChange={(count) => editor.changeLine(line.id, { count })}
        />
        {line.count !== 1 && <span class="hint">{t.each(format.number(points))}</span>}
        {perModel !== undefined && models > 1 && (
          <span class="hint">
            {armies.models(models, 'usb')},{' '}
            {t.perModel(format.number(perModel), perUnit ? format.number(perUnit) : undefined)}
          </span>
        )}
      </div>
      <div class="row">
        <Button icon="edit" label={t.editOf(name)} onClick={edit} />
        {of.shoots && (
          <Button
            label={t.shootWith(name)}
            disabled={illegal}
            onClick={() => navigation.go(addressOfUnit(id, line.id, 'fight/usb/shoot'))}
          >
            {t.shoot}
          </Button>
        )}
        {of.charges && (
          <Button
            label={t.chargeWith(name)}
            disabled={illegal}
            onClick={() => navigation.go(addressOfUnit(id, line.id, 'fight/usb/charge'))}
          >
            {t.charge}
          </Button>
        )}
      </div>
      {unfolded && <LineForm {...props} called={who} />}
      {editing && (
        <EditSheet
          unit={{ name: nameFor(line.name, longestUnitName), unit }}
          of={{ army: id, line: line.id }}
          dearest={army.view.value?.dearest}
          onClose={stop}
        />
      )}
    </li>
  );
}

/** So many of the player's own units are a tap away; the sheet has them all. */
const atHand = 6;

interface AddUnitsProps {
  readonly army: UsbArmyModel;
  readonly full: boolean;
  /** Adds a line that says nothing of a unit. */
  readonly onPlain: () => void;
}

/** Ways for a unit into the army: built anew, or one of the player's own. */
function AddUnits({ army, full, onPlain }: AddUnitsProps) {
  const t = useTexts('usbarmy');
  const nameOf = useUnitName();
  const mine = useUsbUnits();
  const sheet = useSignal<'build' | 'pick' | undefined>(undefined);
  const own = mine?.list.value ?? [];

  return (
    <>
      <Button
        kind="primary"
        icon="plus"
        wide
        disabled={full}
        onClick={() => {
          sheet.value = 'build';
        }}
      >
        {t.add}
      </Button>
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
        <Button
          kind="quiet"
          icon="armies"
          disabled={full}
          onClick={() => {
            sheet.value = 'pick';
          }}
        >
          {t.allOwn}
        </Button>
        <Button kind="quiet" icon="plus" disabled={full} onClick={onPlain}>
          {t.addPlain}
        </Button>
      </div>
      {sheet.value && (
        <UnitBench
          takes="intoArmy"
          build={sheet.value === 'build'}
          dearest={army.view.value?.dearest}
          onPick={(unit) => army.addUnit(unit)}
          onClose={() => {
            sheet.value = undefined;
          }}
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

/** The total of an army of USB: whether its composition is legal stays in sight with its points. */
export function UsbTotal({ editor, army }: UsbArmyProps) {
  const t = useTexts('usbarmy');
  const view = army.view.value;
  const bad = (view?.broken ?? 0) > 0;
  const text = bad ? t.broken(view?.broken ?? 0) : view?.lines.length === 0 ? t.unfinished : t.legal;
  const state = view?.limit === undefined ? undefined : { bad, text };
  return <ArmyTotal editor={editor} state={state} />;
}

/** What the rules of composition make of the army; an empty one may start from a ready one. */
export function UsbComposition({ army }: Pick<UsbArmyProps, 'army'>) {
  const view = army.view.value;
  if (!view) return null;
  return (
    <>
      <CompositionCard army={army} view={view} />
      {view.lines.length === 0 && <Samples army={army} />}
    </>
  );
}

/** The units of an army as lines, and the ways for others to join. */
export function UsbUnits({ editor, army, id }: UsbArmyProps & { readonly id: string }) {
  const view = army.view.value;
  return (
    <ArmyLines
      editor={editor}
      own={(props) => {
        const of = view?.lines.find(({ line }) => line.id === props.line.id)?.of;
        return of && <UnitLine {...props} of={of} army={army} id={id} />;
      }}
      adding={(full, add) => <AddUnits army={army} full={full} onPlain={add} />}
    />
  );
}
