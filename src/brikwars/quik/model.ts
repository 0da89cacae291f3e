import { computed, type ReadonlySignal } from '@preact/signals';
import { createPlayedQuestion, type FightInputs, type FightServices } from '../../fight/played-question.ts';
import type { OddsAhead, PlayKind, TablePlayModel } from '../../fight/step-player.ts';
import { asksOption, type EndChance } from '../../fight/step-record.ts';
import type { Declared } from '../../fight/turn-replay.ts';
import { lugpolActOdds, lugpolUses } from '../../rules/brikwars/quik/lugpol-acts.ts';
import {
  attackAhead,
  type BricksAhead,
  crashAhead,
  demolitionAhead,
  featAhead,
  type QuikPlace,
} from '../../rules/brikwars/quik/quik-ahead.ts';
import type { QuikGameId } from '../../rules/brikwars/quik/quik-game-ids.ts';
import { type QuikTable, quikGameOf } from '../../rules/brikwars/quik/quik-house-rules.ts';
import {
  actLikelihood,
  attackLikelihood,
  crashLikelihood,
  demolitionLikelihood,
  featLikelihood,
  lugpolActTurn,
  quikAttackTurn,
  quikCrashTurn,
  quikDemolitionTurn,
  quikFeatTurn,
} from '../../rules/brikwars/quik/quik-play.ts';
import type { QuikEntry, QuikMoment, QuikOutcome } from '../../rules/brikwars/quik/quik-play-record.ts';
import type { Distribution } from '../../rules/dice/distribution.ts';
import type { Result } from '../../rules/result.ts';
import { type PlayedMove, replay } from '../../rules/steps.ts';
import { type QuikAnswer, quikAnswerOf, wayScore } from './answer.ts';
import {
  atGame,
  type QuikInputs,
  type QuikRow,
  type QuikVehicleInputs,
  quikAsked,
  quikCodec,
  swapped,
  withQuikTable,
} from './inputs.ts';
import { crashOf, demolitionOf, mayFeat, planOf, playsActs, type QuikIssue } from './setup.ts';

function begin(
  inputs: QuikInputs,
): ReturnType<PlayKind<QuikInputs, QuikMoment, QuikEntry, QuikOutcome>['begin']> {
  const { rules } = quikGameOf(inputs.table);
  switch (inputs.kind) {
    case 'attack': {
      const plan = planOf(inputs);
      if (!plan.ok) return undefined;
      const play = { ...plan.value, mayFeat: mayFeat(inputs) };
      return (log) => quikAttackTurn(play, log);
    }
    case 'building': {
      const attack = demolitionOf(inputs);
      return attack.ok ? (log) => quikDemolitionTurn(attack.value, log) : undefined;
    }
    case 'vehicle': {
      const crash = crashOf(inputs);
      return crash.ok ? (log) => quikCrashTurn(crash.value, log) : undefined;
    }
    case 'move':
      return undefined;
    case 'feat':
      return playsActs(inputs)
        ? (log) => lugpolActTurn(lugpolUses[inputs.difficulty], rules, log)
        : (log) => quikFeatTurn(rules, log);
  }
}

function likelihood(inputs: QuikInputs, outcome: QuikOutcome): number | undefined {
  const { rules } = quikGameOf(inputs.table);
  switch (outcome.kind) {
    case 'attack': {
      const plan = planOf(inputs);
      return plan.ok ? attackLikelihood({ ...plan.value, mayFeat: mayFeat(inputs) }, outcome) : undefined;
    }
    case 'building': {
      const attack = demolitionOf(inputs);
      return attack.ok ? demolitionLikelihood(attack.value, outcome) : undefined;
    }
    case 'crash': {
      const crash = crashOf(inputs);
      return crash.ok ? crashLikelihood(crash.value, outcome) : undefined;
    }
    case 'feat':
      return playsActs(inputs)
        ? actLikelihood(lugpolUses[inputs.difficulty], rules, outcome.succeeds)
        : featLikelihood(rules, outcome.succeeds);
  }
}

/** The odds of a turn from where it stands; bricks come off in the order in which they were entered. */
function ahead(inputs: QuikInputs, moves: readonly PlayedMove[]): OddsAhead | undefined {
  const start = begin(inputs);
  const played = start && replay(start, moves);
  if (!played?.ok || !played.value.next) return undefined;
  const { log, next } = played.value;
  return aheadAt(inputs, { log, next });
}

