import { useTexts } from '../../kit/context.ts';
import { WeaponPicture } from '../../kit/figures/figure.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { OwnDice } from '../dice-steppers.tsx';
import { weaponPictures } from '../looks.ts';
import { ArmRows } from '../weapon-rows.tsx';
import {
  type GangInputs,
  type GroupInputs,
  groupsOf,
  manyFighters,
  manyShooters,
  victimWeapons,
  withGroup,
  withGroups,
} from './inputs.ts';
import type { ManyModel } from './model.ts';
import { fatedWords, hopeOf } from './names.ts';
import { victimHeld, weaponProfile } from './setup.ts';
import { ManyWays, useManyWorth } from './worth.tsx';

interface GroupProps {
  readonly model: ManyModel;
  readonly assault: number;
  readonly place: number;
  /** It is all that its sheet sets. */
  readonly closes?: boolean;
}

/** What a group attacks with, each choice with the odds that it would make. */
export function GroupWeapon({ model, assault, place, closes = false }: GroupProps) {
  const t = useTexts('many');
  const worth = useManyWorth();
  const inputs = model.inputs.value.value;
  const groups = groupsOf(inputs, assault);
  const group = groups[place];
  if (!group) return null;
  const close = inputs.kind === 'gang';
  const change = (part: Partial<GroupInputs>) => model.changeGroup(assault, place, part);
  const asked = close ? manyFighters : manyShooters;
  const ask = asksIn(asked, group, change);
  return (
    <>
      <ArmRows
        legend={t.weapon}
        of={hopeOf(t, inputs)}
        table={inputs.table}
        closes={closes}
        changing={[JSON.stringify(inputs)]}
        chosen={group.weapon}
        ways={asked.fields.weapon.known.map((weapon) => {
          const next = withGroup(group, { weapon });
          const then = withGroups(
            inputs,
            assault,
            groups.map((one, at) => (at === place ? next : one)),
          );
          return {
            ...{ id: weapon, weapon, far: !close, values: weaponProfile(next, inputs) },
            stays: weapon === 'own',
            worth: worth(then),
          };
        })}
        onChoose={(weapon) => change({ weapon })}
      />
      {close && group.weapon !== 'two-handed' && <div class="row">{ask.flag('shield', t.shield)}</div>}
      {group.weapon === 'own' && (
        <>
          {ask.number('ownUse', t.use)}
          <OwnDice
            label={t.damage}
            notation={group.ownDamage}
            onChange={(ownDamage) => change({ ownDamage })}
          />
        </>
      )}
    </>
  );
}

/** What the victim of a gang fights with, each choice with the odds that it would make. */
export function VictimWeapons({ model }: { readonly model: ManyModel }) {
  const t = useTexts('many');
  const inputs = model.inputs.value.value;
  const { victim } = inputs.gang;
  const armed = (weapons: GangInputs['victim']['weapons']): Partial<GangInputs> => ({
    victim: { ...victim, weapons },
    plan: '',
  });
  return (
    <ManyWays
      legend={t.weapon}
      of={fatedWords(t, inputs).victimDies}
      chosen={victim.weapons}
      ways={victimWeapons.map((weapons) => ({
        id: weapons,
        label: t.victimWeapons[weapons],
        picture: <WeaponPicture weapon={weaponPictures[victimHeld[weapons][0] ?? 'nothing']} />,
        inputs: { ...inputs, gang: { ...inputs.gang, ...armed(weapons) } },
      }))}
      onChoose={(weapons) => model.changeGang(armed(weapons))}
    />
  );
}
