import type { ComponentChildren } from 'preact';
import { useFormat, useTexts } from '../../kit/context.ts';
import { UnitRowShell } from '../../kit/units/unit-rows.tsx';
import type { Profile } from '../../rules/brikwars/profile.ts';
import { costOf } from './model.ts';
import { statsLine, weaponsLine } from './price-reasons.tsx';

interface UnitRowProps {
  readonly profile: Profile;
  readonly count?: number;
  readonly onPick: () => void;
  readonly tools?: ComponentChildren;
}

/** A unit with its values: a tap takes it. */
export function UnitRow({ profile, count, onPick, tools }: UnitRowProps) {
  const t = useTexts('units');
  const format = useFormat();
  const cost = costOf(profile);
  return (
    <UnitRowShell
      name={profile.name}
      count={count}
      price={cost === undefined ? undefined : t.price(format.number(cost))}
      onPick={onPick}
      tools={tools}
    >
      <UnitValues profile={profile} />
    </UnitRowShell>
  );
}

/** The values of a unit in one or two lines. */
export function UnitValues({ profile }: { readonly profile: Profile }) {
  const t = useTexts('units');
  const fight = { ...useTexts('fight'), ...useTexts('fightplace') };
  const format = useFormat();
  const weapons = weaponsLine(t, fight, profile);
  return (
    <>
      <span class="unit-values hint">{statsLine(t, fight, format, profile)}</span>
      {weapons && <span class="unit-values hint">{weapons}</span>}
    </>
  );
}
