import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/controls/fold.tsx';
import { weighingBy } from '../../kit/controls/worth.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { figuresOf } from '../../rules/usb/units/fighter.ts';
import { LengthStepper } from '../phase-card.tsx';
import { auras } from '../side.ts';
import { asksAura } from '../unit-arms.tsx';
import { WeighedChoice } from '../weighed-choice.tsx';
import { rangeOf } from './explained-odds.ts';
import { countedShoot, type UsbShootInputs, usbShoot } from './inputs.ts';
import type { UsbShootModel } from './model.ts';
import { sightLines } from './reasons.ts';
import { worthText } from './ways.ts';

/** What a part of the shot makes of the odds, and another shot as a whole. */
function useShotWorth(inputs: UsbShootInputs) {
  const format = useFormat();
  const worthOf = (then: UsbShootInputs) => worthText(format, then);
  return { worthOf, worth: (part: Partial<UsbShootInputs>) => worthOf({ ...inputs, ...part }), of: inputs };
}

/** What few shots need; what the units chosen do not ask is left out. */
function ShootMore({ model }: { readonly model: UsbShootModel }) {
  const t = useTexts('usbshoot');
  const inputs = model.inputs.value.value;
  const weighing = useShotWorth(inputs);
  const { aura: _, ...open } = inputs;
  const ask = asksIn(usbShoot, countedShoot(inputs), model.change, weighing);
  const aura = asksAura(inputs.aura, model.setAura, {
    worth: (chosen) => weighing.worthOf(chosen === undefined ? open : { ...open, aura: chosen }),
    of: inputs,
  });
  return (
    <>
      <div class="chips">
        {ask.flag('indirect', t.indirect)}
        {ask.flag('spotted', t.spotted)}
        {ask.flag('inTransport', t.inTransport)}
        {ask.flag('flank', t.flank)}
        {ask.flag('blessed', t.blessed)}
        {ask.flag('perfect', t.perfect)}
        {ask.flag('engaged', t.engaged)}
        {ask.flag('falseFlag', t.falseFlag)}
      </div>
      {ask.number('again', t.again)}
      {ask.number('luck', t.luck)}
      {ask.choice('targetBlessed', t.targetBlessed, t.blessings)}
      {aura.choice('aura', t.aura, auras, (value) => (value === 'none' ? t.noAura : t.auraOf(String(value))))}
    </>
  );
}

/** What stands in the way of a look, and what does not. */
function SightPart() {
  const t = useTexts('usbshoot');
  return <Reasons items={sightLines.map(({ thing, rule }) => ({ text: t.sight[thing], rule }))} />;
}

/** The shot itself: how, from how far, who sees, and whether the target may be chosen. */
export function ShootShot({ model }: { readonly model: UsbShootModel }) {
  const t = useTexts('usbshoot');
  const inputs = model.inputs.value.value;
  const { broken: breaks } = t.tiles;
  const weighing = useShotWorth(inputs);
  const ask = asksIn(usbShoot, countedShoot(inputs), model.change, weighing);
  return (
    <div class="stack usb-shot">
      <WeighedChoice
        legend={t.kind}
        head={breaks}
        value={inputs.kind}
        ways={usbShoot.fields.kind.known.map((kind) => ({
          value: kind,
          label: t.kinds[kind],
          worth: () => weighing.worth({ kind }),
        }))}
        onChange={(kind) => model.change({ kind })}
        of={inputs}
      />
      {inputs.kind !== 'reaction' && inputs.shooter.fighter.activated && (
        <p class="hint">{t.activatedHint}</p>
      )}
      <LengthStepper
        inchesLabel={t.distance}
        centimetresLabel={t.distanceCm}
        value={inputs.distance}
        max={usbShoot.fields.distance.most}
        onChange={(distance) => model.change({ distance })}
        weighing={weighingBy(weighing, (distance: number) => ({ distance }))}
      />
      <Reach model={model} />
      {ask.choice('nearness', t.nearest, t.nearnesses)}
      {ask.number('blind', t.blind)}
      {inputs.blind > 0 && figuresOf(inputs.shooter.fighter) > 1 && <p class="hint">{t.blindHint}</p>}
      <ShootMore model={model} />
      <Fold title={t.sightTitle}>{() => <SightPart />}</Fold>
    </div>
  );
}

/** Which weapons fire how many dice, and which stay silent. */
function Reach({ model }: { readonly model: UsbShootModel }) {
  const t = useTexts('usbshoot');
  const { ranged } = useTexts('usb');
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
