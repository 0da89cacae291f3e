import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/icon.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { addressOfUnit } from '../../kit/units/address.ts';
import { nameFor } from '../../kit/units/army-lines.ts';
import { thingsOf, whoText } from '../../usb/unit-names.ts';
import { EditSheet } from '../../usb/units/edit-sheet.tsx';
import { longestUnitName } from '../../usb/units/model.ts';
import type { ArmyLineProps } from '../army-line.tsx';
import { LineForm } from '../line-form.tsx';
import { LineHead } from '../line-head.tsx';
import { HeroSigns } from './hero-signs.tsx';
import type { UsbArmyModel, UsbLine as UsbLineView } from './model.ts';

/** More of the same than any game has. */
const most = 99;

interface UsbLineProps extends ArmyLineProps {
  readonly of: UsbLineView;
  readonly army: UsbArmyModel;
  /** Of the army. */
  readonly id: string;
}

/** A unit of an army: who it is, its four values and its price; what is done with it under the thumb. */
export function UsbLine(props: UsbLineProps) {
  const { line, editor, of, army, id, unfolded } = props;
  const { navigation } = useServices();
  const t = useTexts('usbarmy');
  const armies = useTexts('armies');
  const names = useTexts('usbunits');
  const format = useFormat();
  const editing = useSignal(false);
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
        <Button
          icon="edit"
          label={t.editOf(name)}
          onClick={() => {
            editing.value = true;
          }}
        />
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
      {editing.value && (
        <EditSheet
          unit={{ name: nameFor(line.name, longestUnitName), unit }}
          of={{ army: id, line: line.id }}
          dearest={army.view.value?.dearest}
          onClose={() => {
            editing.value = false;
          }}
        />
      )}
    </li>
  );
}
