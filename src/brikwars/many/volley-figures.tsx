import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import type { AssaultOdds } from '../../rules/brikwars/volley.ts';
import type { VolleyAnswer } from './answer.ts';
import { Chart, Figure } from './figure-rows.tsx';
import type { ManyInputs } from './inputs.ts';
import { groupName } from './names.ts';
import { killingDamage } from './told.ts';

interface VolleyFiguresProps {
  readonly answer: VolleyAnswer;
  readonly inputs: ManyInputs;
}

/** What shots at one or more targets come to. */
export function VolleyFigures({ answer, inputs }: VolleyFiguresProps) {
  const t = useTexts('many');
  const more = useTexts('manymore');
  const { assaults, deaths, meanDeaths } = answer.odds;
  const many = assaults.length > 1;
  const parts = assaults.map((odds, place) => (
    <TargetFigures
      key={place}
      odds={odds}
      entered={inputs.assaults[place]}
      kind={inputs.kind}
      kills={killingDamage(answer.volley.assaults[place]?.groups[0]?.fight)}
    />
  ));
  return (
    <>
      {(many || inputs.kind === 'single') && <Chart label={more.deadChart} odds={deaths.value} />}
      {many && <Figure label={t.meanDead} explained={meanDeaths} mean />}
      {many
        ? parts.map((part, place) => (
            <Fold key={place} title={t.targetNumber(place + 1)}>
              {part}
            </Fold>
          ))
        : parts}
    </>
  );
}

interface TargetFiguresProps {
  readonly odds: AssaultOdds;
  readonly entered: ManyInputs['assaults'][number] | undefined;
  readonly kind: ManyInputs['kind'];
  /** The least damage that kills, where Armor is not rolled. */
  readonly kills: number | undefined;
}

function TargetFigures({ odds, entered, kind, kills }: TargetFiguresProps) {
  const t = useTexts('many');
  const more = useTexts('manymore');
  const format = useFormat();
  const { combined, groups, meanDeaths, anyDies } = odds;
  return (
    <div class="stack">
      {combined && (
        <Chart
          label={kills === undefined ? more.damageChartRolled : more.damageChart}
          odds={combined.damage.value}
          from={kills}
        />
      )}
      <div>
        <Figure label={combined ? t.targetDies : t.anyDies} explained={anyDies} />
        {combined && <Figure label={t.meanHits} explained={combined.meanHits} mean />}
        {combined && <Figure label={t.meanDamage} explained={combined.meanDamage} mean />}
        {!combined && <Figure label={t.meanDead} explained={meanDeaths} mean />}
        {groups.map(({ hit, killGivenHit }, group) => {
          const shown = entered?.groups[group];
          const who = shown ? groupName(t, format, shown, kind) : '';
          return (
            <div key={group}>
              {shown?.hits === undefined && <Figure label={more.hits(who)} explained={hit} />}
              {!combined && <Figure label={more.killsIfHit(who)} explained={killGivenHit} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}
