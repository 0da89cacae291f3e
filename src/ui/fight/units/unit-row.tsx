import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Profile } from '../../../state/profiles.ts';
import { costOf } from '../../../state/unit-cost.ts';
import { useFormat, useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { statsLine, weaponsLine } from './unit-phrases.ts';

interface UnitRowProps {
  readonly profile: Profile;
  readonly count?: number;
  readonly onPick: () => void;
  /** What else can be done with it; unfolded by a tap. */
  readonly tools?: ComponentChildren;
}

/** A unit with its values: a tap takes it. */
export function UnitRow({ profile, count, onPick, tools }: UnitRowProps) {
  const t = useTexts('units');
  const format = useFormat();
  const unfolded = useSignal(false);
  const cost = costOf(profile);
  return (
    <li class="unit-row">
      <button type="button" class="unit-pick" onClick={onPick}>
        <b>{count === undefined ? profile.name : t.times(format.number(count), profile.name)}</b>
        {cost !== undefined && <span class="unit-price">{t.price(format.number(cost))}</span>}
        <UnitValues profile={profile} />
      </button>
      {tools && (
        <span data-does="more">
          <Button
            kind="quiet"
            icon="more"
            label={t.moreFor(profile.name)}
            expanded={unfolded.value}
            onClick={() => {
              unfolded.value = !unfolded.value;
            }}
          />
        </span>
      )}
      {unfolded.value && <div class="row unit-tools">{tools}</div>}
    </li>
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
