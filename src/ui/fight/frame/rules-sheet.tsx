import { useRef } from 'preact/hooks';
import { anyEditions } from '../../../state/fight-editions.ts';
import type { FightFrameModel } from '../../../state/fight-frame.ts';
import {
  type HouseSwitch,
  quikSwitchesOf,
  switchesOf,
  withQuikSwitch,
  withSwitch,
} from '../../../state/house-switches.ts';
import { useServices, useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { SwitchChoice } from './switch-choice.tsx';

interface RulesSheetProps {
  readonly frame: FightFrameModel;
  readonly onClose: () => void;
}

/** Which edition is played, and by which house rules. */
export function RulesSheet({ frame, onClose }: RulesSheetProps) {
  const { announcer } = useServices();
  const t = useTexts('fights');
  const keep = useTexts('fightsaved');
  const heading = useRef<HTMLHeadingElement>(null);
  const edition = frame.edition.value;
  const mode = frame.mode.value;
  const switches = switchesIn(frame);
  const changes = frame.changes.value;
  const elsewhere = changes - switches.filter(({ changed }) => changed).length;
  return (
    <Dialog title={keep.rulesTitle} onClose={onClose}>
      <Choice
        legend={keep.edition}
        value={edition}
        options={anyEditions.map((value) => ({ value, label: t.editions[value] }))}
        onChange={(value) => void frame.chooseEdition(value)}
      />
      {edition && <p class="hint">{keep.editionHints[edition]}</p>}
      {mode && (
        <section class="stack">
          <h3 ref={heading} tabIndex={-1}>
            {mode === 'quik' ? keep.switches : keep.switchesOf(t.modes[mode])}
          </h3>
          {switches.map((each) => (
            <SwitchChoice key={each.id} choice={each} onChoose={(word) => setSwitch(frame, each.id, word)} />
          ))}
          {switches.length === 0 && <p class="hint">{keep.noSwitches}</p>}
          {elsewhere > 0 && <p class="hint">{keep.elsewhere(elsewhere)}</p>}
          {changes > 0 && (
            <Button
              wide
              icon="undo"
              onClick={() => {
                clearSwitches(frame);
                announcer.announce(keep.clearSwitches);
                heading.current?.focus();
              }}
            >
              {keep.clearSwitches}
            </Button>
          )}
        </section>
      )}
    </Dialog>
  );
}

/** The house rules that matter to the mode shown. */
function switchesIn({ mode, table, quikTable }: FightFrameModel): readonly HouseSwitch[] {
  const now = mode.value;
  if (now === 'quik') return quikTable.value ? quikSwitchesOf(quikTable.value) : [];
  return now && table.value ? switchesOf(table.value, now) : [];
}

function setSwitch(frame: FightFrameModel, id: string, word: string): void {
  const full = frame.table.peek();
  const short = frame.quikTable.peek();
  if (full) frame.useTable(withSwitch(full, id, word));
  else if (short) frame.useQuikTable(withQuikSwitch(short, id, word));
}

/** Back to what the edition says of every switch. */
function clearSwitches(frame: FightFrameModel): void {
  const full = frame.table.peek();
  const short = frame.quikTable.peek();
  if (full) frame.useTable({ ...full, house: {} });
  else if (short) frame.useQuikTable({ ...short, house: {} });
}
