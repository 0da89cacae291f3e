import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { lordsOf, type SetupIssue } from '../../rules/mage-knight/siege-setup.ts';
import { BenchCastle } from './bench-castle.tsx';
import { BenchPlayers } from './bench-players.tsx';
import type { CastleSiegeModel } from './model.ts';
import { useSiegeNames } from './names.ts';

/** A new siege: its sections, who plays which game, and the way to begin always at hand; everything is kept as it is entered. */
export function SiegeBench({ model }: { readonly model: CastleSiegeModel }) {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const { bench } = model;
  const setup = bench.setup.value;
  const names = useSiegeNames(setup);
  const issues = bench.issues.value;
  const castles = bench.castle.value;
  const total = castles.reduce((sum, points) => sum + points, 0);
  const lords = lordsOf(setup);
  const first = issues[0];

  function faultText({ code, section, player }: SetupIssue): string {
    const fault = t.faults[code];
    if (section !== undefined) return t.faultOf(names.section(section), fault);
    return player === undefined ? fault : t.faultOf(names.player(player), fault);
  }

  return (
    <div>
      <section class="card" aria-labelledby="new-siege">
        <h2 class="card-title" id="new-siege" tabIndex={-1}>
          {t.fresh}
        </h2>
        <BenchCastle model={model} />
        <Fold title={t.playersAndGame}>
          <Choice
            legend={t.game}
            value={setup.game}
            options={(['ordinary', 'conquest'] as const).map((value) => ({ value, label: t.games[value] }))}
            onChange={(game) => bench.change({ game })}
          />
          <p class="hint">{t.gameHints[setup.game]}</p>
          <BenchPlayers bench={bench} />
        </Fold>
        {lords.length > 1 &&
          lords.map((lord) => (
            <p key={lord}>{t.castlePoints(names.player(lord), format.number(castles[lord] ?? 0))}</p>
          ))}
        {issues.length > 1 && (
          <ul class="note" id="siege-faults">
            {issues.map((issue, index) => (
              <li key={index}>{faultText(issue)}</li>
            ))}
          </ul>
        )}
        {model.full.value && <p class="note">{t.noRoom}</p>}
      </section>
      <div class="siege-bar siege-begin">
        <p>
          {first
            ? faultText(first)
            : [t.sectionCount(setup.sections.length), t.points(format.number(total))].join(' · ')}
        </p>
        <span class="siege-next">
          <Button
            kind="primary"
            wide
            disabled={first !== undefined || model.full.value}
            onClick={() => {
              model.start();
              scrollTo(0, 0);
            }}
          >
            {t.begin}
          </Button>
        </span>
      </div>
    </div>
  );
}
