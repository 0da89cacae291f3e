import { useTexts } from '../../kit/context.ts';
import type { GangAnswer } from './answer.ts';
import { Chart, Figure } from './figure-rows.tsx';
import type { ManyInputs } from './inputs.ts';
import { memberName } from './names.ts';
import { highestOf, killingDamage } from './told.ts';

interface GangFiguresProps {
  readonly answer: GangAnswer;
  readonly inputs: ManyInputs;
}

/** What several on one come to. */
export function GangFigures({ answer, inputs }: GangFiguresProps) {
  const t = useTexts('many');
  const more = useTexts('manymore');
  const { odds, gang, withdrawal } = answer;
  const kills = killingDamage(gang.fights[0]);
  return (
    <>
      <Chart
        label={kills === undefined ? more.damageChartRolled : more.damageChart}
        odds={odds.damage.value}
        from={kills}
      />
      {highestOf(odds.attackersDead.value) > 1 && (
        <Chart label={more.deadChart} odds={odds.attackersDead.value} />
      )}
      <div>
        <Figure label={t.victimDies} explained={odds.victimDies} />
        <Figure label={more.withdrawalDies} explained={withdrawal} />
        {odds.attackers.map(({ hit, dies }, member) => {
          const who = memberName(t, inputs, member);
          const struck = gang.counters.some(
            ({ kind, against }) => kind === 'counterattack' && against === member,
          );
          return (
            <div key={member}>
              <Figure label={more.hits(who)} explained={hit} />
              {struck && <Figure label={more.dies(who)} explained={dies} />}
            </div>
          );
        })}
        {odds.parries.map(({ against, parriedGivenHit, weaponLost }) => {
          const who = memberName(t, inputs, against);
          return (
            <div key={against}>
              <Figure label={more.parriedGivenHit(who)} explained={parriedGivenHit} />
              <Figure label={more.weaponLost(who)} explained={weaponLost} />
            </div>
          );
        })}
      </div>
    </>
  );
}
