import { presetProfile } from '../../brikwars/units/preset-profile.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { Profile } from '../../rules/brikwars/profile.ts';
import { costOfProfile } from '../../rules/brikwars/profile-price.ts';
import type { UnitId } from '../../rules/brikwars/units.ts';
import type { WeaponId } from '../../rules/brikwars/weapons.ts';

/** A unit of a ready army: so many of it, each with these weapons. */
type SampleLine = readonly [count: number, unit: UnitId, ...weapons: readonly WeaponId[]];

/** Ready armies, small enough for a first evening. */
const samples = {
  wall: [
    [1, 'officer', 'heavy', 'shield'],
    [5, 'minifig', 'hand', 'shield'],
    [3, 'minifig', 'short-ranged'],
  ],
  raid: [
    [1, 'hero', 'two-handed'],
    [3, 'armored-minifig', 'heavy'],
    [3, 'minifig', 'long-ranged'],
    [1, 'warhorse', 'bite'],
  ],
} as const satisfies Readonly<Record<string, readonly SampleLine[]>>;

interface SamplesProps {
  /** Takes so many of each unit into the army. */
  readonly onTake: (units: readonly { readonly count: number; readonly profile: Profile }[]) => void;
}

/** Ready armies that an empty one can start from, with what they cost. */
export function Samples({ onTake }: SamplesProps) {
  const t = useTexts('units');
  const armies = useTexts('armies');
  const { units } = useTexts('fightmore');
  const { weapons } = useTexts('fight');
  const format = useFormat();
  const unitsOf = (lines: readonly SampleLine[]) =>
    lines.map(([count, unit, ...held]) => {
      const { cost: _, ...free } = presetProfile(unit, '');
      const names: Readonly<Partial<Record<string, string>>> = weapons;
      const said = held.flatMap((weapon) => (weapon === 'bite' ? [] : (names[weapon] ?? []))).join(', ');
      const profile = { ...free, weapons: held, name: said ? `${units[unit]}: ${said}` : units[unit] };
      return { count, profile: { ...profile, cost: costOfProfile(profile) ?? 0 } };
    });
  return (
    <section class="card">
      <h2 class="card-title">{t.startReady}</h2>
      <div class="chips">
        {(['wall', 'raid'] as const).map((id) => {
          const taken = unitsOf(samples[id]);
          const points = taken.reduce((sum, { count, profile }) => sum + count * profile.cost, 0);
          return (
            <button type="button" class="chip army-sample" key={id} onClick={() => onTake(taken)}>
              <b>{t.samples[id]}</b>
              <small>{armies.points(format.number(points))}</small>
            </button>
          );
        })}
      </div>
    </section>
  );
}
