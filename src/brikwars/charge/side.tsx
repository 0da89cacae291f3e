import { Choice, Toggle } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import type { Side } from '../../rules/brikwars/fight.ts';
import {
  armorOf,
  type ChargeInputs,
  chargeArms,
  footman,
  goesByDie,
  isMounted,
  mounts,
  skillOf,
  weaponValues,
} from './inputs.ts';
import type { ChargeModel } from './model.ts';
import { type ChargeMeans, meansOf } from './names.ts';
import { ChargeSideMore } from './side-more.tsx';

interface SideProps {
  readonly model: ChargeModel;
  readonly side: Side;
}

/** What a side may strike with here. */
function meansFor(inputs: ChargeInputs, side: Side): readonly ChargeMeans[] {
  const byDie = goesByDie(inputs);
  const charging: readonly ChargeMeans[] = ['two-handed', 'heavy', 'own', 'nothing'];
  if (side === 'attacker') return byDie ? [...charging, 'shove'] : charging;
  return byDie
    ? ['nothing', 'two-handed', 'heavy', 'hand', 'own', 'bail']
    : ['nothing', 'two-handed', 'heavy', 'own'];
}

/** One side of the Charge: who it is, what it strikes with, and what few need, folded. */
export function ChargeSide({ model, side }: SideProps) {
  const t = useTexts('charge');
  const fight = useTexts('fightplace');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const own = inputs[side];
  const skill = fight.dice(skillOf(own));
  const means = meansOf(inputs, side);
  const weapon = means === own.arm ? weaponValues(inputs.table, own) : undefined;
  const rare = [
    own.unit !== 'minifig',
    own.size !== (isMounted(own) ? 2 : 1),
    own.struck !== footman.struck,
    own.rooted,
  ];
  const choose = (chosen: ChargeMeans) => {
    if (chosen === 'shove') model.change({ strikes: 'shove' });
    else if (chosen === 'bail') model.change({ answer: 'bail' });
    else {
      const led = chosen === 'nothing' ? 'body' : 'weapon';
      // The weapon stays in hand, so that it can be taken up again.
      if (chosen !== 'nothing') model.changeSide(side, { arm: chosen });
      model.change(side === 'attacker' ? { strikes: led } : { answer: led });
    }
  };
  return (
    <section class="card charge-side">
      <div>
        <h2 class="card-title">{t.sides[side]}</h2>
        <p class="hint">{t.sideLine(format.number(own.size), skill, fight.dice(armorOf(own)))}</p>
      </div>
      <Choice
        legend={side === 'attacker' ? t.strikesWith : t.meetsWith}
        value={means}
        options={meansFor(inputs, side).map((value) => ({ value, label: t.arms[value] }))}
        onChange={choose}
      />
      {weapon && chargeArms.includes(own.arm) && (
        <p class="hint">
          {t.weaponLine(format.number(weapon.use), fight.dice(weapon.damage), format.number(own.reach))}
        </p>
      )}
      <div class="chips">
        <Toggle
          pressed={isMounted(own)}
          onChange={(on) => model.changeSide(side, { mount: on ? (mounts[1] ?? 'none') : 'none' })}
        >
          {t.mounted}
        </Toggle>
        <Toggle pressed={own.shield} onChange={(shield) => model.changeSide(side, { shield })}>
          {t.shield}
        </Toggle>
        {side === 'defender' && !goesByDie(inputs) && !own.rooted && inputs.direction !== 'towards' && (
          <Toggle pressed={inputs.braced} onChange={(braced) => model.change({ braced })}>
            {t.braced}
          </Toggle>
        )}
      </div>
      <Fold title={t.unitFold} count={rare.filter(Boolean).length} countLabel={t.inForce}>
        {() => <ChargeSideMore model={model} side={side} />}
      </Fold>
    </section>
  );
}
