import type { MageKnightRuleId } from '../ids.ts';
import { type AbilityId, abilities, siegeAbilities } from './abilities.ts';

/** Whether it touches a castle section: no, yes, or it depends on what the rule says. */
const effectAnswers = ['no', 'yes', 'see'] as const;
export type EffectAnswer = (typeof effectAnswers)[number];

/** The headings under which the effects are listed. */
export const effectGroups = [
  'immune',
  'siege',
  'status',
  'contact',
  'other-powers',
  'attacks',
  'damage',
  'actions',
  'terrain',
] as const;
export type EffectGroup = (typeof effectGroups)[number];

interface EffectRow {
  readonly id: string;
  readonly answer: EffectAnswer;
  readonly rule: MageKnightRuleId;
  /** Other rules and rulings that bear on it. */
  readonly also?: readonly MageKnightRuleId[];
}

/** What the castle text says of everything but the abilities it names, one a row, by heading. */
const otherEffects = {
  immune: [],
  siege: [],
  status: [
    { id: 'being-captured', answer: 'no', rule: 'MK-IMM-01' },
    { id: 'taking-captives', answer: 'no', rule: 'MK-IMM-01' },
    { id: 'back-into-play', answer: 'no', rule: 'MK-IMM-03' },
    { id: 'formation', answer: 'no', rule: 'MK-IMM-05', also: ['MK-ELG-13'] },
    { id: 'rear-arc', answer: 'no', rule: 'MK-IMM-06' },
    { id: 'demoralised', answer: 'yes', rule: 'MK-BRE-01', also: ['MK-BRE-03', 'MK-A-25'] },
    { id: 'yellow-fortification', answer: 'see', rule: 'MK-BRE-02', also: ['MK-WALL-04'] },
    { id: 'victory-points', answer: 'yes', rule: 'MK-VP-01', also: ['MK-VP-02'] },
  ],
  contact: [
    { id: 'contact', answer: 'no', rule: 'MK-IMM-08', also: ['MK-A-29'] },
    { id: 'free-spin', answer: 'no', rule: 'MK-IMM-07' },
    { id: 'trample', answer: 'no', rule: 'MK-IMM-09' },
    { id: 'riders-and-titans-entering', answer: 'no', rule: 'MK-ACC-04', also: ['MK-A-14'] },
    { id: 'contact-through-access-point', answer: 'see', rule: 'MK-CC-02' },
  ],
  'other-powers': [
    { id: 'status-domains', answer: 'no', rule: 'MK-IMM-11' },
    { id: 'status-items', answer: 'no', rule: 'MK-IMM-11' },
    { id: 'status-spells', answer: 'no', rule: 'MK-IMM-11' },
    { id: 'other-magic', answer: 'see', rule: 'MK-GEN-04', also: ['MK-IMM-11'] },
    { id: 'enchantments', answer: 'no', rule: 'MK-IMM-12' },
    { id: 'other-abilities', answer: 'see', rule: 'MK-GEN-04', also: ['MK-IMM-02'] },
    { id: 'own-abilities', answer: 'yes', rule: 'MK-SEC-02', also: ['MK-IMM-02'] },
  ],
  attacks: [
    { id: 'ranged-attack', answer: 'see', rule: 'MK-ELG-12', also: ['MK-ELG-09', 'MK-RNG-01'] },
    { id: 'close-attack', answer: 'see', rule: 'MK-ELG-12', also: ['MK-ELG-06', 'MK-ELG-03'] },
    { id: 'titan-attack', answer: 'yes', rule: 'MK-ELG-04', also: ['MK-A-16'] },
    { id: 'multi-dial-attack', answer: 'yes', rule: 'MK-ELG-05', also: ['MK-A-16'] },
    { id: 'ranged-formation-attack', answer: 'see', rule: 'MK-ELG-13', also: ['MK-A-32'] },
    { id: 'gang-up-attack', answer: 'see', rule: 'MK-ELG-13', also: ['MK-A-32'] },
    { id: 'section-attack', answer: 'see', rule: 'MK-A-17', also: ['MK-LONG-01', 'MK-A-33'] },
    { id: 'attack-from-on-top', answer: 'no', rule: 'MK-ELG-01', also: ['MK-A-20', 'MK-A-21'] },
    { id: 'damage-bonus', answer: 'see', rule: 'MK-A-15', also: ['MK-ELG-06', 'MK-ELG-09'] },
    { id: 'height-bonus', answer: 'see', rule: 'MK-RNG-02' },
    { id: 'long-shot', answer: 'yes', rule: 'MK-LONG-01', also: ['MK-A-18'] },
    { id: 'bases-in-line', answer: 'no', rule: 'MK-RNG-01', also: ['MK-ATT-02'] },
  ],
  damage: [
    { id: 'any-healing', answer: 'no', rule: 'MK-IMM-10', also: ['MK-IMM-02'] },
    { id: 'critical-hit', answer: 'no', rule: 'MK-IMM-04' },
    { id: 'critical-miss', answer: 'no', rule: 'MK-IMM-04' },
    { id: 'push-damage', answer: 'no', rule: 'MK-ACT-05' },
    { id: 'three-broken-towers', answer: 'yes', rule: 'MK-DST-01', also: ['MK-DST-02', 'MK-DST-03'] },
  ],
  actions: [
    { id: 'ranged-action', answer: 'see', rule: 'MK-ACT-03', also: ['MK-WALL-03'] },
    { id: 'move-action', answer: 'no', rule: 'MK-ACT-04' },
    { id: 'close-action', answer: 'no', rule: 'MK-ACT-04', also: ['MK-ATT-01'] },
    { id: 'special-action', answer: 'no', rule: 'MK-ACT-04' },
    { id: 'action-tokens', answer: 'yes', rule: 'MK-ACT-02', also: ['MK-ACT-05', 'MK-A-26'] },
    { id: 'extra-action', answer: 'yes', rule: 'MK-ACT-06', also: ['MK-A-34'] },
  ],
  terrain: [
    { id: 'elevated-terrain', answer: 'yes', rule: 'MK-HGT-01' },
    { id: 'rubble', answer: 'yes', rule: 'MK-DST-02', also: ['MK-A-28'] },
    { id: 'fortification-bonus', answer: 'see', rule: 'MK-DEF-01', also: ['MK-DEF-03'] },
  ],
} as const satisfies Readonly<Record<EffectGroup, readonly EffectRow[]>>;

