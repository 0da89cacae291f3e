import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Die } from '../../kit/controls/die.tsx';
import { Figure } from '../../kit/figures/figure.tsx';
import type { Game } from '../../rules/ids.ts';
import { type ExampleModel, type ExampleOutcome, examplePaths } from './model.ts';

/** The dice of an example as they lie before they are rolled. */
const resting: Readonly<Record<Game, readonly number[]>> = {
  brikwars: [5, 4],
  usb: [6, 2, 5, 1, 4, 3, 6, 4, 2, 5],
  'mage-knight': [5, 3],
};

/** Who is against whom, and the dice between them: what was rolled, or what will be. */
function Scene({ game, outcome }: { readonly game: Game; readonly outcome: ExampleOutcome | undefined }) {
  const dice: ExampleOutcome['dice'] = outcome?.dice ?? resting[game].map((face) => ({ face }));
  const fights = game === 'brikwars';
  const down = outcome?.kind === 'dies';
  return (
    <div class="welcome-scene" aria-hidden="true">
      {fights && <Figure look={{ weapon: 'heavy' }} side="mine" size={80} />}
      <div class="welcome-dice" data-waits={!outcome || undefined}>
        {dice.map(({ face, success }, place) => (
          <Die
            // The place of a die is all it is known by.
            key={`${place}`}
            sides={6}
            face={face}
            size={dice.length > 4 ? 28 : 40}
            success={success ?? false}
            faded={success === false}
            tumble={outcome !== undefined}
          />
        ))}
      </div>
      {fights && (
        <Figure
          look={{ weapon: 'hand', other: 'shield', hat: 'kettle', down }}
          side="theirs"
          size={down ? 48 : 80}
          mirrored
        />
      )}
    </div>
  );
}

/** One live example of the first game played: figures from the core, dice of the app. */
export function Example({ model }: { readonly model: ExampleModel }) {
  const { announcer, navigation, settings } = useServices();
  const t = useTexts('welcome');
  const format = useFormat();
  const game = settings.games.value[0] ?? 'brikwars';
  const found = model.outcome.value;
  const outcome = found?.game === game ? found : undefined;
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
    <section class="card welcome-example" data-game={game}>
      <h2 class="visually-hidden">{t.example}</h2>
      <Scene game={game} outcome={outcome} />
      <div class="welcome-words">
        <p data-over={outcome ? true : undefined}>{examples[game].text}</p>
        {outcome && <p>{sentence(outcome)}</p>}
      </div>
      <div class="welcome-acts">
        <Button
          onClick={() => {
            examples[game].roll();
            const result = model.outcome.peek();
            if (result) announcer.announce(sentence(result));
          }}
        >
          {outcome ? t.rollAgain : t.rollIt}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            settings.change({ welcomed: true });
            navigation.go(examplePaths[game]);
          }}
        >
          {game === 'brikwars' ? t.openFight : t.openRoll}
        </Button>
      </div>
    </section>
  );
}
