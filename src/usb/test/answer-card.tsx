import { AnswerSection, useAhead } from '../../fight/answer-section.tsx';
import { useSpoken } from '../../fight/answer-tiles.tsx';
import { Ends } from '../../fight/ends.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { Outcome } from '../../kit/outcome-bar.tsx';
import type { UsbTestModel } from './model.ts';
import { UsbTestWhy } from './why.tsx';

/** What the pool may come to: as many as are wanted, or fewer; a die alone by what its success is called. */
export function UsbTestAnswer({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usb');
  const format = useFormat();
  const { each, average, wanted } = model.figures.value;
  const { kind, dice, atLeast } = model.inputs.value.value;
  const alone = each !== undefined && dice === 1 && kind !== 'd2' && kind !== 'd3';
  const ahead = useAhead(model.play);
  const begun = alone ? each.chance : wanted;
  const chance = ahead?.chance('yes') ?? begun;
  const [yes = '', no = ''] = format.shares([chance, 1 - chance]);
  const ends: readonly Outcome[] = [
    {
      label: alone ? t.outcomes[kind].pass : t.atLeastChance(atLeast),
      chance,
      shown: yes,
      gain: 'mine',
    },
    {
      label: alone ? t.outcomes[kind].fail : t.fewer(atLeast),
      chance: 1 - chance,
      shown: no,
      gain: 'theirs',
    },
  ];
  const facts: readonly (Outcome & { readonly unit: string })[] = [
    ...(each
      ? [
          {
            label: t.perDie,
            chance: each.chance,
            shown: format.percent(each.chance),
            unit: '',
            gain: 'mine',
          } as const,
        ]
      : []),
    ...(alone
      ? []
      : [
          {
            label: each ? t.average : t.sumAverage,
            chance: 1,
            shown: format.number(average),
            unit: '',
            gain: 'mine',
          } as const,
        ]),
  ];
  useSpoken(ends.map(({ label, shown }) => `${label}: ${shown} %`).join(', '));
  return (
    <AnswerSection title={t.title} given={ahead?.given} plain>
      <Ends ends={ends} facts={ahead ? [] : facts} why={() => <UsbTestWhy model={model} />} />
    </AnswerSection>
  );
}