export type EffectId = AbilityId | (typeof otherEffects)[EffectGroup][number]['id'];

/** One effect and whether it touches a section; `ability` for those that are special abilities. */
export interface CastleEffect {
  readonly id: EffectId;
  readonly group: EffectGroup;
  readonly answer: EffectAnswer;
  readonly rule: MageKnightRuleId;
  readonly also: readonly MageKnightRuleId[];
  readonly ability: AbilityId | undefined;
}

/** Everything that the castle text names, with whether it touches a section and by which rule. */
export const castleEffects: readonly CastleEffect[] = [
  ...abilities.map(abilityEffect),
  ...effectGroups.flatMap((group) =>
    otherEffects[group].map((row: EffectRow & { readonly id: EffectId }) => ({
      id: row.id,
      group,
      answer: row.answer,
      rule: row.rule,
      also: row.also ?? [],
      ability: undefined,
    })),
  ),
];

/** Abilities that the text lets attack a castle touch it; the other ten are those of another creature (MK-IMM-02). */
function abilityEffect({ id }: (typeof abilities)[number]): CastleEffect {
  const siege = siegeAbilities.find((ability) => ability.id === id);
  return siege
    ? { id, group: 'siege', answer: 'yes', rule: siege.row, also: ['MK-A-30'], ability: id }
    : { id, group: 'immune', answer: 'no', rule: 'MK-IMM-02', also: alsoOf(id), ability: id };
}

function alsoOf(id: AbilityId): readonly MageKnightRuleId[] {
  if (id === 'gyogyitas' || id === 'magikus-gyogyitas') return ['MK-IMM-10'];
  return id === 'mergezes' ? ['MK-IMM-08', 'MK-CC-02'] : [];
}

/** One effect by its id. */
export function castleEffect(id: EffectId): CastleEffect {
  const found = castleEffects.find((effect) => effect.id === id);
  if (!found) throw new Error(`no such effect: ${id}`);
  return found;
}
