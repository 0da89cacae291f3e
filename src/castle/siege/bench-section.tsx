import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Field } from '../../kit/field.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { sectionKinds, strengths } from '../../rules/mage-knight/kinds.ts';
import { type SiegeSection, type SiegeSetup, siegeLimits } from '../../rules/mage-knight/siege-setup.ts';
import { DialChoice } from './dial-choice.tsx';
import type { CastleSiegeModel } from './model.ts';
import { useSiegeNames } from './names.ts';

interface BenchSectionProps {
  readonly model: CastleSiegeModel;
  readonly index: number;
  /** It was taken away, and this is how things stood before. */
  readonly onGone: (text: string, before: SiegeSetup) => void;
}

/** Everything about one section before the game. */
export function BenchSection({ model, index, onGone }: BenchSectionProps) {
  const { bench } = model;
  const t = useTexts('castlesiege');
  const terms = useTexts('castleterms');
  const setup = bench.setup.value;
  const names = useSiegeNames(setup);
  const section = setup.sections[index];
  if (!section) return null;
  const { kind, strength, points, start, owner, dial, name } = section;
  const change = (part: Partial<SiegeSection>) => bench.changeSection(index, part);
  const called = names.section(index);

  return (
    <div class="stack siege-row-open">
      <Choice
        legend={t.sectionKind}
        value={kind}
        options={sectionKinds.map((value) => ({ value, label: terms.sections[value] }))}
        onChange={(value) => change({ kind: value })}
      />
      <Choice
        legend={t.strength}
        value={strength}
        options={strengths.map((value) => ({ value, label: terms.strengths[value] }))}
        onChange={(value) => change({ strength: value })}
      />
      <Stepper
        label={t.pointsField}
        value={points}
        min={0}
        max={siegeLimits.points}
        onChange={(value) => change({ points: value })}
      />
      <p class="hint">{kind === 'door-wall' ? t.pointsAsWall : t.pointsHint}</p>
      <Choice
        legend={t.lord}
        value={String(owner)}
        options={setup.players.map((_, player) => ({ value: String(player), label: names.player(player) }))}
        onChange={(value) => change({ owner: Number(value) })}
      />
      <Field
        label={t.sectionName}
        value={name}
        maxLength={siegeLimits.name}
        placeholder={called}
        onInput={(value) => change({ name: value })}
      />
      <DialChoice
        dials={model.dials}
        called={called}
        kind={kind}
        strength={strength}
        dial={dial}
        onChange={(value) => change({ dial: value })}
      />
      <Stepper
        label={t.start}
        value={start}
        min={0}
        max={siegeLimits.clicks}
        onChange={(value) => change({ start: value })}
      />
      <p class="hint">{t.startHint}</p>
      <div class="row">
        <Button icon="copy" disabled={bench.full.value} onClick={() => bench.duplicateSection(index)}>
          {t.duplicate(called)}
        </Button>
        <Button
          kind="quiet"
          icon="trash"
          onClick={() => {
            const before = bench.setup.peek();
            bench.removeSection(index);
            onGone(t.removed(called), before);
          }}
        >
          {t.removeSection(called)}
        </Button>
      </div>
    </div>
  );
}
