import { useKeptFocus } from '../../fight/kept-focus.ts';
import { useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { weighingBy } from '../../kit/controls/worth.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { isDuel, type MeleeRole } from '../../rules/usb/melee/melee-setup.ts';
import { PhaseCard } from '../phase-card.tsx';
import { auras } from '../side.ts';
import { asksAura } from '../unit-arms.tsx';
import { UnitCard } from '../unit-card.tsx';
import { fighterText } from '../unit-names.ts';
import { useMeleeWorth } from './circumstances.ts';
import { meleeSideAsked, newComrade, withAura, withMeleeSide } from './inputs.ts';
import type { UsbChargeModel } from './model.ts';

interface SideProps {
  readonly model: UsbChargeModel;
  readonly role: MeleeRole;
}

/** What few units have in a melee, folded: a blessing, a bomb, a hero near by, friends who fight beside them. */
export function UsbChargeSideMore({ model, role }: SideProps) {
  const t = useTexts('usbcharge');
  const inputs = model.inputs.value.value;
  const { fighter, blessed, selfDestructs, aura, others } = inputs[role];
  const count = [blessed !== 'none', selfDestructs, aura !== undefined].filter(Boolean).length;
  return (
    <>
      <Fold title={t.inFight} count={count + others.length} countLabel={t.inForce}>
        {() => <Rest model={model} role={role} />}
      </Fold>
      <Fold title={t.phase}>
        {() => (
          <PhaseCard
            fighter={fighter}
            rules={model.rules.value}
            distance={inputs.distance}
            locked={inputs.locked}
            {...(role === 'charger' && { way: { slow: inputs.slowWay, road: inputs.roadWay } })}
          />
        )}
      </Fold>
    </>
  );
}

function Rest({ model, role }: SideProps) {
  const t = useTexts('usbcharge');
  const inputs = model.inputs.value.value;
  const side = inputs[role];
  const whole = useMeleeWorth(inputs);
  const ask = asksIn(
    meleeSideAsked,
    side,
    (part) => model.changeSide(role, part),
    weighingBy(whole, (part) => withMeleeSide(inputs, role, part)),
  );
  const aura = asksAura(
    side.aura,
    (chosen) => model.setAura(role, chosen),
    weighingBy(whole, (chosen) => withAura(inputs, role, chosen)),
  );
  return (
    <>
      {ask.flag('firstFight', t.firstFight)}
      {!isDuel(inputs) && ask.flag('selfDestructs', t.selfDestructs)}
      {ask.choice('blessed', t.blessing, t.blessings)}
      {aura.choice('aura', t.aura, auras, (value) =>
        value === 'none' ? t.auras.none : t.auras.tough(`${value}`),
      )}
      <Others model={model} role={role} />
    </>
  );
}

/** Friends in the same fight, each with a card of its own. */
function Others({ model, role }: SideProps) {
  const t = useTexts('usbcharge');
  const units = useTexts('usb');
  const { others } = model.inputs.value.value[role];
  // The button that takes a unit away goes with it.
  const kept = useKeptFocus(others.length);
  const set = (next: typeof others) => model.changeSide(role, { others: next });
  return (
    <section class="stack" ref={kept}>
      <h3 class="label">{t.others}</h3>
      <p class="hint">{t.otherHint}</p>
      {others.map((other, index) => (
        <div class="stack" key={index}>
          <UnitCard
            side={{ fighter: other }}
            onChange={({ fighter }) => set(others.with(index, fighter))}
            onTake={(picked) => model.takeUnit(role, picked, index)}
            rules={model.rules.value}
            as="unit"
          />
          <Button kind="quiet" icon="trash" onClick={() => set(others.toSpliced(index, 1))}>
            {t.removeOther(fighterText(units, other))}
          </Button>
        </div>
      ))}
      {others.length < meleeSideAsked.fields.others.most && (
        <Button icon="plus" onClick={() => set([...others, newComrade()])}>
          {t.addOther}
        </Button>
      )}
    </section>
  );
}
