import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { BonusDice, DiceExpression } from '../rules/dice/expression.ts';
import { type NotationIssue, parseDice, printDice } from '../rules/dice/notation.ts';
import { nextDie, type Roll, roll, rollFromFaces } from '../rules/dice/roll.ts';
import type { Game } from '../rules/ids.ts';
import type { RollRecord } from '../storage/rolls.ts';
import { expressionOf, openHistory, rollOf } from './dice-history.ts';
import {
  canonicalText,
  type DiceInputs,
  diceCodec,
  initialInputs,
  rollRules,
  rulesOfGame,
  withCount,
  withDie,
} from './dice-inputs.ts';
import type { DiceOdds, Threshold } from './dice-odds.ts';
import { isCriticalFailure } from './dice-outcome.ts';
import type { FaceCount, TrailStep } from './dice-trail.ts';
import { createInputsModel, type InputsModel } from './inputs.ts';
import type { Services } from './services.ts';

/** A roll of the history with all that the screen says about it. */
export interface ShownRoll {
  readonly record: RollRecord;
  /** Rolled just now, not read from the history. */
  readonly fresh: boolean;
  readonly roll: Roll | undefined;
  readonly trail: readonly TrailStep[];
  readonly faces: readonly FaceCount[] | undefined;
  readonly criticalFailure: boolean;
  /** How likely that total or more was. */
  readonly chance: number | undefined;
}

/** Faces of dice on the table being typed. */
export interface Typing {
  readonly faces: readonly number[];
  readonly next: { readonly sides: number; readonly bonus: boolean } | undefined;
}

export interface DiceModel {
  /** Resolves when odds and history, which come after the first paint, are there too. */
  readonly complete: Promise<void>;
  readonly inputs: InputsModel<DiceInputs>;
  /** The notation as it stands in its field, in the player's letters. */
  readonly text: ReadonlySignal<string>;
  readonly expression: ReadonlySignal<DiceExpression | undefined>;
  readonly issues: ReadonlySignal<readonly NotationIssue[]>;
  readonly odds: ReadonlySignal<DiceOdds>;
  readonly threshold: ReadonlySignal<Threshold | undefined>;
  readonly last: ReadonlySignal<ShownRoll | undefined>;
  readonly history: ReadonlySignal<readonly RollRecord[]>;
  readonly typing: ReadonlySignal<Typing | undefined>;
  /** The games played, the one last used first, as it was when the place opened. */
  readonly games: ReadonlySignal<readonly Game[]>;
  setText(text: string): void;
  usePreset(game: Game, notation: string): void;
  addDie(sides: number): void;
  setCount(group: number, count: number): void;
  setModifier(amount: number): void;
  setBonus(bonus: BonusDice): void;
  setFloor(floor: boolean): void;
  setAtLeast(n: number): void;
  roll(): void;
  /** Rolls an earlier roll again, with its dice and rules, and leaves them set up. */
  repeat(record: RollRecord): void;
  undo(): void;
  startTyping(): void;
  typeFace(face: number): void;
  eraseFace(): void;
  stopTyping(): void;
}

type Odds = typeof import('./dice-odds.ts');
type Trail = typeof import('./dice-trail.ts');

/** What explains a roll; a roll can be made before this code has arrived. */
interface Explainer {
  readonly oddsFor: ReturnType<Odds['rememberOdds']>;
  readonly thresholdOf: Odds['thresholdOf'];
  readonly chanceOfRoll: Odds['chanceOfRoll'];
  readonly trailOf: Trail['trailOf'];
  readonly faceCounts: Trail['faceCounts'];
}

async function fetchExplainer(): Promise<Explainer> {
  const [{ rememberOdds, thresholdOf, chanceOfRoll }, { trailOf, faceCounts }] = await Promise.all([
    import('./dice-odds.ts'),
    import('./dice-trail.ts'),
  ]);
  return { oddsFor: rememberOdds(), thresholdOf, chanceOfRoll, trailOf, faceCounts };
}

const empty: DiceExpression = { groups: [], constant: 0 };

