import { Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/stepper.tsx';
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
  const { still, aimed, thirds, blind, speed, headOn, large } = value;
  const set = (part: Partial<SituationInputs>) => onChange(withSituation(value, part));
  return (
    <>
      <fieldset class="choice">
        <legend class="visually-hidden">{fight.situation}</legend>
        <div class="chips">
          {!close && (
            <>
              <Toggle pressed={still} onChange={(on) => set({ still: on })}>
                {fight.still}
              </Toggle>
              <Toggle pressed={aimed} onChange={(on) => set({ aimed: on })}>
                {fight.aimed}
              </Toggle>
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
          <Toggle pressed={blind} onChange={(on) => set({ blind: on })}>
            {fight.blind}
          </Toggle>
          <Toggle pressed={large >= 2} onChange={(on) => set({ large: on ? 2 : 0 })}>
            {fight.large}
          </Toggle>
          {asksHeadOn(inputs, value) && (
            <Toggle pressed={headOn} onChange={(on) => set({ headOn: on })}>
              {t.headOn}
            </Toggle>
          )}
        </div>
      </fieldset>
      {speed > 0 && (
        <Stepper
          label={t.speed}
          value={speed}
          min={0}
          max={manyBounds.speed}
          onChange={(inches) => set({ speed: inches })}
        />
      )}
      {large > 0 && (
        <Stepper
          label={t.breadth}
          value={large}
          min={0}
          max={manyBounds.large}
          onChange={(inches) => set({ large: inches })}
        />
      )}
    </>
  );
}
