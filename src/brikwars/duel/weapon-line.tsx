import { useFormat, useTexts } from '../../kit/context.ts';
import type { Side } from '../../rules/brikwars/fight.ts';
import type { Held } from './hands.ts';
import type { FightInputs } from './inputs.ts';
import { weaponProfile } from './options.ts';

interface WeaponLineProps {
  readonly inputs: FightInputs;
  readonly side: Side;
  readonly held: readonly Held[];
}

/** Use and damage of what is held. */
export function WeaponLine({ inputs, side, held }: WeaponLineProps) {
  const t = useTexts('fight');
  const words = useTexts('fightplace');
  const format = useFormat();
  const lines = held.flatMap((thing, place) => {
    const profile = weaponProfile(inputs, side, thing);
    if (!profile) return [];
    const figures = t.weaponLine(format.number(profile.use), words.dice(profile.damage));
    return [place === 0 ? figures : t.besides(t.weapons[thing], figures)];
  });
  return <p class="hint">{lines.length > 0 ? lines.join('; ') : t.bareHandsLine}</p>;
}
