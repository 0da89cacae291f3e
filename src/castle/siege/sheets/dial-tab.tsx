import { useSignal } from '@preact/signals';
import { useFormat, useServices, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Field } from '../../../kit/controls/field.tsx';
import { Fold } from '../../../kit/controls/fold.tsx';
import { Stepper } from '../../../kit/controls/stepper.tsx';
import { asksOf } from '../../../kit/question/asks.tsx';
import { Reasons } from '../../../kit/stage/reasons.tsx';
import { sectionFacts } from '../../../rules/mage-knight/kinds.ts';
import { siegeLimits } from '../../../rules/mage-knight/siege/siege-setup.ts';
import type { SectionProps } from '../text.ts';
import { SectionDamage } from './section-damage.tsx';

/** The name and the points of a section, put right while the game goes on. */
function SectionAmend({ model, siege, names, index }: SectionProps) {
  const { notices } = useServices();
  const t = useTexts('castlesiege');
  const named = useTexts('named');
  const shell = useTexts('shell');
  const section = siege.state.sections[index];
  const amended = useSignal({ name: section?.name ?? '', points: section?.points ?? 0 });
  if (!section) return null;
  const { name, points } = amended.value;
  const typed = name.trim();
  const change = (part: Partial<typeof amended.value>) => {
    amended.value = { ...amended.peek(), ...part };
  };
  return (
    <>
      <Field
        label={t.sectionName}
        value={name}
        maxLength={siegeLimits.name}
        placeholder={names.section(index)}
        onInput={(text) => change({ name: text })}
      />
      {asksOf(amended.value, change).number('points', t.pointsField, siegeLimits.points)}
      <Button
        disabled={typed === section.name && points === section.points}
        onClick={() => {
          if (model.play({ do: 'amend', section: index, name: typed, points }))
            notices.show(named.wasSaved(typed || names.section(index)));
        }}
      >
        {shell.save}
      </Button>
    </>
  );
}

const mostTokens = 2;

/** The dial of a section and what is written down of it: damage by a tap, tokens, name, points. */
export function DialTab(props: SectionProps) {
  const { model, siege, names, index } = props;
  const t = useTexts('castlesiege');
  const format = useFormat();
  const section = siege.state.sections[index];
  if (!section) return null;
  const { points, breached, destroyed, kind, tokens } = section;
  return (
    <>
      {destroyed?.by !== undefined && <p>{t.destroyedBy(names.player(destroyed.by))}</p>}
      {breached?.by !== undefined && !destroyed && (
        <Reasons items={[{ text: t.breachedBy(names.player(breached.by)), rule: 'MK-BRE-01' }]} />
      )}
      {!destroyed && <SectionDamage {...props} />}
      {!destroyed && (sectionFacts[kind].attacks || tokens > 0) && (
        <Stepper
          label={t.tokensField}
          value={tokens}
          min={0}
          max={mostTokens}
          onChange={(value) => model.play({ do: 'tokens', section: index, tokens: value })}
        />
      )}
      <Reasons
        items={[
          { text: t.worth(format.number(points), format.number(Math.floor(points / 2))), rule: 'MK-VP-01' },
        ]}
      />
      <Fold title={t.amend}>
        <SectionAmend key={`${section.name} ${points}`} {...props} />
      </Fold>
    </>
  );
}
