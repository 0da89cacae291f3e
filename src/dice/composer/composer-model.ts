import { computed, type ReadonlySignal } from '@preact/signals';
import { correctedFaces, type EnteredDie } from '../../kit/controls/typed-faces.ts';
import { offerUndo } from '../../kit/undo.ts';
import { rollAgain } from '../../rules/dice/again.ts';
import type { BonusDice, DiceExpression } from '../../rules/dice/expression.ts';
import { parseDice, printDice } from '../../rules/dice/notation.ts';
import { type Roll, roll, rollFromFaces } from '../../rules/dice/roll.ts';
import type { Game } from '../../rules/ids.ts';
import type { RollRecord } from '../../storage/rolls.ts';
import type { SavedRoll } from '../../storage/saved-rolls.ts';
import { type DiceCore, extraOf } from '../core.ts';
import { readDice } from '../foreign.ts';
import { expressionOf } from '../history/history-model.ts';
import { type DiceInputs, rollRules, rulesOfGame, type TypingWay } from '../inputs.ts';
import { areAlike } from './alike.ts';
import { expressionOfPool, type Pool, poolOf, withCount, withDie } from './compose.ts';
import { isMoraleId, type Preset } from './preset-list.ts';

/** Setting dice up by taps or text, typing real ones, and rolling some of them again. */
export interface DiceComposer {
  setText(text: string): void;
  usePreset(game: Game, preset: Preset): void;
  useSaved(saved: SavedRoll): void;
  /** Rolls these dice at once and leaves what is set up alone. */
  rollPreset(game: Game, preset: Preset): void;
  rollSaved(saved: SavedRoll): void;
  rollDie(sides: number): void;
  addDie(sides: number): void;
  setCount(group: number, count: number): void;
  setModifier(amount: number): void;
  setPool(part: Partial<Pool>): void;
  setBonus(bonus: BonusDice): void;
  setFloor(floor: boolean): void;
  /** The total that is asked for; nothing leaves the odds to speak of the average. */
  setAtLeast(n: number | undefined): void;
  startTyping(): void;
  setWay(way: TypingWay): void;
  typeFace(face: number): void;
  eraseFace(): void;
  /** Another face in this place, or none. */
  correctFace(at: number, face?: number): void;
  setTypedCount(face: number, count: number): void;
  /** Takes the counts of all dice that come next. */
  finishCounts(): void;
  setSuccesses(successes: number): void;
  /** Takes the number of successes as it stands. */
  finishSuccesses(): void;
  stopTyping(): void;
  /** Rolls an earlier roll again, with its dice and rules, and leaves them set up; typed dice are typed again. */
  repeat(record: RollRecord): void;
  /** Takes the newest roll back; a notice offers to put it there again. */
  undo(): void;
  /** The game whose presets are shown; plain rules of the other game go with it. */
  useGame(game: Game): void;
  /** Begins to choose dice that stay, or gives it up. */
  chooseKept(choosing: boolean): void;
  toggleKept(die: number): void;
  setKept(dice: readonly number[]): void;
  /** The sides of the die that is typed next, while the dice that were not chosen are typed from the table. */
  readonly typingOthers: ReadonlySignal<number | undefined>;
  /** Those that have been typed. */
  readonly othersTyped: ReadonlySignal<readonly EnteredDie[]>;
  startTypingOthers(): void;
  /** The roll is made with the last face. */
  typeOther(face: number): void;
  /** Another face in this place, or none. */
  fixOther(at: number, face?: number): void;
  /** Rolls the dice that were not chosen again. */
  rollOthers(): void;
}

const empty: DiceExpression = { groups: [], constant: 0 };

