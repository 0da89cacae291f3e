import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Drafts } from '../../platform/drafts.ts';
import {
  afterSeizing,
  type PowerUseId,
  powerIssues,
  powerLeft,
  powerUseIds,
  type Seized,
} from '../../rules/usb/turn/power.ts';
import { type HeroTier, heroTiers } from '../../rules/usb/units/unit.ts';
import { type Tokens, tryRead } from '../tokens.ts';

export { heroTiers as powerTiers };

/** One thing that happened: a hero of mine spent a point, the opponent seized, or the activation so won is over. */
export type PowerEvent =
  | { readonly kind: 'spent'; readonly hero: number; readonly use: PowerUseId }
  | { readonly kind: 'theirs' }
  | { readonly kind: 'over' };

/** Heroes of my side, and everything that was spent since the game began. */
export interface PowerGame {
  readonly heroes: readonly HeroTier[];
  readonly log: readonly PowerEvent[];
}

export const mostHeroes = 8;
/** As many as eight Legends and as many opponents can spend, each followed by an activation. */
const mostEvents = 256;

const initialPower: PowerGame = { heroes: ['aspiring'], log: [] };

const eventKinds = ['spent', 'theirs', 'over'] as const;

/** `1` for the version, the heroes, then what happened. */
export function encodePower({ heroes, log }: PowerGame): string {
  const events = log.map((event) =>
    event.kind === 'spent' ? `spent.${event.hero}.${event.use}` : event.kind,
  );
  return [1, heroes.length, ...heroes, log.length, ...events].join('.');
}

function readEvent(tokens: Tokens, heroes: number): PowerEvent {
  const kind = tokens.id(eventKinds);
  return kind === 'spent'
    ? { kind, hero: tokens.whole(0, heroes - 1), use: tokens.id(powerUseIds) }
    : { kind };
}

export function decodePower(text: string): PowerGame | undefined {
  return tryRead(text, (tokens): PowerGame => {
    tokens.whole(1, 1);
    const heroes = tokens.ids(heroTiers, mostHeroes);
    const log = Array.from({ length: tokens.whole(0, mostEvents) }, () => readEvent(tokens, heroes.length));
    const game = { heroes, log };
    if (heroes.some((tier, hero) => spentOf(game, hero).length > powerLeft(tier, 0))) tokens.misread();
    return game;
  });
}

/** What a hero has spent points on, first to last. */
function spentOf({ log }: Pick<PowerGame, 'log'>, hero: number): readonly PowerUseId[] {
  return log.flatMap((event) => (event.kind === 'spent' && event.hero === hero ? [event.use] : []));
}

/** Who has the next activation out of order (USB-PP-03). */
export function seizedOf({ log }: Pick<PowerGame, 'log'>): Seized {
  return log.reduce<Seized>((seized, event) => {
    if (event.kind === 'over') return 'nobody';
    if (event.kind === 'theirs') return afterSeizing(seized, 'theirs') ?? seized;
    return event.use === 'seize' ? (afterSeizing(seized, 'mine') ?? seized) : seized;
  }, 'nobody');
}

export interface PowerHero {
  readonly tier: HeroTier;
  /** Which of those of his tier he is, from 1; undefined where he is the only one. */
  readonly number: number | undefined;
  readonly left: number;
  readonly most: number;
  readonly spent: readonly PowerUseId[];
}

export function heroesOf(game: PowerGame): readonly PowerHero[] {
  return game.heroes.map((tier, hero) => {
    const spent = spentOf(game, hero);
    const alike = game.heroes.filter((other) => other === tier).length;
    const number = game.heroes.slice(0, hero + 1).filter((other) => other === tier).length;
    return {
      tier,
      number: alike > 1 ? number : undefined,
      left: powerLeft(tier, spent.length),
      most: powerLeft(tier, 0),
      spent,
    };
  });
}

/** Without a hero; what he did goes with him, and the others keep their places in the log. */
function withoutHero({ heroes, log }: PowerGame, gone: number): PowerGame {
  return {
    heroes: heroes.toSpliced(gone, 1),
    log: log.flatMap((event): readonly PowerEvent[] => {
      if (event.kind !== 'spent' || event.hero < gone) return [event];
      return event.hero === gone ? [] : [{ ...event, hero: event.hero - 1 }];
    }),
  };
}

export interface PowerModel {
  readonly game: ReadonlySignal<PowerGame>;
  readonly heroes: ReadonlySignal<readonly PowerHero[]>;
  readonly seized: ReadonlySignal<Seized>;
  add(tier: HeroTier): void;
  remove(hero: number): void;
  /** Whether a hero may spend a point on this: one is left, and nobody outbids himself. */
  maySpend(hero: number, use: PowerUseId): boolean;
  spend(hero: number, use: PowerUseId): void;
  /** The opponent seizes, or answers. */
  answer(): void;
  /** The activation that was won is over. */
  finish(): void;
  /** Takes back what happened last. */
  undo(): void;
  /** All points are there again. */
  renew(): void;
  restore(game: PowerGame): void;
}

const place = 'usb-power';

export async function createPower(drafts: Drafts): Promise<PowerModel> {
  const stored = await drafts.load(place);
  const game = signal(decodePower(stored ?? '') ?? initialPower);
  const now = () => game.peek();
  const heroes = computed(() => heroesOf(game.value));
  const seized = computed(() => seizedOf(game.value));

  function restore(next: PowerGame): void {
    game.value = next;
    drafts.save(place, encodePower(next));
  }

  function log(event: PowerEvent): void {
    if (now().log.length < mostEvents) restore({ ...now(), log: [...now().log, event] });
  }

  const maySpend = (hero: number, use: PowerUseId) =>
    // Whose activation it is, the players see.
    powerIssues(use, heroes.value[hero]?.left ?? 0, { own: true }).length === 0 &&
    (use !== 'seize' || afterSeizing(seized.value, 'mine') !== undefined);

  return {
    game,
    heroes,
    seized,
    add(tier) {
      if (now().heroes.length < mostHeroes) restore({ ...now(), heroes: [...now().heroes, tier] });
    },
    remove: (hero) => restore(withoutHero(now(), hero)),
    maySpend,
    spend(hero, use) {
      if (maySpend(hero, use)) log({ kind: 'spent', hero, use });
    },
    answer() {
      if (seized.peek() !== 'theirs') log({ kind: 'theirs' });
    },
    finish() {
      if (seized.peek() !== 'nobody') log({ kind: 'over' });
    },
    undo: () => restore({ ...now(), log: now().log.slice(0, -1) }),
    renew: () => restore({ ...now(), log: [] }),
    restore,
  };
}

const models = new WeakMap<Drafts, Promise<PowerModel>>();

/** The heroes of the device: every mode shows the same. */
export function powerOf(drafts: Drafts): Promise<PowerModel> {
  const known = models.get(drafts) ?? createPower(drafts);
  models.set(drafts, known);
  return known;
}
