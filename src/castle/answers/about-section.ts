import type { AttackMode } from '../../rules/mage-knight/attack/attack.ts';
import { siegeDamage } from '../../rules/mage-knight/attack/eligibility.ts';
import type { Figure } from '../../rules/mage-knight/attack/figure.ts';
import type { TargetPlace } from '../../rules/mage-knight/attack/shooting-at-figure.ts';
import { mayRaiseLadder } from '../../rules/mage-knight/ladders.ts';
import { verdictOf } from '../attack/answer.ts';
import { attackerOf, type CastleFigure, initialInputs, plainFigure } from '../attack/inputs.ts';
import type { AskedFigure, AskedSection } from '../plan/asked-section.ts';
import { answerOf as wayAnswerOf } from '../questions/access/answer.ts';
import { doorsOfKind, firstWays, type WaysInputs } from '../questions/access/inputs.ts';
import type { WaysAnswer } from '../questions/access/line.ts';
import type { QuickQuestion } from '../quick-verdict.ts';
import { type ShotAnswer, answerOf as shotAnswerOf } from '../shots/answer.ts';
import { anyShot, figureShooters, firstShots, rangedAbilities, shotLimits } from '../shots/inputs.ts';

/** One of the enemies whose values are known. */
interface KnownFigure extends AskedFigure {
  readonly figure: Figure;
}

interface Asks {
  /** Opens with all that is known filled in. */
  readonly question: QuickQuestion;
}

export type SectionAnswer =
  | (Asks & {
      readonly id: 'attack';
      /** Who may, each alone, of so many. */
      readonly may: readonly string[];
      readonly of: number;
    })
  | (Asks & {
      readonly id: 'shoot';
      readonly answer: ShotAnswer;
      /** The one who shoots best; none where only example values are known. */
      readonly by: AskedFigure | undefined;
    })
  | (Asks & { readonly id: 'stands'; readonly answer: ShotAnswer; readonly names: readonly string[] })
  | (Asks & {
      readonly id: 'ladder';
      readonly here: number;
      readonly used: number;
      readonly allowed: number;
    })
  | (Asks & {
      readonly id: 'doors';
      readonly open: number;
      readonly of: number;
      readonly way: WaysAnswer['main'];
    });

/** The enemies with the values of the kept figures of their names; where none is known, every kept figure might come. */
export function knownEnemies(
  enemies: readonly AskedFigure[],
  kept: readonly Figure[],
): readonly KnownFigure[] {
  const known = enemies.flatMap((enemy): readonly KnownFigure[] => {
    const figure = enemy.figure ?? kept.find(({ name }) => name !== '' && name === enemy.name);
    return figure ? [{ ...enemy, figure }] : [];
  });
  if (known.length > 0) return known;
  // Whoever is drawn stands somewhere, but nobody says who he is.
  return kept.map((figure) => ({ name: figure.name, figure }));
}

function attackerAt({ figure, at, part = 'top' }: KnownFigure): CastleFigure {
  return { ...attackerOf(figure), ...(at === 'this-section' ? { place: part } : {}) };
}

const mayIn = (attacker: CastleFigure, mode: AttackMode): boolean =>
  verdictOf({ ...initialInputs, mode, figures: [attacker] }).eligible;

/** Of two ways to attack the one that is allowed; hand to hand where both are, or none. */
function attacks(enemy: KnownFigure): { readonly mode: AttackMode; readonly may: boolean } {
  const attacker = attackerAt(enemy);
  if (mayIn(attacker, 'close')) return { mode: 'close', may: true };
  const may = mayIn(attacker, 'ranged');
  return { mode: may ? 'ranged' : 'close', may };
}

function attackAnswer(enemies: readonly KnownFigure[]): SectionAnswer {
  const each = enemies.map((enemy) => ({ enemy, ...attacks(enemy) }));
  const may = each.filter((one) => one.may);
  const [first = each[0]] = may;
  const figures = [first ? attackerAt(first.enemy) : plainFigure];
  return {
    id: 'attack',
    question: { ask: 'attack', inputs: { ...initialInputs, mode: first?.mode ?? 'close', figures } },
    may: may.map(({ enemy }) => enemy.name),
    of: each.length,
  };
}

const capped = (value: number | undefined, most: number) =>
  value === undefined ? undefined : Math.min(value, most);

/** What of a shooter is known; the rest is as the question begins. */
function shotValues({ figure, distance }: KnownFigure) {
  const values = {
    attack: capped(figure.attack, shotLimits.value),
    damage: capped(figure.baseRangedDamage, shotLimits.damage),
    range: capped(figure.range, shotLimits.range),
    distance: capped(distance, shotLimits.distance),
  };
  return {
    ...anyShot.default,
    ...Object.fromEntries(Object.entries(values).filter(([, known]) => known !== undefined)),
  };
}

