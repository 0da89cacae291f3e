import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { Toggle } from '../../kit/choice.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Reasons } from '../../kit/reasons.tsx';
import { Checks } from './checks.tsx';
import { LimitChoice } from './limit-choice.tsx';
import type { UsbArmyModel, UsbArmyView } from './model.ts';

/** Kept or not, these say how far the army has come. */
const figures: readonly string[] = ['heroes', 'activations', 'third'];

interface CompositionCardProps {
  readonly army: UsbArmyModel;
  readonly view: UsbArmyView;
}

/** Every rule of composition and what the army makes of it: what is broken first, then what is still free. */
export function CompositionCard({ army, view }: CompositionCardProps) {
  const { navigation } = useServices();
  const t = useTexts('usbarmy');
  const rules = useTexts('usbrules');
  const format = useFormat();
  const heroless = view.checks.some(({ code, kept }) => code === 'noHero' && !kept);
  const shown = view.checks.filter(
    ({ kept, code }) => !kept || (figures.includes(code) && !(heroless && code === 'heroes')),
  );
  const rest = view.checks.filter((check) => !shown.includes(check));
  const heading = useRef<HTMLHeadingElement>(null);
  // What asks for the limit, and what offers ready armies, goes with the tap that answers.
  const asked = [view.limit === undefined, view.lines.length === 0].join();
  const before = useRef(asked);
  useLayoutEffect(() => {
    if (before.current !== asked && document.activeElement === document.body) heading.current?.focus();
    before.current = asked;
  }, [asked]);
  const house = army.house.value.map(({ id, value }) => {
    const { title, values } = rules.switches[id];
    return t.houseRule(title, values[value] ?? value);
  });
  const { unfilled } = view;
  const hints = [
    ...(view.leaderless ? [{ rule: 'USB-HERO-04', text: t.chooseCommander }] : []),
    ...(unfilled
      ? [
          {
            rule: 'USB-X-07',
            text: t.unfilled(
              format.number(unfilled.limit),
              format.number(unfilled.most),
              format.number(unfilled.activations),
              format.number(unfilled.dearest),
            ),
          },
        ]
      : []),
  ];
  return (
    <section class="card usb-composition">
      <h2 class="card-title" ref={heading} tabIndex={-1}>
        {t.composition}
      </h2>
      {view.limit === undefined ? (
        <LimitChoice army={army} />
      ) : (
        <>
          <Checks checks={shown} empty={view.lines.length === 0} />
          {hints.length > 0 && <Reasons items={hints} />}
          <Fold title={t.more(rest.length)}>
            <Checks checks={rest} />
          </Fold>
          <div class="stack">
            <div>
              <Toggle pressed={view.scenario} onChange={(on) => army.setScenario(on)}>
                {t.scenario}
              </Toggle>
            </div>
            {view.scenario && <p class="hint">{t.scenarioHint}</p>}
          </div>
        </>
      )}
      {house.length > 0 && (
        <div class="stack">
          <h3>{t.house}</h3>
          <ul class="hint">
            {house.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <div>
            <Button kind="quiet" icon="rules" onClick={() => navigation.go('fight/usb')}>
              {t.toHouse}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
