import { FigureDialPad, FigureDialTable, useFigureDial } from '../../castle/dial/figure-dial.tsx';
import { abilityName } from '../../castle/eligibility-text.ts';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Toggle } from '../../kit/controls/choice.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { addressOfUnit } from '../../kit/figures/unit-address.ts';
import { type Figure, figureValues, mostTokens } from '../../rules/mage-knight/attack/figure.ts';
import {
  clickNow,
  clicksOf,
  dialOf,
  lastFigureClick,
  rangedOf,
  turnedTo,
  withDial,
} from '../../rules/mage-knight/attack/figure-dial.ts';

interface FigureNowProps {
  readonly figure: Figure;
  /** With the short names of the values, for a row among others. */
  readonly short?: boolean;
}

/** What a figure shows at the click that it stands at, as words in a line. */
export function FigureNowValues({ figure, short }: FigureNowProps) {
  const t = useTexts('castledial');
  const play = useTexts('castlesiege');
  const terms = useTexts('castleterms');
  const format = useFormat();
  const { attack, defence, range, now } = figure;
  const dial = dialOf(figure);
  const click = dial[Math.min(clickNow(figure), dial.length - 1)] ?? {};
  const values = [
    ['speed', click.speed],
    ['attack', attack],
    ['defence', defence],
    ['damage', click.damage],
    ['ranged', range ? rangedOf(click, range) : click.ranged],
  ] as const;
  const facts = [
    ...(clickNow(figure) === 0 ? [] : [t.clickNumber(format.number(clickNow(figure)))]),
    ...values.flatMap(([id, value]) =>
      value === undefined ? [] : [`${(short ? t.heads : t.values)[id]} ${format.number(value)}`],
    ),
    ...(range ? [`${play.values.range} ${play.inches(format.number(range))}`] : []),
    ...figure.abilities.map((id) => abilityName(terms, id)),
    ...((now?.tokens ?? 0) >= mostTokens ? [t.pushed] : []),
    ...(now?.demoralised || click.demoralised ? [play.demoralised] : []),
  ];
  return <span class="army-line-more hint">{facts.join(' · ')}</span>;
}

interface LineFigureProps {
  readonly figure: Figure;
  /** The name of the line as it is shown. */
  readonly name: string;
  readonly line: string;
  /** How many the line has: one alone can be turned and marked. */
  readonly count: number;
  readonly onChange: (figure: Figure) => void;
  /** One of several moves to a line of its own. */
  readonly onPart: () => void;
}

/** A figure on its line: its values, where its dial stands, its marks, the dial itself, and the way to the castle. */
export function LineFigure({ figure, name, line, count, onChange, onPart }: LineFigureProps) {
  const { navigation } = useServices();
  const t = useTexts('castlefigures');
  const dial = useTexts('castledial');
  const army = navigation.location.value.rest;
  return (
    <div class="army-line-unit stack">
      <FigureNowValues figure={figure} />
      {count === 1 && <FigureMarksNow figure={figure} name={name} onChange={onChange} />}
      {count > 1 && (
        <Button kind="quiet" icon="copy" label={dial.partOne(name)} onClick={onPart}>
          {dial.part}
        </Button>
      )}
      <Fold title={dial.table} count={clicksOf(figure) ?? 0}>
        {() => <LineDial figure={figure} alone={count === 1} onChange={onChange} />}
      </Fold>
      <Button
        icon="castle"
        label={t.mayThisAttack(name)}
        onClick={() => navigation.go(addressOfUnit(army, line, 'castle/attack'))}
      >
        {t.mayItAttack}
      </Button>
    </div>
  );
}

type FigureMarksProps = Pick<LineFigureProps, 'figure' | 'name' | 'onChange'>;

/** Where its dial stands, and whether it is pushed or demoralised. */
function FigureMarksNow({ figure, name, onChange }: FigureMarksProps) {
  const t = useTexts('castledial');
  const play = useTexts('castlesiege');
  const { now = {} } = figure;
  const { tokens, demoralised, ...rest } = now;
  const pushed = (tokens ?? 0) >= mostTokens;
  return (
    <>
      <Stepper
        label={t.clickOf(name)}
        value={clickNow(figure)}
        min={0}
        max={lastFigureClick(figure) ?? figureValues.clicks}
        onChange={(click) => onChange(turnedTo(figure, click))}
      />
      <div class="chips">
        <Toggle
          pressed={pushed}
          onChange={(on) =>
            onChange({
              ...figure,
              now: {
                ...rest,
                ...(demoralised ? { demoralised } : {}),
                ...(on ? { tokens: mostTokens } : {}),
              },
            })
          }
        >
          {t.pushed}
        </Toggle>
        <Toggle
          pressed={demoralised === true}
          onChange={(on) =>
            onChange({
              ...figure,
              now: { ...rest, ...(tokens ? { tokens } : {}), ...(on ? { demoralised: true } : {}) },
            })
          }
        >
          {play.demoralised}
        </Toggle>
      </div>
    </>
  );
}

interface LineDialProps extends Pick<LineFigureProps, 'figure' | 'onChange'> {
  readonly alone: boolean;
}

/** The dial under its pad: stored as it is typed. */
function LineDial({ figure, alone, onChange }: LineDialProps) {
  const editing = useFigureDial(
    dialOf(figure),
    figure.range,
    (dial) => onChange(withDial(figure, dial)),
    false,
  );
  return (
    <>
      <FigureDialTable editing={editing} range={figure.range} {...(alone ? { now: clickNow(figure) } : {})} />
      <FigureDialPad editing={editing} />
    </>
  );
}
