import { Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import type { SiegeAbilityId } from '../../rules/mage-knight/abilities.ts';
import { rangedAbilities } from './model.ts';

interface AbilityTogglesProps {
  readonly held: readonly SiegeAbilityId[];
  readonly onToggle: (ability: SiegeAbilityId) => void;
}

/** The abilities with which a shot may be made at a castle. */
export function AbilityToggles({ held, onToggle }: AbilityTogglesProps) {
  const t = useTexts('castleshots');
  const terms = useTexts('castleterms');
  return (
    <fieldset class="choice">
      <legend>{t.abilities}</legend>
      <div class="chips">
        {rangedAbilities.map(({ id, hungarian }) => (
          <Toggle key={id} pressed={held.includes(id)} onChange={() => onToggle(id)}>
            <span class="shot-ability">
              <span lang="hu">{hungarian}</span> {terms.glosses[id] && <small>{terms.glosses[id]}</small>}
            </span>
          </Toggle>
        ))}
      </div>
    </fieldset>
  );
}
