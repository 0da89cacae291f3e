import { useSignal } from '@preact/signals';
import { Choice } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import type { UnitId } from '../../rules/brikwars/units.ts';
import { OwnDice } from '../own-dice.tsx';
import { UnitSheet } from '../units/unit-sheet.tsx';
import { manyOptions, type WhoInputs } from './inputs.ts';

interface UnitChipsProps {
  readonly legend: string;
  readonly value: WhoInputs;
  readonly units?: readonly UnitId[];
  /** What of the unit matters here. */
  readonly asks: readonly ('skill' | 'armor')[];
  readonly onChange: (part: Partial<WhoInputs>) => void;
}

/** A unit in one tap, one of the player's own, or free values. */
export function UnitChips({ legend, value, units = manyOptions.units, asks, onChange }: UnitChipsProps) {
  const t = useTexts('many');
  const fight = useTexts('fight');
  const picking = useSignal(false);
  return (
    <>
      <Choice
        legend={legend}
        hideLegend
        value={value.unit}
        options={[...units, 'own' as const].map((unit) => ({ value: unit, label: t.units[unit] }))}
        onChange={(unit) => onChange({ unit })}
      >
        <button
          type="button"
          class="chip"
          onClick={() => {
            picking.value = true;
          }}
        >
          <span>{fight.mine}</span>
        </button>
      </Choice>
      {picking.value && (
        <UnitSheet
          onPick={({ skill, armor }) => {
            picking.value = false;
            onChange({ unit: 'own', ownSkill: skill, ownArmor: armor });
          }}
          onClose={() => {
            picking.value = false;
          }}
        />
      )}
      {value.unit === 'own' && asks.includes('skill') && (
        <OwnDice label={t.skill} notation={value.ownSkill} onChange={(ownSkill) => onChange({ ownSkill })} />
      )}
      {value.unit === 'own' && asks.includes('armor') && (
        <OwnDice label={t.armor} notation={value.ownArmor} onChange={(ownArmor) => onChange({ ownArmor })} />
      )}
    </>
  );
}
