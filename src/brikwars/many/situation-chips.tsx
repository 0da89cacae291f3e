import { asksOf } from '../../kit/asks.tsx';
import { Chips, Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { type SituationInputs, withSituation } from '../situation.ts';
import { type ManyInputs, manyBounds } from './inputs.ts';
import { asksHeadOn } from './setup.ts';

interface SituationChipsProps {
  readonly value: SituationInputs;
  /** Nobody stands still in close combat. */
  readonly close: boolean;
  /** What the group plays by. */
  readonly inputs: Pick<ManyInputs, 'table'>;
  readonly onChange: (situation: SituationInputs) => void;
}

/** The modifiers of an attack roll as chips; what contradicts a tap goes. */
export function SituationChips({ value, close, inputs, onChange }: SituationChipsProps) {
  const t = useTexts('many');
  const fight = useTexts('fightmore');
  const { thirds, speed, large } = value;
  const set = (part: Partial<SituationInputs>) => onChange(withSituation(value, part));
  const ask = asksOf(value, set);
  return (
    <>
      <Chips legend={fight.situation} hideLegend>
        {!close && (
          <>
            {ask.flag('still', fight.still)}
            {ask.flag('aimed', fight.aimed)}
          </>
        )}
        <Toggle pressed={thirds === 2} onChange={(on) => set({ thirds: on ? 2 : 3 })}>
          {fight.legsHidden}
        </Toggle>
        <Toggle pressed={thirds === 1} onChange={(on) => set({ thirds: on ? 1 : 3 })}>
          {fight.headOnly}
        </Toggle>
        <Toggle pressed={speed >= 6} onChange={(on) => set({ speed: on ? 6 : 0 })}>
          {fight.moved}
        </Toggle>
        {ask.flag('blind', fight.blind)}
        <Toggle pressed={large >= 2} onChange={(on) => set({ large: on ? 2 : 0 })}>
          {fight.large}
        </Toggle>
        {asksHeadOn(inputs, value) && ask.flag('headOn', t.headOn)}
      </Chips>
      {speed > 0 && ask.number('speed', t.speed, manyBounds.speed)}
      {large > 0 && ask.number('large', t.breadth, manyBounds.large)}
    </>
  );
}
