import { Button } from '../../kit/button.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import type { HeroTier } from '../../rules/usb/unit.ts';
import { mostHeroes, type PowerHero, type PowerModel, powerTiers } from './power-model.ts';
import { useHeroName } from './use-power.ts';

interface PowerHeroesProps {
  readonly model: PowerModel;
  readonly at: number;
  readonly hero: PowerHero | undefined;
  readonly onAdded: () => void;
  readonly onRemoved: () => void;
}

/** Who is on my side: heroes come by their tier, and go when they fall. */
export function PowerHeroes({ model, at, hero, onAdded, onRemoved }: PowerHeroesProps) {
  const t = useTexts('usbpower');
  const shell = useTexts('shell');
  const { tiers } = useTexts('usbunits');
  const { notices } = useServices();
  const nameOf = useHeroName();
  const add = (tier: HeroTier) => {
    model.add(tier);
    onAdded();
  };
  const remove = (gone: PowerHero) => {
    const before = model.game.peek();
    model.remove(at);
    notices.show(t.removed(nameOf(gone)), {
      action: { label: shell.undo, run: () => model.restore(before) },
    });
    onRemoved();
  };
  return (
    <>
      <h3 class="label" id="usb-power-add">
        {t.add}
      </h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would say its legend twice */}
      <div class="row" role="group" aria-labelledby="usb-power-add">
        {powerTiers.map((tier) => (
          <Button
            key={tier}
            icon="plus"
            label={t.addTier(tiers[tier])}
            disabled={model.heroes.value.length >= mostHeroes}
            onClick={() => add(tier)}
          >
            {tiers[tier]}
          </Button>
        ))}
      </div>
      {hero && (
        <Button kind="quiet" icon="trash" onClick={() => remove(hero)}>
          {t.remove(nameOf(hero))}
        </Button>
      )}
    </>
  );
}
