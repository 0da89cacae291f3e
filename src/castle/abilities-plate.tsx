import { useFormat, useTexts } from '../kit/context.ts';
import type { SiegeAbility, SiegeAbilityId } from '../rules/mage-knight/attack/abilities.ts';
import { abilityName } from './eligibility-text.ts';
import { Plate } from './plate.tsx';
import { AbilityToggles } from './question-frame.tsx';

interface AbilitiesPlateProps {
  readonly mode: SiegeAbility['mode'];
  readonly held: readonly SiegeAbilityId[];
  readonly onToggle: (ability: SiegeAbilityId) => void;
}

/** With which abilities it may attack a castle, or shoot at it. */
export function AbilitiesPlate({ mode, held, onToggle }: AbilitiesPlateProps) {
  const t = useTexts('castle');
  const terms = useTexts('castleterms');
  const format = useFormat();
  return (
    <Plate
      legend={t.abilities}
      stands={held.length > 0 ? format.list(held.map((id) => abilityName(terms, id))) : t.noAbilities}
    >
      {() => (
        <>
          <AbilityToggles legend={t.abilities} hideLegend mode={mode} held={held} onToggle={onToggle} />
          <p class="hint">{t.abilityNames}</p>
        </>
      )}
    </Plate>
  );
}
