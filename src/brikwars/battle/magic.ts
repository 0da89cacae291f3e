import type { BattleFighter, FilledFight } from '../../kit/question/battle-ref.ts';
import { areaMark } from '../../rules/battle-areas.ts';
import type { TableRules } from '../../rules/brikwars/house-rules.ts';
import { medicsAt } from '../../rules/brikwars/supplement/healing.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import { costOfProfile } from '../../rules/brikwars/units/profile-price.ts';
import type { BrikwarsAsked } from '../asked-at.ts';
import { magicAnswerOf } from '../magic/answer.ts';
import { initialMagic, type MagicInputs, magicAsked, stepsLeft } from '../magic/inputs.ts';
import { withMage } from '../magic/mage-unit.ts';

/** A unit of a battle with its values as they stand. */
interface Caster extends BattleFighter {
  readonly profile: Profile;
}

/** What is left of what was bought for a mage: each has no more casts than one can buy. */
function asLeft({ profile, marks, mage }: Caster): Profile {
  const { training = {} } = profile;
  const bought = (training.area ?? []).map(({ level, casts }) => {
    const mark = areaMark(level);
    const counted = mage?.area?.find((each) => each.level === level);
    const left = counted && mark ? counted.casts - (marks[mark] ?? 0) : casts;
    return { level, casts: Math.max(0, Math.min(casts, left)) };
  });
  const left = bought.filter(({ casts }) => casts > 0);
  return { ...profile, training: { ...training, area: left } };
}

/** A spell that may be cast, and how many more fall of the enemy by it than of one's own, in points where all have a price. */
interface Tried {
  readonly filled: FilledFight<BrikwarsAsked>;
  readonly gain: number;
}

function tried(
  inputs: MagicInputs,
  aimed: boolean,
  own: number | undefined,
  enemy: number | undefined,
): Tried {
  const to = { mode: 'magic', inputs } as const;
  const answer = aimed ? magicAnswerOf(inputs) : undefined;
  if (!answer?.ok) return { filled: { to }, gain: 0 };
  const { ends, facts } = answer.value;
  const factOf = (asked: 'dead' | 'self') => facts.find(({ id }) => id === asked)?.value;
  const dead = factOf('dead') ?? ends[0]?.chance ?? 0;
  const self = factOf('self') ?? 0;
  const priced = own !== undefined && enemy !== undefined;
  const [won, risked] = priced ? [enemy * dead, own * self] : [dead, self];
  return {
    filled: {
      to,
      ends: ends.map(({ chance }) => Math.max(0, chance)),
      ...(priced && { worth: { won, risked } }),
    },
    gain: won - risked,
  };
}

/** A spell of a mage of a battle, at the enemy chosen if there is one; undefined for who has learnt none. */
export function battleMagic(
  table: TableRules,
  acts: Caster,
  other: (BattleFighter & { readonly profile?: Profile | undefined }) | undefined,
): FilledFight<BrikwarsAsked> | undefined {
  if (!acts.profile.training?.magic) return undefined;
  const { fields } = magicAsked;
  // A creation does not simply die of a spell: what it suffers is tapped on it.
  const struck = other?.profile?.creation ? undefined : other;
  const { undead = 0 } = acts.marks;
  const mage = asLeft(acts);
  const plain: MagicInputs = {
    ...initialMagic(table.edition),
    table,
    undead: Math.min(undead, fields.undead.most),
    ...(struck?.profile && {
      target: 'own' as const,
      ownArmor: struck.profile.armor,
      // Of several but one is hurt.
      ...stepsLeft(struck.profile, struck.left > 1 ? 0 : (struck.marks.pips ?? 0)),
    }),
    ...(struck && { count: Math.max(1, Math.min(struck.left, fields.count.most)) }),
    ...(struck && !!struck.marks.cranky && { targetCranky: struck.marks.cranky }),
    ...(acts.marks.cranky && !acts.profile.creation && { cranky: acts.marks.cranky }),
    battle: { acts: acts.ref, ...(struck && { other: struck.ref }) },
  };
  const own = costOfProfile(acts.profile);
  const enemy = struck?.profile && costOfProfile(struck.profile);
  const levels = Array.from({ length: acts.profile.training.magic }, (_, at) => at + 1);
  const spells: readonly Pick<MagicInputs, 'kind' | 'level'>[] = [
    ...(mage.training?.area?.length ? [{ kind: 'area', level: plain.level } as const] : []),
    ...levels.map((level) => ({ kind: 'bolt', level }) as const),
  ];
  // Where two come to the same, or nobody is aimed at, it is what was bought.
  const [best] = spells
    .map((spell) => tried(withMage({ ...plain, ...spell }, mage), struck !== undefined, own, enemy))
    .toSorted((one, other) => other.gain - one.gain);
  return best?.filled;
}

/** What all of them have alike. */
function alike<Value>(values: readonly Value[]): Value | undefined {
  return new Set(values).size === 1 ? values[0] : undefined;
}

/** The medics of a unit treat somebody of their own side, with his values where all who may need it share them; undefined for who is no medic (BW-HEAL-03). */
export function battleHealing(
  table: TableRules,
  { profile, marks, left, ref }: Caster,
  patients: readonly Profile[],
): FilledFight<BrikwarsAsked> | undefined {
  if (!profile.training?.specialties?.includes('healing')) return undefined;
  const size = Math.min(
    magicAsked.fields.size.most,
    Math.max(1, alike(patients.map((one) => one.size)) ?? 1),
  );
  const armor = alike(patients.map((one) => one.armor));
  const inputs: MagicInputs = {
    ...initialMagic(table.edition),
    table,
    kind: 'heal',
    size,
    medics: Math.max(1, Math.min(left, medicsAt(size))),
    ...(armor !== undefined && { target: 'own' as const, ownArmor: armor }),
    ...(marks.cranky && !profile.creation && { cranky: marks.cranky }),
    battle: { acts: ref },
  };
  return { to: { mode: 'magic', inputs: withMage(inputs, profile) } };
}
