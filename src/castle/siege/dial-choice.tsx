import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { Choice, Toggle } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/stepper.tsx';
import type { SectionKind, Strength } from '../../rules/mage-knight/kinds.ts';
import { type SectionDial, siegeLimits } from '../../rules/mage-knight/siege-setup.ts';
import { DialSheet } from './dial-sheet.tsx';
import type { DialShelf } from './dials.ts';

interface DialChoiceProps {
  readonly dials: DialShelf;
  /** The name of the section. */
  readonly called: string;
  readonly kind: SectionKind;
  readonly strength: Strength;
  readonly dial: SectionDial;
  readonly onChange: (dial: SectionDial) => void;
}

const likelyLast = 9;

/** How a section's dial is followed: by its clicks only, or by its values, typed once. */
export function DialChoice({ dials, called, kind, strength, dial, onChange }: DialChoiceProps) {
  const t = useTexts('castlesiege');
  const play = useTexts('castlesiegeplay');
  const format = useFormat();
  const typing = useSignal(false);
  const destroyedAt = dial.kind === 'clicks' ? dial.destroyedAt : undefined;

  return (
    <>
      <Choice
        legend={t.dial}
        value={dial.kind}
        options={(['clicks', 'values'] as const).map((value) => ({ value, label: t.dialKinds[value] }))}
        onChange={(value) => {
          if (value === 'clicks') onChange({ kind: 'clicks' });
          else typing.value = true;
        }}
      />
      {dial.kind === 'clicks' ? (
        <>
          <Toggle
            pressed={destroyedAt !== undefined}
            onChange={(on) => onChange({ kind: 'clicks', ...(on ? { destroyedAt: likelyLast } : {}) })}
          >
            {t.destroyedKnown}
          </Toggle>
          {destroyedAt !== undefined && (
            <Stepper
              label={t.destroyedAt}
              value={destroyedAt}
              min={1}
              max={siegeLimits.clicks}
              onChange={(value) => onChange({ kind: 'clicks', destroyedAt: value })}
            />
          )}
        </>
      ) : (
        <div class="row">
          <p class="hint">{t.dialHint}</p>
          <Button
            icon="edit"
            onClick={() => {
              typing.value = true;
            }}
          >
            {play.dialValues}
          </Button>
          <span class="hint">{t.clickCount(format.number(dial.profile.clicks.length))}</span>
        </div>
      )}
      {typing.value && (
        <DialSheet
          dials={dials}
          called={called}
          kind={kind}
          strength={strength}
          profile={dial.kind === 'values' ? dial.profile : undefined}
          onTake={(profile) => onChange({ kind: 'values', profile })}
          onClose={() => {
            typing.value = false;
          }}
        />
      )}
    </>
  );
}
