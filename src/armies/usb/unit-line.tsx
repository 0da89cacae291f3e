import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Toggle } from '../../kit/controls/choice.tsx';
import { useShown } from '../../kit/controls/dialog.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { addressOfUnit } from '../../kit/figures/unit-address.ts';
import { nameFor } from '../../kit/units/army-lines.ts';
import { thingsOf, whoText } from '../../usb/unit-names.ts';
import { EditSheet } from '../../usb/units/edit-sheet.tsx';
import { longestUnitName } from '../../usb/units/model.ts';
import { type ArmyLineProps, LineForm, LineHead } from '../line-parts.tsx';
import type { UsbArmyModel, UsbLine } from './model.ts';

interface HeroSignsProps {
  readonly army: UsbArmyModel;
  readonly command: UsbLine['command'];
  readonly line: string;
  readonly name: string;
}

/** That a line is a hero, and whether he commands; among several equally expensive their owner chooses. */
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

/** The four values in one strip, under the signs of the columns. */
function UsbValues({ stats }: { readonly stats: UsbLine['stats'] }) {
  const { line } = useTexts('usb');
  const { hit, initiative, tough, standfast } = stats;
  return (
    <>
      <span class="visually-hidden">{line(hit, initiative, tough, standfast)}</span>
      <span class="usb-values" aria-hidden="true">
        <span>{hit}+</span>
        <span>{initiative}</span>
        <span>{tough}+</span>
        <span>{standfast}</span>
      </span>
    </>
  );
}

interface UnitLineProps extends ArmyLineProps {
  readonly of: UsbLine;
  readonly army: UsbArmyModel;
  /** Of the army. */
  readonly id: string;
}

/** A unit of an army: who it is, its four values and its price; what is done with it under the thumb. */
export function UnitLine(props: UnitLineProps) {
  const { line, editor, of, army, id, unfolded } = props;
  const { navigation } = useServices();
  const t = useTexts('usbarmy');
  const armies = useTexts('armies');
  const names = useTexts('usb');
  const format = useFormat();
  const [editing, edit, stop] = useShown();
  const { unit, points, models, perModel, perUnit, stats, command, issues } = of;
  const illegal = issues.length > 0;
  const who = whoText(names, unit, models);
  const name = line.name || who;
  const things = thingsOf(names, unit);
  const carried = line.name ? [who, ...things] : things;
  return (
    <li class="army-line usb-line" data-broken={illegal || undefined} data-reserve={line.reserve}>
      <LineHead {...props} name={name} points={line.count * points}>
        <span class="usb-line-foot">
          <span class="usb-carried">
            {[...(command === 'has' || command === 'chosen' ? [t.commander] : []), ...carried].join(' · ')}
          </span>
          <UsbValues stats={stats} />
        </span>
      </LineHead>
      {unfolded && unit.kind === 'hero' && (
        <HeroSigns army={army} command={command} line={line.id} name={name} />
      )}
      {illegal && (
        <p class="error">
          <Icon name="warning" size={18} /> {t.wrong}
        </p>
      )}
      {unfolded && (
        <>
          <p class="hint">{names.line(stats.hit, stats.initiative, stats.tough, stats.standfast)}</p>
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
          <LineForm {...props} called={who} />
        </>
      )}
      {editing && (
        <EditSheet
          unit={{ name: nameFor(line.name, longestUnitName), unit }}
          of={{ army: id, line: line.id }}
          costliest={army.view.value?.costliest}
          onClose={stop}
        />
      )}
    </li>
  );
}
