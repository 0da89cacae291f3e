import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { KeepBar } from '../../fight/keep-bar.tsx';
import { StageFrame } from '../../fight/stage-frame.tsx';
import { behind } from '../../kit/behind.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { AdviceChip } from '../../kit/stage.tsx';
import { bestLevel } from './answer.ts';
import { MagicAnswer } from './answer-card.tsx';
import { CasterCard, OtherCard } from './cards.tsx';
import type { MagicModel } from './model.ts';
import { MagicPlayCard } from './play-card.tsx';
import { MagicStage, type Sheet } from './stage.tsx';
import { roleOf } from './text.ts';

interface SheetProps {
  readonly model: MagicModel;
  readonly sheet: Sheet;
  readonly onClose: () => void;
}

/** What a tap on the stage opens, over the lower part of it. */
function OpenSheet({ model, sheet, onClose }: SheetProps) {
  const t = useTexts('magic');
  const { otherOptions } = useTexts('fightmore');
  const { kind } = model.inputs.value.value;
  const titles: Readonly<Record<Sheet, string>> = {
    caster: roleOf(t, kind, 'caster'),
    other: roleOf(t, kind, 'target'),
    more: otherOptions,
  };
  const inside: Readonly<Record<Sheet, () => ComponentChildren>> = {
    caster: () => <CasterCard model={model} />,
    other: () => <OtherCard model={model} />,
    more: () => <KeepBar onDone={onClose} />,
  };
  return (
    <Dialog key={sheet} kind="sheet" title={titles[sheet]} onClose={onClose}>
      <div class="stack">{inside[sheet]()}</div>
    </Dialog>
  );
}

/** At which level the spell does best. */
function Advice({ model, onAll }: { readonly model: MagicModel; readonly onAll: () => void }) {
  const t = useTexts('magic');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const best = bestLevel(inputs);
  if (!best) return null;
  const { level, now, chance } = best;
  const to = format.percent(chance);
  if (level === inputs.level)
    return <AdviceChip icon="check" text={t.castsAt(String(level))} to={t.best} onClick={onAll} />;
  return (
    <AdviceChip
      text={t.castsAt(String(level))}
      from={now === undefined ? undefined : format.percent(now)}
      to={to}
      onClick={() => model.change({ level })}
    />
  );
}

/** Spells, healing and hiding: one test on one stage. */
export function MagicFight({ model }: { readonly model: MagicModel }) {
  const later = behind(model);
  const sheet = useSignal<Sheet | undefined>(undefined);
  const open = (to: Sheet) => {
    sheet.value = to;
  };
  return (
    <div class="magic">
      <StageFrame
        game="brikwars"
        inputs={model.inputs}
        play={model.play}
        answer={<MagicAnswer model={model} />}
        stage={<MagicStage model={later} onSheet={open} />}
        advice={<Advice model={later} onAll={() => open('caster')} />}
        table={<MagicPlayCard model={later} onMore={() => open('more')} />}
      >
        {sheet.value && (
          <OpenSheet
            model={later}
            sheet={sheet.value}
            onClose={() => {
              sheet.value = undefined;
            }}
          />
        )}
      </StageFrame>
    </div>
  );
}
