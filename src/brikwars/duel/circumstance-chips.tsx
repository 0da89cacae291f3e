import { useContext } from 'preact/hooks';
import { useTexts } from '../../kit/context.ts';
import { Toggle } from '../../kit/controls/choice.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { SituationTiles } from '../attack-controls.tsx';
import { withSituation } from '../situation.ts';
import { answerOf } from './answer.ts';
import { type DuelInputs, duelAsked, optionsInForce } from './inputs.ts';
import type { DuelModel } from './model.ts';
import { fateTexts } from './sentences.ts';
import { ToMany } from './to-many.ts';

/** What few need of the situation. */
function MoreOptions({ model }: { readonly model: DuelModel }) {
  const t = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  const ask = asksIn(duelAsked, inputs, model.change);
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

/** The chance that the target falls; undefined where nothing can be rolled. */
function killedIn(inputs: DuelInputs): number | undefined {
  const answer = answerOf(inputs);
  return answer.ok ? answer.value.chosen.chances.defenderDies : undefined;
}

/** The attack modifiers as tiles; nobody stands still in close combat, so two of them are for shooting only. */
export function Situation({ model }: { readonly model: DuelModel }) {
  const t = useTexts('brikwars');
  const toMany = useContext(ToMany);
  const inputs = model.inputs.value.value;
  const { situation, mode, attacker, table } = inputs;
  const close = mode === 'close';
  const [first, other] = attacker.hands;
  const twoWeapons = other !== 'nothing' && other !== 'shield';
  return (
    <section class="card tight">
      <SituationTiles
        value={situation}
        kind={mode}
        table={table}
        onChange={model.changeSituation}
        chance={(part) => killedIn({ ...inputs, situation: withSituation(situation, part) })}
        watched={fateTexts(t, inputs).target}
        given={inputs}
      />
      <div class="chips">
        {close && first !== 'bite' && (
          <Toggle
            pressed={twoWeapons}
            onChange={(on) =>
              model.changeSide('attacker', { hands: on ? ['hand', 'hand'] : [first, 'nothing'] })
            }
          >
            {t.twoWeapons}
          </Toggle>
        )}
        <button type="button" class="chip" onClick={() => toMany(inputs, model.inputs.acting.peek())}>
          <span>{close ? t.severalOnOne : t.severalShoot}</span>
        </button>
      </div>
      <Fold title={t.otherOptions} count={optionsInForce(inputs)} countLabel={t.inForce}>
        {() => <MoreOptions model={model} />}
      </Fold>
    </section>
  );
}