function aheadAt(inputs: QuikInputs, place: QuikPlace): OddsAhead | undefined {
  const { rules } = quikGameOf(inputs.table);
  const two = (id: string, other: string, chance: number): readonly EndChance[] => [
    { id, chance },
    { id: other, chance: 1 - chance },
  ];
  switch (inputs.kind) {
    case 'attack': {
      const plan = planOf(inputs);
      if (!plan.ok) return undefined;
      const chance = attackAhead({ ...plan.value, mayFeat: mayFeat(inputs) }, place);
      const ends = two('destroyed', 'lives', chance);
      if (!asksOption(place.next)) return { ends };
      // A feat changes nothing of the attack that follows: its own chance is what speaks for it.
      const feat = { id: 'succeeds', chance: featAhead(rules, place) };
      return { ends, options: { attack: ends, feat: [feat, ...ends] } };
    }
    case 'building': {
      const attack = demolitionOf(inputs);
      if (!attack.ok) return undefined;
      const { bricks, options } = demolitionAhead(attack.value, place);
      return { ends: bricksEnds('bricks', bricks), ...optionsOf('bricks', options) };
    }
    case 'vehicle': {
      const crash = crashOf(inputs);
      if (!crash.ok) return undefined;
      const { vehicle, obstacle, options } = crashAhead(crash.value, place);
      return {
        ends:
          typeof obstacle === 'number'
            ? two('destroyed', 'lives', obstacle)
            : bricksEnds('obstacle', obstacle),
        also: bricksEnds('vehicle', vehicle),
        ...optionsOf(place.next.who === 'vehicle' ? 'vehicle' : 'obstacle', options),
      };
    }
    case 'move':
      return undefined;
    case 'feat': {
      if (playsActs(inputs))
        return { ends: two('succeeds', 'fails', lugpolActOdds(inputs.difficulty, rules).value) };
      return { ends: two('succeeds', 'fails', featAhead(rules, place)) };
    }
  }
}

/** How many bricks come off, as ends: `bricks-0` and so on. */
function bricksEnds(of: string, { min, weights }: Distribution): readonly EndChance[] {
  return Array.from(weights, (chance, place) => ({ id: `${of}-${min + place}`, chance }));
}

function optionsOf(of: string, options: BricksAhead['options']): Pick<OddsAhead, 'options' | 'best'> {
  const most = Math.max(...options.map(([, bricks]) => bricks.min));
  const best = options.filter(([, bricks]) => bricks.min === most).map(([id]) => id);
  return {
    options: Object.fromEntries(options.map(([id, bricks]) => [id, bricksEnds(of, bricks)])),
    best: best.length === options.length ? [] : best,
  };
}

/** Who lives strikes back in his turn. */
function next(inputs: QuikInputs, outcome: QuikOutcome): QuikInputs | undefined {
  if (outcome.kind !== 'attack' || outcome.destroyed) return undefined;
  const reply = swapped(inputs);
  return planOf(reply).ok ? reply : undefined;
}

/** How they strike, of all the ways that the answer shows. */
function declared(inputs: QuikInputs): readonly Declared<QuikMoment>[] {
  const answer = inputs.kind === 'attack' ? quikAnswerOf(inputs) : undefined;
  if (!answer?.ok || answer.value.kind !== 'attack') return [];
  const { ways } = answer.value;
  const chosen = ways.find(({ manner }) => manner === inputs.manner) ?? ways[0];
  if (!chosen || ways.length < 2) return [];
  return [
    {
      asked: { who: 'attacker', purpose: 'begin', options: ways.map(({ manner }) => manner) },
      chosen: chosen.manner,
      untouched: chosen.manner === quikAsked.default.manner,
      worths: Object.fromEntries(ways.map((way) => [way.manner, wayScore(inputs.goal, way)])),
      options: Object.fromEntries(ways.map((way) => [way.manner, [{ id: 'destroyed', chance: way.kills }]])),
    },
  ];
}

/** How a turn of the short games is played: an attack, a demolition, a crash, a feat. */
export const quikPlay: PlayKind<QuikInputs, QuikMoment, QuikEntry, QuikOutcome> = {
  begin,
  likelihood,
  ahead,
  declared,
  next,
};

