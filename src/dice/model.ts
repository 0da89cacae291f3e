import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { readingSent } from '../kit/question/as-sent.ts';
import { createInputsModel, type InputsModel } from '../kit/question/inputs.ts';
import type { Services } from '../platform/services.ts';
import type { DiceExpression } from '../rules/dice/expression.ts';
import { type NotationIssue, parseDice, printDice } from '../rules/dice/notation.ts';
import { nextDice, type PendingDice, type Roll, roll } from '../rules/dice/roll.ts';
import type { Game } from '../rules/ids.ts';
import type { RollRecord } from '../storage/rolls.ts';
import { areAlike } from './composer/alike.ts';
import type { DiceComposer } from './composer/composer-model.ts';
import { type DiceCore, extraOf, type Keeping, type RollExtra, type ShownRoll } from './core.ts';
import type { ForeignIssue } from './foreign.ts';
import {
  type DiceHistory,
  expressionOf,
  isCriticalFailure,
  isMade,
  openHistory,
  rollOf,
} from './history/history-model.ts';
import { type DiceInputs, diceCodec, initialInputs, rollRules, type TypingWay } from './inputs.ts';
import type { DiceOdds, Threshold } from './odds.ts';
import type { createDiceRest, DiceRest } from './place-models.ts';

/** Faces of dice on the table being typed. */
export interface Typing {
  readonly faces: readonly number[];
  readonly next: PendingDice | undefined;
  readonly way: TypingWay;
  readonly counts: readonly number[];
}

export interface DiceModel {
  /** Resolves when the rest and the history, which come after the first paint, are there too. */
  readonly complete: Promise<void>;
  readonly inputs: InputsModel<DiceInputs>;
  /** The notation as it stands in its field, in the player's letters. */
  readonly text: ReadonlySignal<string>;
  readonly expression: ReadonlySignal<DiceExpression | undefined>;
  readonly issues: ReadonlySignal<readonly (NotationIssue | ForeignIssue)[]>;
  readonly odds: ReadonlySignal<DiceOdds>;
  readonly threshold: ReadonlySignal<Threshold | undefined>;
  readonly last: ReadonlySignal<ShownRoll | undefined>;
  readonly history: DiceHistory;
  readonly typing: ReadonlySignal<Typing | undefined>;
  /** The games played, the one last used first, as it was when the place opened. */
  readonly games: ReadonlySignal<readonly Game[]>;
  /** All that a first roll does not need: it comes after the first paint. */
  readonly rest: ReadonlySignal<DiceRest | undefined>;
  /** Places of the dice that stay when the others are rolled again; undefined while none are being chosen. */
  readonly keeping: ReadonlySignal<readonly number[] | undefined>;
  /** The result is turned towards the opponent. */
  readonly flipped: ReadonlySignal<boolean>;
  flip(): void;
  roll(): void;
  /** When what is shown changed last; minus infinity before the first roll of this visit. */
  shownAt(): number;
}

