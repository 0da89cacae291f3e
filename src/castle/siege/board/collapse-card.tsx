import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Die } from '../../../kit/controls/die.tsx';
import { FacePad } from '../../../kit/controls/face-pad.tsx';
import { TablePad } from '../../../kit/controls/table-pad.tsx';
import { ShareBar } from '../../../kit/share-text.tsx';
import { Reasons } from '../../../kit/stage/reasons.tsx';
import { partsOfCastle } from '../../../rules/mage-knight/neighbours.ts';
import { lordsOf } from '../../../rules/mage-knight/siege/siege-setup.ts';
import type { CastleSiegeModel } from '../model.ts';
import { TableSheet } from '../sheets/table-sheet.tsx';
import { type SiegeProps, throwText } from '../text.ts';
import type { FallingFigure } from '../view.ts';

interface FallingRowProps {
  readonly model: CastleSiegeModel;
  readonly figure: FallingFigure;
  readonly called: string;
  readonly owner: string;
  /** The figure whose die is being typed: one at a time. */
  readonly typed: Signal<number | undefined>;
}

/** What waited goes with its die: who worked on it goes on at the head of the sheet. */
function toFalls(): void {
  document.querySelector<HTMLElement>('.siege-sheet-head > h3')?.focus({ preventScroll: true });
}

/** One figure that waits for its die, which is rolled here or typed from the table. */
function FallingRow({ model, figure, called, owner, typed }: FallingRowProps) {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const typing = typed.value === figure.figure;
  const stop = () => {
    typed.value = undefined;
  };
  const row = useRef<HTMLLIElement>(null);
  const seen = useRef(false);
  // The pad has come, or is gone: the first face, or the way back to typing.
  useEffect(() => {
    if (typing === seen.current) return;
    seen.current = typing;
    row.current
      ?.querySelector<HTMLElement>(typing ? '.face-pad button' : '.row button:last-child')
      ?.focus({ preventScroll: typing });
  }, [typing]);
  const { clicks, chance } = figure;
  const facts = [
    owner,
    ...(clicks === undefined ? [t.chanceUnknown] : [t.clicks(format.number(clicks))]),
    ...(chance === undefined ? [] : [t.chanceOut(format.percent(chance))]),
  ];

  function then(act: () => void): void {
    act();
    toFalls();
  }

  return (
    <li class="stack" ref={row}>
      <p>
        <b>{called}</b> <span class="hint">{facts.join(' · ')}</span>
      </p>
      <div class="row">
        <Button
          icon="dice"
          label={t.roll(called)}
          disabled={typing}
          onClick={() => then(() => model.rollFall(figure.figure))}
        >
          {t.rollOne}
        </Button>
        <Button
          icon="keypad"
          label={t.typeOne(called)}
          disabled={typing}
          onClick={() => {
            typed.value = figure.figure;
          }}
        >
          {t.type}
        </Button>
      </div>
      {typing && (
        <TablePad
          onClose={stop}
          title={t.typeFor(called)}
          level={3}
          words={facts.length > 0 && <p class="hint">{facts.join(' · ')}</p>}
          tools={<Button onClick={stop}>{t.stopTyping}</Button>}
        >
          <FacePad
            label={t.typeFor(called)}
            sides={6}
            missing={1}
            onFace={(face) => then(() => model.typeFall(figure.figure, face))}
            onClose={stop}
          />
        </TablePad>
      )}
    </li>
  );
}

