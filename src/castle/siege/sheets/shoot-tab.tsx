import { useSignal } from '@preact/signals';
import { useContext, useEffect } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Fold } from '../../../kit/controls/fold.tsx';
import { asksOf } from '../../../kit/question/asks.tsx';
import { shotTargets } from '../../../rules/mage-knight/attack/shooting.ts';
import type { SectionState } from '../../../rules/mage-knight/siege/siege-state.ts';
import { lowestHit } from '../../need-text.ts';
import { shotFrom, shotPlaces, shotValues } from '../attack/castle-shot.ts';
import { useOutcomeText } from '../attack/outcome-text.ts';
import { type Target, targetsOf } from '../attack/targets.ts';
import { ThrowCard } from '../attack/throw-card.tsx';
import { ToShots } from '../attack/to-shots.ts';
import { groundOf } from '../ground.ts';
import type { SectionProps } from '../text.ts';

/** From a section to all that the odds of its shot hang on; the own entries there are kept, and Back returns here. */
function ShotLink({ section, called }: { readonly section: SectionState; readonly called: string }) {
  const { drafts } = useServices();
  const t = useTexts('castlesiege');
  const shotAddress = useContext(ToShots);
  const address = useSignal<string | undefined>(undefined);
  useEffect(() => {
    let here = true;
    void shotAddress(drafts, section).then((known) => {
      if (here) address.value = known;
    });
    return () => {
      here = false;
    };
  }, [drafts, shotAddress, section, address]);
  if (!address.value) return null;
  return (
    <a class="button" data-kind="quiet" href={`#/${address.value}`} aria-label={t.workOutShot(called)}>
      {t.workOut}
    </a>
  );
}

const nobody = '-';

/**
 * A section shoots: its target, whether it may, what it must throw, and its token; a figure of the siege takes the
 * damage.
 */
export function ShootTab({ model, siege, names, index }: SectionProps) {
  const t = useTexts('castlesiege');
  const shots = useTexts('castlecombat');
  const format = useFormat();
  const outcomeText = useOutcomeText();
  const chosen = useSignal<string | undefined>(undefined);
  // What was measured at the table counts for as long as this target is shot at.
  const measured = useSignal<number | undefined>(undefined);
  const { state } = siege;
  const section = state.sections[index];
  if (!section) return null;
  const entered = model.shot.value;
  const targets = targetsOf(state, groundOf(state), index, entered);
  // Who stands on the ground is the likely target, the best one of them.
  const likely = targets[0]?.figure.spot ? targets[0] : undefined;
  const target =
    targets.find(({ figure }) => String(figure.id) === chosen.value) ?? (chosen.value ? undefined : likely);
  const figure = target?.figure;
  const shot = {
    ...(target?.shot ?? entered),
    ...(measured.value === undefined ? {} : { distance: measured.value }),
  };
  const answer = shotFrom(section, shot);
  const { verdict, valuesShown } = answer;
  const ask = asksOf(shot, (part) => {
    if (part.distance !== undefined && target?.distance !== undefined) measured.value = part.distance;
    model.changeShot(part);
  });
  const called = names.section(index);
  const event = {
    do: 'shot',
    section: index,
    name: '',
    ...(figure ? { figure: figure.id } : {}),
  } as const;

  /** How far a figure is, and what must be thrown, as far as that is known. */
  const known = ({ distance, answer }: Target): readonly string[] => [
    ...(distance === undefined ? [] : [t.inches(format.number(distance))]),
    ...(answer ? [answer.allowed ? `${format.number(lowestHit(answer.need))}+` : '✗'] : []),
  ];

  function choose(id: string): void {
    chosen.value = id;
    measured.value = undefined;
    const next = targets.find((each) => String(each.figure.id) === id);
    if (next) model.changeShot({ target: next.shot.target, on: next.shot.on });
  }

  return (
    <>
      {targets.length > 0 && (
        <label class="field">
          <span class="label">{t.shotAt}</span>
          <select
            value={figure ? String(figure.id) : nobody}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value={nobody}>{t.somebodyElse}</option>
            {targets.map((each) => (
              <option key={each.figure.id} value={String(each.figure.id)}>
                {[names.figure(each.figure), ...known(each)].join(' · ')}
              </option>
            ))}
          </select>
        </label>
      )}
      <div class="siege-pair">
        {ask.number('distance', shots.distance, shotValues.distance, { decimals: 2 })}
        {target?.defence === undefined && ask.number('defence', shots.defence, shotValues.value)}
      </div>
      <ThrowCard
        exchange={answer}
        verdict={answer.allowed ? t.mayShoot : t.mayNotShoot}
        why={
          answer.allowed
            ? t.tokens(section.tokens)
            : verdict.outcome === 'may-not-act'
              ? verdict.reasons[0]
                ? shots.reasons[verdict.reasons[0].effect](format.number(verdict.reasons[0].amount ?? 0))
                : ''
              : outcomeText(verdict.outcome, verdict.reach)
        }
        rule={answer.allowed ? 'MK-ACT-02' : verdict.reasons[0]?.rule}
        before={(goOn) =>
          model.before({ ...event, faces: [1, 1], typed: false, hit: false, damage: 0 }, goOn)
        }
        onThrown={({ first, second, hit, damage, ways }, typed) =>
          model.play({ ...event, faces: [first, second], typed, hit, damage, ways })
        }
        model={model}
      />
      {!valuesShown && (
        <div class="siege-pair">
          {ask.number('range', shots.range, shotValues.range)}
          {ask.number('attack', shots.attack, shotValues.value)}
          {ask.number('damage', shots.damage, shotValues.damage)}
        </div>
      )}
      <Fold title={t.moreOfShot} count={Number(shot.target !== 'warrior') + Number(shot.on !== 'field')}>
        {ask.choice('target', shots.target, shotTargets, shots.targets)}
        {shot.target === 'warrior' && ask.choice('on', shots.on, shotPlaces, shots.castleTargetPlaces)}
        {shot.target === 'warrior' &&
          shot.on !== 'field' &&
          ask.number('fortification', shots.fortification, shotValues.bonus)}
        <p class="hint">{t.edgeIs(format.number(answer.edge))}</p>
      </Fold>
      <div class="row">
        <Button
          label={`${t.sectionShoots(called)}: ${t.onlyToken}`}
          onClick={() => model.play({ do: 'act', section: index, order: 'ranged' })}
        >
          {t.onlyToken}
        </Button>
        {section.acted && <ShotLink section={section} called={called} />}
      </div>
    </>
  );
}
