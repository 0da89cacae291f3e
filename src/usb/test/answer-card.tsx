import { AnswerSection, useAhead } from '../../fight/answer-section.tsx';
import { useSpoken } from '../../fight/answer-tiles.tsx';
import { Ends } from '../../fight/ends.tsx';
import { triesOf } from '../../fight/tries.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { Outcome } from '../../kit/stage/outcome-bar.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { mean } from '../../rules/dice/distribution.ts';
import { alike } from '../../rules/tries.ts';
import { figuresOf, isAlone, type UsbFigures } from './answer.ts';
import { type UsbTestInputs, usbTestCodec, usbTestOf } from './inputs.ts';
import type { UsbTestModel } from './model.ts';
import { endsOf } from './text.ts';
import { UsbTestWhy } from './why.tsx';

type Fact = Outcome & { readonly unit: string };

interface Description {
  readonly ends: readonly Outcome[];
  readonly facts: readonly Fact[];
}

/** What the pool may come to: as many as are wanted, or fewer; a die alone by what its success is called. */
function textsOf(
  t: Messages['usbtest'],
  format: Format,
  inputs: UsbTestInputs,
  { each, average, chance }: Pick<UsbFigures, 'each' | 'average'> & { readonly chance: number },
): Description {
  const names = endsOf(t, inputs);
  const [yes = '', no = ''] = format.shares([chance, 1 - chance]);
  const fact = (label: string, of: number, shown: string): Fact => ({
    label,
    chance: of,
    shown,
    unit: '',
    gain: 'mine',
  });
  return {
    ends: [
      {
        label: names.pass,
        ...(!isAlone(inputs) && { short: `${format.number(inputs.atLeast)}+` }),
        chance,
        shown: yes,
        gain: 'mine',
      },
      { label: names.fail, chance: 1 - chance, shown: no, gain: 'theirs' },
    ],
    facts: [
      ...(each ? [fact(t.perDie, each.chance, format.percent(each.chance))] : []),
      ...(isAlone(inputs) ? [] : [fact(each ? t.average : t.sumAverage, 1, format.number(average, 1))]),
    ],
  };
}

/** The odds of the test; while it is played, those given what lies on the table. */
export function UsbTestAnswer({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usbtest');
  const format = useFormat();
  const { each, average, wanted } = model.figures.value;
  const inputs = model.inputs.value.value;
  const ahead = useAhead(model.play);
  const odds = ahead?.odds.whole?.odds;
  const described = textsOf(t, format, inputs, {
    each,
    average,
    chance: isAlone(inputs) ? (each?.chance ?? wanted) : wanted,
  });
  const chance = ahead?.chance('wanted');
  const now =
    odds && chance !== undefined
      ? textsOf(t, format, inputs, { each, average: mean(odds), chance })
      : described;
  useSpoken(described.ends.map(({ label, shown }) => `${label}: ${shown} %`).join(', '));
  const [first] = described.ends;
  const tries = first && {
    ask: () =>
      triesOf(
        { ends: [{ label: first.label, gain: 'mine' }], counts: 'tries', assumes: 'alike' },
        alike(first.chance),
      ),
    of: model.inputs.value.value,
  };
  return (
    <AnswerSection title={t.title} given={odds && ahead?.given}>
      <Ends {...now} begun={odds && described} why={() => <UsbTestWhy model={model} />} tries={tries} />
    </AnswerSection>
  );
}

/** The ends of a kept fight, as its bar has them; undefined where the text makes none. */
export function keptEnds(
  t: Messages['usbtest'],
  format: Format,
  query: string,
): readonly Outcome[] | undefined {
  const inputs = usbTestCodec.decode(query);
  if (!inputs || !usbTestOf(inputs)) return undefined;
  const { each, average, wanted } = figuresOf(inputs);
  return textsOf(t, format, inputs, {
    each,
    average,
    chance: isAlone(inputs) ? (each?.chance ?? wanted) : wanted,
  }).ends;
}
