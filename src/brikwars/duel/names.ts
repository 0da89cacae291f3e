import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Drafts } from '../../platform/drafts.ts';
import type { Profile } from '../../rules/brikwars/profile.ts';
import type { SideInputs } from './inputs.ts';

/** Links carry no names: those of the units picked last are kept here, by what the units are. */
export interface FightNames {
  /** The name of a side with own values, if it was picked under one. */
  readonly of: ReadonlySignal<(side: SideInputs) => string | undefined>;
  keep(profile: Profile): void;
}

const mostNames = 12;
const draft = 'fight-names';

type Known = readonly (readonly [unit: string, name: string])[];

function unitKey(skill: string, armor: string, size: number): string {
  return [skill, armor, size].join(' ');
}

function decodeNames(text: string): Known {
  return text
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([unit, name]) => (unit && name ? [[unit, name] as const] : []));
}

export async function createFightNames(drafts: Drafts): Promise<FightNames> {
  const known = signal<Known>(decodeNames((await drafts.load(draft)) ?? ''));
  return {
    of: computed(() => {
      const names = new Map(known.value);
      return ({ unit, ownSkill, ownArmor, size }) =>
        unit === 'own' ? names.get(unitKey(ownSkill, ownArmor, size)) : undefined;
    }),
    keep({ name, skill, armor, size }) {
      const unit = unitKey(skill, armor, size);
      const others = known.peek().filter(([other]) => other !== unit);
      known.value = [...others, [unit, name.replace(/\s+/g, ' ')] as const].slice(-mostNames);
      drafts.save(draft, known.value.map((pair) => pair.join('\t')).join('\n'));
    },
  };
}