function shotAtSection(
  asked: AskedSection,
  enemy: KnownFigure | undefined,
): QuickQuestion & { ask: 'shots' } {
  const shooter = enemy && figureShooters.find((kind) => kind === attackerOf(enemy.figure).kind);
  const places = {
    'this-section': 'same-section',
    'other-section': 'other-section',
    yard: 'ground',
  } as const;
  return {
    ask: 'shots',
    inputs: {
      ...firstShots,
      situation: 'section',
      section: {
        ...firstShots.section,
        ...(enemy ? shotValues(enemy) : { damage: siegeDamage }),
        ...(asked.shown ? { defence: Math.min(asked.shown.defence, shotLimits.value) } : {}),
        kind: shooter ?? 'warrior',
        from: enemy?.at ? places[enemy.at] : 'ground',
        abilities: enemy ? rangedAbilities.filter((id) => enemy.figure.abilities.includes(id)) : [],
      },
    },
  };
}

/** The shot that hits most easily of all that may be made; else the first. */
function bestShot<Shot extends { readonly answer: ShotAnswer }>(shots: readonly Shot[]): Shot | undefined {
  const worth = ({ answer }: Shot) => (answer.allowed ? answer.need.ways : -1);
  return shots.toSorted((one, other) => worth(other) - worth(one))[0];
}

/** Who never shoots is asked only where nobody does. */
const shooters = (enemies: readonly KnownFigure[]): readonly KnownFigure[] => {
  const able = enemies.filter(({ figure }) => figure.range !== 0);
  return able.length > 0 ? able : enemies;
};

function shootAnswer(asked: AskedSection, enemies: readonly KnownFigure[]): SectionAnswer {
  const shots = shooters(enemies).map((by) => {
    const question = shotAtSection(asked, by);
    return { by, question, answer: shotAnswerOf(question.inputs) };
  });
  const best = bestShot(shots);
  if (best) return { id: 'shoot', ...best };
  const question = shotAtSection(asked, undefined);
  return { id: 'shoot', question, answer: shotAnswerOf(question.inputs), by: undefined };
}

function shotAtFigure(
  asked: AskedSection,
  target: AskedFigure | undefined,
  enemy: KnownFigure | undefined,
): QuickQuestion & { ask: 'shots' } {
  const place: TargetPlace = target?.part ?? 'top';
  const places = { 'this-section': 'same-section', 'other-section': 'other-section', yard: 'yard' } as const;
  const from = enemy?.at ? places[enemy.at] : 'ground';
  const defence = target?.figure?.defence;
  return {
    ask: 'shots',
    inputs: {
      ...firstShots,
      situation: 'figure',
      ...(asked.shown ? { fortification: Math.min(asked.shown.fortification, shotLimits.bonus) } : {}),
      figure: {
        ...firstShots.figure,
        ...(enemy ? shotValues(enemy) : {}),
        ...(defence === undefined ? {} : { defence: Math.min(defence, shotLimits.value) }),
        target: place,
        from,
      },
    },
  };
}

function standsAnswer(
  asked: AskedSection,
  enemies: readonly KnownFigure[],
  kept: readonly Figure[],
): SectionAnswer {
  const [first] = asked.standing;
  const figure = first && (first.figure ?? kept.find(({ name }) => name !== '' && name === first.name));
  const target = first && { ...first, figure };
  const shots = shooters(enemies).map((enemy) => {
    const question = shotAtFigure(asked, target, enemy);
    return { question, answer: shotAnswerOf(question.inputs) };
  });
  const plain = shotAtFigure(asked, target, undefined);
  const best = bestShot(shots) ?? { question: plain, answer: shotAnswerOf(plain.inputs) };
  return { id: 'stands', ...best, names: asked.standing.map(({ name }) => name) };
}

function waysOf(asked: AskedSection, ladder: boolean): WaysInputs {
  const { kind, opened, breached } = asked;
  const up = {
    ...firstWays.up,
    kind,
    opened,
    ladder,
    condition: breached ? 'breached' : 'standing',
  } as const;
  return { ...firstWays, question: 'up', up };
}

/** The way up: over a ladder where no door leads there, else through its doors. */
function wayAnswer(asked: AskedSection): SectionAnswer {
  const { kind, ladders, opened } = asked;
  const doors = doorsOfKind(kind);
  const leans = mayRaiseLadder({ bearers: 'movement-formation', action: 'special', kind }).allowed;
  if (leans && (doors.length === 0 || kind === 'door-wall')) {
    const inputs = waysOf(asked, true);
    return { id: 'ladder', question: { ask: 'ways', inputs, goal: 'up' }, ...ladders };
  }
  const inputs = waysOf(asked, ladders.here > 0);
  return {
    id: 'doors',
    question: { ask: 'ways', inputs, goal: 'up' },
    open: asked.breached ? doors.length : doors.filter((door) => opened.includes(door)).length,
    of: doors.length,
    way: wayAnswerOf(inputs, 'up').main,
  };
}

/** What is most asked of a section, answered as far as it is known who is there; the kept figures lend their values. */
export function answersAbout(asked: AskedSection, kept: readonly Figure[]): readonly SectionAnswer[] {
  const enemies = knownEnemies(asked.enemies, kept);
  return [
    attackAnswer(enemies),
    shootAnswer(asked, enemies),
    standsAnswer(asked, enemies, kept),
    wayAnswer(asked),
  ];
}
