import { asksOf } from '../../kit/asks.tsx';
import { useTexts } from '../../kit/context.ts';
import { useShown } from '../../kit/dialog.tsx';
import { later } from '../../kit/later.tsx';
import type { UnitId } from '../../rules/brikwars/units.ts';
import { stepsToDestroy } from '../../rules/brikwars/wreck/size-damage.ts';
import { mayBeCranky } from '../cranky.ts';
import { OwnDice } from '../dice-steppers.tsx';
import { crankyOf, manyBounds, manyOptions, sizeOf, stepsOf, type WhoInputs } from './inputs.ts';
import type { ManyModel } from './model.ts';
import { playsBonus } from './setup.ts';

// Fetched by those who have units of their own.
const UnitSheet = later(() => import('../units/unit-sheet.tsx').then((module) => module.UnitSheet));

interface UnitChipsProps {
  readonly legend: string;
  readonly value: WhoInputs & { readonly size?: number };
  readonly units?: readonly UnitId[];
  /** What of the unit matters here. */
  readonly asks: readonly ('skill' | 'armor')[];
  readonly onChange: (part: Partial<WhoInputs>) => void;
}

/** A unit in one tap, one of the player's own, or free values. */
export function UnitChips({ legend, value, units = manyOptions.units, asks, onChange }: UnitChipsProps) {
  const t = useTexts('many');
  const fight = useTexts('brikwars');
  const [picking, pick, stop] = useShown();
  return (
    <>
      {asksOf(value, onChange).choice('unit', legend, [...units, 'own' as const], t.units, {
        hideLegend: true,
        children: (
          <button type="button" class="chip" onClick={pick}>
            <span>{fight.mine}</span>
          </button>
        ),
      })}
      {picking && (
        <UnitSheet
          onPick={({ skill, armor, size, wreck }) => {
            stop();
            const steps = Math.min(manyBounds.size, stepsToDestroy(size) - (wreck?.pips ?? 0));
            onChange({ unit: 'own', ownSkill: skill, ownArmor: armor, steps });
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
        asksOf({ steps: stepsOf(value) }, onChange).number('steps', t.pips.left, manyBounds.size, { min: 1 })}
    </>
  );
}

interface NoBonusProps {
  readonly model: ManyModel;
  readonly who: Pick<WhoInputs, 'declines' | 'plainSkill'>;
  /** These roll Skill, which may be without bonus dice alone. */
  readonly skilled?: boolean;
  readonly onChange: (part: Partial<Pick<WhoInputs, 'declines' | 'plainSkill'>>) => void;
}

/** How many others make a Hero Cranky, where these may be Heroes. */
export function CrankyNumber({
  who,
  onChange,
}: {
  readonly who: Pick<WhoInputs, 'unit' | 'cranky'>;
  readonly onChange: (part: { readonly cranky?: number }) => void;
}) {
  const t = useTexts('brikwars');
  if (!mayBeCranky(who)) return null;
  return asksOf({ cranky: crankyOf(who) }, onChange).number('cranky', t.cranky, manyBounds.cranky);
}

/** Whether these throw no bonus dice, where the table has them. */
export function NoBonus({ model, who, skilled, onChange }: NoBonusProps) {
  const t = useTexts('many');
  if (!playsBonus(model.inputs.value.value)) return null;
  const { declines, plainSkill = false } = who;
  const ask = asksOf({ declines, plainSkill }, onChange);
  return (
    <div class="row">
      {ask.flag('declines', t.noBonus)}
      {skilled && !declines && ask.flag('plainSkill', t.noSkillBonus)}
    </div>
  );
}
