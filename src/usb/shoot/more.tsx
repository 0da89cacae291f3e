import { Choice, Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/stepper.tsx';
import { unitChoices } from '../unit-choices.ts';
import { shootAsks, shootChoices, shootSetupOf } from './inputs.ts';
import type { UsbShootModel } from './model.ts';

/** What few shots need; what the units chosen do not ask is left out. */
export function ShootMore({ model }: { readonly model: UsbShootModel }) {
  const t = useTexts('usbshootmore');
  const inputs = model.inputs.value.value;
  const asks = shootAsks(inputs);
  const { again, luck, perfect } = shootSetupOf(inputs);
  const left = asks.power - (perfect ? 1 : 0);
  const flag = (
    name: 'indirect' | 'spotted' | 'inTransport' | 'flank' | 'engaged' | 'falseFlag' | 'perfect' | 'blessed',
  ) => (
    <Toggle pressed={inputs[name]} onChange={(pressed) => model.change({ [name]: pressed })}>
      {t[name]}
    </Toggle>
  );
  return (
    <>
      <div class="chips">
        {asks.indirect && flag('indirect')}
        {asks.indirect && inputs.indirect && flag('spotted')}
        {asks.transport && flag('inTransport')}
        {asks.flank && flag('flank')}
        {asks.blessed && flag('blessed')}
        {asks.power > 0 && flag('perfect')}
        {inputs.kind !== 'reaction' && flag('engaged')}
        {flag('falseFlag')}
      </div>
      {asks.power > 0 && (
        <>
          <Stepper
            label={t.again}
            value={again}
            min={0}
            max={left - luck}
            onChange={(value) => model.change({ again: value })}
          />
          <Stepper
            label={t.luck}
            value={luck}
            min={0}
            max={left - again}
            onChange={(value) => model.change({ luck: value })}
          />
        </>
      )}
      {asks.targetBlessed && (
        <Choice
          legend={t.targetBlessed}
          value={inputs.targetBlessed}
          options={shootChoices.blessings.map((value) => ({ value, label: t.blessings[value] }))}
          onChange={(targetBlessed) => model.change({ targetBlessed })}
        />
      )}
      <Choice
        legend={t.aura}
        value={String(inputs.aura ?? 'none')}
        options={[
          { value: 'none', label: t.noAura },
          ...unitChoices.auras.map((value) => ({ value: String(value), label: t.auraOf(String(value)) })),
        ]}
        onChange={(value) => model.setAura(unitChoices.auras.find((known) => String(known) === value))}
      />
    </>
  );
}