export function createDiceComposer(core: DiceCore): DiceComposer {
  const { services, history, inputs, expression, setUp, replace, finish, keeping, last } = core;
  const { settings, random, notices, language } = services;
  const now = () => inputs.value.peek();
  const dice = () => expression.peek() ?? empty;

  function setExpression(next: DiceExpression, purpose: Partial<DiceInputs> = {}): void {
    const bare = next.groups.length === 0 && next.constant === 0;
    setUp({ text: bare ? '' : printDice(next), ...purpose });
  }

  function inputsOf(game: Game, { notation, id, need, inches }: Preset): DiceInputs {
    return {
      text: notation,
      ...rulesOfGame(game, settings.value.peek().edition),
      ...(id === undefined ? {} : { preset: id }),
      ...(need === undefined ? {} : { atLeast: need }),
      ...(inches ? { inches } : {}),
    };
  }

  function inputsOfSaved({ name, notation, rules, need, inches }: SavedRoll): DiceInputs {
    return {
      text: notation,
      bonus: rules.bonus,
      floor: rules.floor,
      name,
      ...(need === undefined ? {} : { atLeast: need }),
      ...(inches ? { inches } : {}),
    };
  }

  function inputsOfRecord({ notation, rules, preset, need, inches, label }: RollRecord): DiceInputs {
    return {
      text: notation,
      bonus: rules.bonus,
      floor: rules.floor,
      ...(preset === undefined ? {} : { preset }),
      ...(need === undefined ? {} : { atLeast: need }),
      ...(inches ? { inches } : {}),
      ...(label === '' ? {} : { name: label }),
    };
  }

  function keep(kept: readonly number[] | undefined): void {
    const time = last.peek()?.record.time;
    keeping.value = kept && time !== undefined ? { time, dice: kept } : undefined;
  }

  /** More or fewer of the same dice are still for the same. */
  function adjust(next: DiceExpression): void {
    const { preset, inches, atLeast } = now();
    setExpression(next, {
      ...(preset === undefined ? {} : { preset }),
      ...(inches ? { inches } : {}),
      ...(preset === undefined || atLeast === undefined ? {} : { atLeast }),
    });
  }

  /** The roll on the screen and the dice of it that stay; undefined while none are being chosen. */
  function chosen() {
    const shown = last.peek();
    const kept = keeping.peek();
    if (!shown?.roll || kept?.time !== shown.record.time) return undefined;
    return { roll: shown.roll, record: shown.record, kept: kept.dice };
  }

  /** The others as typed, and the sides of the next die that is still to come. */
  function others(faces: readonly number[]) {
    const shown = chosen();
    if (!shown) return undefined;
    let used = 0;
    let next: number | undefined;
    const entered: EnteredDie[] = [];
    const roll = rollAgain(shown.roll, shown.kept, (sides) => {
      const face = faces[used++];
      if (face === undefined) next ??= sides;
      else entered.push({ sides, face });
      return face ?? 0;
    });
    return next === undefined ? { roll, entered } : { roll, entered, next };
  }

  function finishOthers(made: Roll): void {
    const shown = chosen();
    if (!shown) return;
    finish(made, { ...extraOf(inputsOfRecord(shown.record)), kept: shown.kept.length });
  }

  /** The roll is made with the last face; until then the faces are kept. */
  function takeOthers(faces: readonly number[]): void {
    const kept = keeping.peek();
    const made = others(faces);
    if (!kept || !made) return;
    if (made.next === undefined) finishOthers({ ...made.roll, typed: true });
    else keeping.value = { ...kept, faces };
  }

  let undone: readonly RollRecord[] = [];
  let undoNotice: number | undefined;

  function rollNow(wanted: DiceInputs): void {
    const parsed = parseDice(wanted.text);
    if (parsed.ok) finish(roll(parsed.value, rollRules(wanted), random), extraOf(wanted));
  }

  function withoutTyping(): DiceInputs {
    const { faces: _, way: __, counts: ___, successes: ____, ...rest } = now();
    return rest;
  }

  /** The roll is made with the last face; until then the faces are kept. */
  function take(faces: readonly number[]): void {
    const { counts: _, ...rest } = now();
    const made = rollFromFaces(dice(), rollRules(rest), faces);
    if (made.ok) {
      inputs.set(withoutTyping());
      finish(made.value, extraOf(rest));
    } else if (made.issues.every((issue) => issue.code === 'missing-face')) {
      inputs.set({ ...rest, faces });
    }
  }

  return {
    setText(text) {
      const read = readDice(text);
      setUp({ text: read.ok ? printDice(read.value) : text }, text);
    },
    usePreset(game, preset) {
      settings.useGame(game);
      replace(inputsOf(game, preset));
    },
    useSaved: (saved) => replace(inputsOfSaved(saved)),
    rollPreset: (game, preset) => rollNow(inputsOf(game, preset)),
    rollSaved: (saved) => rollNow(inputsOfSaved(saved)),
    rollDie: (sides) => rollNow({ text: `1d${sides}`, bonus: now().bonus, floor: now().floor }),
    addDie: (sides) => setExpression(withDie(dice(), sides)),
    setCount: (group, count) => setExpression(withCount(dice(), group, count)),
    setModifier: (constant) => adjust({ ...dice(), constant }),
    setPool(part) {
      // BrikWars may count successes too; Mage Knight has no use for it.
      if (settings.currentGame.peek() !== 'brikwars') settings.useGame('usb');
      const pool = poolOf(dice()) ?? { dice: 10, target: 4, reroll: 'none' };
      const { atLeast, preset } = now();
      const next = expressionOfPool({ ...pool, ...part });
      const stays = areAlike(dice(), next);
      replace({
        text: printDice(next),
        ...rulesOfGame('usb', settings.value.peek().edition),
        // A test of morale stays one; a target of the player's own stays too.
        ...(isMoraleId(preset) ? { preset } : {}),
        ...(atLeast !== undefined && stays && (preset === undefined || isMoraleId(preset))
          ? { atLeast }
          : {}),
      });
    },
    // Bonus dice come with the dice rules of BrikWars.
    setBonus: (bonus) => setUp(bonus === 'none' ? { bonus } : { bonus, floor: true }),
    setFloor: (floor) => setUp({ floor }),
    setAtLeast(atLeast) {
      const { atLeast: _, ...rest } = now();
      inputs.set(atLeast === undefined ? rest : { ...rest, atLeast });
    },
    startTyping() {
      const [group, another] = dice().groups;
      // Where the single faces do not matter, one tap answers.
      const pool = !another && group?.target !== undefined;
      inputs.set({ ...now(), faces: [], ...(pool ? { way: 'successes' } : {}) });
    },
    setWay: (way) => inputs.set({ ...now(), way }),
    typeFace(face) {
      const { faces } = now();
      if (faces) take([...faces, face]);
    },
    eraseFace() {
      const { faces, ...rest } = now();
      if (faces) inputs.set({ ...rest, faces: faces.slice(0, -1) });
    },
    correctFace(at, face) {
      const { faces } = now();
      if (faces) take(correctedFaces(dice(), rollRules(now()), faces, at, face));
    },
    setTypedCount(face, count) {
      const counts = [...(now().counts ?? [])];
      while (counts.length < face) counts.push(0);
      inputs.set({ ...now(), counts: counts.with(face - 1, count) });
    },
    finishCounts() {
      const { faces = [], counts = [] } = now();
      take([...faces, ...counts.flatMap((count, index) => Array.from({ length: count }, () => index + 1))]);
    },
    setSuccesses: (successes) => inputs.set({ ...now(), successes }),
    finishSuccesses() {
      const { successes = 0 } = now();
      const wanted = dice();
      inputs.set(withoutTyping());
      core.finishBare(wanted, successes);
    },
    stopTyping() {
      const before = now();
      const { faces = [], counts = [], successes = 0 } = before;
      const entered = faces.length + successes + counts.reduce((sum, count) => sum + count, 0);
      inputs.set(withoutTyping());
      if (entered === 0) return;
      const t = language.texts('table');
      offerUndo(services, t.typingStopped, () => inputs.set(before));
    },
    undo() {
      const record = history.undo();
      if (!record) return;
      undone = notices.holds(undoNotice) ? [record, ...undone] : [record];
      core.touch();
      const back = undone;
      undoNotice = notices.show(language.texts('compose').rollsUndone(back.length), {
        instead: undoNotice,
        action: { label: language.texts('compose').putBack, run: () => void history.restore(back) },
      });
    },
    useGame(game) {
      const { edition } = settings.value.peek();
      const before = rulesOfGame(settings.currentGame.peek(), edition);
      const { bonus, floor } = now();
      settings.useGame(game);
      // Rules that were only the game's own give way to those of the other.
      if (bonus === before.bonus && floor === before.floor) setUp(rulesOfGame(game, edition));
    },
    repeat(record) {
      const again = inputsOfRecord(record);
      if (!expressionOf(record)) return;
      replace(again);
      // Dice that lay on the table are rolled there again.
      if (record.typed) inputs.set({ ...again, faces: [], ...(record.bare ? { way: 'successes' } : {}) });
      else rollNow(again);
    },
    chooseKept: (choosing) => keep(choosing ? [] : undefined),
    toggleKept(die) {
      const kept = keeping.peek()?.dice ?? [];
      keep(kept.includes(die) ? kept.filter((other) => other !== die) : [...kept, die]);
    },
    setKept: keep,
    typingOthers: computed(() => {
      const faces = keeping.value?.faces;
      return last.value && faces ? others(faces)?.next : undefined;
    }),
    startTypingOthers() {
      const kept = keeping.peek();
      if (kept) keeping.value = { ...kept, faces: [] };
    },
    othersTyped: computed(() => {
      const faces = keeping.value?.faces;
      return (last.value && faces && others(faces)?.entered) ?? [];
    }),
    typeOther: (face) => takeOthers([...(keeping.peek()?.faces ?? []), face]),
    fixOther(at, face) {
      const typed = keeping.peek()?.faces ?? [];
      const fixed = typed.slice(0, at);
      for (const each of [...(face === undefined ? [] : [face]), ...typed.slice(at + 1)])
        if (each <= (others(fixed)?.next ?? 0)) fixed.push(each);
      takeOthers(fixed);
    },
    rollOthers() {
      const shown = chosen();
      if (shown) finishOthers(rollAgain(shown.roll, shown.kept, random));
    },
  };
}
