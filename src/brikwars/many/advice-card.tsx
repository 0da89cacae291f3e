import { useEffect, useState } from 'preact/hooks';
import { useTexts } from '../../kit/context.ts';
import { GangWays } from './gang-ways.tsx';
import type { ManyInputs } from './inputs.ts';
import type { ManyModel } from './model.ts';
import { VolleyWays } from './volley-ways.tsx';
import { type ManyCounsel, manyCounsel } from './ways.ts';

/** Milliseconds. */
const pause = 60;

interface Weighed {
  readonly inputs: ManyInputs;
  readonly counsel: ManyCounsel | undefined;
}

interface CounselProps {
  readonly model: ManyModel;
  /** The target of the volley that is shown. */
  readonly assault: number;
}

/** How the attackers had best go about it. */
export function ManyCounselFold({ model, assault }: CounselProps) {
  const t = useTexts('many');
  const inputs = model.inputs.value.value;
  const answer = model.answer.value;
  const [weighed, setWeighed] = useState<Weighed | undefined>(undefined);
  // The odds of the tap come first: this weighs every way against every answer.
  useEffect(() => {
    if (!answer.ok) return undefined;
    const { value } = answer;
    const timer = setTimeout(
      () => setWeighed({ inputs, counsel: manyCounsel(inputs, value, assault) }),
      pause,
    );
    return () => clearTimeout(timer);
  }, [inputs, answer, assault]);
  const counsel = answer.ok && answer.value.kind === weighed?.counsel?.kind ? weighed.counsel : undefined;
  if (weighed === undefined || counsel === undefined) return null;
  if (counsel.advice === undefined) return <p class="hint">{t.counsel.tooMany}</p>;
  const parts = { model, inputs: weighed.inputs, assault };
  return counsel.kind === 'volley' ? (
    <VolleyWays {...parts} counsel={counsel} />
  ) : (
    <GangWays {...parts} counsel={counsel} />
  );
}
