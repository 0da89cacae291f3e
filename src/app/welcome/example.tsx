import { Button } from '../../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import type { Game } from '../../rules/ids.ts';
import type { ExampleModel, ExampleOutcome } from './model.ts';

/** One live example of the first game played: figures from the core, dice of the app. */
export function Example({ model }: { readonly model: ExampleModel }) {
  const { announcer, settings } = useServices();
  const t = useTexts('welcome');
  const format = useFormat();
  const game = settings.games.value[0] ?? 'brikwars';
  const found = model.outcome.value;
  const outcome = found && (found.kind === 'count') === (game !== 'brikwars') ? found : undefined;
  const examples: Readonly<Record<Game, { readonly text: string; readonly roll: () => void }>> = {
    brikwars: {
      text: t.swordHits(format.hundredths(model.sword.dies), format.hundredths(model.sword.diesParrying)),
      roll: model.rollSword,
    },
    usb: { text: t.poolHits(format.hundredths(model.pool.fiveOrMore)), roll: model.rollPool },
    'mage-knight': { text: t.pairReaches(format.hundredths(model.pair.eightOrMore)), roll: model.rollPair },
  };
  const sentence = (result: ExampleOutcome): string => {
    const chance = format.hundredths(result.chance);
    if (result.kind === 'count') return t.count(format.number(result.count), chance);
    const attack = format.number(result.attack);
    const happened =
      result.kind === 'miss'
        ? t.outcome.miss(attack)
        : t.outcome[result.kind](attack, format.number(result.damage));
    return `${happened} ${t.likely(chance)}`;
  };
  return (
    <section class="card" data-game={game}>
      <h2>{t.example}</h2>
      <p>{examples[game].text}</p>
      <Button
        kind="primary"
        icon="dice"
        onClick={() => {
          examples[game].roll();
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
