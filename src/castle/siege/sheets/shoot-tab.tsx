import { useSignal } from '@preact/signals';
import { useContext, useEffect } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Fold } from '../../../kit/controls/fold.tsx';
import { asksOf } from '../../../kit/question/asks.tsx';
import { shotTargets } from '../../../rules/mage-knight/attack/shooting.ts';
import { clickShown, type SectionState } from '../../../rules/mage-knight/siege/siege-state.ts';
import { figuresOf } from '../attack/attacking.ts';
import { shotFrom, shotPlaces, shotValues } from '../attack/castle-shot.ts';
import { useOutcomeText } from '../attack/outcome-text.ts';
import { ThrowCard } from '../attack/throw-card.tsx';
import { ToShots } from '../attack/to-shots.ts';
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
  const chosen = useSignal(nobody);
  const { state } = siege;
  const section = state.sections[index];
  if (!section) return null;
  const foes = state.players.flatMap((_, player) =>
    player === section.owner ? [] : figuresOf(state, player),
  );
  const figure = foes.find(({ id }) => String(id) === chosen.value);
  const printed = figure && clickShown(figure)?.defence;
  const entered = model.shot.value;
  const shot = printed === undefined ? entered : { ...entered, defence: printed };
  const answer = shotFrom(section, shot);
  const { verdict, valuesShown } = answer;
  const ask = asksOf(shot, model.changeShot);
  const called = names.section(index);
  const event = {
    do: 'shot',
    section: index,
    name: '',
    ...(figure ? { figure: figure.id } : {}),
  } as const;

  function choose(id: string): void {
    chosen.value = id;
    const foe = foes.find((each) => String(each.id) === id);
    if (!foe) return;
    const titan = foe.kind === 'titan' || foe.kind === 'multi-dial' ? foe.kind : 'warrior';
    const on = foe.at
      ? state.sections[foe.at.section]?.owner === section?.owner
        ? 'own-castle'
        : 'other-castle'
      : 'field';
    model.changeShot({
      target: titan,
      on: foe.at?.part === 'top' || foe.at?.part === 'planking' ? on : 'field',
    });
  }

  return (
    <>
      {foes.length > 0 && (
        <label class="field">
          <span class="label">{t.shotAt}</span>
          <select
            value={figure ? chosen.value : nobody}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value={nobody}>{t.somebodyElse}</option>
            {foes.map((foe) => (
              <option key={foe.id} value={String(foe.id)}>
                {names.figure(foe)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div class="siege-pair">
        {ask.number('distance', shots.distance, shotValues.distance, { decimals: 2 })}
        {printed === undefined && ask.number('defence', shots.defence, shotValues.value)}
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
        before={(goOn) =>
          model.before({ ...event, faces: [1, 1], typed: false, hit: false, damage: 0 }, goOn)
        }
        onThrown={({ first, second, hit, damage, ways }, typed) =>
          model.play({ ...event, faces: [first, second], typed, hit, damage, ways })
        }
        onUndo={model.undo}
        played={siege.earlier + siege.log.length}
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
