import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { GamesPicker } from '../../kit/games-picker.tsx';
import { OfflineProgress } from '../../kit/offline-progress.tsx';
import { languages } from '../../platform/languages.ts';
import { backupPath } from '../../platform/save-file.ts';
import type { Game } from '../../rules/ids.ts';
import type { ExampleModel, ExampleOutcome } from './model.ts';

/** One live example of the first game played: figures from the core, dice of the app. */
function Example({ model }: { readonly model: ExampleModel }) {
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

const names = { en: 'English', pl: 'Polski', hu: 'Magyar' } as const;

/** The first start: one screen, no tour. */
export default function WelcomeScreen({ model }: { readonly model: ExampleModel }) {
  const { settings, offline, navigation } = useServices();
  const t = useTexts('welcome');
  return (
    <div class="screen">
      <Choice
        legend={t.language}
        options={languages.map((value) => ({ value, label: <span lang={value}>{names[value]}</span> }))}
        value={settings.value.value.language}
        onChange={(chosen) => settings.change({ language: chosen })}
      />
      <section class="stack">
        <h2>{t.playing}</h2>
        <GamesPicker none />
        <p class="hint">{t.playingHint}</p>
      </section>
      <Example model={model} />
      <Button
        kind="primary"
        wide
        onClick={() => {
          settings.change({ welcomed: true });
          navigation.go('dice');
        }}
      >
        {t.start}
      </Button>
      <div class="row">
        <Button
          kind="quiet"
          icon="upload"
          onClick={() => {
            settings.change({ welcomed: true });
            navigation.go(backupPath);
          }}
        >
          {t.haveBackup}
        </Button>
      </div>
      <p class="hint">
        {offline.ready.value ? `✓ ${t.offlineReady}` : offline.supported ? t.offlinePending : ''}
      </p>
      <OfflineProgress />
    </div>
  );
}
