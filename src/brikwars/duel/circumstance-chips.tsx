import { useContext } from 'preact/hooks';
import { useTexts } from '../../kit/context.ts';
import { Toggle } from '../../kit/controls/choice.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { weighingBy } from '../../kit/controls/worth.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { SituationTiles } from '../attack-controls.tsx';
import { withSituation } from '../situation.ts';
import { withSideOf } from './changes.ts';
import { duelAsked, optionsInForce, type SideInputs } from './inputs.ts';
import type { DuelModel } from './model.ts';
import { ToHider, ToMany } from './to-many.ts';
import { aimChance, aimText, useDuelWorth } from './worth.ts';

/** What few need of the situation. */
function MoreOptions({ model }: { readonly model: DuelModel }) {
  const t = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  const ask = asksIn(
    duelAsked,
    inputs,
    model.change,
    weighingBy(useDuelWorth(inputs), (part) => ({ ...inputs, ...part })),
  );
  return (
    <>
      <div class="row">
        {ask.flag('automatic', t.automatic)}
        {ask.flag('shovedOutOfReach', t.shovedOutOfReach)}
        {ask.flag('slowMissile', t.slowMissile)}
      </div>
      {ask.number('height', t.height)}
    </>
  );
}

/** The attack modifiers as tiles; nobody stands still in close combat, so two of them are for shooting only. */
export function Situation({ model }: { readonly model: DuelModel }) {
  const t = useTexts('brikwars');
  const toMany = useContext(ToMany);
  const toHider = useContext(ToHider);
  const inputs = model.inputs.value.value;
  const { situation, mode, attacker, table } = inputs;
  const close = mode === 'close';
  const [first, other] = attacker.hands;
  const whole = useDuelWorth(inputs);
  const armed = (on: boolean): Pick<SideInputs, 'hands'> => ({
    hands: on ? ['hand', 'hand'] : [first, 'nothing'],
  });
  const twoWeapons = other !== 'nothing' && other !== 'shield';
  return (
    <section class="card tight">
      <SituationTiles
        value={situation}
        kind={mode}
        table={table}
        onChange={model.changeSituation}
        chance={(part) => aimChance({ ...inputs, situation: withSituation(situation, part) })}
        watched={aimText(t, inputs)}
        given={inputs}
      />
      <div class="chips">
        {close && first !== 'bite' && (
          <Toggle
            pressed={twoWeapons}
            onChange={(on) => model.changeSide('attacker', armed(on))}
            weighing={weighingBy(whole, (on) => withSideOf(inputs, 'attacker', armed(on)))}
          >
            {t.twoWeapons}
          </Toggle>
        )}
        <button type="button" class="chip" onClick={() => toMany(inputs, model.inputs.acting.peek())}>
          <span>{close ? t.severalOnOne : t.severalShoot}</span>
        </button>
        {!close && situation.hiding && (
          <button type="button" class="chip" onClick={() => toHider(inputs, model.inputs.acting.peek())}>
            <span>{t.lookForHider}</span>
          </button>
        )}
      </div>
      <Fold title={t.otherOptions} count={optionsInForce(inputs)} countLabel={t.inForce}>
        {() => <MoreOptions model={model} />}
      </Fold>
    </section>
  );
}
