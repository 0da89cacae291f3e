import { useFormat, useTexts } from '../kit/context.ts';
import type { KnownOdds } from './odds.ts';

/** Average, most likely total, ends, and the chances of special faces. */
export function OddsFacts({ odds, brikwars }: { readonly odds: KnownOdds; readonly brikwars: boolean }) {
  const t = useTexts('compose');
  const format = useFormat();
  const lowest = format.number(odds.lowest);
  const range =
    odds.highest === undefined ? t.openEnded(lowest) : t.fromTo(lowest, format.number(odds.highest));
  const [first, last] = odds.likely;
  const facts: (readonly [string, string])[] = [
    [t.mean, format.number(odds.mean)],
    [t.likely, first === last ? format.number(first) : t.fromTo(format.number(first), format.number(last))],
    [t.range, range],
  ];
  if (brikwars && odds.ones > 0) facts.push([t.onesChance, format.percent(odds.ones)]);
  if (odds.bonus > 0) facts.push([t.bonusChance, format.percent(odds.bonus)]);
  return (
    <dl class="dice-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
