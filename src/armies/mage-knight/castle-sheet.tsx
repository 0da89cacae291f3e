import { useSignal } from '@preact/signals';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { Dialog, useShown } from '../../kit/controls/dialog.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import {
  type SectionKind,
  type Strength,
  sectionKinds,
  strengths,
  suggestedPoints,
} from '../../rules/mage-knight/kinds.ts';
import { suggestedSection } from '../../rules/mage-knight/siege/army-section.ts';
import { typicalCastle } from '../../rules/mage-knight/siege/siege-setup.ts';
import { unitOfSection } from '../../storage/castle/castle-sections.ts';
import type { ArmyEditor } from '../editor.ts';

type Counts = Readonly<Partial<Record<SectionKind, number>>>;

const typicalCounts: Counts = Object.fromEntries(
  sectionKinds.map((kind) => [kind, typicalCastle.filter((each) => each === kind).length]),
);

/** So many of a kind at once. */
const mostOfKind = 20;

interface CastleSheetProps {
  readonly editor: ArmyEditor;
  readonly onClose: () => void;
}

/** The sections that are bought into an army, with the points that the list of 2002 suggests (MK-PTS-01, MK-PTS-02). */
function CastleSheet({ editor, onClose }: CastleSheetProps) {
  const t = useTexts('castledial');
  const siege = useTexts('castlesiege');
  const terms = useTexts('castleterms');
  const format = useFormat();
  const counts = useSignal<Counts>({});
  const strength = useSignal<Strength>('heavy');
  const wanted = sectionKinds.flatMap((kind) => {
    const count = counts.value[kind] ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });
  const pointsOf = (kind: SectionKind) => suggestedPoints[kind][strength.value];
  const points = wanted.reduce((sum, { kind, count }) => sum + count * pointsOf(kind), 0);

  function take(): void {
    editor.addLines(
      wanted.map(({ kind, count }) => ({
        name: terms.sections[kind],
        count,
        points: pointsOf(kind),
        unit: unitOfSection(suggestedSection(kind, strength.value)),
      })),
    );
    onClose();
  }

  return (
    <Dialog title={t.castleTitle} onClose={onClose}>
      <div class="dial-sheet stack" data-game="mage-knight">
        <div class="stack">
          <Choice
            legend={siege.strength}
            value={strength.value}
            options={strengths.map((value) => ({ value, label: terms.strengths[value] }))}
            onChange={(value) => {
              strength.value = value;
            }}
          />
          {sectionKinds.map((kind) => (
            <Stepper
              key={kind}
              label={t.sectionAt(terms.sections[kind], siege.points(format.number(pointsOf(kind))))}
              value={counts.value[kind] ?? 0}
              min={0}
              max={mostOfKind}
              onChange={(count) => {
                counts.value = { ...counts.peek(), [kind]: count };
              }}
            />
          ))}
          <p class="hint">{siege.pointsHint}</p>
        </div>
        <div class="dial-foot">
          <div class="dial-does">
            <Button kind="primary" disabled={wanted.length === 0} onClick={take}>
              {t.castleIn(siege.points(format.number(points)))}
            </Button>
            <Button
              onClick={() => {
                counts.value = typicalCounts;
              }}
            >
              {siege.typical}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

interface AddCastleProps {
  readonly editor: ArmyEditor;
  readonly disabled: boolean;
}

/** The way for sections of a castle into the army. */
export function AddCastle({ editor, disabled }: AddCastleProps) {
  const t = useTexts('castledial');
  const [picking, pick, stop] = useShown();
  return (
    <>
      <Button kind="quiet" icon="castle" disabled={disabled} onClick={pick}>
        {t.castleTitle}
      </Button>
      {picking && <CastleSheet editor={editor} onClose={stop} />}
    </>
  );
}