/** `fetchRest` brings what a first roll does not need. */
export async function createDiceModel(
  services: Services,
  fetchRest: () => Promise<{ readonly createDiceRest: typeof createDiceRest }>,
): Promise<DiceModel> {
  const { settings, language, announcer } = services;
  const firstGame = settings.currentGame.peek();
  const codec = readingSent(diceCodec(initialInputs(firstGame, settings.value.peek().edition)));
  const inputs = await createInputsModel('dice', codec, services.navigation, services.drafts);
  const history = openHistory(services);
  const rest = signal<DiceRest | undefined>(undefined);
  /** What was typed, and what is kept of it. */
  const typed = signal<{ readonly own: string; readonly kept: string } | undefined>(undefined);
  const fresh = signal<number | undefined>(undefined);
  const keeping = signal<Keeping | undefined>(undefined);
  const flipped = signal(false);

  const text = computed(() => {
    const stored = inputs.value.value.text;
    if (typed.value?.kept === stored) return typed.value.own;
    const parsed = parseDice(stored);
    return parsed.ok ? printDice(parsed.value, language.language.value === 'en' ? 'd' : 'k') : stored;
  });
  const parsed = computed(() => {
    const { text: stored } = inputs.value.value;
    return rest.value?.readDice(stored) ?? parseDice(stored);
  });
  const expression = computed(() => (parsed.value.ok ? parsed.value.value : undefined));
  const rules = computed(() => rollRules(inputs.value.value));
  const odds = computed<DiceOdds>(() =>
    expression.value
      ? (rest.value?.oddsFor(expression.value, rules.value) ?? { state: 'coming' })
      : { state: 'none' },
  );

  const last = computed<ShownRoll | undefined>(() => {
    const record = history.rolls.value.findLast((each) => !each.contest);
    if (!record) return undefined;
    const roll = rollOf(record);
    const dice = roll?.expression ?? expressionOf(record);
    const code = rest.value;
    const criticalFailure = roll !== undefined && isCriticalFailure(roll, record.preset);
    return {
      record,
      fresh: fresh.value === record.time,
      roll,
      trail: roll && code ? code.trailOf(roll, record.preset) : [],
      faces: roll && code ? code.faceCounts(roll) : [],
      criticalFailure,
      made: isMade(record, criticalFailure),
      // Dice that were kept were no chance: nothing honest can be said of the whole.
      luck: dice && !record.kept ? code?.luckOf(code.oddsFor(dice, record.rules), record.total) : undefined,
    };
  });

  const typing = computed<Typing | undefined>(() => {
    const { faces, way = 'faces', counts = [] } = inputs.value.value;
    if (!faces || !expression.value) return undefined;
    return { faces, way, counts, next: nextDice(expression.value, rules.value, faces) };
  });

  function replace(next: DiceInputs, own?: string): void {
    typed.value = own === undefined ? undefined : { own, kept: next.text };
    inputs.set(inputs.value.peek().faces ? { ...next, faces: [] } : next);
  }

  /** The dice as they could last be read: a notation on its way to another cannot. */
  let meant: DiceExpression | undefined;

  /** Whether these are other dice than those a target was set for. */
  function areOthers(next: string): boolean {
    const now = expression.peek();
    if (now && now.groups.length > 0) meant = now;
    const read = parseDice(next);
    return meant !== undefined && read.ok && read.value.groups.length > 0 && !areAlike(meant, read.value);
  }

  function setUp(part: Partial<DiceInputs>, own?: string): void {
    const { bonus, floor, text: before, atLeast, preset } = inputs.value.peek();
    const others = areOthers(part.text ?? before);
    // What a preset asked for goes with it; what the player asked for stays with dice of the kind.
    const asked = preset === undefined && atLeast !== undefined && !others ? { atLeast } : {};
    replace({ text: before, bonus, floor, ...asked, ...part }, own);
  }

  let shownAt = Number.NEGATIVE_INFINITY;
  const touch = () => {
    shownAt = services.now();
  };

  function close(record: RollRecord, criticalFailure: boolean, bonusDice: number): void {
    fresh.value = record.time;
    touch();
    const t = language.texts('dice');
    const total = language.format.peek().number(record.total);
    const words = [t.announce(t.dice(record.notation), record.inches ? t.inches(total) : total)];
    if (criticalFailure) words.push(t.criticalFailure);
    if (bonusDice > 0) words.push(t.criticalSuccess(bonusDice));
    const made = isMade(record, criticalFailure);
    if (made !== undefined) words.push(made ? t.made : t.notMade);
    announcer.announce(words.join(' '));
    services.vibrate(criticalFailure ? 60 : 20);
  }

  function finish(made: Roll, extra: RollExtra = {}): void {
    const record = history.add(made, extra);
    close(record, isCriticalFailure(made, record.preset), made.bonusDice);
  }

  const core: DiceCore = {
    services,
    history,
    inputs,
    expression,
    last,
    keeping,
    touch,
    setUp,
    replace,
    finish,
    finishBare: (dice, total) =>
      close(history.addBare(dice, rules.peek(), total, extraOf(inputs.value.peek())), false, 0),
  };
  const arrived = fetchRest().then(async (code) => {
    rest.value = code.createDiceRest(core);
    await rest.value.saved.arrived;
  });

  return {
    complete: Promise.all([arrived, history.arrived]).then(() => undefined),
    inputs,
    text,
    expression,
    issues: computed(() => (parsed.value.ok ? [] : parsed.value.issues)),
    odds,
    threshold: computed(() =>
      odds.value.state === 'known'
        ? rest.value?.thresholdOf(odds.value, inputs.value.value, rules.value)
        : undefined,
    ),
    last,
    history,
    typing,
    games: computed(() => [
      ...settings.games.value.filter((game) => game === firstGame),
      ...settings.games.value.filter((game) => game !== firstGame),
    ]),
    rest,
    keeping: computed(() =>
      keeping.value?.time === last.value?.record.time ? keeping.value?.dice : undefined,
    ),
    shownAt: () => shownAt,
    flipped,
    flip: () => {
      flipped.value = !flipped.peek();
    },
    roll() {
      const dice = expression.peek();
      if (dice && dice.groups.length > 0)
        finish(roll(dice, rules.peek(), services.random), extraOf(inputs.value.peek()));
    },
  };
}

export interface ComposerProps {
  readonly model: DiceModel;
  readonly composer: DiceComposer;
}
