import { useFormat, useTexts } from '../../../kit/context.ts';
import { Dialog } from '../../../kit/controls/dialog.tsx';
import { Reasons } from '../../../kit/stage/reasons.tsx';
import { reasonItems, type SiegeNames } from '../text.ts';
import type { CurrentSiege } from '../view.ts';

interface SheetProps {
  readonly siege: CurrentSiege;
  readonly names: SiegeNames;
  readonly onClose: () => void;
}

/** The victory points for sections and figures, player by player, each with its reasons. */
export function PointsSheet({ siege, names, onClose }: SheetProps) {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const none = siege.points.every(({ points }) => points === 0);
  return (
    <Dialog title={t.victory} onClose={onClose}>
      {none && <p class="hint">{t.pointsNone}</p>}
      {siege.points.map(({ player, points, sections, figures, otherwise }) => {
        const castle = siege.castle[player] ?? 0;
        return (
          <section class="stack" key={player}>
            <h3>{t.victoryOf(names.player(player), format.number(points))}</h3>
            {sections.map((scored) => (
              <div key={scored.section}>
                <p>{t.sectionPoints(names.section(scored.section), format.number(scored.points))}</p>
                <Reasons items={reasonItems(t, scored.reasons)} />
              </div>
            ))}
            {figures.map(({ figure, points }) => (
              <p key={`figure-${figure}`}>
                {t.sectionPoints(names.figure(siege.state.figures[figure]), format.number(points))}
              </p>
            ))}
            {otherwise !== undefined && (
              <Reasons
                items={[{ text: t.otherReading['MK-A-24'](format.number(otherwise)), rule: 'MK-A-24' }]}
              />
            )}
            {castle > 0 && <p class="hint">{t.armyPoints(format.number(castle))}</p>}
          </section>
        );
      })}
    </Dialog>
  );
}
