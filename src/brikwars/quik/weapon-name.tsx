import { useTexts } from '../../kit/context.ts';
import type { QuikTable } from '../../rules/brikwars/quik-house-rules.ts';
import { weaponFacts } from './facts.ts';
import type { QuikWeaponChoice } from './inputs.ts';

interface WeaponNameProps {
  readonly table: QuikTable;
  readonly weapon: QuikWeaponChoice;
}

/** A weapon with its dice. */
export function WeaponName({ table, weapon }: WeaponNameProps) {
  const t = useTexts('quik');
  const { dice } = useTexts('fightplace');
  const { damage } = weaponFacts(table, weapon);
  return (
    <>
      {t.weapons[weapon]} {damage && <small>{dice(damage)}</small>}
    </>
  );
}
