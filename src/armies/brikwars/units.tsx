import { costOf } from '../../brikwars/units/model.ts';
import { SaveSheet } from '../../brikwars/units/profile-editor.tsx';
import { UnitValues } from '../../brikwars/units/unit-row.tsx';
import { UnitSheet } from '../../brikwars/units/unit-sheet.tsx';
import { Button } from '../../kit/button.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { useShown } from '../../kit/dialog.tsx';
import { addressOfUnit, nameFor } from '../../kit/units/army-lines.ts';
import type { Profile } from '../../rules/brikwars/profile.ts';

interface LineUnitProps {
  readonly unit: Profile;
  /** The name of the line as it is shown. */
  readonly name: string;
  readonly line: string;
  /** Points of one. */
  readonly points: number;
}

/** How the unit of a line fights, the way to fight with it, and to other values. */
export function LineUnit({ unit, name, line, points }: LineUnitProps) {
  const { navigation } = useServices();
  const t = useTexts('units');
  const [editing, edit, stop] = useShown();
  const army = navigation.location.value.rest;
  return (
    <div class="army-line-unit">
      <UnitValues profile={unit} />
      <div class="row">
        <Button
          icon="fight"
          label={t.fightWithThis(name)}
          onClick={() => navigation.go(addressOfUnit(army, line))}
        >
          {t.fightWith}
        </Button>
        <Button kind="quiet" icon="edit" label={t.editValues(name)} onClick={edit} />
      </div>
      {editing && (
        <SaveSheet
          profile={{ ...unit, name: nameFor(name), cost: points }}
          of={{ army, line }}
          onClose={stop}
        />
      )}
    </div>
  );
}

interface AddUnitProps {
  readonly disabled: boolean;
  /** With what one of them costs, where that is known. */
  readonly onPick: (profile: Profile) => void;
}

/** Takes a unit with its values and cost into the army. */
export function AddUnit({ disabled, onPick }: AddUnitProps) {
  const t = useTexts('units');
  const [picking, pick, stop] = useShown();
  return (
    <>
      <Button icon="fight" wide disabled={disabled} onClick={pick}>
        {t.addUnit}
      </Button>
      {picking && (
        <UnitSheet
          onPick={(profile) => {
            const cost = costOf(profile);
            onPick({ ...profile, ...(cost === undefined ? {} : { cost }) });
          }}
          onClose={stop}
        />
      )}
    </>
  );
}
