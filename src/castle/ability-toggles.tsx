import { Chips, Toggle } from '../kit/choice.tsx';
import { useTexts } from '../kit/context.ts';
import { type SiegeAbility, type SiegeAbilityId, siegeAbilities } from '../rules/mage-knight/abilities.ts';

interface AbilityTogglesProps {
  readonly legend: string;
  readonly mode: SiegeAbility['mode'];
  readonly held: readonly SiegeAbilityId[];
  readonly onToggle: (ability: SiegeAbilityId) => void;
}

/** The abilities with which a castle may be attacked in a mode. */
export function AbilityToggles({ legend, mode, held, onToggle }: AbilityTogglesProps) {
  const { glosses } = useTexts('castleterms');
  return (
    <Chips legend={legend}>
      {siegeAbilities
        .filter((ability) => ability.mode === mode)
        .map(({ id, hungarian }) => (
          <Toggle key={id} pressed={held.includes(id)} onChange={() => onToggle(id)}>
            <span class="ability">
              <span lang="hu">{hungarian}</span> {glosses[id] && <small>{glosses[id]}</small>}
            </span>
          </Toggle>
        ))}
    </Chips>
  );
}
