import { useTexts } from '../../kit/context.ts';
import { Choice } from '../../kit/controls/choice.tsx';
import { useShown } from '../../kit/controls/dialog.tsx';
import { later } from '../../kit/controls/lazy.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { useUndo } from '../../kit/undo.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import { sizeOfUnit, type UnitId } from '../../rules/brikwars/units.ts';
import { OwnDice } from '../dice-steppers.tsx';
import { presetProfile } from '../units/preset-profile.ts';
import { sameUnit } from './battle.ts';
import { casterArmorOf, magicAsked, mostSteps, stepsLeft, stepsOf } from './inputs.ts';
import type { MagicModel } from './model.ts';

// Fetched by those who have units of their own.
const UnitSheet = later(() => import('../units/unit-sheet.tsx').then((module) => module.UnitSheet));

/** The last chip: units of the player's own and of his armies. */
function MineChip({ onPick }: { readonly onPick: (profile: Profile) => void }) {
  const fight = useTexts('brikwars');
  const [picking, pick, stop] = useShown();
  return (
    <>
      <button type="button" class="chip" onClick={pick}>
        <span>{fight.mine}</span>
      </button>
      {picking && (
        <UnitSheet
          weighing={{ side: 'mine', changing: [] }}
          onPick={(profile) => {
            stop();
            onPick(profile);
          }}
          onClose={stop}
        />
      )}
    </>
  );
}

interface ChipsProps {
  readonly model: MagicModel;
}

/** Who acts: a unit in one tap, one of the player's own, or a free Skill. */
export function CasterChips({ model }: ChipsProps) {
  const t = useTexts('magic');
  const undo = useUndo();
  const inputs = model.inputs.value.value;
  const act = (unit: Profile) => {
    const back = model.actAs(unit);
    if (back) undo(t.stopped, back);
  };
  return (
    <>
      {asksIn(magicAsked, inputs, model.change).choice('caster', t.unit, t.units, {
        children: <MineChip onPick={act} />,
      })}
      {inputs.caster === 'own' && (
        <OwnDice
          label={t.skill}
          notation={inputs.ownSkill}
          onChange={(ownSkill) => model.change({ ownSkill })}
        />
      )}
      {inputs.caster === 'own' && inputs.kind === 'area' && (
        <OwnDice
          label={t.armor}
          notation={casterArmorOf(inputs)}
          onChange={(selfArmor) => model.change({ selfArmor })}
        />
      )}
    </>
  );
}

/** Whose Armor is struck: a unit in one tap, one of the player's own, or a free Armor. */
export function TargetChips({ model }: ChipsProps) {
  const t = useTexts('magic');
  const inputs = model.inputs.value.value;
  return (
    <>
      {asksIn(magicAsked, inputs, model.change).choice('target', t.unit, t.units, {
        children: (
          <MineChip
            onPick={({ armor, ...unit }) =>
              model.change({ target: 'own', ownArmor: armor, ...stepsLeft(unit) })
            }
          />
        ),
      })}
      {inputs.target === 'own' && (
        <OwnDice
          label={t.armor}
          notation={inputs.ownArmor}
          onChange={(ownArmor) => model.change({ ownArmor })}
        />
      )}
      {inputs.kind !== 'heal' && (inputs.target === 'own' || sizeOfUnit(inputs.target) > 1) && (
        <Stepper
          label={t.pips.left}
          value={stepsOf(inputs)}
          min={1}
          max={inputs.target === 'own' ? mostSteps : sizeOfUnit(inputs.target)}
          onChange={(steps) => model.change({ steps })}
        />
      )}
    </>
  );
}

/** Units that are called most often; the last calls a mere Size. */
const callable = ['minifig', 'warhorse'] as const satisfies readonly UnitId[];

/** Who is called: a unit of the table, one of the player's own, or a mere Size. */
export function CalledChips({ model }: ChipsProps) {
  const t = useTexts('magic');
  const { called } = model.inputs.value.value;
  const ready = callable.map((id) => presetProfile(id, t.units[id]));
  const chosen = called && ready.find((unit) => sameUnit(unit, called));
  const options = [
    ...ready.map(({ name }, place) => ({ value: String(place), label: name })),
    ...(called && !chosen ? [{ value: 'mine', label: called.name || t.nameless }] : []),
    { value: 'size', label: t.anySize },
  ];
  return (
    <Choice
      legend={t.who}
      value={called ? (chosen ? String(ready.indexOf(chosen)) : 'mine') : 'size'}
      options={options}
      onChange={(value) => {
        if (value !== 'mine') model.call(value === 'size' ? undefined : ready[Number(value)]);
      }}
    >
      <MineChip onPick={({ wreck: _, ...unit }) => model.call(unit)} />
    </Choice>
  );
}
