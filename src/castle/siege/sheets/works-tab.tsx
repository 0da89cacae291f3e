import { useSignal } from '@preact/signals';
import { useFormat, useServices, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Toggle } from '../../../kit/controls/choice.tsx';
import { Reasons } from '../../../kit/stage/reasons.tsx';
import { sectionFacts } from '../../../rules/mage-knight/kinds.ts';
import { neighboursOf } from '../../../rules/mage-knight/neighbours.ts';
import type { SectionProps } from '../text.ts';
import { SectionDoors } from './door-asks.tsx';

/** The sections that it meets in the plan: there the wall walk goes on. */
function NeighbourList({ siege, names, index }: Omit<SectionProps, 'model'>) {
  const t = useTexts('castlesiege');
  const { sections } = siege.state;
  if (!sections[index]?.outline) return null;
  const met = neighboursOf(sections, index).map(({ section, joint }) =>
    joint === 'planked' ? t.overPlanking(names.section(section)) : names.section(section),
  );
  return <p class="hint">{met.length > 0 ? t.meets(met.join(', ')) : t.meetsNone}</p>;
}

/** The doors, ladders and planking of a section. */
export function WorksTab({ model, siege, names, index }: SectionProps) {
  const { announcer } = useServices();
  const t = useTexts('castlesiege');
  const format = useFormat();
  const asking = useSignal<number | undefined>(undefined);
  const { state } = siege;
  const section = state.sections[index];
  if (!section) return null;
  const { wall, doors } = sectionFacts[section.kind];
  const here = state.ladders.filter((ladder) => ladder.section === index);
  const raisers =
    state.turn.phase === 'set-up' || state.habits?.turns !== 'tap'
      ? state.players.map((_, player) => player)
      : [state.turn.player];

  function take(ladder: number, enemyAtEnd: boolean): void {
    asking.value = undefined;
    model.play({ do: 'take-ladder', ladder, enemyAtEnd });
  }

  return (
    <>
      {doors.length > 0 && (
        <SectionDoors model={model} section={section} index={index} called={names.section(index)} onCard />
      )}
      {section.breached && doors.length > 0 && (
        <Reasons items={[{ text: t.alwaysOpen, rule: 'MK-BRE-03' }]} />
      )}
      <h4 class="label">{t.laddersHead}</h4>
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
      <NeighbourList siege={siege} names={names} index={index} />
    </>
  );
}
