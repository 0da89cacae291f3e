import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Toggle } from '../../kit/controls/choice.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import type { GroupOdds } from '../../rules/brikwars/many/combined-fire.ts';
import { SituationTiles } from '../attack-controls.tsx';
import { withSituation } from '../situation.ts';
import {
  crankyOf,
  type GroupInputs,
  gangRoom,
  groupsOf,
  manyFighters,
  manyOptions,
  manyShooters,
  mayAddGroup,
  withGroup,
  withGroups,
} from './inputs.ts';
import type { ManyModel } from './model.ts';
import { weaponName } from './names.ts';
import { gangMembers, playsBonus } from './setup.ts';
import { groupLine } from './text.ts';
import { CrankyNumber, NoBonus, UnitChips } from './unit-chips.tsx';
import { GroupWeapon } from './weapons.tsx';

interface GroupMoreProps {
  readonly model: ManyModel;
  readonly assault: number;
  readonly place: number;
  readonly group: GroupInputs;
}

/** Hits that lie on the table already, and what few groups need. */
function GroupMore({ model, assault, place, group }: GroupMoreProps) {
  const t = useTexts('many');
  const close = model.inputs.value.value.kind === 'gang';
  const change = (part: Partial<GroupInputs>) => model.changeGroup(assault, place, part);
  const ask = asksIn(close ? manyFighters : manyShooters, group, change);
  const { hits, skillModifier, height } = group;
  const shots = height === 0 ? 0 : 1;
  const without = group.declines || group.plainSkill;
  const declines = without && playsBonus(model.inputs.value.value) ? 1 : 0;
  const inForce =
    declines + (skillModifier === 0 ? 0 : 1) + (crankyOf(group) === 0 ? 0 : 1) + (close ? 0 : shots);
  return (
    <>
      {!close && (
        <div class="row">
          <Toggle
            pressed={hits !== undefined}
            onChange={(on) => {
              if (on) change({ hits: 0 });
              else model.rollHits(assault, place);
            }}
          >
            {t.countHits}
          </Toggle>
        </div>
      )}
      {!close &&
        hits !== undefined &&
        asksOf({ hits }, change).number('hits', t.hitsOf(place + 1), group.count)}
      {ask.number('distance', t.distance, { none: { sign: '?', said: t.distanceUnknown } })}
      <Fold title={t.more} count={inForce} countLabel={t.inForce}>
        {ask.number('skillModifier', t.skillModifier, { signed: true })}
        <CrankyNumber who={group} onChange={change} />
        <NoBonus model={model} who={group} skilled onChange={change} />
        {ask.number('height', t.height)}
      </Fold>
    </>
  );
}

interface GroupRowProps {
  readonly model: ManyModel;
  readonly assault: number;
  readonly place: number;
  readonly group: GroupInputs;
  readonly odds: Pick<GroupOdds, 'hit'> | undefined;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

/** Attackers alike: how many and with what; all else when it is opened. */
function GroupRow({ model, assault, place, group, odds, open, onOpen, onRemove }: GroupRowProps) {
  const t = useTexts('many');
  const fight = useTexts('brikwars');
  const format = useFormat();
  const id = useId();
  const inputs = model.inputs.value.value;
  const close = inputs.kind === 'gang';
  const change = (part: Partial<GroupInputs>) => model.changeGroup(assault, place, part);
  const ask = asksOf(group, change);
  const others = groupsOf(inputs, assault).reduce(
    (sum, { count }, at) => sum + (at === place ? 0 : count),
    0,
  );
  const most = close ? Math.max(group.count, gangRoom(inputs) - others) : manyShooters.fields.count.most;
  const line = groupLine({ ...t, crankyBy: fight.crankyBy }, format, group, inputs, odds?.hit.value);
  return (
    <li class="many-group">
      <div class="many-group-head">
        {ask.number('count', t.groupCount(place + 1), most, { min: 1, hideLabel: true })}
        <button
          type="button"
          class="many-group-name"
          aria-expanded={open}
          aria-controls={id}
          onClick={onOpen}
        >
          <b>{weaponName(t, group.weapon, inputs.kind)}</b>
          {line && <span class="hint">{line}</span>}
        </button>
      </div>
      <div id={id} class="stack" hidden={!open}>
        {open && (
          <>
            <GroupWeapon model={model} assault={assault} place={place} />
            <UnitChips
              legend={t.who}
              value={group}
              units={close ? manyOptions.fighters : manyOptions.shooters}
              asks={close ? ['skill', 'armor'] : ['skill']}
              onChange={change}
              then={(part) =>
                withGroups(
                  inputs,
                  assault,
                  groupsOf(inputs, assault).map((one, at) => (at === place ? withGroup(one, part) : one)),
                )
              }
            />
            <SituationTiles
              value={group.situation}
              kind={close ? 'close' : 'ranged'}
              table={inputs.table}
              onChange={(part) => change({ situation: withSituation(group.situation, part) })}
            />
            <GroupMore model={model} assault={assault} place={place} group={group} />
            {groupsOf(inputs, assault).length > 1 && (
              <Button icon="trash" kind="quiet" label={t.removeGroup(place + 1)} onClick={onRemove}>
                {t.remove}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
}

/** The title of a card, to which the focus goes when a row of it disappears with its button. */
export function useTitle(): {
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly leave: (remove: () => void) => () => void;
} {
  const title = useRef<HTMLHeadingElement>(null);
  return {
    title,
    leave: (remove) => () => {
      remove();
      title.current?.focus();
    },
  };
}

/** One attacker's chance to hit in each group, where the entries make an attack. */
function oddsOf(model: ManyModel, assault: number): readonly (Pick<GroupOdds, 'hit'> | undefined)[] {
  const answer = model.answer.value;
  if (!answer.ok) return [];
  if (answer.value.kind === 'volley') return answer.value.odds.assaults[assault]?.groups ?? [];
  if (answer.value.kind === 'blast') return [];
  const members = gangMembers(model.inputs.value.value);
  const { attackers } = answer.value.odds;
  return model.inputs.value.value.gang.attackers.map((_, group) => attackers[members.indexOf(group)]);
}

/** Who attacks, group by group; one of them at a time lies open. */
export function GroupList({ model, assault }: { readonly model: ManyModel; readonly assault: number }) {
  const t = useTexts('many');
  const open = useSignal<number | undefined>(undefined);
  const { title, leave } = useTitle();
  const inputs = model.inputs.value.value;
  const groups = groupsOf(inputs, assault);
  const odds = oddsOf(model, assault);
  return (
    <section class="card">
      <h2 class="card-title visually-hidden" ref={title} tabIndex={-1}>
        {t.attackers}
      </h2>
      <ul class="many-groups">
        {groups.map((group, place) => (
          <GroupRow
            key={place}
            model={model}
            assault={assault}
            place={place}
            group={group}
            odds={odds[place]}
            onRemove={leave(() => model.removeGroup(assault, place))}
            open={open.value === undefined ? groups.length === 1 : open.value === place}
            onOpen={() => {
              const shown = open.value === undefined ? groups.length === 1 : open.value === place;
              open.value = shown ? -1 : place;
            }}
          />
        ))}
      </ul>
      {mayAddGroup(inputs, assault) && (
        <div class="row">
          <Button
            icon="plus"
            onClick={() => {
              open.value = groups.length;
              model.addGroup(assault);
            }}
          >
            {t.addGroup}
          </Button>
        </div>
      )}
    </section>
  );
}
