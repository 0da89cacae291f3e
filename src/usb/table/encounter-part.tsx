import { Button } from '../../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Reasons } from '../../kit/reasons.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { lostActivations, scoreOf } from './facts.ts';
import { type AtTableModel, atTableBounds } from './model.ts';

const sides = ['first', 'second'] as const;

/** The score of an encounter battle: what each side lost in each of its rounds. */
export function EncounterPart({ model }: { readonly model: AtTableModel }) {
  const t = useTexts('usbfield');
  const shell = useTexts('shell');
  const format = useFormat();
  const { notices } = useServices();
  const { first, second } = model.value.value;
  const score = scoreOf(model.value.value);
  const clear = () => {
    const before = { first, second };
    model.clearLosses();
    notices.show(t.cleared, { action: { label: shell.undo, run: () => model.change(before) } });
  };
  return (
    <>
      <p role="status">
        {score.first + score.second === 0 ? (
          t.nothingLost
        ) : (
          <>
            <b>{t.results[score.result]}</b>{' '}
            {t.score(format.number(score.first), format.number(score.second))}
          </>
        )}
      </p>
      <ol class="usb-rounds">
        {first.map((_, round) => {
          const number = format.number(round + 1);
          const gone = lostActivations(sides.flatMap((side) => model.value.value[side][round] ?? []));
          return (
            <li key={round}>
              <Fold title={t.round(number)} count={gone} countLabel={t.withLosses}>
                {sides.map((side) => (
                  <div key={side}>
                    <Stepper
                      label={t.unitsLost(t.sides[side])}
                      value={model.value.value[side][round]?.units ?? 0}
                      min={0}
                      max={atTableBounds.losses}
                      onChange={(units) => model.lose(side, round, { units })}
                    />
                    <Stepper
                      label={t.heroesLost(t.sides[side])}
                      value={model.value.value[side][round]?.heroes ?? 0}
                      min={0}
                      max={atTableBounds.losses}
                      onChange={(heroes) => model.lose(side, round, { heroes })}
                    />
                  </div>
                ))}
              </Fold>
            </li>
          );
        })}
      </ol>
      <Reasons items={[{ text: t.encounterWhy, rule: 'USB-VIC-01' }]} />
      <Button kind="quiet" icon="trash" onClick={clear}>
        {t.clearLosses}
      </Button>
    </>
  );
}
