import { asksIn } from '../../kit/asks-in.tsx';
import { Toggle } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Plate, Ruler, Spot, Stage } from '../../kit/stage.tsx';
import { situationWords, withSituation } from '../situation.ts';
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
  const more = useTexts('brikwars');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { kind, attacker, situation, modifier } = inputs;
  const ask = asksIn(squadsAsked, inputs, model.change);
  const told = kind === 'charge' ? [] : situationWords(more, format, { ...situation, aimed: false });
  const others = told.length + Number(modifier !== 0);
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
      {kind === 'ranged' && (
        <Toggle
          pressed={situation.aimed}
          onChange={(aimed) => model.change({ situation: withSituation(situation, { aimed }) })}
        >
          {more.aimed}
        </Toggle>
      )}
      <button type="button" class="chip" aria-haspopup="dialog" onClick={() => onSheet('situation')}>
        <span>
          {more.otherOptions} {others > 0 && <span class="badge">{others}</span>}
        </span>
      </button>
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

function SidePlate({ model, onSheet, owner }: StageProps & { readonly owner: SquadOwner }) {
  const t = useTexts('squads');
  const { dice } = useTexts('fight');
  const inputs = model.inputs.value.value;
  const side = inputs[owner];
  const attacks = owner === inputs.attacker;
  return (
    <Plate
      side={owner}
      role={attacks ? t.roles.attacker[owner] : t.roles.defender[owner]}
      name={squadText(t, side)}
      held={heldText(t, inputs, owner)}
      values={`${t.skill} ${dice(skillOf(side))}, ${t.armor} ${dice(armorOf(side))}`}
      onClick={() => onSheet(owner)}
    />
  );
}

/** How far the squad has run when it strikes. */
function RunUp({ model }: Pick<StageProps, 'model'>) {
  const t = useTexts('squads');
  const format = useFormat();
  const { inches } = model.inputs.value.value.run;
  return (
    <Ruler
      label={t.runUp}
      value={inches}
      max={squadRun.fields.inches.most}
      reach={undefined}
      shown={`${format.number(inches)}″`}
      onChange={(run) => model.changeRun({ inches: run })}
    />
  );
}

/** How far the shots must carry, from Standard to Standard. */
function Distance({ model }: { readonly model: SquadsModel }) {
  const t = useTexts('squads');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { distance } = inputs;
  const { range } = valuesOf(inputs[ownerOf(inputs, 'attacker')], inputs);
  return (
    <Ruler
      label={t.distance}
      value={distance}
      max={Math.min(squadsAsked.fields.distance.most, Math.max(24, distance, range ?? 0))}
      reach={range}
      shown={`${format.number(distance)}″`}
      onChange={(inches) => model.change({ distance: inches })}
    />
  );
}

/** Two squads against each other. */
export function SquadsStage({ model, onSheet }: StageProps) {
  const t = useTexts('squads');
  const fight = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  return (
    <Stage
      label={squadsTitle(t, inputs)}
      tall={tall}
      chips={<Chips model={model} onSheet={onSheet} />}
      picture={<SquadSides inputs={inputs} />}
      spots={squadOwners.map((owner) => (
        <Spot
          key={owner}
          at={spots[owner]}
          label={fight.besides(t.names[owner], squadText(t, inputs[owner]))}
          onClick={() => onSheet(owner)}
        />
      ))}
      ruler={
        inputs.kind === 'ranged' ? (
          <Distance model={model} />
        ) : (
          inputs.kind === 'charge' && <RunUp model={model} />
        )
      }
      plates={
        <>
          <SidePlate model={model} onSheet={onSheet} owner="mine" />
          <span />
          <SidePlate model={model} onSheet={onSheet} owner="theirs" />
        </>
      }
    />
  );
}
