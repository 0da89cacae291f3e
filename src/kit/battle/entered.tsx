import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { BattleWay } from '../../rules/battle.ts';
import { type FightResult, isWritten } from '../../rules/battle-fight.ts';
import { isTakenOut, withFight } from '../../storage/play-fights.ts';
import type { PlayedComer, StoredPlay } from '../../storage/plays.ts';
import { namedPlay } from '../battle-names.ts';
import { useServices, useTexts } from '../context.ts';
import { Button } from '../controls/button.tsx';
import { Stepper } from '../controls/stepper.tsx';
import type { BattlePair, BattleRef } from '../question/battle-ref.ts';
import { BattleActs } from './acts.tsx';
import { Changes } from './changes.tsx';
import { changeStoredPlay, useStoredPlay } from './written-fight.ts';

/** One blow turns a dial by no more clicks than it has. */
const mostClicks = 20;

interface EnteredProps {
  readonly battle: BattlePair;
  readonly way: BattleWay;
}

/** Clicks that an attack has turned the dial of a unit, as they stand in the battle. */
function turnedIn(play: StoredPlay | undefined, stamp: string, unit: string | undefined): number {
  const changes = play?.events.flatMap((event) =>
    event.do === 'fight' && event.stamp === stamp ? event.changes : [],
  );
  return (changes ?? []).reduce((sum, one) => sum + (one.unit === unit ? (one.turned ?? 0) : 0), 0);
}

/** An attack whose dice are not rolled here: what it did to the dials of both is entered, and stands in the battle at once. Needs the texts of the armies. */
export function BattleEntered({ battle: { acts, other }, way }: EnteredProps) {
  const services = useServices();
  const { announcer, now } = services;
  const t = useTexts('battle');
  const found = useStoredPlay(acts?.play ?? '');
  const stored = found === 'gone' ? undefined : found;
  const target = useSignal<number | undefined>(undefined);
  const attacker = useSignal<number | undefined>(undefined);
  const stamp = acts?.stamp ?? '';
  const written = stored !== undefined && isWritten(stored.events, stamp);
  // Taken out, or taken back on another screen: what was entered goes with it.
  useEffect(() => {
    if (written) return;
    target.value = undefined;
    attacker.value = undefined;
  }, [written]);
  if (!acts || !stored) return null;
  const play = namedPlay(t, stored);
  const clicks = {
    target: target.value ?? turnedIn(stored, stamp, other?.unit),
    attacker: attacker.value ?? turnedIn(stored, stamp, acts.unit),
  };
  const resultOf = (by: typeof clicks): FightResult<PlayedComer> => ({
    stamp,
    way,
    by: acts.unit,
    ...(other && { at: other.unit }),
    changes: [
      { unit: acts.unit, lost: 0, acted: true, ...(by.attacker !== 0 && { turned: by.attacker }) },
      ...(other ? [{ unit: other.unit, lost: 0, ...(by.target !== 0 && { turned: by.target }) }] : []),
    ],
    dice: [],
  });
  const write = (by: typeof clicks) =>
    void changeStoredPlay(services, acts.play, (kept) => withFight(kept, resultOf(by), now())).then(() =>
      announcer.announce(t.fight.written),
    );
  const named = ({ unit }: BattleRef) => play.units.find(({ id }) => id === unit)?.name ?? '';
  const stepper = (label: string, whose: keyof typeof clicks, value: typeof target) => (
    <Stepper
      label={label}
      value={clicks[whose]}
      min={0}
      max={mostClicks}
      onChange={(to) => {
        value.value = to;
        write({ ...clicks, [whose]: to });
      }}
    />
  );
  return (
    <section class="card battle-end" data-game={play.game} data-written={written || undefined}>
      <div class="stack">
        {other && (
          <h2 class="card-title">{t.events.mark(t.events.fight[way], `${named(acts)} → ${named(other)}`)}</h2>
        )}
        {other && stepper(t.fight.target, 'target', target)}
        {stepper(t.fight.attacker, 'attacker', attacker)}
        {!written && !isTakenOut(stored, stamp) && (
          <Button onClick={() => write(clicks)}>{t.fight.missed}</Button>
        )}
      </div>
      {written && <Changes play={play} stamp={stamp} />}
      <BattleActs play={acts.play} result={resultOf(clicks)} />
    </section>
  );
}
