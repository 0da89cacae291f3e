import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { asksOf } from '../../kit/asks.tsx';
import { Button } from '../../kit/button.tsx';
import { Toggle } from '../../kit/choice.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { useShown } from '../../kit/dialog.tsx';
import { Field } from '../../kit/field.tsx';
import { Fold } from '../../kit/fold.tsx';
import { Reasons } from '../../kit/reasons.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { sectionFacts } from '../../rules/mage-knight/kinds.ts';
import { siegeLimits } from '../../rules/mage-knight/siege-setup.ts';
import { figuresAt } from '../../rules/mage-knight/siege-state.ts';
import { SectionDoors } from './door-asks.tsx';
import { FigureForm } from './figure-form.tsx';
import { SectionDamage } from './section-damage.tsx';
import { SiegeFigureRow } from './siege-figure-row.tsx';
import type { SectionProps } from './text.ts';

/** Ladders and planking at a section. */
function SectionWorks({ model, siege, names, index }: SectionProps) {
  const { announcer } = useServices();
  const t = useTexts('castlesiegeplay');
  const format = useFormat();
  const asking = useSignal<number | undefined>(undefined);
  const { state } = siege;
  const section = state.sections[index];
  if (!section) return null;
  const { wall } = sectionFacts[section.kind];
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

/** Who is at a section; a tap opens what a figure can do, below comes a new one. */
function SectionFigures(props: SectionProps) {
  const { siege, index } = props;
  const t = useTexts('castlesiegeplay');
  const opened = useSignal<number | undefined>(undefined);
  const [adding, add, stop] = useShown();
  const done = useSignal(0);
  const figures = figuresAt(siege.state, index);
  const head = `siege-figures-${index}`;
  const standing = !siege.state.sections[index]?.destroyed;

  /** What had the focus is gone with the figure or the form. */
  function toHead(): void {
    opened.value = undefined;
    stop();
    done.value += 1;
  }

  // The form has folded away by now: what was put is to be seen under its head.
  useEffect(() => {
    if (done.value === 0) return;
    const at = document.getElementById(head);
    at?.focus({ preventScroll: true });
    at?.scrollIntoView({ block: 'start' });
  }, [done.value, head]);

  return (
    <div class="stack">
      <h4 class="label" id={head} tabIndex={-1}>
        {t.figuresHead}
      </h4>
      {figures.length === 0 && <p class="hint">{t.noFigures}</p>}
      <ul class="siege-rows">
        {figures.map((figure) => (
          <SiegeFigureRow
            key={figure.id}
            {...props}
            figure={figure}
            open={opened.value === figure.id}
            onOpen={(open) => {
              opened.value = open ? figure.id : undefined;
            }}
            onGone={toHead}
          />
        ))}
      </ul>
      {standing &&
        (adding ? (
          <FigureForm {...props} onDone={toHead} />
        ) : (
          <Button icon="plus" onClick={add}>
            {t.addFigure}
          </Button>
        ))}
    </div>
  );
}

/** The name and the points of a section, put right while the game goes on. */
function SectionAmend({ model, siege, names, index }: SectionProps) {
  const { notices } = useServices();
  const t = useTexts('castlesiege');
  const named = useTexts('named');
  const shell = useTexts('shell');
  const section = siege.state.sections[index];
  const amended = useSignal({ name: section?.name ?? '', points: section?.points ?? 0 });
  if (!section) return null;
  const { name, points } = amended.value;
  const typed = name.trim();
  const change = (part: Partial<typeof amended.value>) => {
    amended.value = { ...amended.peek(), ...part };
  };
  return (
    <>
      <Field
        label={t.sectionName}
        value={name}
        maxLength={siegeLimits.name}
        placeholder={names.section(index)}
        onInput={(text) => change({ name: text })}
      />
      {asksOf(amended.value, change).number('points', t.pointsField, siegeLimits.points)}
      <Button
        disabled={typed === section.name && points === section.points}
        onClick={() => {
          if (model.play({ do: 'amend', section: index, name: typed, points }))
            notices.show(named.wasSaved(typed || names.section(index)));
        }}
      >
        {shell.save}
      </Button>
    </>
  );
}

const mostTokens = 2;

/** All about one section: its dial first, for that is what changes most; before the game who is put there. */
export function SectionOpen(props: SectionProps) {
  const { model, siege, names, index } = props;
  const t = useTexts('castlesiegeplay');
  const format = useFormat();
  const section = siege.state.sections[index];
  if (!section) return null;
  const { points, breached, destroyed, kind, tokens } = section;
  const { doors, attacks } = sectionFacts[kind];
  const before = siege.state.turn.phase === 'set-up';
  const half = format.number(Math.floor(points / 2));
  return (
    <div class="stack siege-open">
      {destroyed?.by !== undefined && <p>{t.destroyedBy(names.player(destroyed.by))}</p>}
      {breached?.by !== undefined && !destroyed && <p>{t.breachedBy(names.player(breached.by))}</p>}
      {before && <SectionFigures {...props} />}
      {!destroyed && (
        <>
          {before && <SectionWorks {...props} />}
          <SectionDamage {...props} />
          {(attacks || tokens > 0) && (
            <Stepper
              label={t.tokensField}
              value={tokens}
              min={0}
              max={mostTokens}
              onChange={(value) => model.play({ do: 'tokens', section: index, tokens: value })}
            />
          )}
          {doors.length > 0 && (
            <SectionDoors
              model={model}
              section={section}
              index={index}
              called={names.section(index)}
              onCard
            />
          )}
          {breached && doors.length > 0 && <p class="hint">{t.alwaysOpen}</p>}
          {!before && <SectionWorks {...props} />}
        </>
      )}
      {!before && <SectionFigures {...props} />}
      <p class="hint">{t.worth(format.number(points), half)}</p>
      <Fold title={t.amend}>
        <SectionAmend key={`${section.name} ${points}`} {...props} />
      </Fold>
    </div>
  );
}
