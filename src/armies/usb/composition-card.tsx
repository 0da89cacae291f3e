import { useLayoutEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Toggle } from '../../kit/controls/choice.tsx';
import { useShown } from '../../kit/controls/dialog.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { NumberPad } from '../../kit/controls/stepper.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { whoText } from '../../usb/unit-names.ts';
import { CheckRow } from '../check-row.tsx';
import type { UsbArmyCheck, UsbArmyLine, UsbArmyModel, UsbArmyView } from './model.ts';

/** What a line is called: its name, else who its unit is. */
function useLineName(): (line: UsbArmyLine) => string {
  const t = useTexts('armies');
  const units = useTexts('usb');
  return ({ line, of }) => line.name || (of ? whoText(units, of.unit, of.models) : t.unnamedLine);
}

interface ChecksProps {
  readonly checks: readonly UsbArmyCheck[];
  /** The army has nothing yet: what every army needs is missing, not broken. */
  readonly empty?: boolean;
}

/** Rules of composition, each with its sign and its figures. */
function Checks({ checks, empty = false }: ChecksProps) {
  return (
    <ul class="reasons">
      {checks.map((check) => (
        <li key={check.code}>
          <Check check={check} missing={empty && check.code === 'noHero'} />
        </li>
      ))}
    </ul>
  );
}

/** A rule with its sign and figures; a tap opens it. */
function Check({ check, missing }: { readonly check: UsbArmyCheck; readonly missing: boolean }) {
  const t = useTexts('usbarmy');
  const format = useFormat();
  const nameOf = useLineName();
  const { code, rule, kept, found, bound, lines } = check;
  const words = t.checks[code][kept ? 'kept' : 'broken'];
  return (
    <CheckRow
      rule={rule}
      sign={kept ? 'kept' : missing ? 'missing' : 'broken'}
      text={words({
        found: format.number(found),
        bound: format.number(bound),
        units: format.list(lines.map(nameOf)),
      })}
    />
  );
}

const most = 99_999;

/** Asks for the limit that was agreed: the standard ones a tap each, any other on the pad. */
function LimitChoice({ army }: { readonly army: UsbArmyModel }) {
  const t = useTexts('usbarmy');
  const armies = useTexts('armies');
  const format = useFormat();
  const [typing, type, stop] = useShown();
  return (
    <fieldset class="choice">
      <legend>{t.askLimit}</legend>
      <div class="chips">
        {army.limits.map((limit) => (
          <button type="button" class="chip" key={limit} onClick={() => army.setLimit(limit)}>
            <span>{format.number(limit)}</span>
          </button>
        ))}
        <button type="button" class="chip" aria-haspopup="dialog" onClick={type}>
          <span>{t.ownLimit}</span>
        </button>
      </div>
      <p class="hint">{t.askLimitHint}</p>
      {typing && (
        <NumberPad
          label={armies.limit}
          min={1}
          max={most}
          decimals={0}
          onDone={(limit) => {
            stop();
            if (limit !== undefined) army.setLimit(limit);
          }}
        />
      )}
    </fieldset>
  );
}

/** Kept or not, these say how far the army has come. */
const figures: readonly string[] = ['heroes', 'activations', 'third'];

/** Every rule of composition and what the army makes of it: what is broken first, then what is still free. */
export function CompositionCard({ army, view }: { readonly army: UsbArmyModel; readonly view: UsbArmyView }) {
  const { navigation } = useServices();
  const t = useTexts('usbarmy');
  const rules = useTexts('usb');
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
    // Anyone who began with a ready army goes on with its units.
    const body = document.querySelector<HTMLElement>('.army-body h2');
    const begun = before.current.endsWith('true') && asked.endsWith('false');
    if (before.current !== asked && document.activeElement === document.body)
      (begun ? body : heading.current)?.focus();
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
              format.number(unfilled.costliest),
            ),
          },
        ]
      : []),
  ];
  return (
    <section class="stack usb-composition">
      <h2 class="visually-hidden" ref={heading} tabIndex={-1}>
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
