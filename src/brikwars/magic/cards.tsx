import { useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { isMagic, magicAsked } from './inputs.ts';
import type { MagicModel } from './model.ts';
import { CalledChips, CasterChips, TargetChips } from './unit-chips.tsx';

interface CardProps {
  readonly model: MagicModel;
}

interface CasterProps extends CardProps {
  /** Opens what is kept count of. */
  readonly onBattle: () => void;
}

/** Who acts: mage, medic or shooter. */
export function CasterCard({ model, onBattle }: CasterProps) {
  const t = useTexts('magic');
  const fight = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  const { kind, others } = inputs;
  const ask = asksIn(magicAsked, inputs, model.change);
  const isMage = isMagic(inputs);
  const none = { sign: '–', said: t.noCircle };
  return (
    <section class="card">
      <CasterChips model={model} />
      {ask.number('cranky', fight.cranky)}
      {ask.number('magic', t.magic)}
      {ask.number('others', t.others, { none })}
      {isMage && kind !== 'raise' && others > 0 && <p class="hint">{t.othersHint}</p>}
      {ask.number('undead', t.undead)}
      {kind === 'heal' && (
        <>
          {ask.number('size', t.patientSize)}
          {ask.number('medics', t.medics)}
          <p class="hint">{t.medicsHint}</p>
        </>
      )}
      {kind === 'shot' && (
        <>
          {ask.choice('shoots', fight.weapon, fight.weapons)}
          <div class="row">
            {ask.flag('perceives', t.perceives)}
            {ask.flag('master', t.master)}
          </div>
        </>
      )}
      {ask.number('modifier', t.modifier)}
      {isMage && !inputs.battle && (
        <>
          <Button
            wide
            icon="history"
            onClick={() => {
              if (!inputs.tally) model.begin();
              onBattle();
            }}
          >
            {inputs.tally ? t.title : t.begin}
          </Button>
          {!inputs.tally && <p class="hint">{t.beginHint}</p>}
        </>
      )}
      <p class="hint">{t.supplement}</p>
    </section>
  );
}

/** Who or what is opposite. */
export function OtherCard({ model }: CardProps) {
  const t = useTexts('magic');
  const fight = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  const { kind, wounds, carriers, landed, fell = 'missed', selfArmor } = inputs;
  const ask = asksIn(magicAsked, inputs, model.change);
  const called = kind === 'summon' || kind === 'raise';
  const rolled = kind === 'heal' && wounds === 0;
  // He rolls for himself, and nobody else needs to stand there; in what was written before he is one of those counted.
  const alone = landed !== undefined && selfArmor !== undefined;
  return (
    <section class="card">
      {kind === 'summon' && <CalledChips model={model} />}
      {called && (
        <>
          {!(kind === 'summon' && inputs.called) && ask.number('size', t.size)}
          <p class="hint">{kind === 'summon' ? t.summonHint : t.raiseHint}</p>
        </>
      )}
      {kind === 'heal' && (
        <>
          {ask.number('wounds', t.wounds, { none: { sign: '?', said: t.rollsHit } })}
          {rolled && <p class="hint">{t.rollsHitHint}</p>}
          {ask.number('carriers', t.carriers, { none: { sign: '–', said: t.nobody } })}
          {carriers > 0 && <p class="hint">{t.carriersHint}</p>}
        </>
      )}
      {!called && (kind !== 'heal' || rolled) && (
        <>
          <TargetChips model={model} />
          {ask.number('targetCranky', fight.cranky)}
        </>
      )}
      {kind === 'bolt' && ask.number('distance', t.distance)}
      {ask.number('count', t.count, { min: alone ? 0 : 1 })}
      {landed !== undefined && <p class="hint">{t.landedHint[fell === 'feet' && !alone ? 'short' : fell]}</p>}
      {ask.choice('struck', t.struck, fight.weapons)}
      {ask.choice('hidden', t.hidden, t.hiddenParts)}
      {ask.choice('stance', t.stance, t.stances)}
      {ask.flag('hides', t.hides)}
    </section>
  );
}
