import { useFormat, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { FacePad } from '../kit/controls/face-pad.tsx';
import { Icon, type IconName } from '../kit/controls/icon.tsx';
import { TablePad } from '../kit/controls/table-pad.tsx';
import { Group } from '../kit/group.tsx';
import type { Roll } from '../rules/dice/roll.ts';
import { chainsOf, highestKept, mostDrawn, shownFace } from './chains.ts';
import type { DiceComposer } from './composer/composer-model.ts';
import type { ShownRoll } from './core.ts';
import type { DiceModel } from './model.ts';

interface OthersPadProps {
  readonly composer: DiceComposer;
  /** Of the die that comes next. */
  readonly sides: number;
}

/** The dice that were not kept, rolled again on the table. */
function OthersPad({ composer, sides }: OthersPadProps) {
  const t = useTexts('compose');
  const dice = useTexts('dice');
  const typing = useTexts('typing');
  const table = useTexts('table');
  const label = t.typeOther(dice.die(sides));
  const stop = () => composer.chooseKept(false);
  return (
    <TablePad
      onClose={stop}
      title={table.typing}
      level={2}
      words={<p>{label}</p>}
      tools={
        <>
          <span />
          <Button onClick={stop}>{typing.letAppRoll}</Button>
        </>
      }
    >
      <FacePad
        label={label}
        sides={sides}
        entered={composer.othersTyped.value}
        missing={1}
        onFace={composer.typeOther}
        onFix={composer.fixOther}
        onClose={stop}
      />
    </TablePad>
  );
}

/** Shortcuts while dice are being kept: all that show so much or more. */
export function KeepChips({ model, roll }: { readonly model: DiceModel; readonly roll: Roll }) {
  const t = useTexts('compose');
  const format = useFormat();
  const composer = model.rest.value?.composer;
  if (!model.keeping.value || !composer) return null;
  const next = composer.typingOthers.value;
  if (next !== undefined) return <OthersPad composer={composer} sides={next} />;
  const chains = chainsOf(roll);
  const highest = highestKept(roll);
  const faces = highest === 0 ? [] : range(2, highest);
  return (
    <>
      <p class="hint dice-centred">{t.keepHint}</p>
      {faces.length > 0 && (
        <Group class="chips dice-keep-chips" label={t.keepFaces}>
          {faces.map((face) => (
            <button
              key={face}
              type="button"
              class="chip"
              aria-label={t.keepFrom(format.number(face))}
              onClick={() =>
                composer.setKept(chains.filter((chain) => shownFace(chain) >= face).map(({ at }) => at))
              }
            >
              {face === highest ? format.number(face) : `${format.number(face)}+`}
            </button>
          ))}
        </Group>
      )}
      <Button kind="quiet" icon="keypad" onClick={composer.startTypingOthers}>
        {t.typeOthers}
      </Button>
    </>
  );
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

interface ToolsProps {
  readonly model: DiceModel;
  readonly last: ShownRoll;
}

/** Some dice stay, the others are rolled again. */
export function KeepTool({ model, last }: ToolsProps) {
  const t = useTexts('compose');
  const composer = model.rest.value?.composer;
  const keeping = model.keeping.value !== undefined;
  const dice = last.roll?.expression.groups.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <Tool
      icon="keep"
      label={t.keepSome}
      short={t.keepShort}
      disabled={dice < 2 || (dice > mostDrawn && highestKept(last.roll) === 0)}
      pressed={keeping}
      onClick={() => composer?.chooseKept(!keeping)}
    />
  );
}

/** Takes the last roll back. */
export function UndoTool({ model }: { readonly model: DiceModel }) {
  const t = useTexts('compose');
  const composer = model.rest.value?.composer;
  return (
    <Tool
      icon="undo"
      label={t.undoRoll}
      short={t.undoShort}
      onClick={() => (model.keeping.value ? composer?.chooseKept(false) : composer?.undo())}
    />
  );
}

/** What few do with a result. */
export function ResultTools({ model, last }: ToolsProps) {
  const t = useTexts('compose');
  return (
    <Group class="dice-tools" label={t.tools}>
      <Tool
        icon="repeat"
        label={t.repeat}
        short={t.repeatShort}
        onClick={() => model.rest.value?.composer.repeat(last.record)}
      />
      <Tool
        icon="flip"
        label={t.flip}
        short={t.flipShort}
        pressed={model.flipped.value}
        onClick={model.flip}
      />
    </Group>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly short: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

function Tool({ icon, label, short, disabled, pressed, onClick }: ToolProps) {
  return (
    <button type="button" class="dice-tool" disabled={disabled} aria-pressed={pressed} onClick={onClick}>
      <Icon name={icon} size={22} />
      <span aria-hidden="true">{short}</span>
      <span class="visually-hidden">{label}</span>
    </button>
  );
}
