import { asksOf } from '../../kit/asks.tsx';
import { useTexts } from '../../kit/context.ts';
import { stances } from '../../rules/brikwars/supplement/hiding.ts';
import { magicBounds, shooting, striking } from './inputs.ts';
import type { MagicModel } from './model.ts';
import { CasterChips, TargetChips } from './unit-chips.tsx';

interface CardProps {
  readonly model: MagicModel;
}

/** Who acts: mage, medic or shooter. */
export function CasterCard({ model }: CardProps) {
  const t = useTexts('magic');
  const fight = useTexts('fight');
  const inputs = model.inputs.value.value;
  const { kind, magic, others } = inputs;
  const ask = asksOf(inputs, model.change);
  const casts = kind === 'bolt' || kind === 'area' || kind === 'shield';
  const isMage = casts || kind === 'summon' || kind === 'raise';
  const none = { sign: '–', said: t.noCircle };
  return (
    <section class="card">
      <CasterChips model={model} />
      {isMage && ask.number('magic', t.magic, magicBounds.magic, { min: 1 })}
      {casts && ask.number('level', t.level, Math.min(magicBounds.level, magic + others), { min: 1 })}
      {isMage && kind !== 'raise' && (
        <>
          {ask.number('others', t.others, magicBounds.others, { none })}
          {others > 0 && <p class="hint">{t.othersHint}</p>}
        </>
      )}
      {kind === 'raise' && ask.number('undead', t.undead, magicBounds.undead)}
      {kind === 'heal' && (
        <>
          {ask.number('medics', t.medics, magicBounds.medics, { min: 1 })}
          <p class="hint">{t.medicsHint}</p>
        </>
      )}
      {kind === 'shot' && (
        <>
          {ask.choice('shoots', fight.weapon, shooting, fight.weapons)}
          <div class="row">
            {ask.flag('perceives', t.perceives)}
            {ask.flag('master', t.master)}
          </div>
        </>
      )}
      {kind !== 'heal' &&
        ask.number('modifier', t.modifier, magicBounds.modifier, { min: -magicBounds.modifier })}
      <p class="hint">{t.supplement}</p>
    </section>
  );
}

/** Who or what is opposite. */
export function OtherCard({ model }: CardProps) {
  const t = useTexts('magic');
  const fight = useTexts('fight');
  const inputs = model.inputs.value.value;
  const { kind, wounds } = inputs;
  const ask = asksOf(inputs, model.change);
  const called = kind === 'summon' || kind === 'raise';
  const rolled = kind === 'heal' && wounds === 0;
  return (
    <section class="card">
      {called && (
        <>
          {ask.number('size', t.size, magicBounds.size, { min: 1 })}
          <p class="hint">{kind === 'summon' ? t.summonHint : t.raiseHint}</p>
        </>
      )}
      {kind === 'heal' && (
        <>
          {ask.number('wounds', t.wounds, magicBounds.wounds, { none: { sign: '?', said: t.rollsHit } })}
          {rolled && <p class="hint">{t.rollsHitHint}</p>}
        </>
      )}
      {!called && (kind !== 'heal' || rolled) && <TargetChips model={model} />}
      {kind === 'area' && ask.number('count', t.count, magicBounds.count, { min: 1 })}
      {(kind === 'shield' || rolled) && ask.choice('struck', t.struck, striking, fight.weapons)}
      {kind === 'shot' && (
        <>
          {ask.choice('hidden', t.hidden, [0, 1, 2], t.hiddenParts)}
          {ask.choice('stance', t.stance, stances, t.stances)}
          {ask.flag('hides', t.hides)}
        </>
      )}
    </section>
  );
}
