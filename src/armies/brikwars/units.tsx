import { CreationFigure } from '../../brikwars/creation/picture.tsx';
import { CreationActs } from '../../brikwars/units/creation-acts.tsx';
import { costOf } from '../../brikwars/units/model.ts';
import { SaveSheet } from '../../brikwars/units/profile-editor.tsx';
import { UnitValues } from '../../brikwars/units/unit-row.tsx';
import { UnitSheet } from '../../brikwars/units/unit-sheet.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { useShown } from '../../kit/controls/dialog.tsx';
import { addressOfUnit } from '../../kit/figures/unit-address.ts';
import { nameFor } from '../../kit/units/army-lines.ts';
import { playing } from '../../rules/army.ts';
import { countedPoints, egosIn } from '../../rules/brikwars/units/army-check.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import { unhurt } from '../../rules/brikwars/wreck/wreck-state.ts';
import type { ArmyEditor } from '../editor.ts';
import { AddSheet } from './add-sheet.tsx';

interface LineUnitProps {
  readonly unit: Profile;
  /** The name of the line as it is shown. */
  readonly name: string;
  readonly line: string;
  /** Points of one. */
  readonly points: number;
  /** Of the army. */
  readonly edition: string | undefined;
  readonly editor: ArmyEditor;
}

/** How the unit of a line fights, the way to fight with it, and to other values. */
export function LineUnit({ unit, name, line, points, edition, editor }: LineUnitProps) {
  const { navigation } = useServices();
  const t = useTexts('units');
  const build = useTexts('builder');
  const format = useFormat();
  const [editing, edit, stop] = useShown();
  const army = navigation.location.value.rest;
  const open = editor.current.value;
  const lines = open.state === 'ready' ? open.army.lines : [];
  const counted = countedPoints(
    unit,
    egosIn(
      playing(lines).map((each) => ({ count: each.count, points: each.points, unit: editor.unitOf(each) })),
    ),
  );
  const follows = points === counted;
  const count = lines.find(({ id }) => id === line)?.count ?? 1;
  const spent = editor.totals.value?.points ?? 0;
  const { cost: _, ...free } = unit;
  return (
    <div class="army-line-unit">
      <div class="creation-line">
        {unit.creation && <CreationFigure creation={unit.creation} state={unit.wreck ?? unhurt} />}
        <div>
          <UnitValues profile={unit} edition={edition} />
        </div>
      </div>
      {counted !== undefined && !follows && unit.short?.list !== 'quik' && (
        <p class="army-line-price">
          <span class="hint">{build.typed(format.number(points))}</span>{' '}
          <Button
            kind="quiet"
            icon="undo"
            label={t.at(name, build.toCounted(format.number(counted)))}
            onClick={() => void editor.typePoints(line, String(counted))}
          >
            {build.toCounted(format.number(counted))}
          </Button>
        </p>
      )}
      <div class="row">
        {!unit.short && (
          <Button
            icon="fight"
            label={t.fightWithThis(name)}
            onClick={() => navigation.go(addressOfUnit(army, line, 'fight/brikwars'))}
          >
            {t.fightWith}
          </Button>
        )}
        {unit.training?.magic && !unit.creation && (
          <Button
            label={t.at(name, build.cast)}
            onClick={() => navigation.go(addressOfUnit(army, line, 'fight/magic'))}
          >
            {build.cast}
          </Button>
        )}
        {unit.creation && <CreationActs unit={unit} name={name} of={{ army, line }} />}
        <Button kind="quiet" icon="edit" label={t.editValues(name)} onClick={edit} />
      </div>
      {editing && (
        <SaveSheet
          profile={{ ...free, name: nameFor(name), ...(follows ? {} : { cost: points }) }}
          of={{ army, line }}
          edition={edition}
          budget={{
            points: spent - count * points,
            limit: open.state === 'ready' ? open.army.limit : undefined,
            count,
          }}
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
  readonly editor: ArmyEditor;
}

/** Takes units with their arms into the army: ready ones, one's own, or any that there is. */
export function AddUnit({ disabled, edition, editor }: AddUnitProps) {
  const { notices } = useServices();
  const t = useTexts('units');
  const open = editor.current.value;
  const empty = open.state === 'ready' && open.army.lines.length === 0;
  const [adding, add, done] = useShown();
  const [picking, pick, stop] = useShown();
  return (
    <>
      {/* Where there is an army to play, that is the main act. */}
      <Button
        kind={empty ? 'primary' : 'plain'}
        icon="plus"
        disabled={disabled}
        onClick={() => {
          // What was said of the army lies over nothing that is chosen.
          notices.leave(notices.newest.peek());
          add();
        }}
      >
        {t.addUnit}
      </Button>
      {adding && (
        <AddSheet
          editor={editor}
          edition={edition}
          disabled={disabled}
          onAll={() => {
            done();
            pick();
          }}
          onClose={done}
        />
      )}
      {picking && (
        <UnitSheet
          edition={edition}
          onPick={(profile) => {
            const cost = costOf(profile);
            editor.addUnit({ ...profile, ...(cost === undefined ? {} : { cost }) });
          }}
          onClose={stop}
        />
      )}
    </>
  );
}
