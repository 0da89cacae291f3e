import { useTexts } from '../../kit/context.ts';
import { useShown } from '../../kit/controls/dialog.tsx';
import { later } from '../../kit/controls/lazy.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import type { UnitId } from '../../rules/brikwars/units.ts';
import { stepsToDestroy } from '../../rules/brikwars/wreck/size-damage.ts';
import { OwnDice } from '../dice-steppers.tsx';
import {
  type ManyInputs,
  manyMost,
  manyOptions,
  manyWho,
  sizeOf,
  stepsOf,
  type WhoInputs,
} from './inputs.ts';
import type { ManyModel } from './model.ts';
import { hopeOf } from './names.ts';
import { playsBonus } from './setup.ts';
import { useManyWorth } from './worth.tsx';

// Fetched by those who have units of their own.
const UnitSheet = later(() => import('../units/unit-sheet.tsx').then((module) => module.UnitSheet));

interface UnitChipsProps {
  readonly legend: string;
  readonly value: WhoInputs & { readonly size?: number };
  readonly units?: readonly UnitId[];
  /** What of the unit matters here. */
  readonly asks: readonly ('skill' | 'armor')[];
  readonly onChange: (part: Partial<WhoInputs>) => void;
  /** The attack as it would be with that. */
  readonly then: (part: Partial<WhoInputs>) => ManyInputs;
  /** They are on the other side. */
  readonly theirs?: boolean;
}

function partOf({ skill, armor, size, wreck }: Profile): Partial<WhoInputs> {
  const steps = Math.min(manyMost.size, stepsToDestroy(size) - (wreck?.pips ?? 0));
  return { unit: 'own', ownSkill: skill, ownArmor: armor, steps };
}

/** A unit in one tap, one of the player's own, or free values. */
export function UnitChips(props: UnitChipsProps) {
  const { legend, value, units = manyOptions.units, asks, onChange, then, theirs = false } = props;
  const worth = useManyWorth();
  const t = useTexts('many');
  const fight = useTexts('brikwars');
  const [picking, pick, stop] = useShown();
  return (
    <>
      {asksIn(manyWho, value, onChange).choice('unit', legend, t.units, {
        known: [...units, 'own'],
        hideLegend: true,
        children: (
          <button type="button" class="chip" onClick={pick}>
            <span>{fight.mine}</span>
          </button>
        ),
      })}
      {picking && (
        <UnitSheet
          weighing={{
            side: theirs ? 'theirs' : 'mine',
            of: hopeOf(t, then({})),
            worth: (profile) => worth(then(partOf(profile)))()?.[0],
            changing: [JSON.stringify(then({}))],
          }}
          onPick={(profile) => {
            stop();
            onChange(partOf(profile));
          }}
          onClose={stop}
        />
      )}
      {value.unit === 'own' && asks.includes('skill') && (
        <OwnDice label={t.skill} notation={value.ownSkill} onChange={(ownSkill) => onChange({ ownSkill })} />
      )}
      {value.unit === 'own' && asks.includes('armor') && (
        <OwnDice label={t.armor} notation={value.ownArmor} onChange={(ownArmor) => onChange({ ownArmor })} />
      )}
      {asks.includes('armor') &&
        (value.unit === 'own' || sizeOf(value) > 1) &&
        asksOf({ steps: stepsOf(value) }, onChange).number('steps', t.pips.left, manyMost.size, { min: 1 })}
    </>
  );
}

interface NoBonusProps {
  readonly model: ManyModel;
  readonly who: WhoInputs;
  /** These roll Skill, which may be without bonus dice alone. */
  readonly skilled?: boolean;
  readonly onChange: (part: Partial<WhoInputs>) => void;
}

/** How many others make a Hero Cranky, where these may be Heroes. */
export function CrankyNumber({
  who,
  onChange,
}: {
  readonly who: WhoInputs;
  readonly onChange: (part: Partial<WhoInputs>) => void;
}) {
  const t = useTexts('brikwars');
  return asksIn(manyWho, who, onChange).number('cranky', t.cranky);
}

/** Whether these throw no bonus dice, where the table has them. */
export function NoBonus({ model, who, skilled, onChange }: NoBonusProps) {
  const t = useTexts('many');
  if (!playsBonus(model.inputs.value.value)) return null;
  const ask = asksIn(manyWho, who, onChange);
  return (
    <div class="row">
      {ask.flag('declines', t.noBonus)}
      {skilled && ask.flag('plainSkill', t.noSkillBonus)}
    </div>
  );
}
