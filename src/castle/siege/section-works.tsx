import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { Toggle } from '../../kit/choice.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Reasons } from '../../kit/reasons.tsx';
import { factsOf } from '../terms.ts';
import type { SectionProps } from './section-open.tsx';

/** Ladders and planking at a section. */
export function SectionWorks({ model, siege, names, index }: SectionProps) {
  const { announcer } = useServices();
  const t = useTexts('castlesiegeplay');
  const format = useFormat();
  const asking = useSignal<number | undefined>(undefined);
  const { state } = siege;
  const section = state.sections[index];
  if (!section) return null;
  const { wall } = factsOf(section.kind);
  const here = state.ladders.filter((ladder) => ladder.section === index);
  const count = here.length + (section.planking ? 1 : 0);
  const raisers =
    state.turn.phase === 'set-up' ? state.players.map((_, player) => player) : [state.turn.player];

  function take(ladder: number, enemyAtEnd: boolean): void {
    asking.value = undefined;
    model.play({ do: 'take-ladder', ladder, enemyAtEnd });
  }

  return (
    <Fold title={t.laddersHead} count={count}>
      {here.map(({ id, owner }) => (
        <div class="stack" key={id}>
          <div class="row">
            <span>{t.ladderOf(names.player(owner))}</span>
            <Button
              label={t.takeLadder(names.player(owner))}
              icon="trash"
              kind="quiet"
              onClick={() => {
                // Before the game nobody stands at its other end.
                if (state.turn.phase === 'set-up') return take(id, false);
                asking.value = id;
                announcer.announce(t.enemyAtEnd);
              }}
            />
          </div>
          {asking.value === id && (
            <div class="row note">
              <span>{t.enemyAtEnd}</span>
              <Button onClick={() => take(id, false)}>{t.no}</Button>
              <Button onClick={() => take(id, true)}>{t.yes}</Button>
            </div>
          )}
        </div>
      ))}
      {raisers.map((player) => {
        const ladders = siege.ladders[player];
        return (
          <div class="row" key={player}>
            <Button
              icon="plus"
              onClick={() => model.play({ do: 'raise-ladder', section: index, owner: player })}
            >
              {t.raiseLadder(names.player(player))}
            </Button>
            {ladders && (
              <span class="hint">
                {t.ladderCount(format.number(ladders.used), format.number(ladders.allowed.value))}
              </span>
            )}
            {ladders?.allowed.otherwise && (
              <Reasons
                items={[
                  {
                    text: t.otherReading['MK-A-08'](format.number(ladders.allowed.otherwise.value)),
                    rule: ladders.allowed.otherwise.rule,
                  },
                ]}
              />
            )}
          </div>
        );
      })}
      {wall && (
        <Toggle
          pressed={section.planking}
          onChange={(present) => model.play({ do: 'planking', section: index, present })}
        >
          {t.plankingThere}
        </Toggle>
      )}
    </Fold>
  );
}
