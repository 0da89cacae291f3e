import { useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Tiles } from '../../kit/controls/tiles.tsx';
import { CountPill } from '../../kit/stage/count-pill.tsx';
import { SheetChip, Stage } from '../../kit/stage/stage.tsx';
import { units } from '../../rules/brikwars/units.ts';
import { useGroundOf, useRunGround } from '../reach.ts';
import { inForceCount } from './circumstances.tsx';
import {
  ownerOf,
  type SquadOwner,
  type SquadRun,
  type SquadSide,
  squadKinds,
  squadOwners,
  squadRun,
  squadSide,
  squadsAsked,
} from './inputs.ts';
import { LossTags } from './losses.tsx';
import type { SquadsModel } from './model.ts';
import { armOf, armorOf, skillOf, valuesOf } from './setup.ts';
import { SquadSides, spots, tall } from './sides.tsx';
import { heldText, squadsTitle, squadText } from './text.ts';

/** What a tap on the stage opens. */
export type Sheet = SquadOwner | 'situation' | 'figures' | 'more';

interface StageProps {
  readonly model: SquadsModel;
  readonly onSheet: (sheet: Sheet) => void;
}

/** What is done, as one row; the rest behind it. */
function Chips({ model, onSheet }: StageProps) {
  const t = useTexts('squads');
  const inputs = model.inputs.value.value;
  return (
    <>
      <Tiles
        hideLegend
        legend={t.kind}
        value={inputs.kind}
        tiles={squadKinds.map((kind) => ({ value: kind, name: t.kinds[kind], label: t.kinds[kind] }))}
        onChange={(kind) => model.change({ kind })}
      />
      <SheetChip count={inForceCount(inputs)} onClick={() => onSheet('situation')}>
        <span class="visually-hidden">{t.situation}: </span>
        {t.moreOf}
      </SheetChip>
    </>
  );
}

/** Inches a turn of who charges; own units say nothing of it here. */
function moveOf({ unit }: SquadSide, { riders }: SquadRun): number | undefined {
  if (riders) return units.warhorse.move;
  return unit === 'own' ? undefined : units[unit].move;
}

/** How far the squad has run when it strikes, or its shots must carry, from Standard to Standard. */
function useLength(model: SquadsModel) {
  const t = useTexts('squads');
  const { besides } = useTexts('brikwars');
  const groundOf = useGroundOf();
  const runOf = useRunGround();
  const inputs = model.inputs.value.value;
  const { kind, distance, run, table } = inputs;
  const owner = ownerOf(inputs, 'attacker');
  const side = inputs[owner];
  const label = besides(t.names[owner], t.count);
  const lead = (
    <CountPill
      label={label}
      side={owner}
      value={side.count}
      min={side.officer ? 0 : 1}
      max={squadSide.fields.count.most}
      onChange={(count) => model.changeSide(owner, { count })}
    />
  );
  if (kind === 'charge')
    return {
      label: t.runUp,
      value: run.inches,
      most: squadRun.fields.inches.most,
      onChange: (inches: number) => model.changeRun({ inches }),
      ...runOf(run.inches, moveOf(side, run)),
      lead,
    };
  const arm = armOf(side, inputs);
  const weapon = arm === 'nothing' ? 'own' : arm;
  return (
    kind === 'ranged' && {
      label: t.distance,
      value: distance,
      most: squadsAsked.fields.distance.most,
      onChange: (inches: number) => model.change({ distance: inches }),
      ...groundOf(table, [{ weapon, reach: valuesOf(side, inputs).range }], distance),
      still: true,
      lead,
    }
  );
}

/** Two squads against each other. */
export function SquadsStage({ model, onSheet }: StageProps) {
  const t = useTexts('squads');
  const fight = useTexts('brikwars');
  const { dice } = useTexts('fight');
  const inputs = model.inputs.value.value;
  const other = ownerOf(inputs, 'defender');
  return (
    <Stage
      label={squadsTitle(t, inputs)}
      // The ground needs its room: their Standards stay below what is said above them.
      tall={inputs.kind === 'close' ? tall : tall + 16}
      growth={1.14}
      chips={<Chips model={model} onSheet={onSheet} />}
      picture={
        <>
          <path class="stage-land" d="M-300 164H700V216H-300z" />
          <SquadSides inputs={inputs} />
        </>
      }
      over={<LossTags model={model} onOpen={() => onSheet('figures')} />}
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
        values: fight.statShort(dice(skillOf(inputs[owner])), dice(armorOf(inputs[owner]))),
        opens: owner,
      }))}
      middle={
        <Button
          kind="quiet"
          icon="flip"
          label={t.roles.attacker[other]}
          onClick={() => model.change({ attacker: other })}
        />
      }
      onSheet={onSheet}
    />
  );
}
