import { useTexts } from '../../kit/context.ts';
import { Toggle } from '../../kit/controls/choice.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { Stage } from '../../kit/stage/stage.tsx';
import { withSituation } from '../situation.ts';
import { UsualChips } from '../usual-chips.tsx';
import { ownerOf, type SquadOwner, squadOwners, squadRun, squadsAsked } from './inputs.ts';
import type { SquadsModel } from './model.ts';
import { armorOf, skillOf, valuesOf } from './setup.ts';
import { SquadSides, spots, tall } from './sides.tsx';
import { heldText, squadsTitle, squadText } from './text.ts';

/** What a tap on the stage opens. */
export type Sheet = SquadOwner | 'situation' | 'figures' | 'more';

interface StageProps {
  readonly model: SquadsModel;
  readonly onSheet: (sheet: Sheet) => void;
}

/** What is done, who does it, and what changes the roll of all of them. */
function Chips({ model, onSheet }: StageProps) {
  const t = useTexts('squads');
  const inputs = model.inputs.value.value;
  const { kind, attacker, situation, modifier } = inputs;
  const ask = asksIn(squadsAsked, inputs, model.change);
  return (
    <>
      {ask.choice('kind', t.kind, t.kinds, { hideLegend: true })}
      <Toggle
        pressed={attacker === 'theirs'}
        onChange={(on) => model.change({ attacker: on ? 'theirs' : 'mine' })}
      >
        {t.theyAttack}
      </Toggle>
      {kind === 'charge' && <RunChips model={model} />}
      {ask.flag('counters', t.counters)}
      <UsualChips
        of={kind === 'charge' ? [] : [situation]}
        asks={kind === 'ranged' ? ['aimed'] : []}
        also={Number(modifier !== 0)}
        change={(part) => model.change({ situation: withSituation(situation, part) })}
        onMore={() => onSheet('situation')}
      />
    </>
  );
}

/** How the squad charges, and whether the other braces. */
function RunChips({ model }: Pick<StageProps, 'model'>) {
  const t = useTexts('squads');
  const ask = asksIn(squadRun, model.inputs.value.value.run, model.changeRun);
  return (
    <>
      {ask.flag('braced', t.braced)}
      {ask.flag('armed', t.armed)}
      {ask.flag('riders', t.riders)}
      {ask.flag('ridersMet', t.ridersMet)}
    </>
  );
}

/** How far the squad has run when it strikes, or its shots must carry, from Standard to Standard. */
function useLength(model: SquadsModel) {
  const t = useTexts('squads');
  const inputs = model.inputs.value.value;
  const { kind, distance, run } = inputs;
  if (kind === 'charge')
    return {
      label: t.runUp,
      value: run.inches,
      most: squadRun.fields.inches.most,
      default: squadRun.fields.inches.most,
      onChange: (inches: number) => model.changeRun({ inches }),
    };
  return (
    kind === 'ranged' && {
      label: t.distance,
      value: distance,
      most: squadsAsked.fields.distance.most,
      reach: valuesOf(inputs[ownerOf(inputs, 'attacker')], inputs).range,
      onChange: (inches: number) => model.change({ distance: inches }),
    }
  );
}

/** Two squads against each other. */
export function SquadsStage({ model, onSheet }: StageProps) {
  const t = useTexts('squads');
  const fight = useTexts('brikwars');
  const { dice } = useTexts('fight');
  const inputs = model.inputs.value.value;
  return (
    <Stage
      label={squadsTitle(t, inputs)}
      tall={tall}
      chips={<Chips model={model} onSheet={onSheet} />}
      picture={<SquadSides inputs={inputs} />}
      spots={squadOwners.map((owner) => ({
        at: spots[owner],
        label: fight.besides(t.names[owner], squadText(t, inputs[owner])),
        opens: owner,
      }))}
      ruler={useLength(model)}
      plates={squadOwners.map((owner) => ({
        side: owner,
        role: t.roles[owner === inputs.attacker ? 'attacker' : 'defender'][owner],
        name: squadText(t, inputs[owner]),
        held: heldText(t, inputs, owner),
        values: `${t.skill} ${dice(skillOf(inputs[owner]))}, ${t.armor} ${dice(armorOf(inputs[owner]))}`,
        opens: owner,
      }))}
      onSheet={onSheet}
    />
  );
}
