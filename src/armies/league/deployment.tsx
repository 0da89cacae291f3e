import { useFormat, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { firstPart } from '../../rules/brikwars/league/on-the-table.ts';
import { cardOf } from './card.ts';
import type { GameProps } from './props.ts';
import { nameIn } from './view.ts';

/** Who sets up what in which order, with the numbers of this game, and who begins (BW-LG-14, BW-LG-17). */
export function Deployment({ season, meeting }: Pick<GameProps, 'season' | 'meeting'>) {
  const t = useTexts('league');
  const format = useFormat();
  const { scenario } = meeting;
  const card = cardOf(meeting);
  const [light, dark] = [nameIn(season, meeting.light), nameIn(season, meeting.dark)];
  const { least, most } = firstPart(card.light.start);
  const [part, units, others] = [least, card.light.start, card.dark.start].map((number) =>
    format.number(number),
  ) as [string, string, string];
  const { setUp } = t;
  const steps =
    scenario === 'transport'
      ? [
          { text: setUp.middle(light, part, units), rule: 'BW-LG-17' },
          { text: setUp.around(dark, others), rule: 'BW-LG-17' },
          { text: setUp.dice, rule: 'BW-LG-17' },
        ]
      : [
          ...(scenario === 'flag' ? [{ text: setUp.artefact, rule: 'BW-LG-16' }] : []),
          { text: setUp.edges(light, dark), rule: 'BWC-101' },
          least === most
            ? { text: setUp.half(light, part, units), rule: 'BW-LG-14' }
            : { text: setUp.larger(light, part, units), rule: 'BWC-164' },
          { text: setUp.all(dark, others), rule: 'BW-LG-14' },
          { text: setUp.rest(light), rule: 'BW-LG-14' },
          { text: setUp.begins(dark), rule: 'BW-LG-14' },
        ];
  return (
    <section class="stack" aria-labelledby="league-deployment">
      <h3 id="league-deployment" class="card-title">
        {t.deployment}
      </h3>
      <Reasons items={steps} />
    </section>
  );
}
