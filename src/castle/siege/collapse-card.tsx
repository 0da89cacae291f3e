import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { ShareBar } from '../../kit/share-bar.tsx';
import { Fallen } from './fallen.tsx';
import { FallingRow, toFalls } from './falling-row.tsx';
import type { CastleSiegeModel } from './model.ts';
import type { SiegeNames } from './names.ts';
import type { CurrentSiege } from './view.ts';
import './siege-rest.css';

interface CollapseCardProps {
  readonly model: CastleSiegeModel;
  readonly siege: CurrentSiege;
  readonly names: SiegeNames;
}

/** A section has come down: its figures wait for their dice, rolled here or typed; then what each of them took. */
export function CollapseCard({ model, siege, names }: CollapseCardProps) {
  const t = useTexts('castlesiegeplay');
  const format = useFormat();
  const typed = useSignal<number | undefined>(undefined);
  const { falling, odds } = siege;
  const sections = [...new Set(falling.map(({ section }) => section))];
  const title =
    sections.length === 1 && sections[0] !== undefined ? t.collapse(names.section(sections[0])) : '';

  return (
    <section class="card siege-collapse" aria-labelledby="siege-collapse">
      <h3 id="siege-collapse" tabIndex={-1}>
        {falling.length === 0 ? t.falls : title || t.collapses}
      </h3>
      {falling.length > 0 && (
        <>
          <p>{t.eachRolls(falling.length)}</p>
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
    </section>
  );
}
