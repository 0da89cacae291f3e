import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { BattleState, BattleWay } from '../../rules/battle.ts';
import { battleAfter } from '../../rules/battle-after.ts';
import { type FightResult, isWritten, writtenBefore, writtenPlaces } from '../../rules/battle-fight.ts';
import { isTakenOut, withFight } from '../../storage/play-fights.ts';
import type { PlayedComer, StoredPlay } from '../../storage/plays.ts';
import { namedPlay } from '../battle-names.ts';
import { useServices, useTexts } from '../context.ts';
import { Button } from '../controls/button.tsx';
import { Icon } from '../controls/icon.tsx';
import { Stepper } from '../controls/stepper.tsx';
import type { BattlePair, BattleRef } from '../question/battle-ref.ts';
import { BattleActs } from './acts.tsx';
import { Changes } from './changes.tsx';
import { changeStoredPlay, useStoredPlay } from './written-fight.ts';

/** One blow turns a dial by no more clicks than it has. */
const mostClicks = 20;

/** How an attack came out by dice: clicks of the target, those that were to be expected, and the dice if they were thrown here. */
export interface StruckBy {
  readonly clicks: number;
  readonly expected: number;
  readonly thrown?: { readonly faces: readonly number[]; readonly likely: number };
}

/** What a game needs to throw the dice of an attack. */
export interface DiceOf {
  readonly play: StoredPlay;
  /** Before the attack. */
  readonly state: BattleState;
  readonly acts: string;
  readonly other: string;
  readonly written: boolean;
  /** It was taken out again. */
  readonly out: boolean;
  readonly onStruck: (struck: StruckBy) => void;
  /** Stands there where the game does not know what they are. */
  readonly otherwise: ComponentChildren;
}

interface EnteredProps {
  readonly battle: BattlePair;
  readonly way: BattleWay;
  /** The dice of the attack, where the game throws them. */
  readonly dice?: (of: DiceOf) => ComponentChildren;
}

type Rolled = Pick<FightResult, 'dice' | 'likely' | 'expected'>;

/** What stands in the battle of the dice of an attack. */
function rolledIn(play: StoredPlay, stamp: string, { acts, other }: BattlePair): Rolled {
  const events = writtenBefore(play.events, stamp);
  const dice = events.flatMap((event) => Object.values(event.dice ?? {}).flat());
  const likely = events.findLast((event) => event.likely !== undefined)?.likely;
  const side = play.units.find(({ id }) => id === other?.unit)?.side ?? 'theirs';
  const points = events.findLast((event) => event.expected)?.expected?.[side];
  return {
    dice: acts && dice.length > 0 ? [{ unit: acts.unit, dice }] : [],
    ...(likely !== undefined && { likely: likely / 10_000 }),
    ...(points !== undefined && other && { expected: [{ unit: other.unit, points: points / 100 }] }),
  };
}

/** Clicks that an attack has turned the dial of a unit, as they stand in the battle. */
function turnedIn(play: StoredPlay | undefined, stamp: string, unit: string | undefined): number {
  const changes = play?.events.flatMap((event) =>
    event.do === 'fight' && event.stamp === stamp ? event.changes : [],
  );
  return (changes ?? []).reduce((sum, one) => sum + (one.unit === unit ? (one.turned ?? 0) : 0), 0);
}

/** An attack: its dice, where the game throws them, or what they did on the table. What it did to the dials of both is entered, and stands in the battle at once. Needs the texts of the armies. */
export function BattleEntered({ battle, way, dice }: EnteredProps) {
  const { acts, other } = battle;
  const services = useServices();
  const { announcer, now } = services;
  const t = useTexts('battle');
  const found = useStoredPlay(acts?.play ?? '');
  const stored = found === 'gone' ? undefined : found;
  const target = useSignal<number | undefined>(undefined);
  const attacker = useSignal<number | undefined>(undefined);
  const rolled = useSignal<Rolled | undefined>(undefined);
  const stamp = acts?.stamp ?? '';
  const written = stored !== undefined && isWritten(stored.events, stamp);
  const out = stored !== undefined && isTakenOut(stored, stamp);
  /** As it stood in the battle: it may come back after other things have happened there. */
  const before = useRef<FightResult<PlayedComer> | undefined>(undefined);
  // Taken out, or taken back on another screen: what was entered goes with it.
  useEffect(() => {
    if (written) return;
    target.value = undefined;
    attacker.value = undefined;
    rolled.value = undefined;
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
    ...(rolled.value ?? rolledIn(stored, stamp, battle)),
  });
  const write = (by: typeof clicks) =>
    void changeStoredPlay(services, acts.play, (kept) => withFight(kept, resultOf(by), now())).then(() =>
      announcer.announce(t.fight.written),
    );
  const struckBy = ({ clicks: turned, expected, thrown }: StruckBy) => {
    const faces = thrown?.faces ?? [];
    rolled.value = {
      dice: thrown
        ? [
            {
              unit: acts.unit,
              dice: [{ sides: 6, count: faces.length, sum: faces.reduce((sum, face) => sum + face, 0) }],
            },
          ]
        : [],
      ...(thrown && { likely: thrown.likely }),
      ...(other && { expected: [{ unit: other.unit, points: expected }] }),
    };
    target.value = turned;
    write({ ...clicks, target: turned });
  };
  const missed = !written && !out && <Button onClick={() => write(clicks)}>{t.fight.missed}</Button>;
  const [begins] = writtenPlaces(stored.events, stamp);
  const keys =
    other &&
    dice?.({
      play: stored,
      state: battleAfter(stored, stored.events.slice(0, begins)),
      acts: acts.unit,
      other: other.unit,
      ...{ written, out },
      onStruck: struckBy,
      otherwise: missed,
    });
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
  if (written) before.current = resultOf(clicks);
  const result = (out && before.current) || resultOf(clicks);
  return (
    <section class="card battle-end" data-game={play.game} data-written={written || undefined}>
      <div class="stack">
        {other && (
          <h2 class="card-title">{t.events.mark(t.events.fight[way], `${named(acts)} → ${named(other)}`)}</h2>
        )}
        {keys}
        {other && stepper(t.fight.target, 'target', target)}
        {stepper(t.fight.attacker, 'attacker', attacker)}
        {!keys && missed}
      </div>
      {written && <Changes play={play} stamp={stamp} />}
      {out && (
        <p class="became-head">
          <Icon name="undo" /> {t.fight.out}
        </p>
      )}
      <BattleActs play={acts.play} result={result} />
    </section>
  );
}
