import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { Fetched } from '../../kit/controls/fetched.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { onShake } from '../../kit/shake.ts';
import { linePoints } from '../../rules/army.ts';
import { musterTastes } from '../../rules/muster.ts';
import type { Army } from '../../storage/army/army.ts';
import type { ArmiesModel } from '../model.ts';
import { type Made, type Maker, makerOf } from './makers.ts';
import { nameByLuck } from './now.ts';
import { amountIn, keepWish, loadWish, type Wish } from './wish.ts';
import './muster.css';

interface MusterSheetProps {
  readonly model: ArmiesModel;
  readonly army: Army;
  readonly onClose: () => void;
}

/** An army that makes itself, or the rest of one: to a taste, legal at once, another with a tap or a shake. */
export function MusterSheet({ model, army, onClose }: MusterSheetProps) {
  const services = useServices();
  const t = useTexts('muster');
  async function load() {
    const maker = await makerOf(services, army.game, army.edition);
    const wish = await loadWish(services.drafts, army.game, maker);
    return () => <Mustering {...{ model, army, maker, wish, onClose }} />;
  }
  return (
    <Dialog title={t.title} onClose={onClose}>
      <div class="muster" data-game={army.game}>
        <Fetched key={army.id} load={load} />
      </div>
    </Dialog>
  );
}

type Way = 'rest' | 'anew';

interface MusteringProps extends MusterSheetProps {
  readonly maker: Maker;
  readonly wish: Wish;
}

function Mustering({ model, army, maker, wish, onClose }: MusteringProps) {
  const { drafts, now, announcer } = useServices();
  const t = useTexts('muster');
  const armies = useTexts('armies');
  const format = useFormat();
  const { game, lines, scenario = false } = army;
  const inPoints = maker.counts === 'points';
  // The limit of the army is what was agreed.
  const first = amountIn(inPoints ? (army.limit ?? wish.amount) : wish.amount, maker);
  const amount = useSignal(first);
  const taste = useSignal(wish.taste);
  const make = (way: Way) =>
    maker.make({
      ...{ amount: amount.peek(), taste: taste.peek(), scenario },
      present: way === 'rest' ? lines : [],
    });
  // Made once: what is shown is what was drawn.
  const [begun] = useState(() => {
    const rest = lines.length > 0 ? make('rest') : [];
    return rest.length > 0
      ? { way: 'rest' as const, made: rest }
      : { way: 'anew' as const, made: make('anew') };
  });
  const way = useSignal<Way>(begun.way);
  const made = useSignal(begun.made);

  const totalOf = (some: readonly Made[]) =>
    some.reduce((sum, { line }) => sum + (inPoints ? linePoints(line) : line.count), 0);
  const said = (total: number) => (inPoints ? armies.points(format.number(total), game) : t.figures(total));
  function again(): void {
    made.value = make(way.peek());
    announcer.announce(t.newOne(said(totalOf(made.peek()))));
  }
  useEffect(() => onShake(now, again));

  const set = (change: () => void) => {
    change();
    keepWish(drafts, game, maker, { amount: amount.peek(), taste: taste.peek() });
    made.value = make(way.peek());
  };
  const kept = way.value === 'rest' ? lines.filter(({ reserve }) => !reserve) : [];
  const before = kept.reduce((sum, line) => sum + (inPoints ? linePoints(line) : line.count), 0);
  const total = before + totalOf(made.value);
  function take(): void {
    const limit = inPoints ? amount.peek() : undefined;
    model.editor.joinLines(
      made.peek().map(({ line }) => line),
      way.peek() === 'anew',
      limit,
      army.name || nameByLuck(model, t.names[taste.peek()]),
    );
    onClose();
  }

  return (
    <>
      {lines.length > 0 && (
        <Choice
          legend={t.what}
          hideLegend
          value={way.value}
          options={(['rest', 'anew'] as const).map((value) => ({ value, label: t.ways[value] }))}
          onChange={(value) =>
            set(() => {
              way.value = value;
            })
          }
        />
      )}
      <Stepper
        label={inPoints ? (game === 'brikwars' ? armies.limitInCp : armies.limit) : t.figureCount}
        value={amount.value}
        min={maker.least}
        max={maker.most}
        step={maker.step}
        onChange={(value) =>
          set(() => {
            amount.value = value;
          })
        }
      />
      <Choice
        legend={t.taste}
        value={taste.value}
        options={musterTastes.map((value) => ({ value, label: t.tastes[value] }))}
        onChange={(value) =>
          set(() => {
            taste.value = value;
          })
        }
      />
      {made.value.length === 0 ? (
        <p class="note">{way.value === 'rest' ? t.full : t.none}</p>
      ) : (
        <ul class="muster-lines">
          {made.value.map(({ line, called, holds }, place) => (
            <li key={place}>
              <span>
                {line.count > 1 ? t.times(format.number(line.count), called) : called}
                {holds && <small> {holds}</small>}
              </span>
              <b>{inPoints ? armies.points(format.number(linePoints(line)), game) : ''}</b>
            </li>
          ))}
        </ul>
      )}
      <p class="muster-total">
        {inPoints
          ? armies.pointsOf(format.number(total), format.number(amount.value), game)
          : t.figures(total)}{' '}
        <span class="hint">{t.hint}</span>
      </p>
      <div class="muster-acts">
        <Button icon="dice" onClick={again}>
          {t.another}
        </Button>
        <Button kind="primary" disabled={made.value.length === 0} onClick={take}>
          {way.value === 'rest' ? t.add : t.take}
        </Button>
      </div>
    </>
  );
}
