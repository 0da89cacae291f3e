import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { presets } from '../../brikwars/creation/presets.ts';
import { creationUnit, newProfile } from '../../brikwars/units/form-model.ts';
import { costOf, type ProfilesModel } from '../../brikwars/units/model.ts';
import { ProfileEditor } from '../../brikwars/units/profile-editor.tsx';
import { shortRecruit } from '../../brikwars/units/unit-choices.ts';
import { useOpenForm } from '../../brikwars/units/use-open-form.ts';
import { useProfiles } from '../../brikwars/units/use-profiles.ts';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { Dialog, SheetNotice } from '../../kit/controls/dialog.tsx';
import { offerUndo } from '../../kit/undo.ts';
import { ruleSetOf } from '../../rules/brikwars/rule-sets.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import { readyUnits } from '../../rules/brikwars/units/ready-units.ts';
import type { ArmyEditor } from '../editor.ts';
import { ReadyTiles } from './ready-tiles.tsx';

/** How many come with one tap. */
const atOnce = ['1', '2', '4', '5', '10'] as const;

interface AddSheetProps {
  readonly editor: ArmyEditor;
  /** What the army is built by. */
  readonly edition: string | undefined;
  readonly disabled: boolean;
  /** To all units that the player and the rulebook have. */
  readonly onAll: () => void;
  readonly onClose: () => void;
}

/** Units into an army, one tap a squad: ready ones, the player's own, or one built here. It stays open for the next. */
export function AddSheet(props: AddSheetProps) {
  const t = useTexts('builder');
  const shell = useTexts('shell');
  const model = useProfiles();
  const { open: building, begin } = useOpenForm(model);
  const box = useRef<HTMLDivElement>(null);
  // What is built begins at its top, however far down one had chosen it.
  useLayoutEffect(() => {
    const sheet = box.current?.closest('dialog');
    if (sheet) sheet.scrollTop = 0;
  }, [building !== undefined]);
  return (
    <Dialog title={building ? t.own : t.addTitle} onClose={props.onClose}>
      <div class="stack" data-game="brikwars" ref={box}>
        {model ? (
          <Inside {...props} model={model} building={building !== undefined} onBuild={begin} />
        ) : (
          <p class="hint">{shell.loading}</p>
        )}
      </div>
    </Dialog>
  );
}

interface InsideProps extends AddSheetProps {
  readonly model: ProfilesModel;
  readonly building: boolean;
  /** Begins a unit of one's own. */
  readonly onBuild: (profile: Profile) => void;
}

function Inside({ editor, edition, disabled, onAll, onClose, model, building, onBuild }: InsideProps) {
  const t = useTexts('builder');
  const creation = useTexts('creation');
  const format = useFormat();
  const services = useServices();
  const shown = useRef<number | undefined>(undefined);
  const count = useSignal<(typeof atOnce)[number]>('1');
  const open = editor.current.value;
  const totals = editor.totals.value;
  if (open.state !== 'ready' || !totals) return null;
  const rules = ruleSetOf(edition);
  const { lines, limit } = open.army;

  function add(unit: Profile, number: number): void {
    const cost = costOf(unit);
    const back = editor.addUnits({ ...unit, ...(cost === undefined ? {} : { cost }) }, number);
    const { location } = services.navigation;
    const { rest } = location.peek();
    // One at a time, and none of another army: what came before is taken back in the army itself.
    shown.current = offerUndo(services, t.added(format.number(number), unit.name), back, {
      instead: shown.current,
      over: () => location.value.rest !== rest,
    });
  }

  if (building)
    return (
      <ProfileEditor
        form={model.form}
        edition={edition}
        budget={{ points: totals.points, limit, count: Number(count.value) }}
        onTake={add}
      />
    );

  const ready = readyUnits(rules).map(({ id, unit }): Profile => ({ name: t.ready[id], ...unit }));
  const own = model.list.value
    .map(({ id: _, ...unit }): Profile => unit)
    .filter((unit) => unit.short?.list === rules.list);
  function begin(unit: Profile): void {
    // What was taken before would lie over what is chosen now; the army itself still takes it back.
    if (shown.current !== undefined) services.notices.dismiss(shown.current);
    onBuild(unit);
  }
  const tiles = (units: readonly Profile[], build = false) => (
    <ReadyTiles
      units={units}
      atOnce={Number(count.value)}
      disabled={disabled}
      countOf={({ name }) => lines.reduce((sum, line) => sum + (line.name === name ? line.count : 0), 0)}
      onTake={(unit) => add(unit, Number(count.value))}
      onBuild={build ? () => begin(rules.list ? shortRecruit(rules.list) : newProfile) : undefined}
    />
  );
  const shownLimit = limit === undefined ? undefined : format.number(limit);
  return (
    <>
      <div class="ready-at-once">
        <Choice
          legend={t.atOnce}
          hideLegend
          value={count.value}
          options={atOnce.map((value) => ({ value, label: value }))}
          onChange={(value) => {
            count.value = value;
          }}
        />
      </div>
      {own.length > 0 && (
        <section class="stack">
          <h3>{t.mine}</h3>
          {tiles(own)}
        </section>
      )}
      {tiles(ready, true)}
      <div class="row">
        {!rules.list && (
          <Button icon="plus" onClick={() => begin(creationUnit(presets.car, creation.presets.car))}>
            {t.creation}
          </Button>
        )}
        <Button kind="quiet" icon="armies" onClick={onAll}>
          {t.all}
        </Button>
      </div>
      <div class="brik-notice">
        <SheetNotice />
      </div>
      <div class="brik-foot">
        <p class="brik-foot-price">
          <b>{rules.priced ? t.total(format.number(totals.points), shownLimit) : t.models(totals.models)}</b>
          {rules.priced && <small>{t.models(totals.models)}</small>}
        </p>
        <Button kind="primary" icon="check" onClick={onClose}>
          {t.done}
        </Button>
      </div>
    </>
  );
}
