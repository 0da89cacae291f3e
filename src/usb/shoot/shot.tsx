import { Choice, Toggle } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Reasons } from '../../kit/reasons.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { LengthStepper, PhaseCard } from '../phase-card.tsx';
import { isMachine, unitChoices } from '../unit-arms.tsx';
import { rangeOf } from './explained-odds.ts';
import { countShootInForce, shootAsks, shootBounds, shootChoices, shootSetupOf } from './inputs.ts';
import type { UsbShootModel } from './model.ts';
import { sightLines } from './reasons.ts';

/** What few shots need; what the units chosen do not ask is left out. */
function ShootMore({ model }: { readonly model: UsbShootModel }) {
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

/** What stands in the way of a look, and what does not. */
function SightPart() {
  const t = useTexts('usbshootmore');
  return <Reasons items={sightLines.map(({ thing, rule }) => ({ text: t.sight[thing], rule }))} />;
}

/** The shot itself: how, from how far, who sees, and whether the target may be chosen. */
export function ShootShot({ model }: { readonly model: UsbShootModel }) {
  const t = useTexts('usbshootmore');
  const inputs = model.inputs.value.value;
  const { fighter } = inputs.target;
  const asks = shootAsks(inputs);
  const setTarget = (part: Partial<typeof fighter>) =>
    model.changeSide('target', { ...inputs.target, fighter: { ...fighter, ...part } });
  return (
    <section class="card usb-shot">
      <h2 class="card-title">{t.shot}</h2>
      <Choice
        legend={t.kind}
        hideLegend
        value={inputs.kind}
        options={shootChoices.kinds.map((value) => ({ value, label: t.kinds[value] }))}
        onChange={(kind) => model.change({ kind })}
      />
      {inputs.kind !== 'reaction' && inputs.shooter.fighter.activated && (
        <p class="hint">{t.activatedHint}</p>
      )}
      <div class="chips">
        <Toggle
          pressed={fighter.terrain === 'screen'}
          onChange={(pressed) => setTarget({ terrain: pressed ? 'screen' : 'open' })}
        >
          {t.targetCover}
        </Toggle>
        {!isMachine(fighter.unit) && fighter.formation !== 'column' && (
          <Toggle pressed={fighter.entrenched} onChange={(entrenched) => setTarget({ entrenched })}>
            {t.targetEntrenched}
          </Toggle>
        )}
      </div>
      <LengthStepper
        inchesLabel={t.distance}
        centimetresLabel={t.distanceCm}
        value={inputs.distance}
        max={shootBounds.distance}
        onChange={(distance) => model.change({ distance })}
      />
      <Reach model={model} />
      {inputs.kind !== 'reaction' && (
        <Choice
          legend={t.nearest}
          value={inputs.nearness}
          options={shootChoices.nearnesses.map((value) => ({ value, label: t.nearnesses[value] }))}
          onChange={(nearness) => model.change({ nearness })}
        />
      )}
      {(asks.models > 1 || inputs.blind > 0) && (
        <Stepper
          label={t.blind}
          value={Math.min(inputs.blind, asks.models)}
          min={0}
          max={asks.models}
          onChange={(blind) => model.change({ blind })}
        />
      )}
      {inputs.blind > 0 && asks.models > 1 && <p class="hint">{t.blindHint}</p>}
      <Fold title={t.sightTitle}>{() => <SightPart />}</Fold>
      <Fold title={t.more} count={countShootInForce(inputs)} countLabel={t.inForce}>
        {() => <ShootMore model={model} />}
      </Fold>
      <Fold title={t.phase}>
        {() => <PhaseCard fighter={inputs.shooter.fighter} rules={model.rules.value} />}
      </Fold>
    </section>
  );
}

/** Which weapons fire how many dice, and which stay silent. */
function Reach({ model }: { readonly model: UsbShootModel }) {
  const t = useTexts('usbshootmore');
  const { ranged } = useTexts('usbunits');
  const format = useFormat();
  const answer = model.answer.value;
  if (!answer.ok) return null;
  const { pools, silent } = answer.value.odds;
  const names: Readonly<Record<string, string>> = ranged;
  return (
    <ul class="hint">
      {pools.map(({ pool }, index) => (
        <li key={index}>
          {t.reaches(names[pool.weapon ?? ''] ?? '', format.number(rangeOf(pool)), t.dice(pool.dice))}
        </li>
      ))}
      {silent.map(({ weapon, why }, index) => (
        <li key={`${weapon} ${index}`}>{t.silent[why](ranged[weapon])}</li>
      ))}
    </ul>
  );
}
