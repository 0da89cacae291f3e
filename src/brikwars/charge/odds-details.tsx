import { FigureLine } from '../../fight/answer-tiles.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/controls/fold.tsx';
import { Bars } from '../../kit/stage/bars.tsx';
import type { ChargeExplained } from '../../rules/brikwars/charge/charge-effects.ts';
import type { Distribution } from '../../rules/dice/distribution.ts';
import type { ChargeAnswer } from './answer.ts';
import type { ChargeInputs } from './inputs.ts';
import { chargeReasons } from './reasons.ts';
import { fateTexts } from './text.ts';

interface FigureProps {
  readonly label: string;
  readonly explained: ChargeExplained;
  readonly mean?: boolean;
}

function Figure({ label, explained, mean = false }: FigureProps) {
  const t = useTexts('charge');
  const format = useFormat();
  const { value, reasons } = explained;
  return (
    <FigureLine
      label={label}
      shown={mean ? format.number(value, 1) : format.percent(value)}
      items={chargeReasons(t, format, reasons)}
    />
  );
}

/** Inches from 1 on are marked: there it flies. */
function Inches({ label, odds }: { readonly label: string; readonly odds: Distribution }) {
  const t = useTexts('charge');
  if (odds.weights.length < 2) return null;
  return (
    <>
      <p class="label">{label}</p>
      <Bars label={label} weights={odds.weights} min={odds.min} from={1} columns={t.chartColumns} />
    </>
  );
}

/** How far they fly, then every figure with its reasons. */
export function ChargeFigures({
  answer,
  inputs,
}: {
  readonly answer: ChargeAnswer;
  readonly inputs: ChargeInputs;
}) {
  const t = useTexts('charge');
  const format = useFormat();
  const { odds, charge } = answer;
  const fates = fateTexts(t, inputs);
  const byDie = charge.model === 'die';
  return (
    <section class="stack" aria-label={t.figures}>
      <Inches label={t.inchesChart} odds={odds.inches.defender} />
      {odds.attackerFlies.value > 0 && <Inches label={t.chargerInchesChart} odds={odds.inches.attacker} />}
      <div>
        <Figure label={fates.target} explained={odds.defenderDies} />
        <Figure label={fates.charger} explained={odds.attackerDies} />
        <Figure label={fates.plain ? t.bothDie : t.bothHurt} explained={odds.bothDie} />
        <Figure label={fates.plain ? t.nobodyDies : t.neitherHurt} explained={odds.neitherDies} />
        <Figure label={t.hits} explained={odds.hits} />
        <Figure label={t.contact} explained={odds.contact} />
        <Figure label={t.flies} explained={odds.defenderFlies} />
        <Figure label={t.meanInches} explained={odds.meanInches} mean />
        {odds.attackerFlies.value > 0 && <Figure label={t.chargerFlies} explained={odds.attackerFlies} />}
        <Figure label={byDie ? t.locked : t.stops} explained={byDie ? odds.locked : odds.stops} />
        <Figure label={t.knockedOver} explained={odds.knockedOver} />
        {odds.shoved.value > 0 && <Figure label={t.shoved} explained={odds.shoved} />}
        {odds.diesAfterwards.value > 0 && <Figure label={t.diesAfterwards} explained={odds.diesAfterwards} />}
      </div>
      {odds.line.map(({ reached, cleared, dies }, place) => (
        <Fold key={place} title={t.lineTarget(format.number(place + 1))}>
          <Figure label={t.reached} explained={reached} />
          <Figure label={t.cleared} explained={cleared} />
          <Figure label={fates.target} explained={dies} />
        </Fold>
      ))}
    </section>
  );
}