/** The short games: QuikWars, QuickWars, LUGPolWars. */
export interface QuikModel {
  readonly inputs: FightInputs<QuikInputs>;
  readonly game: ReadonlySignal<QuikGameId>;
  readonly table: ReadonlySignal<QuikTable>;
  /** How many kinds of attackers there may be. */
  readonly mostRows: number;
  readonly answer: ReadonlySignal<Result<QuikAnswer, QuikIssue>>;
  readonly play: TablePlayModel<QuikInputs, QuikMoment, QuikEntry, QuikOutcome>;
  /** Plays by another text; who and what there is nearest takes the place of what it does not know. */
  useGame(game: QuikGameId): void;
  useTable(table: QuikTable): void;
  change(part: Partial<QuikInputs>): void;
  changeStriker(place: number, part: Partial<QuikRow>): void;
  addStriker(): void;
  removeStriker(place: number): void;
  changeTarget(part: Partial<QuikRow>): void;
  changeVehicle(part: Partial<QuikVehicleInputs>): void;
  swapSides(): void;
}

export async function createQuikModel(services: FightServices): Promise<QuikModel> {
  const game = services.settings.value.peek().language === 'pl' ? 'pl' : 'en';
  const { inputs, play, set, setTurned } = await createPlayedQuestion(services, {
    game: 'brikwars',
    name: 'quik',
    address: 'fight/quik',
    link: quikCodec(game),
    kind: quikPlay,
  });

  function change(part: Partial<QuikInputs>): void {
    set({ ...inputs.value.peek(), ...part });
  }

  return {
    inputs,
    game: computed(() => inputs.value.value.table.game),
    table: computed(() => inputs.value.value.table),
    mostRows: quikAsked.fields.strikers.most,
    answer: computed(() => quikAnswerOf(inputs.value.value)),
    play,
    useGame: (game) => set(atGame(inputs.value.peek(), game)),
    useTable: (table) => set(withQuikTable(inputs.value.peek(), table)),
    change,
    changeStriker(place, part) {
      const { strikers } = inputs.value.peek();
      change({ strikers: strikers.map((row, index) => (index === place ? { ...row, ...part } : row)) });
    },
    addStriker() {
      const { strikers } = inputs.value.peek();
      const last = strikers.at(-1);
      if (last && strikers.length < quikAsked.fields.strikers.most)
        change({ strikers: [...strikers, { ...last, count: 1 }] });
    },
    removeStriker(place) {
      const { strikers } = inputs.value.peek();
      if (strikers.length > 1) change({ strikers: strikers.filter((_, index) => index !== place) });
    },
    changeTarget: (part) => change({ target: { ...inputs.value.peek().target, ...part } }),
    changeVehicle: (part) => change({ vehicle: { ...inputs.value.peek().vehicle, ...part } }),
    swapSides: () => setTurned(swapped(inputs.value.peek())),
  };
}

/** How many bricks come off, by their chances. */
function bricksOf(ends: readonly EndChance[], of: string) {
  const bricks = ends.flatMap(({ id, chance }) =>
    id.startsWith(`${of}-`) ? [{ number: Number(id.slice(of.length + 1)), chance }] : [],
  );
  const chanceOf = (number: number) => bricks.find((one) => one.number === number)?.chance ?? 0;
  return { chanceOf, mean: bricks.reduce((sum, { number, chance }) => sum + number * chance, 0) };
}

/** The answer with the odds of the turn in hand. */
export function answerAhead(answer: QuikAnswer, { ends, also = [] }: OddsAhead): QuikAnswer {
  const all = [...ends, ...also];
  const chance = (id: string) => all.find((end) => end.id === id)?.chance ?? 0;
  switch (answer.kind) {
    case 'attack': {
      const kills = { ...answer.kills, value: chance('destroyed') };
      const { reply, dies } = answer;
      return {
        ...answer,
        kills,
        dies: reply && dies && { ...dies, value: (1 - kills.value) * reply.destroys.value },
      };
    }
    case 'building': {
      const { chanceOf, mean } = bricksOf(all, 'bricks');
      return { ...answer, firstOff: 1 - chanceOf(0), allOff: chanceOf(answer.count), meanBricks: mean };
    }
    case 'vehicle': {
      const { crash } = answer;
      if (!crash) return answer;
      const { vehicle, obstacle } = crash;
      return {
        ...answer,
        crash: {
          vehicle: { ...vehicle, mean: bricksOf(all, 'vehicle').mean },
          obstacle:
            'killed' in obstacle
              ? { ...obstacle, killed: { ...obstacle.killed, value: chance('destroyed') } }
              : { ...obstacle, mean: bricksOf(all, 'obstacle').mean },
        },
      };
    }
    case 'feat':
      return { ...answer, succeeds: { ...answer.succeeds, value: chance('succeeds') } };
    case 'move':
      return answer;
  }
}
