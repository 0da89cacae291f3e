import { CreationFigure } from '../../brikwars/creation/picture.tsx';
import { CreationActs } from '../../brikwars/units/creation-acts.tsx';
import { costOf } from '../../brikwars/units/model.ts';
import { SaveSheet } from '../../brikwars/units/profile-editor.tsx';
import { UnitValues } from '../../brikwars/units/unit-row.tsx';
import { UnitSheet } from '../../brikwars/units/unit-sheet.tsx';
import { Button } from '../../kit/button.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { useShown } from '../../kit/dialog.tsx';
import { addressOfUnit } from '../../kit/unit-address.ts';
import { nameFor } from '../../kit/units/army-lines.ts';
import type { Profile } from '../../rules/brikwars/profile.ts';
import { unhurt } from '../../rules/brikwars/wreck/wreck-state.ts';

interface LineUnitProps {
  readonly unit: Profile;
  /** The name of the line as it is shown. */
  readonly name: string;
  readonly line: string;
  /** Points of one. */
  readonly points: number;
  /** Of the army. */
  readonly edition: string | undefined;
}

/** How the unit of a line fights, the way to fight with it, and to other values. */
export function LineUnit({ unit, name, line, points, edition }: LineUnitProps) {
  const { navigation } = useServices();
  const t = useTexts('units');
  const [editing, edit, stop] = useShown();
  const army = navigation.location.value.rest;
  return (
    <div class="army-line-unit">
      <div class="creation-line">
        {unit.creation && <CreationFigure creation={unit.creation} state={unit.wreck ?? unhurt} />}
        <div>
          <UnitValues profile={unit} edition={edition} />
        </div>
      </div>
      <div class="row">
        <Button
          icon="fight"
          label={t.fightWithThis(name)}
          onClick={() => navigation.go(addressOfUnit(army, line))}
        >
          {t.fightWith}
        </Button>
        {unit.creation && <CreationActs unit={unit} name={name} of={{ army, line }} />}
        <Button kind="quiet" icon="edit" label={t.editValues(name)} onClick={edit} />
      </div>
      {editing && (
        <SaveSheet
          profile={{ ...unit, name: nameFor(name), cost: points }}
          of={{ army, line }}
          edition={edition}
          onClose={stop}
        />
      )}
    </div>
  );
}

interface AddUnitProps {
  readonly disabled: boolean;
  /** Of the army. */
  readonly edition: string | undefined;
  /** With what one of them costs, where that is known. */
  readonly onPick: (profile: Profile) => void;
}

/** Takes a unit with its values and cost into the army. */
export function AddUnit({ disabled, edition, onPick }: AddUnitProps) {
  const t = useTexts('units');
  const [picking, pick, stop] = useShown();
  return (
    <>
      <Button kind="primary" icon="fight" wide disabled={disabled} onClick={pick}>
        {t.addUnit}
      </Button>
      {picking && (
        <UnitSheet
          edition={edition}
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
