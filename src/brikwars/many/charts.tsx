import { useFormat, useTexts } from '../../kit/context.ts';
import { ShareBar } from '../../kit/share-text.tsx';
import { Bars } from '../../kit/stage/bars.tsx';
import type { Distribution } from '../../rules/dice/distribution.ts';
import { blastDead, highestOf, killingDamage, type ManyAnswer } from './answer.ts';
import type { ManyInputs } from './inputs.ts';
import { groupName } from './names.ts';
import { pipsIn } from './setup.ts';

interface ChartProps {
  readonly label: string;
  readonly odds: Distribution;
  /** From here on the bars are marked. */
  readonly from?: number | undefined;
}

/** How likely each number is; a single one says nothing. */
function Chart({ label, odds, from }: ChartProps) {
  const t = useTexts('many');
  if (odds.weights.length < 2) return null;
  return (
    <>
      <p class="label">{label}</p>
      <Bars
        label={label}
        weights={odds.weights}
        min={odds.min}
        columns={t.chartColumns}
        {...(from === undefined ? {} : { from })}
      />
    </>
  );
}

interface DamageChartProps {
  readonly odds: Distribution;
  /** The least damage that kills, where Armor is not rolled. */
  readonly kills: number | undefined;
}

export function DamageChart({ odds, kills }: DamageChartProps) {
  const more = useTexts('many');
  return (
    <Chart label={kills === undefined ? more.damageChartRolled : more.damageChart} odds={odds} from={kills} />
  );
}

export interface ManyShown {
  readonly answer: ManyAnswer;
  readonly inputs: ManyInputs;
}

/** How likely one attack of each kind hits, of those that together make the hits. */
export function ManyHits({ answer, inputs }: ManyShown) {
  const t = useTexts('many');
  const format = useFormat();
  const [odds] = answer.kind === 'volley' ? answer.odds.assaults : [];
  const entered = inputs.assaults[0]?.groups ?? [];
  return (
    <>
      {odds?.groups.map(({ hit }, group) => {
        const shown = entered[group];
        return (
          shown &&
          shown.hits === undefined && (
            <ShareBar
              key={group}
              label={t.hits(groupName(t, format, shown, inputs.kind))}
              value={format.percent(hit.value)}
              share={hit.value}
            />
          )
        );
      })}
    </>
  );
}

/** How many die how often, and what damage all do together. */
export function ManyCharts({ answer, inputs }: ManyShown) {
  const more = useTexts('many');
  const { pips } = useTexts('many');
  const { mine, theirs } = pipsIn(inputs);
  const dead = theirs ? pips.chart : more.deadChart;
  if (answer.kind === 'blast') {
    const { enemies, own } = answer.odds;
    return (
      <>
        {blastDead(answer).enemies && (
          <Chart label={theirs ? dead : more.enemiesChart} odds={enemies.deaths.value} />
        )}
        {highestOf(own.deaths.value) > 1 && (
          <Chart label={mine ? pips.chart : more.ownChart} odds={own.deaths.value} />
        )}
      </>
    );
  }
  if (answer.kind === 'gang') {
    const { damage, attackersDead } = answer.odds;
    const kills = killingDamage(answer.gang.fights[0]);
    return (
      <>
        <DamageChart odds={damage.value} kills={kills} />
        {highestOf(attackersDead.value) > 1 && (
          <Chart label={mine ? pips.chart : more.deadChart} odds={attackersDead.value} />
        )}
      </>
    );
  }
  const { assaults, deaths } = answer.odds;
  const [first] = assaults;
  if (assaults.length > 1 || inputs.kind === 'single' || !first?.combined)
    return <Chart label={dead} odds={deaths.value} />;
  const kills = killingDamage(answer.volley.assaults[0]?.groups[0]?.fight);
  return <DamageChart odds={first.combined.damage.value} kills={kills} />;
}