/** What the dice of this turn's collapses brought; who is out with unknown clicks, the player says. */
function Fallen({ model, siege, names }: SiegeProps) {
  const { settings } = useServices();
  const t = useTexts('castlesiege');
  const format = useFormat();
  if (siege.fallen.length === 0) return null;
  return (
    <ul class="siege-falls">
      {siege.fallen.map(({ figure: id, face = 1, damage = face, typed }) => {
        const figure = siege.state.figures[id];
        const called = names.figure(figure);
        const known = figure?.clicks !== undefined;
        return (
          <li class="siege-fallen" key={id}>
            <Die sides={6} face={face} size={36} tumble={!typed && settings.value.value.animation} />
            <span>
              <b>{called}</b>: {t.takes(format.number(damage))}
              {typed && <span class="hint"> ({t.typed})</span>}
              <br />
              <span data-tone={figure?.eliminated ? 'bad' : 'good'}>
                {figure?.eliminated ? t.isOut : known ? t.survives(format.number(figure.clicks)) : ''}
              </span>
            </span>
            {!known && !figure?.eliminated && (
              <Button label={t.goneOutOf(called)} onClick={() => model.play({ do: 'eliminate', figure: id })}>
                {t.goneOut}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Between which parts nobody walks any more, now that something has come down. */
function Parted({ siege, names }: Pick<SiegeProps, 'siege' | 'names'>) {
  const t = useTexts('castlesiege');
  const { state } = siege;
  const parted = lordsOf(state)
    .map((lord) => partsOfCastle(state.sections, lord))
    .filter((parts) => parts.length > 1);
  if (parted.length === 0) return null;
  return (
    <>
      <p class="label">{t.noWayBetween}</p>
      <ul class="siege-parts">
        {parted.flat().map((part) => (
          <li key={part.join(' ')}>{part.map((section) => names.section(section)).join(', ')}</li>
        ))}
      </ul>
    </>
  );
}

/** A section has come down: its figures wait for their dice, rolled here or typed; then what each of them took. */
export function FallsSheet({ model, siege, names, onClose }: SiegeProps & { readonly onClose: () => void }) {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const typed = useSignal<number | undefined>(undefined);
  const { falling, odds } = siege;
  const sections = [...new Set(falling.map(({ section }) => section))];
  // The throw that brought it down: its own sheet has made way for this one.
  const last = siege.log.findLast(({ event }) => event.do !== 'fall')?.event;
  const came = last?.do === 'attack' && sections.includes(last.section) ? last : undefined;
  const title =
    sections.length === 1 && sections[0] !== undefined ? t.collapse(names.section(sections[0])) : '';

  return (
    <TableSheet
      title={falling.length === 0 ? t.falls : title || t.collapses}
      about={sections.join(' ')}
      onClose={onClose}
    >
      {falling.length > 0 && (
        <>
          {came && (
            <p class="siege-came">
              {came.faces.map((face, index) => (
                <Die key={index} sides={6} face={face} size={30} />
              ))}
              <b>{throwText(t, format.number, came)}</b>
            </p>
          )}
          <Reasons items={[{ text: t.eachRolls(falling.length), rule: 'MK-DST-03' }]} />
          {odds && falling.length > 1 && falling.every(({ clicks }) => clicks !== undefined) && (
            <div class="stack">
              <p>{t.expected(format.number(odds.mean, 1))}</p>
              <ShareBar
                label={t.allSurvive}
                value={format.percent(odds.allSurvive)}
                share={odds.allSurvive}
              />
              <ShareBar
                label={t.allOut}
                value={format.percent(odds.allEliminated)}
                share={odds.allEliminated}
              />
            </div>
          )}
          {falling.length > 1 && (
            <Button
              kind="primary"
              wide
              icon="dice"
              onClick={() => {
                model.rollFalls();
                toFalls();
              }}
            >
              {t.rollAll}
            </Button>
          )}
          <ul class="siege-falls">
            {falling.map((figure) => (
              <FallingRow
                key={figure.figure}
                model={model}
                figure={figure}
                called={names.figure(siege.state.figures[figure.figure])}
                owner={names.player(figure.owner)}
                typed={typed}
              />
            ))}
          </ul>
        </>
      )}
      <Fallen model={model} siege={siege} names={names} />
      <Parted siege={siege} names={names} />
    </TableSheet>
  );
}
