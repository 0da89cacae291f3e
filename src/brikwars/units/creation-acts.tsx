import { useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { addressOfUnit, type UnitOfArmy } from '../../kit/figures/unit-address.ts';
import { useUndo } from '../../kit/undo.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import { openProfiles } from './model.ts';

interface CreationActsProps {
  readonly unit: Profile;
  /** The name of its line. */
  readonly name: string;
  readonly of: UnitOfArmy;
}

/** A creation of an army with its damage: attacked, and repaired when the battle is over. */
export function CreationActs({ unit, name, of }: CreationActsProps) {
  const services = useServices();
  const t = useTexts('creation');
  const { damage } = useTexts('creation');
  const undo = useUndo();
  async function repair(): Promise<void> {
    const { lines } = await openProfiles(services);
    const repaired = await lines.changeOne(of, ({ wreck: _, ...whole }) => whole);
    if (repaired) undo(damage.repaired, () => void repaired.undo());
  }
  return (
    <>
      <Button
        label={t.attackThis(name)}
        onClick={() => services.navigation.go(addressOfUnit(of.army, of.line, 'fight/wreck'))}
      >
        {t.attackIt}
      </Button>
      {unit.wreck && (
        <Button icon="undo" label={t.repairThis(name)} onClick={() => void repair()}>
          {damage.repair}
        </Button>
      )}
    </>
  );
}
