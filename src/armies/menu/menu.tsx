import { useSignal } from '@preact/signals';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog, SheetNotice } from '../../kit/controls/dialog.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { SettingsButton } from '../../kit/controls/settings-button.tsx';
import { Group } from '../../kit/group.tsx';
import { squadsOf } from '../../kit/units/army-squads.ts';
import { rulesOfUnits } from '../../kit/units/needed-rules.ts';
import { playing } from '../../rules/army.ts';
import type { Army } from '../../storage/army/army.ts';
import type { KeptVersion } from '../../storage/army/versions.ts';
import { useStepText } from '../edit-text.ts';
import type { ArmiesModel } from '../model.ts';
import { kindOfLine } from './line-kind.ts';
import { VersionSheet } from './version-sheet.tsx';
import { VersionList } from './versions.tsx';
import './menu.css';

interface ArmyMenuProps {
  readonly model: ArmiesModel;
  readonly army: Army;
  /** Nothing of it is stored yet. */
  readonly fresh: boolean;
  /** Who plays today is asked on the rows. */
  readonly onTick: () => void;
  readonly onClose: () => void;
}

/** What is done with an army now and then: steps back and forth, notes, headings, who plays, earlier versions, copies. */
export function ArmyMenu({ model, army, fresh, onTick, onClose }: ArmyMenuProps) {
  const { editor } = model;
  const { navigation } = useServices();
  const t = useTexts('armies');
  const muster = useTexts('muster');
  const { undo } = useTexts('shell');
  const format = useFormat();
  const stepText = useStepText();
  const looking = useSignal<KeptVersion | undefined>(undefined);
  const { back, forth } = editor;
  const { bounds } = editor;
  const rules = rulesOfUnits(
    army.game,
    playing(army.lines).map(({ unit }) => unit),
  );
  const grouped = squadsOf(army.lines).some(({ name }) => name !== undefined);
  if (looking.value) {
    return (
      <VersionSheet
        version={looking.value}
        now={army}
        onRestore={() => {
          void editor.restore(looking.value?.number ?? 0);
          onClose();
        }}
        onClose={() => {
          looking.value = undefined;
        }}
      />
    );
  }
  return (
    <Dialog title={army.name || t.unnamed} onClose={onClose}>
      <div class="stack army-menu" data-game={army.game}>
        <div class="army-menu-steps">
          <Button icon="undo" disabled={!back.value} onClick={() => editor.undo()}>
            {back.value ? t.undoStep(stepText(back.value)) : undo}
          </Button>
          {forth.value && (
            <Button icon="repeat" onClick={() => editor.redo()}>
              {t.redoStep(stepText(forth.value))}
            </Button>
          )}
        </div>
        <Field
          label={t.notes}
          multiline
          value={army.notes ?? ''}
          maxLength={bounds.notes}
          placeholder={t.notesPlaceholder}
          onInput={(notes) => editor.setNotes(notes)}
        />
        <div>
          <Button
            icon="dice"
            wide
            onClick={() => {
              onClose();
              model.mustering.value = army.id;
            }}
          >
            {muster.menu}
          </Button>
        </div>
        <div>
          <Button icon="rules" wide onClick={() => navigation.openRule(rules.join(' '))}>
            {t.armyRules(rules.length)}
          </Button>
        </div>
        {army.lines.length > 1 && (
          <>
            <div>
              <Button
                icon="check"
                wide
                onClick={() => {
                  onTick();
                  onClose();
                }}
              >
                {t.whoPlays}
              </Button>
            </div>
            <Group class="army-menu-group" label={t.headings}>
              <span class="label" aria-hidden="true">
                {t.headings}
              </span>
              <Button
                onClick={() => {
                  editor.group((line) => t.kinds[kindOfLine(army.game, line)]);
                  onClose();
                }}
              >
                {t.group}
              </Button>
              {grouped && (
                <Button
                  onClick={() => {
                    editor.group(() => undefined);
                    onClose();
                  }}
                >
                  {t.ungroup}
                </Button>
              )}
            </Group>
          </>
        )}
        <VersionList
          versions={editor.versions.value}
          now={army}
          onLook={(version) => {
            looking.value = version;
          }}
        />
        <p class="hint">{t.changed(format.dateTime(army.changed))}</p>
        <div class="row">
          <SettingsButton onLeave={onClose} />
          <Button
            icon="copy"
            disabled={fresh}
            onClick={() => {
              onClose();
              void model.duplicate(army.id);
            }}
          >
            {t.duplicate}
          </Button>
          <Button
            kind="danger"
            icon="trash"
            onClick={() => {
              onClose();
              if (fresh) navigation.go('armies');
              else void model.remove(army.id);
            }}
          >
            {t.remove}
          </Button>
        </div>
      </div>
      <SheetNotice />
    </Dialog>
  );
}
