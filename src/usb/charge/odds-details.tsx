import { Fragment } from 'preact';
import { useId } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Group } from '../../kit/group.tsx';
import { Bars } from '../../kit/stage/bars.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { type MeleeRole, meleeRoles } from '../../rules/usb/melee/melee-setup.ts';
import { lossOf, type UsbChargeAnswer } from './answer.ts';
import { endingChances, fateChancesOf, likeliestScores, lossRows } from './figures.ts';
import './charge.css';

/** The scores that come most often, point by point. */
function UsbChargeLikeliest({ answer }: { readonly answer: UsbChargeAnswer }) {
  const t = useTexts('usbcharge');
  const format = useFormat();
  const likeliest = likeliestScores(answer);
  if (!likeliest) return null;
  const sides = t.sides;
  return (
    <>
      <p class="label">{t.likeliest(format.hundredths(likeliest.chance))}</p>
      {meleeRoles.map((role) => {
        const { value, reasons } = likeliest.scores[role];
        return (
          <div class="stack" key={role}>
            <p>{t.scoreOf(sides[role], format.number(value))}</p>
            <Reasons
              items={reasons.map(({ rule, effect, amount }) => ({
                rule,
                text: t.score[effect](format.signed(amount)),
              }))}
            />
          </div>
        );
      })}
    </>
  );
}

interface FiguresProps {
  readonly answer: UsbChargeAnswer;
}

/** Every figure of a melee: how it ends, by how much, what both sides lose and what becomes of them. */
export function UsbChargeFigures({ answer }: FiguresProps) {
  const t = useTexts('usbcharge');
  const { odds } = answer;
  const sides = t.sides;
  const difference = t.difference(sides.charger, sides.target);
  const names = t.endings;
  return (
    <>
      <p class="label">{t.how}</p>
      {endingChances(answer).map(({ id, chance, rule }) => (
        <Chance key={id} label={names[id]} chance={chance} rule={rule} />
      ))}
      {odds.compared > 0 && (
        <>
          <p class="label">{difference}</p>
          <Bars
            label={difference}
            weights={odds.difference.weights}
            min={odds.difference.min}
            from={2}
            columns={t.differenceColumns}
          />
        </>
      )}
      <UsbChargeLikeliest answer={answer} />
      <AtLeast answer={answer} />
      {meleeRoles.map((role) => (
        <Fragment key={role}>
          <LossBars role={role} answer={answer} />
          <FateRows role={role} answer={answer} />
        </Fragment>
      ))}
    </>
  );
}

interface ChanceProps {
  readonly label: string;
  readonly chance: number;
  readonly rule: string;
}

/** A chance, and the rule that brings it about. */
export function Chance({ label, chance, rule }: ChanceProps) {
  const format = useFormat();
  const { navigation } = useServices();
  return (
    <button type="button" class="usb-charge-figure" onClick={() => navigation.openRule(rule)}>
      <span>{label}</span>
      <b>{format.percent(chance)}</b>
    </button>
  );
}

/** The chances of both sides to lose so many or more. */
function AtLeast({ answer }: FiguresProps) {
  const t = useTexts('usbcharge');
  const format = useFormat();
  const sides = t.sides;
  const rows = lossRows(answer);
  if (rows.length === 0) return null;
  return (
    <table class="usb-charge-table">
      <caption class="label">{t.lostTable}</caption>
      <thead>
        <tr>
          <th scope="col">{t.lostColumns.value}</th>
          {meleeRoles.map((role) => (
            <th scope="col" key={role}>
              {sides[role]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ lost, chances }) => (
          <tr key={lost}>
            <th scope="row">{t.atLeast(format.number(lost))}</th>
            {meleeRoles.map((role) => (
              <td key={role}>{format.percent(chances[role])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a side loses, as bars. */
export function LossBars({ role, answer }: FiguresProps & { readonly role: MeleeRole }) {
  const t = useTexts('usbcharge');
  const who = t.sides[role];
  const { models, lost } = lossOf(answer, role);
  const label = (models ? t.lostModels : t.lostPoints)(who);
  return (
    <>
      <p class="label">{label}</p>
      <Bars label={label} weights={lost.weights} min={lost.min} columns={t.lostColumns} />
    </>
  );
}

/** How a side is afterwards. */
export function FateRows({ role, answer }: FiguresProps & { readonly role: MeleeRole }) {
  const t = useTexts('usbcharge');
  const { odds, setup } = answer;
  const heading = useId();
  return (
    <Group aria-labelledby={heading}>
      <p class="label" id={heading}>
        {t.after(t.sides[role])}
      </p>
      {fateChancesOf(answer, role).map(({ id, chance, rule }) => (
        <Chance key={id} label={t.fates[id]} chance={chance} rule={rule} />
      ))}
      <Chance label={t.tested} chance={odds[role].tested} rule="USB-MOR-01" />
      {setup[role].fighter.joined && (
        <Chance label={t.heroLost} chance={odds[role].heroLost} rule="USB-HERO-02" />
      )}
    </Group>
  );
}
