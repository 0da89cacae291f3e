import { useRef } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import { type PowerUseId, powerUseIds, powerUses } from '../../rules/usb/power.ts';
import type { PowerHero, PowerModel } from './power-model.ts';
import { useHeroName } from './use-power.ts';

interface PowerUsesProps {
  readonly model: PowerModel;
  readonly at: number;
  readonly hero: PowerHero;
}

/** Everything that a point may be spent on, one tap each, with what it does. */
export function PowerUses({ model, at, hero }: PowerUsesProps) {
  const t = useTexts('usbpower');
  const format = useFormat();
  const { announcer } = useServices();
  const nameOf = useHeroName();
  const told = useRef<HTMLParagraphElement>(null);
  const spend = (use: PowerUseId) => {
    model.spend(at, use);
    // The last point switches the buttons off, the one in hand too.
    if (!model.maySpend(at, use)) told.current?.focus();
    const left = model.heroes.peek()[at]?.left ?? 0;
    const next = use === 'seize' ? [t.nextIs(t.seized[model.seized.peek()])] : [];
    announcer.announce([t.spentOn(nameOf(hero), t.uses[use], left), ...next].join(' '));
  };
  const spent = powerUseIds
    .map((use) => [use, hero.spent.filter((each) => each === use).length] as const)
    .filter(([, number]) => number > 0)
    .map(([use, number]) => t.times(t.uses[use], number));
  return (
    <>
      <ul class="usb-power-uses">
        {powerUseIds.map((use) => (
          <li key={use}>
            <Button
              wide
              label={t.spend(t.uses[use])}
              disabled={!model.maySpend(at, use)}
              onClick={() => spend(use)}
            >
              {t.uses[use]}
            </Button>
            <Reasons items={[{ text: t.what[use], rule: powerUses[use].rule }]} />
          </li>
        ))}
      </ul>
      <p ref={told} tabIndex={-1}>
        {t.spent}: <b>{spent.length === 0 ? t.nothing : format.list(spent)}</b>
      </p>
    </>
  );
}
