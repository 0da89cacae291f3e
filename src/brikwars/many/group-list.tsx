import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../kit/context.ts';
import type { GroupOdds } from '../../rules/brikwars/combined-fire.ts';
import { GroupRow } from './group-row.tsx';
import { groupsOf, mayAddGroup } from './inputs.ts';
import type { ManyModel } from './model.ts';
import { gangMembers } from './setup.ts';
import { useTitle } from './use-title.ts';

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
      <h2 class="card-title" ref={title} tabIndex={-1}>
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
