import { useSignal } from '@preact/signals';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Toggle } from '../../kit/controls/choice.tsx';
import { SheetNotice } from '../../kit/controls/dialog.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { Examples } from '../../kit/question/place-head.tsx';
import { SituationTiles } from '../attack-controls.tsx';
import { creationName } from '../creation/lines.ts';
import { presetIds, presets } from '../creation/presets.ts';
import { OwnDice } from '../dice-steppers.tsx';
import { withSituation } from '../situation.ts';
import { creationUnit } from '../units/form-model.ts';
import { ArmRows } from '../weapon-rows.tsx';
import { endsOf, wreckAnswerOf } from './answer.ts';
import { Creations } from './army-part.tsx';
import {
  groupsOf,
  heldWeapons,
  mannerOf,
  mayBeCranky,
  type WreckGroup,
  type WreckInputs,
  wreckAsked,
  wreckGroup,
  wreckWeapons,
} from './inputs.ts';
import { groupText, weaponLabel } from './labels.ts';
import type { WreckModel } from './model.ts';
import { armOfGroup, isAutomatic, mayBeAutomatic, situationOf } from './setup.ts';
import { wreckWords } from './text.ts';

/** What other entries would make of it, as the bar would say it: that it is damaged, and that it ends. */
export function useWorth() {
  const format = useFormat();
  return (inputs: WreckInputs): readonly [string, string] | undefined => {
    const answer = wreckAnswerOf(inputs);
    if (!answer.ok) return undefined;
    const { ended, hurt } = endsOf(answer.value.pips, answer.value.steps);
    const [destroyed = '', damaged = ''] = format.shares([ended, hurt]);
    return [damaged, destroyed];
  };
}

interface GroupProps {
  readonly model: WreckModel;
  readonly place: number;
  readonly group: WreckGroup;
}

/** What attacks alike attack with, each choice with what it would make of the odds. */
function GroupWeapon({ model, place, group }: GroupProps) {
  const { language } = useServices();
  const t = wreckWords(language);
  const { dice } = useTexts('fight');
  const { inches } = useTexts('brikwars').armRows;
  const worth = useWorth();
  const inputs = model.inputs.value.value;
  const change = (part: Partial<WreckGroup>) => model.changeGroup(place, part);
  const ask = asksIn(wreckGroup, group, change);
  const withWeapon = (weapon: WreckGroup['weapon']): WreckInputs => ({
    ...inputs,
    groups: inputs.groups.map((one, at) => (at === place ? { ...group, weapon } : one)),
  });
  return (
    <>
      {ask.choice('weaponSize', t.wreck.weaponSize, String)}
      <ArmRows
        legend={t.wreck.weapon}
        of={[t.wreck.hurt, t.wreck.destroyed]}
        table={inputs.table}
        chosen={group.weapon}
        ways={wreckWeapons.map((weapon) => {
          const then = { ...group, weapon };
          const { range, thrown, ...values } = armOfGroup(then, inputs);
          const far = range ?? thrown;
          const held = heldWeapons.find((known) => known === weapon);
          return {
            ...{ id: weapon, weapon: held ?? 'own', values, worth: () => worth(withWeapon(weapon)) },
            far: far !== undefined,
            ...(!held && {
              label: weaponLabel(t, weapon),
              reach: far === undefined ? '' : inches(dice(String(far))),
            }),
          };
        })}
        onChoose={(weapon) => change({ weapon })}
        changing={[JSON.stringify(inputs)]}
      />
      {ask.number('ownUse', t.wreck.use)}
      {group.weapon === 'own' && (
        <OwnDice
          label={t.wreck.damage}
          notation={group.ownDamage}
          onChange={(ownDamage) => change({ ownDamage })}
        />
      )}
    </>
  );
}

function GroupCard({ model, place, group }: GroupProps) {
  const { language } = useServices();
  const t = wreckWords(language);
  const more = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  const change = (part: Partial<WreckGroup>) => model.changeGroup(place, part);
  const ask = asksIn(wreckGroup, group, change);
  return (
    <div class="stack">
      {ask.number('count', t.wreck.groupCount(place + 1))}
      <GroupWeapon model={model} place={place} group={group} />
      {ask.choice('unit', t.wreck.unit, t.wreck.units)}
      {group.unit === 'own' && (
        <OwnDice
          label={t.wreck.skill}
          notation={group.ownSkill}
          onChange={(ownSkill) => change({ ownSkill })}
        />
      )}
      {mayBeCranky(group, inputs) && ask.number('cranky', more.cranky)}
      {mayBeAutomatic(group, inputs) && (
        <div class="chips">
          <Toggle pressed={isAutomatic(group, inputs)} onChange={(automatic) => change({ automatic })}>
            {more.automatic}
          </Toggle>
        </div>
      )}
      {ask.number('distance', more.distance, { none: { sign: '?', said: more.distanceUnknown } })}
      <Fold title={t.wreck.more}>
        <SituationTiles
          value={situationOf(group, inputs)}
          kind={mannerOf(group)}
          table={inputs.table}
          whole
          onChange={(part) => change({ situation: withSituation(group.situation, part) })}
        />
        {ask.number('skillModifier', t.wreck.skillModifier, { signed: true })}
      </Fold>
      {inputs.groups.length > 1 && (
        <Button
          icon="trash"
          kind="quiet"
          label={t.wreck.removeGroup(place + 1)}
          onClick={() => model.removeGroup(place)}
        >
          {t.wreck.remove}
        </Button>
      )}
    </div>
  );
}

/** What stands ready and has something to attack with. */
const armed = presetIds.filter((id) => groupsOf(presets[id], '1d6').length > 0);

/** All who attack; where there are several kinds, one of them lies open. */
export function AttackersSheet({ model }: { readonly model: WreckModel }) {
  const { language } = useServices();
  const t = wreckWords(language);
  const open = useSignal(0);
  const { notices } = useServices();
  const { groups, by } = model.inputs.value.value;
  const at = Math.min(open.value, groups.length - 1);
  const group = groups[at];
  return (
    <div class="stack">
      {groups.length > 1 &&
        asksOf({ place: at }, ({ place = 0 }) => {
          open.value = place;
        }).place(
          'place',
          t.wreck.attackers,
          groups.map((one) => groupText(t, one)),
        )}
      {group && <GroupCard key={at} model={model} place={at} group={group} />}
      {groups.length < wreckAsked.fields.groups.most && (
        <Button
          icon="plus"
          onClick={() => {
            open.value = groups.length;
            model.addGroup();
          }}
        >
          {t.wreck.addGroup}
        </Button>
      )}
      {by ? (
        <div class="note row">
          <b>{creationName(t.creation, by)}</b>
          <Button kind="quiet" onClick={() => model.attackWith(undefined)}>
            {t.wreck.onFoot}
          </Button>
        </div>
      ) : (
        <Examples
          legend={t.wreck.byCreation}
          examples={armed.map((id) => [
            id,
            t.creation.presets[id],
            () => model.attackWith(creationUnit(presets[id], t.creation.presets[id])),
          ])}
        />
      )}
      <Creations
        title={t.wreck.byCreation}
        onPick={(unit) => {
          open.value = 0;
          if (!model.attackWith(unit)) notices.show(t.creation.noArms);
        }}
      />
      <SheetNotice />
    </div>
  );
}
