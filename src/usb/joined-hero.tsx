import { useSignal } from '@preact/signals';
import { Choice } from '../kit/choice.tsx';
import { useTexts } from '../kit/context.ts';
import { Stepper } from '../kit/stepper.tsx';
import { heroOf } from './presets.ts';
import { unitChoices } from './unit-choices.ts';
import type { UnitDetailsProps } from './unit-details.tsx';
import { statsIn } from './unit-facts.ts';
import { UnitSource } from './unit-source.tsx';

/** The hero who has joined a unit: of a tier, or one of the player's own. */
export function JoinedHero({ fighter, rules, onChange }: UnitDetailsProps) {
  const t = useTexts('usbunits');
  const picking = useSignal(false);
  const { joined, ...alone } = fighter;
  return (
    <>
      <Choice
        legend={t.hero}
        value={joined?.unit.tier ?? 'none'}
        options={[
          { value: 'none' as const, label: t.noHero },
          ...unitChoices.tiers.map((value) => ({ value, label: t.tiers[value] })),
        ]}
        onChange={(tier) =>
          onChange(
            tier === 'none'
              ? { ...alone, models: Math.max(1, alone.models) }
              : { ...alone, joined: { unit: heroOf(tier), lost: 0 } },
          )
        }
      >
        <button
          type="button"
          class="chip"
          onClick={() => {
            picking.value = true;
          }}
        >
          <span>{t.ownHero}</span>
        </button>
      </Choice>
      {picking.value && (
        <UnitSource
          only="hero"
          onPick={({ unit }) => {
            picking.value = false;
            if (unit.kind === 'hero') onChange({ ...alone, joined: { unit, lost: 0 } });
          }}
          onClose={() => {
            picking.value = false;
          }}
        />
      )}
      {joined && (
        <Stepper
          label={t.heroLost}
          value={joined.lost}
          min={0}
          max={statsIn(joined.unit, rules).standfast - 1}
          onChange={(lost) => onChange({ ...fighter, joined: { ...joined, lost } })}
        />
      )}
    </>
  );
}
