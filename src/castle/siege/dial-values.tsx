import { useFormat, useTexts } from '../../kit/context.ts';
import { type SectionState, shownValues } from '../../rules/mage-knight/siege-state.ts';
import { factsOf } from '../terms.ts';

/** The values of the click, where the dial was typed. */
export function DialValues({ section }: { readonly section: SectionState }) {
  const t = useTexts('castlesiegeplay');
  const siegeTexts = useTexts('castlesiege');
  const format = useFormat();
  const values = shownValues(section);
  if (!values) return null;
  const { fortification, yellow, attack, defence, damage, range, demoralised, brokenTowers } = values;
  const fights = factsOf(section.kind).attacks;
  const shown: readonly (readonly [string, string])[] = [
    [t.values.fortification, `${format.signed(fortification)}${yellow ? ` (${siegeTexts.yellow})` : ''}`],
    [t.values.defence, format.number(defence)],
    ...(fights
      ? ([
          [t.values.attack, format.number(attack)],
          [t.values.damage, format.number(damage)],
          [t.values.range, t.inches(format.number(range))],
        ] as const)
      : []),
  ];
  return (
    <>
      <dl class="siege-values">
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {(demoralised || brokenTowers > 0) && (
        <p>
          {[
            ...(demoralised ? [t.demoralised] : []),
            ...(brokenTowers > 0 ? [t.brokenTowers(brokenTowers)] : []),
          ].join(' · ')}
        </p>
      )}
    </>
  );
}
