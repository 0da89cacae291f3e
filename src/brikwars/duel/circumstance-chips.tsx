import { asksOf } from '../../kit/asks.tsx';
import { Chips, Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { fightBounds, mayBeAutomatic } from './inputs.ts';
import type { DuelModel } from './model.ts';
import { asksHeadOn, optionsInForce } from './options.ts';

/** What few need of the situation. */
function MoreOptions({ model }: { readonly model: DuelModel }) {
  const t = useTexts('fightmore');
  const inputs = model.inputs.value.value;
  const ask = asksOf(inputs, model.change);
  const close = inputs.mode === 'close';
  return (
    <>
      <div class="row">
        {mayBeAutomatic(inputs) && ask.flag('automatic', t.automatic)}
        {close && ask.flag('shovedOutOfReach', t.shovedOutOfReach)}
        {!close && ask.flag('slowMissile', t.slowMissile)}
      </div>
      {!close && inputs.distance > 0 && ask.number('height', t.height, fightBounds.height)}
    </>
  );
}

/** The attack modifiers as chips; nobody stands still in close combat, so two of them are for shooting only. */
export function Situation({ model }: { readonly model: DuelModel }) {
  const t = useTexts('fight');
  const more = useTexts('fightmore');
  const inputs = model.inputs.value.value;
  const { situation, mode, attacker } = inputs;
  const { thirds, speed, large } = situation;
  const set = model.changeSituation;
  const ask = asksOf(situation, set);
  const close = mode === 'close';
  const [first, other] = attacker.hands;
  const twoWeapons = other !== 'nothing' && other !== 'shield';
  return (
    <section class="card tight">
      <Chips legend={more.situation}>
        {!close && (
          <>
            {ask.flag('still', more.still)}
            {ask.flag('aimed', more.aimed)}
          </>
        )}
        <Toggle pressed={thirds === 2} onChange={(on) => set({ thirds: on ? 2 : 3 })}>
          {more.legsHidden}
        </Toggle>
        <Toggle pressed={thirds === 1} onChange={(on) => set({ thirds: on ? 1 : 3 })}>
          {more.headOnly}
        </Toggle>
        {ask.flag('blind', more.blind)}
        <Toggle pressed={speed >= 6} onChange={(on) => set({ speed: on ? 6 : 0 })}>
          {more.moved}
        </Toggle>
        <Toggle pressed={large >= 2} onChange={(on) => set({ large: on ? 2 : 0 })}>
          {more.large}
        </Toggle>
        {close && first !== 'bite' && (
          <Toggle
            pressed={twoWeapons}
            onChange={(on) =>
              model.changeSide('attacker', { hands: on ? ['hand', 'hand'] : [first, 'nothing'] })
            }
          >
            {more.twoWeapons}
          </Toggle>
        )}
        <button type="button" class="chip" onClick={model.toMany}>
          <span>{close ? more.severalOnOne : more.severalShoot}</span>
        </button>
        {asksHeadOn(inputs) && ask.flag('headOn', more.headOn)}
      </Chips>
      {speed > 0 && ask.number('speed', more.speed, fightBounds.speed)}
      {large > 0 && ask.number('large', more.breadth, fightBounds.large)}
      <Fold title={more.otherOptions} count={optionsInForce(inputs)} countLabel={t.inForce}>
        {() => <MoreOptions model={model} />}
      </Fold>
    </section>
  );
}