export async function createDiceModel(services: Services): Promise<DiceModel> {
  const { settings, language, announcer } = services;
  const firstGame = settings.currentGame.peek();
  const codec = diceCodec(initialInputs(firstGame, settings.value.peek().edition));
  const inputs = await createInputsModel('dice', codec, services.navigation, services.drafts);
  const history = openHistory(services);
  const explainer = signal<Explainer | undefined>(undefined);
  const explained = fetchExplainer().then((fetched) => {
    explainer.value = fetched;
  });
  const typed = signal<string | undefined>(undefined);
  const fresh = signal<number | undefined>(undefined);

  const text = computed(() => {
    const own = typed.value;
    const stored = inputs.value.value.text;
    if (own !== undefined && canonicalText(own) === stored) return own;
    const parsed = parseDice(stored);
    return parsed.ok ? printDice(parsed.value, language.language.value === 'en' ? 'd' : 'k') : stored;
  });
  const parsed = computed(() => parseDice(text.value));
  const expression = computed(() => (parsed.value.ok ? parsed.value.value : undefined));
  const rules = computed(() => rollRules(inputs.value.value));
  const odds = computed<DiceOdds>(() =>
    expression.value
      ? (explainer.value?.oddsFor(expression.value, rules.value) ?? { state: 'coming' })
      : { state: 'none' },
  );

  const last = computed<ShownRoll | undefined>(() => {
    const record = history.rolls.value.at(-1);
    if (!record) return undefined;
    const made = rollOf(record);
    const code = explainer.value;
    return {
      record,
      fresh: fresh.value === record.time,
      roll: made,
      trail: made && code ? code.trailOf(made) : [],
      faces: made && code?.faceCounts(made),
      criticalFailure: made !== undefined && isCriticalFailure(made),
      chance: made && code?.chanceOfRoll(code.oddsFor(made.expression, made.rules), record.total),
    };
  });

  const typing = computed<Typing | undefined>(() => {
    const { faces } = inputs.value.value;
    if (!faces || !expression.value) return undefined;
    const next = nextDie(expression.value, rules.value, faces);
    return { faces, next: next && { sides: next.sides, bonus: next.bonusOf !== undefined } };
  });

  /** Other dice or rules: faces typed for the old ones no longer fit. */
  function change(part: Partial<DiceInputs>): void {
    const { faces, ...now } = { ...inputs.value.peek(), ...part };
    inputs.set(faces ? { ...now, faces: [] } : now);
  }

  function setExpression(next: DiceExpression): void {
    typed.value = undefined;
    const bare = next.groups.length === 0 && next.constant === 0;
    change({ text: bare ? '' : printDice(next) });
  }

  function finish(made: Roll): void {
    const record = history.add(made);
    fresh.value = record.time;
    const t = language.texts('dice');
    const words = [t.announce(t.dice(record.notation), language.format.peek().number(record.total))];
    if (isCriticalFailure(made)) words.push(t.criticalFailure);
    if (made.bonusDice > 0) words.push(t.criticalSuccess(made.bonusDice));
    announcer.announce(words.join(' '));
  }

  function rollNow(dice: DiceExpression): void {
    finish(roll(dice, rules.peek(), services.random));
  }

  return {
    complete: Promise.all([explained, history.arrived]).then(() => undefined),
    inputs,
    text,
    expression,
    issues: computed(() => (parsed.value.ok ? [] : parsed.value.issues)),
    odds,
    threshold: computed(() =>
      odds.value.state === 'known'
        ? explainer.value?.thresholdOf(odds.value, inputs.value.value.atLeast, rules.value)
        : undefined,
    ),
    last,
    history: history.rolls,
    typing,
    games: computed(() => [
      ...settings.games.value.filter((game) => game === firstGame),
      ...settings.games.value.filter((game) => game !== firstGame),
    ]),
    setText(next) {
      typed.value = next;
      change({ text: canonicalText(next) });
    },
    usePreset(game, notation) {
      typed.value = undefined;
      settings.useGame(game);
      const { atLeast: _, ...now } = inputs.value.peek();
      const { faces, ...next } = {
        ...now,
        text: notation,
        ...rulesOfGame(game, settings.value.peek().edition),
      };
      inputs.set(faces ? { ...next, faces: [] } : next);
    },
    addDie: (sides) => setExpression(withDie(expression.peek() ?? empty, sides)),
    setCount: (group, count) => setExpression(withCount(expression.peek() ?? empty, group, count)),
    setModifier: (constant) => setExpression({ ...(expression.peek() ?? empty), constant }),
    // Bonus dice come with the dice rules of BrikWars.
    setBonus: (bonus) => change(bonus === 'none' ? { bonus } : { bonus, floor: true }),
    setFloor: (floor) => change({ floor }),
    setAtLeast: (atLeast) => inputs.set({ ...inputs.value.peek(), atLeast }),
    roll() {
      const dice = expression.peek();
      if (dice) rollNow(dice);
    },
    repeat(record) {
      const dice = expressionOf(record);
      if (!dice) return;
      typed.value = undefined;
      const { bonus, floor } = record.rules;
      change({ text: record.notation, bonus, floor });
      finish(roll(dice, record.rules, services.random));
    },
    undo() {
      const undone = history.undo();
      if (undone) announcer.announce(language.texts('dice').undone);
    },
    startTyping: () => inputs.set({ ...inputs.value.peek(), faces: [] }),
    typeFace(face) {
      const dice = expression.peek();
      const now = inputs.value.peek();
      if (!dice || !now.faces) return;
      const faces = [...now.faces, face];
      const made = rollFromFaces(dice, rules.peek(), faces);
      if (made.ok) {
        const { faces: _, ...rest } = now;
        inputs.set(rest);
        finish(made.value);
      } else if (made.issues.every((issue) => issue.code === 'missing-face')) {
        inputs.set({ ...now, faces });
      }
    },
    eraseFace() {
      const now = inputs.value.peek();
      if (now.faces) inputs.set({ ...now, faces: now.faces.slice(0, -1) });
    },
    stopTyping() {
      const { faces: _, ...rest } = inputs.value.peek();
      inputs.set(rest);
    },
  };
}
