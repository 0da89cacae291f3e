import { useSignal } from '@preact/signals';
import { heroOf } from '../../../state/usb-presets.ts';
import { unitChoices } from '../../../state/usb-unit-choices.ts';
import { statsIn } from '../../../state/usb-unit-facts.ts';
import { useTexts } from '../../context.ts';
import { Choice } from '../../parts/choice.tsx';
import { Stepper } from '../../parts/stepper.tsx';
import type { UnitDetailsProps } from './unit-details.tsx';
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
