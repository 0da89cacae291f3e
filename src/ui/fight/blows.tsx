import type { BlowFigures } from '../../rules/brikwars/exchange.ts';
import type { FightModel } from '../../state/fight.ts';
import type { FightAnswer } from '../../state/fight-answer.ts';
import { useFormat, useTexts } from '../context.ts';
import { Bars } from '../parts/bars.tsx';
import { Fold } from '../parts/fold.tsx';
import { Figure } from './figure.tsx';
import { armName } from './phrases.ts';

/** Every number of the chosen defence, blow by blow; each unfolds into its reasons. */
export function Blows({ model, answer }: { readonly model: FightModel; readonly answer: FightAnswer }) {
  const t = useTexts('fight');
  const format = useFormat();
  const { odds } = answer.chosen;
  const inputs = model.inputs.value.value;
  const several = odds.attacks.length > 1;
  return (
    <section class="card">
      <h2 class="card-title">{t.figures}</h2>
      {odds.attacks.map((blow, index) => {
        const counter = odds.counters[index];
        const weapon = armName(t, inputs, 'attacker', blow.arm);
        return (
          <div class="stack" key={index}>
            <Blow title={several ? t.attackNumber(index + 1, weapon) : t.attackTitle(weapon)} blow={blow} />
            {counter && (
              <Blow title={t.counterTitle(armName(t, inputs, 'defender', counter.arm))} blow={counter} />
            )}
          </div>
        );
      })}
      {inputs.mode === 'close' && (
        <div>
          <h3 class="label">{t.turn}</h3>
          <Figure
            label={t.defenderDies}
            shown={format.percent(odds.defenderDies.value)}
            explained={odds.defenderDies}
          />
          <Figure
            label={t.attackerDies}
            shown={format.percent(odds.attackerDies.value)}
            explained={odds.attackerDies}
          />
          <Figure
            label={t.neitherDies}
            shown={format.percent(odds.neitherDies.value)}
            explained={odds.neitherDies}
          />
          {odds.defenderWeaponLost.value > 0 && (
            <Figure
              label={t.defenderWeaponLost}
              shown={format.percent(odds.defenderWeaponLost.value)}
              explained={odds.defenderWeaponLost}
            />
          )}
          {odds.attackerWeaponLost.value > 0 && (
            <Figure
              label={t.attackerWeaponLost}
              shown={format.percent(odds.attackerWeaponLost.value)}
              explained={odds.attackerWeaponLost}
            />
          )}
        </div>
      )}
    </section>
  );
}

function Blow({ title, blow }: { readonly title: string; readonly blow: BlowFigures }) {
  const t = useTexts('fight');
  const format = useFormat();
  const percent = (value: { readonly value: number }) => format.percent(value.value);
  return (
    <div>
      <h3 class="label">{title}</h3>
      {blow.reached < 1 && <p class="hint">{t.chanceReached(format.percent(blow.reached))}</p>}
      <Figure label={t.hits} shown={percent(blow.hit)} explained={blow.hit} />
      {blow.parry !== undefined && (
        <>
          <Figure label={t.parried} shown={percent(blow.parriedGivenHit)} explained={blow.parriedGivenHit} />
          <Figure label={t.parriedOverall} shown={percent(blow.parried)} explained={blow.parried} />
          {blow.weaponLost.value > 0 && (
            <Figure label={t.weaponLost} shown={percent(blow.weaponLost)} explained={blow.weaponLost} />
          )}
        </>
      )}
      <Figure label={t.killsIfHit} shown={percent(blow.killGivenHit)} explained={blow.killGivenHit} />
      <Figure label={t.kills} shown={percent(blow.kill)} explained={blow.kill} />
      <Figure label={t.meanDamage} shown={format.number(blow.meanDamage.value)} explained={blow.meanDamage} />
      <Fold title={t.damageChart}>
        <Bars
          label={t.damageChart}
          weights={blow.damage.weights}
          min={blow.damage.min}
          columns={t.chartColumns}
        />
      </Fold>
    </div>
  );
}
