import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { type DuelTexts, situationWords } from '../situation.ts';
import type { GroupInputs, ManyInputs } from './inputs.ts';
import { decodeMany } from './link.ts';
import { unitName } from './names.ts';

type Texts = Messages['many'];

/** What else an attack of many consists of, beside what its title names: short phrases, to be held against another's. */
export function detailsOf(t: Texts, fight: DuelTexts, format: Format, query: string): readonly string[] {
  const inputs = decodeMany(query);
  if (inputs === undefined) return [];
  const around = (
    who: Pick<GroupInputs, 'situation' | 'distance' | 'height' | 'skillModifier' | 'declines' | 'plainSkill'>,
  ) => [
    ...situationWords(fight, format, who.situation),
    ...(who.distance > 0 ? [`${t.distance}: ${format.number(who.distance)}`] : []),
    ...(who.height > 0 ? [`${t.height}: ${format.number(who.height)}`] : []),
    ...(who.skillModifier === 0 ? [] : [`${t.skillModifier} ${format.signed(who.skillModifier)}`]),
    ...(who.declines ? [t.noBonus] : who.plainSkill ? [t.noSkillBonus] : []),
  ];
  if (inputs.kind === 'blast') return [t.kinds.blast, unitName(t, inputs.blast), ...around(inputs.blast)];
  const groups = groupsOf(inputs);
  const victim = inputs.kind === 'gang' ? [t.victimWeapons[inputs.gang.victim.weapons]] : [];
  return [
    t.kinds[inputs.kind],
    ...victim,
    ...new Set(
      groups.flatMap((group) => [
        unitName(t, group),
        ...around(group),
        ...(group.hits === undefined ? [] : [t.countedLine(format.number(group.hits))]),
      ]),
    ),
  ];
}

function groupsOf({ kind, gang, assaults }: ManyInputs): readonly GroupInputs[] {
  return kind === 'gang' ? gang.attackers : assaults.flatMap(({ groups }) => groups);
}
