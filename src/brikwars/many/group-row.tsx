import { useId } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { Choice, Toggle } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/stepper.tsx';
import type { GroupOdds } from '../../rules/brikwars/combined-fire.ts';
import { OwnDice } from '../own-dice.tsx';
import { GroupMore } from './group-more.tsx';
import {
  type GroupInputs,
  gangRoom,
  gangWeapons,
  groupsOf,
  manyBounds,
  manyOptions,
  shotWeapons,
  skillOf,
} from './inputs.ts';
import type { ManyModel } from './model.ts';
import { assumedText, weaponName } from './names.ts';
import { weaponProfile } from './setup.ts';
import { SituationChips } from './situation-chips.tsx';
import { UnitChips } from './unit-chips.tsx';

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
export function GroupRow({ model, assault, place, group, odds, open, onOpen, onRemove }: GroupRowProps) {
  const t = useTexts('many');
  const format = useFormat();
  const id = useId();
  const inputs = model.inputs.value.value;
  const close = inputs.kind === 'gang';
  const change = (part: Partial<GroupInputs>) => model.changeGroup(assault, place, part);
  const others = groupsOf(inputs, assault).reduce(
    (sum, { count }, at) => sum + (at === place ? 0 : count),
    0,
  );
  const most = close ? Math.max(group.count, gangRoom(inputs) - others) : manyBounds.count;
  const skill = t.dice(skillOf(group));
  const profile = weaponProfile(group, inputs);
  const told =
    group.hits === undefined
      ? odds && t.hitLine(skill, format.hundredths(odds.hit.value))
      : t.countedLine(format.number(group.hits));
  const line = [told, assumedText(t, format, group, inputs)].filter(Boolean).join(', ');
  return (
    <li class="many-group">
      <div class="many-group-head">
        <Stepper
          label={t.groupCount(place + 1)}
          hideLabel
          value={group.count}
          min={1}
          max={most}
          onChange={(count) => change({ count })}
        />
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
            <Choice
              legend={t.weapon}
              hideLegend
              value={group.weapon}
              options={(close ? gangWeapons : shotWeapons).map((value) => ({
                value,
                label: weaponName(t, value, inputs.kind),
              }))}
              onChange={(weapon) => change({ weapon })}
            >
              {close && group.weapon !== 'two-handed' && (
                <Toggle pressed={group.shield} onChange={(shield) => change({ shield })}>
                  {t.shield}
                </Toggle>
              )}
            </Choice>
            {group.weapon !== 'own' && (
              <p class="hint">{t.weaponLine(format.number(profile.use), t.dice(profile.damage))}</p>
            )}
            {group.weapon === 'own' && (
              <>
                <Stepper
                  label={t.use}
                  value={group.ownUse}
                  min={0}
                  max={manyBounds.use}
                  onChange={(ownUse) => change({ ownUse })}
                />
                <OwnDice
                  label={t.damage}
                  notation={group.ownDamage}
                  onChange={(ownDamage) => change({ ownDamage })}
                />
              </>
            )}
            <UnitChips
              legend={t.who}
              value={group}
              units={close ? manyOptions.fighters : manyOptions.shooters}
              asks={close ? ['skill', 'armor'] : ['skill']}
              onChange={change}
            />
            <SituationChips
              value={group.situation}
              close={close}
              inputs={inputs}
              onChange={(situation) => change({ situation })}
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
