import type { ExampleModel, ExampleOutcome } from '../../state/example.ts';
import { useFormat, useServices, useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';

/** One live example that works at once: figures from the core, dice of the app. */
export function Example({ model }: { readonly model: ExampleModel }) {
  const { announcer, settings } = useServices();
  const t = useTexts('welcome');
  const format = useFormat();
  const outcome = model.outcome.value;
  if (!settings.games.value.includes('brikwars')) return null;
  const sentence = (result: ExampleOutcome) => {
    const attack = format.number(result.attack);
    const happened =
      result.kind === 'miss'
        ? t.outcome.miss(attack)
        : t.outcome[result.kind](attack, format.number(result.damage));
    return `${happened} ${t.likely(format.hundredths(result.chance))}`;
  };
  return (
    <section class="card" data-game="brikwars">
      <h2>{t.example}</h2>
      <p>{t.swordHits(format.hundredths(model.dies), format.hundredths(model.diesParrying))}</p>
      <Button
        kind="primary"
        icon="dice"
        onClick={() => {
          model.roll();
          const result = model.outcome.peek();
          if (result) announcer.announce(sentence(result));
        }}
      >
        {outcome ? t.rollAgain : t.rollIt}
      </Button>
      {outcome && <p>{sentence(outcome)}</p>}
    </section>
  );
}
