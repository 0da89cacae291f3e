import { useFormat, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { useShown } from '../../../kit/controls/dialog.tsx';
import type { Point } from '../../../rules/mage-knight/plan/plan.ts';
import { lowestHit } from '../../need-text.ts';
import { besiegersOf } from '../attack/besiegers.ts';
import { StrikeSheet } from '../attack/strike-sheet.tsx';
import { groundOf, touchedBy } from '../ground.ts';
import type { SiegeProps } from '../text.ts';
import { FigureActs, shownText } from './figure-acts.tsx';
import { FigureForm } from './figure-form.tsx';
import { TableSheet } from './table-sheet.tsx';

interface GroundSheetProps extends SiegeProps {
  readonly spot: Point;
  readonly onClose: () => void;
}

/** Who comes to stand on the ground that was tapped. */
export function GroundSheet({ spot, onClose, ...props }: GroundSheetProps) {
  const t = useTexts('castlesiege');
  return (
    <TableSheet title={t.whoHere} about={`${spot.x} ${spot.y}`} onClose={onClose}>
      <FigureForm key={`${spot.x} ${spot.y}`} {...props} to={{ spot }} onDone={onClose} />
    </TableSheet>
  );
}

interface FigureSheetProps extends SiegeProps {
  readonly id: number;
  /** Goes on with the attack of this figure on that section. */
  readonly onAttack: (section: number) => void;
  readonly onClose: () => void;
}

/** A figure on the ground that was tapped: what it may attack from there, and what is done with it. */
export function FigureSheet({ id, onAttack, onClose, ...props }: FigureSheetProps) {
  const { model, siege, names } = props;
  const t = useTexts('castlesiege');
  const format = useFormat();
  const [striking, strike, stop] = useShown();
  const { state } = siege;
  const figure = state.figures[id];
  const ground = groundOf(state);
  if (!figure || !ground) return null;
  const struck = striking && (
    <StrikeSheet
      key={id}
      {...props}
      figure={figure}
      onClose={() => {
        stop();
        if (figure.eliminated) onClose();
      }}
    />
  );
  const { clicks, owner, spot } = figure;
  const known = model.attackers.value;
  const fights = state.turn.phase !== 'set-up';
  const touched = (spot ? touchedBy(ground, state, spot) : []).flatMap((section) => {
    if (!fights || state.sections[section]?.owner === owner) return [];
    const own = besiegersOf(state, ground, section, owner, 'close', known).find(
      (each) => each.figure.id === id,
    );
    return own ? [{ section, ...own }] : [];
  });
  return (
    <>
      {spot && (
        <TableSheet
          title={names.figure(figure)}
          about={`figure ${id}`}
          note={
            <p class="siege-facts">
              {[
                names.player(owner),
                ...(clicks === undefined ? [] : [t.clicks(format.number(clicks))]),
                ...shownText(t, format, figure),
              ].join(' · ')}
            </p>
          }
          onClose={onClose}
        >
          {touched.map(({ section, assault, answer }) => (
            <Button
              key={section}
              icon="fight"
              wide
              onClick={() => {
                model.takeAttacker({ ...assault, defence: model.assault.peek().defence });
                onAttack(section);
              }}
            >
              {t.attackOf(names.section(section))}:{' '}
              {answer.allowed ? `${format.number(lowestHit(answer.need))}+` : '✗'}
            </Button>
          ))}
          <FigureActs key={id} {...props} figure={figure} onStrike={strike} onGone={onClose} />
        </TableSheet>
      )}
      {struck}
    </>
  );
}
