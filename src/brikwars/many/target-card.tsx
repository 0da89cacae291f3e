import { useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { useTitle } from './group-row.tsx';
import {
  armorOf,
  crankyOf,
  type GangInputs,
  manyMost,
  manyStray,
  manyTarget,
  manyVictim,
  mayAddAssault,
  rollsArmor,
  type StrayInputs,
  withAssault,
} from './inputs.ts';
import type { ManyModel } from './model.ts';
import { CrankyNumber, NoBonus, UnitChips } from './unit-chips.tsx';
import { VictimWeapons } from './weapons.tsx';

interface StraysFoldProps {
  readonly model: ManyModel;
  readonly assault: number;
  /** Takes a row away and the focus somewhere sensible. */
  readonly leave: (remove: () => void) => () => void;
}

/** What stands near the target: each miss that can reach it is followed when the dice are rolled. */
function StraysFold({ model, assault, leave }: StraysFoldProps) {
  const t = useTexts('many');
  const inputs = model.inputs.value.value;
  const strays = inputs.assaults[assault]?.strays ?? [];
  const set = (next: readonly StrayInputs[]) => model.changeAssault(assault, { strays: next });
  return (
    <Fold title={t.strays} count={strays.length} countLabel={t.inForce}>
      <p class="hint">{t.straysHint}</p>
      {strays.map((stray, place) => {
        const change = (part: Partial<StrayInputs>) =>
          set(strays.map((one, at) => (at === place ? { ...one, ...part } : one)));
        const ask = asksIn(manyStray, stray, change);
        return (
          <div class="many-thing stack" key={place}>
            {ask.choice('owner', t.owner, t.owners)}
            {ask.number('fromTarget', t.fromTarget)}
            <UnitChips
              legend={t.who}
              value={stray}
              asks={['armor']}
              onChange={change}
              then={() => inputs}
              theirs
            />
            <CrankyNumber who={stray} onChange={change} />
            <Button
              icon="trash"
              kind="quiet"
              onClick={leave(() => set(strays.filter((_, at) => at !== place)))}
            >
              {t.remove}
            </Button>
          </div>
        );
      })}
      {strays.length < manyMost.strays && (
        <Button icon="plus" onClick={() => set([...strays, manyStray.default])}>
          {t.addStray}
        </Button>
      )}
    </Fold>
  );
}

interface TargetCardProps {
  readonly model: ManyModel;
  readonly assault: number;
  /** One more target stands behind those that there are. */
  readonly onAdd: () => void;
}

/** The target of a group: how many, how well protected, and who stands near. */
export function TargetCard({ model, assault, onAdd }: TargetCardProps) {
  const t = useTexts('many');
  const { title, leave } = useTitle();
  const inputs = model.inputs.value.value;
  const shown = inputs.assaults[assault];
  if (shown === undefined) return null;
  const { target } = shown;
  const change = (part: Partial<typeof target>) =>
    model.changeAssault(assault, { target: { ...target, ...part } });
  return (
    <section class="card">
      <h2 class="card-title" ref={title} tabIndex={-1}>
        {t.unitLine(t.targets, t.dice(armorOf(target)))}
      </h2>
      {inputs.kind === 'single' && asksIn(manyTarget, target, change).number('count', t.targetCount)}
      <UnitChips
        legend={t.targets}
        value={target}
        asks={['armor']}
        onChange={change}
        then={(part) => withAssault(inputs, assault, { target: { ...target, ...part } })}
        theirs
      />
      <CrankyNumber who={target} onChange={change} />
      {rollsArmor(target) && <NoBonus model={model} who={target} onChange={change} />}
      <StraysFold model={model} assault={assault} leave={leave} />
      <div class="row">
        {mayAddAssault(inputs) && (
          <Button
            icon="plus"
            onClick={() => {
              model.addAssault();
              onAdd();
            }}
          >
            {t.addTarget}
          </Button>
        )}
        {inputs.assaults.length > 1 && (
          <Button icon="trash" kind="quiet" onClick={leave(() => model.removeAssault(assault))}>
            {t.removeTarget}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The victim of several attackers in close combat. */
export function VictimCard({ model }: { readonly model: ManyModel }) {
  const t = useTexts('many');
  const inputs = model.inputs.value.value;
  const { victim } = inputs.gang;
  const change = (part: Partial<GangInputs['victim']>) =>
    model.changeGang({ victim: { ...victim, ...part }, plan: '' });
  const ask = asksIn(manyVictim, victim, change);
  return (
    <section class="card">
      <h2 class="card-title visually-hidden">{t.victim}</h2>
      <UnitChips
        legend={t.who}
        value={victim}
        asks={['skill', 'armor']}
        onChange={change}
        then={(part) => ({ ...inputs, gang: { ...inputs.gang, victim: { ...victim, ...part }, plan: '' } })}
        theirs
      />
      <VictimWeapons model={model} />
      <Fold
        title={t.more}
        count={
          [victim.size !== 1, victim.declines || victim.plainSkill, crankyOf(victim) > 0].filter(Boolean)
            .length
        }
        countLabel={t.inForce}
      >
        {ask.number('size', t.size)}
        <CrankyNumber who={victim} onChange={change} />
        <NoBonus model={model} who={victim} skilled onChange={change} />
      </Fold>
    </section>
  );
}
