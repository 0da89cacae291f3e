import { asksOf } from '../../kit/asks.tsx';
import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/stepper.tsx';
import { medicsAt } from '../../rules/brikwars/supplement/healing.ts';
import { stances } from '../../rules/brikwars/supplement/hiding.ts';
import {
  crankyOf,
  magicBounds,
  mayBeCranky,
  shooting,
  striking,
  targetCrankyOf,
  targetMayBeCranky,
} from './inputs.ts';
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
  const mage = useTexts('mage');
  const fight = useTexts('fight');
  const more = useTexts('fightmore');
  const inputs = model.inputs.value.value;
  const { kind, magic, others } = inputs;
  const ask = asksOf(inputs, model.change);
  const casts = kind === 'bolt' || kind === 'area' || kind === 'shield';
  const isMage = casts || kind === 'summon' || kind === 'raise';
  const none = { sign: '–', said: t.noCircle };
  return (
    <section class="card">
      <CasterChips model={model} />
      {mayBeCranky(inputs) &&
        asksOf({ cranky: crankyOf(inputs) }, model.change).number('cranky', more.cranky, magicBounds.cranky)}
      {isMage && ask.number('magic', t.magic, magicBounds.magic, { min: 1 })}
      {casts && ask.number('level', t.level, Math.min(magicBounds.level, magic + others), { min: 1 })}
      {isMage && kind !== 'raise' && (
        <>
          {ask.number('others', t.others, magicBounds.others, { none })}
          {others > 0 && <p class="hint">{t.othersHint}</p>}
        </>
      )}
      {kind === 'raise' && !inputs.battle && ask.number('undead', t.undead, magicBounds.undead)}
      {kind === 'heal' && (
        <>
          {ask.number('size', t.patientSize, magicBounds.size, { min: 1 })}
          {ask.number('medics', t.medics, medicsAt(inputs.size), { min: 1 })}
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
      {isMage && !inputs.pair && (
        <>
          <Button
            wide
            icon="history"
            onClick={() => {
              if (!inputs.battle) model.begin();
              onBattle();
            }}
          >
            {inputs.battle ? mage.title : mage.begin}
          </Button>
          {!inputs.battle && <p class="hint">{mage.beginHint}</p>}
        </>
      )}
      <p class="hint">{t.supplement}</p>
    </section>
  );
}

/** Who or what is opposite. */
export function OtherCard({ model }: CardProps) {
  const t = useTexts('magic');
  const mage = useTexts('mage');
  const fight = useTexts('fight');
  const more = useTexts('fightmore');
  const inputs = model.inputs.value.value;
  const { kind, wounds, carriers = 0, landed, fell = 'missed', selfArmor } = inputs;
  const ask = asksOf(inputs, model.change);
  const called = kind === 'summon' || kind === 'raise';
  const rolled = kind === 'heal' && wounds === 0;
  // He rolls for himself, and nobody else needs to stand there; in what was written before he is one of those counted.
  const alone = landed !== undefined && selfArmor !== undefined;
  return (
    <section class="card">
      {kind === 'summon' && <CalledChips model={model} />}
      {called && (
        <>
          {!(kind === 'summon' && inputs.called) && ask.number('size', t.size, magicBounds.size, { min: 1 })}
          <p class="hint">{kind === 'summon' ? t.summonHint : t.raiseHint}</p>
        </>
      )}
      {kind === 'heal' && (
        <>
          {ask.number('wounds', t.wounds, magicBounds.wounds, { none: { sign: '?', said: t.rollsHit } })}
          {rolled && <p class="hint">{t.rollsHitHint}</p>}
          <Stepper
            label={mage.carriers}
            value={carriers}
            min={0}
            max={magicBounds.carriers}
            none={{ sign: '–', said: mage.nobody }}
            onChange={(inches) => model.carry(inches === 0 ? undefined : inches)}
          />
          {carriers > 0 && <p class="hint">{mage.carriersHint}</p>}
        </>
      )}
      {!called && (kind !== 'heal' || rolled) && (
        <>
          <TargetChips model={model} />
          {targetMayBeCranky(inputs) &&
            asksOf({ targetCranky: targetCrankyOf(inputs) }, model.change).number(
              'targetCranky',
              more.cranky,
              magicBounds.cranky,
            )}
        </>
      )}
      {kind === 'area' && ask.number('count', t.count, magicBounds.count, { min: alone ? 0 : 1 })}
      {landed !== undefined && (
        <p class="hint">{mage.landedHint[fell === 'feet' && !alone ? 'short' : fell]}</p>
      )}
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
