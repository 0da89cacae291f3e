import type { ComponentChildren } from 'preact';
import { useFormat, useTexts } from '../../kit/context.ts';
import { CheckRow } from '../check-row.tsx';
import type { ArmyEditor } from '../editor.ts';
import { ArmyTotal, brokenText } from '../points.tsx';
import type { BrikwarsArmyModel, BrikwarsArmyView, BrikwarsCheck } from './model.ts';
import './composition.css';

interface ArmyProps {
  readonly editor: ArmyEditor;
  readonly army: BrikwarsArmyModel;
  readonly tools: ComponentChildren;
}

/** The total of an army of BrikWars: whether it keeps to its rule set stays in sight with its points. */
export function BrikwarsTotal({ editor, army, tools }: ArmyProps) {
  const t = useTexts('builder');
  const armies = useTexts('armies');
  const format = useFormat();
  const view = army.view.value;
  if (!view || view.lines.length === 0) return <ArmyTotal editor={editor} tools={tools} />;
  const { broken, missing } = view;
  const left = editor.totals.value?.left ?? 0;
  const over = left < 0 ? armies.over(format.number(-left), 'brikwars') : undefined;
  const wrong = brokenText(over, broken, t.broken(broken));
  const text = broken > 0 ? wrong : missing > 0 ? t.missing : t.legal;
  return (
    <ArmyTotal
      {...{ editor, tools }}
      state={{ text, bad: broken > 0 }}
      composition={<Composition view={view} />}
    />
  );
}

/** Rules with the figures that decide, and the lines that break them. */
function Checks({ checks }: { readonly checks: readonly BrikwarsCheck[] }) {
  const t = useTexts('builder');
  const armies = useTexts('armies');
  const format = useFormat();
  return (
    <ul class="reasons">
      {checks.map(({ code, rule, kept, missing, found, bound, lines }) => (
        <li key={code}>
          <CheckRow
            sign={kept ? 'kept' : missing ? 'missing' : 'broken'}
            rule={rule}
            text={t.checks[code][kept ? 'kept' : 'broken']({
              found: format.number(found),
              bound: format.number(bound),
              units: format.list(lines.map(({ name }) => name || armies.unnamedLine)),
            })}
          />
        </li>
      ))}
    </ul>
  );
}

interface CompositionProps {
  readonly view: BrikwarsArmyView;
}

/** What the rule set makes of the army: what is broken or missing first. */
function Composition({ view }: CompositionProps) {
  const t = useTexts('builder');
  const format = useFormat();
  const { checks, egos, discount } = view;
  return (
    <section class="brik-composition stack" aria-label={t.composition}>
      <Checks checks={checks} />
      {discount > 0 && (
        <CheckRow sign="kept" rule="BW-HERO-04" text={t.egos(format.number(egos), format.number(discount))} />
      )}
    </section>
  );
}
