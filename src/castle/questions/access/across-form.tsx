import { Choice } from '../../../kit/choice.tsx';
import { useTexts } from '../../../kit/context.ts';
import { joints } from '../../../rules/mage-knight/access.ts';
import type { CastleWaysModel } from './model.ts';
import { SectionChoice } from './section-choice.tsx';
import { ToggleGroup } from './toggle-group.tsx';
import { VisitorChoice } from './visitor-choice.tsx';

/** A figure on top of one section that wants to go on to the next. */
export function AcrossForm({ model }: { readonly model: CastleWaysModel }) {
  const t = useTexts('castleways');
  const { from, to, joint, byLord, touchesWall, rightAngles } = model.inputs.value.value.across;
  const change = model.changeAcross;
  return (
    <div class="stack">
      <VisitorChoice model={model} />
      <SectionChoice legend={t.from} value={from} onChange={(kind) => change({ from: kind })} />
      <SectionChoice legend={t.to} value={to} onChange={(kind) => change({ to: kind })} />
      <Choice
        legend={t.joint}
        value={joint}
        options={joints.map((value) => ({ value, label: t.joints[value] }))}
        onChange={(value) => change({ joint: value })}
      />
      {joint !== 'touching' && (
        <ToggleGroup
          legend={t.plankingTitle}
          switches={[
            { label: t.byLord, pressed: byLord, onChange: (on) => change({ byLord: on }) },
            { label: t.touchesWall, pressed: touchesWall, onChange: (on) => change({ touchesWall: on }) },
            { label: t.rightAngles, pressed: rightAngles, onChange: (on) => change({ rightAngles: on }) },
          ]}
        />
      )}
    </div>
  );
}
