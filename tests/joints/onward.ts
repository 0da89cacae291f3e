// Fight → next turn; fight → many; shot of a siege → shots; side (mine, the enemy) → all of these.
import fc from 'fast-check';
import type { DuelInputs, SideInputs } from '../../src/brikwars/duel/inputs.ts';
import { fightPlay } from '../../src/brikwars/duel/play.ts';
import { manyOf } from '../../src/brikwars/onward/duel-to-many.ts';
import type { SquadsInputs } from '../../src/brikwars/squads/inputs.ts';
import { squadsPlay } from '../../src/brikwars/squads/play.ts';
import type { WreckInputs } from '../../src/brikwars/wreck/inputs.ts';
import { wreckPlay } from '../../src/brikwars/wreck/play.ts';
import { shotsOf } from '../../src/castle/onward.ts';
import { castleShotsCodec, firstShots } from '../../src/castle/shots/inputs.ts';
import { decodeComparison, encodeComparison } from '../../src/fight/compare.ts';
import { addressOfMode, fittingFight } from '../../src/fight/saved-fights.ts';
import { readSided, sidedText } from '../../src/kit/question/sided-text.ts';
import { recognise } from '../../src/kit/send/parcel.ts';
import { type SectionState, shownValues, startOf } from '../../src/rules/mage-knight/siege/siege-state.ts';
import { type SavedFight, savedFightsList } from '../../src/storage/fights.ts';
import { owners, type Whose } from '../../src/storage/settings-mirror.ts';
import { type FightMode, frameParts, usbParts } from '../support/modes.ts';
import {
  anyDuel,
  anySquads,
  anyWreck,
  duelSide,
  squadsFields,
  table,
  wreckFields,
} from './brikwars-inputs.ts';
import { type AnyJoint, type Fields, joint } from './fields.ts';
import { dialClick } from './records.ts';
import { anySection } from './values.ts';

const ofTurn = { why: 'belongs to the turn that is over' };
const chosen = { why: 'is asked on the table, turn by turn' };

const ofNext: Fields<SideInputs> = {
  ...duelSide,
  priorDamage: ofTurn,
  hands: 'always',
  creation: { never: 'what becomes of a creation is asked as a wreck' },
};

/** Who attacks next was attacked before. */
const nextTurn = joint<DuelInputs>({
  what: 'duel → its next turn',
  fields: {
    table,
    mode: 'always',
    attacker: ofNext,
    defender: ofNext,
    situation: {
      still: ofTurn,
      aimed: ofTurn,
      blind: ofTurn,
      thirds: ofTurn,
      speed: 'travels',
      headOn: 'travels',
      large: ofTurn,
      hiding: ofTurn,
    },
    action: 'always',
    order: ofTurn,
    shieldParriesCounter: chosen,
    shovedOutOfReach: 'always',
    shot: 'travels',
    shieldAgainstShots: 'travels',
    slowMissile: 'travels',
    distance: 'travels',
    height: 'travels',
    automatic: 'travels',
    attackRoll: ofTurn,
    attackGoal: 'travels',
    goal: 'travels',
    plan: ofTurn,
    asked: chosen,
    battle: {
      acts: { play: 'travels', stamp: 'travels', unit: 'travels' },
      other: { play: 'travels', stamp: 'travels', unit: 'travels' },
    },
  },
  // Both strike with something, and nothing is in the way of another turn.
  any: anyDuel.map((inputs) => ({
    ...inputs,
    mode: 'close' as const,
    action: 'attack' as const,
    shovedOutOfReach: false,
    attacker: plainHands(inputs.attacker),
    defender: plainHands(inputs.defender),
  })),
  walk: (inputs) => {
    const outcome = {
      attackerDies: false,
      defenderDies: false,
      damage: [],
      pips: { attacker: 0, defender: 0 },
      lost: [],
    } as never;
    const next = fightPlay.next?.(inputs, outcome);
    if (!next) return inputs;
    const { battle } = next;
    return {
      ...next,
      attacker: next.defender,
      defender: next.attacker,
      action: 'attack',
      ...(battle && {
        battle: { ...(battle.other && { acts: battle.other }), ...(battle.acts && { other: battle.acts }) },
      }),
    };
  },
  runs: 150,
});

/** A minifig of some kind with a weapon in its hand. */
function plainHands({ creation: _, ...side }: SideInputs): SideInputs {
  const [unit = 'own'] = (['minifig', 'officer', 'hero', 'own'] as const).filter(
    (_, at) => at === side.size % 4,
  );
  return { ...side, unit, hands: ['heavy', 'nothing'] };
}

const one = { why: 'of one against one only' };

/** One against one goes on as many: what is asked there too stays as it was. */
const toMany = joint<DuelInputs>({
  what: 'duel → many',
  fields: {
    table,
    mode: { why: 'a gang strikes, a volley shoots' },
    attacker: sideToMany(),
    defender: {
      ...sideToMany(),
      hands: { why: 'what the table names, in the words of the gang' },
      ownWeapon: { why: 'what the table names, in the words of the gang' },
      skillModifier: one,
      size: 'travels',
    },
    situation: {
      still: 'travels',
      aimed: 'travels',
      blind: 'travels',
      thirds: 'travels',
      speed: 'travels',
      headOn: 'travels',
      large: 'travels',
      hiding: 'travels',
    },
    action: one,
    order: one,
    shieldParriesCounter: one,
    shovedOutOfReach: one,
    shot: one,
    shieldAgainstShots: one,
    slowMissile: one,
    distance: one,
    height: one,
    automatic: one,
    attackRoll: one,
    attackGoal: 'travels',
    goal: 'travels',
    plan: one,
    asked: one,
    battle: { why: 'a fight that is set up anew is none of the battle' },
  },
  any: anyDuel.map((inputs) => ({
    ...inputs,
    mode: 'close' as const,
    attacker: { ...plainHands(inputs.attacker), unit: 'own' as const },
    defender: { ...plainHands(inputs.defender), unit: 'own' as const, size: inputs.defender.size % 12 },
  })),
  walk: (inputs) => {
    const read = manyOf(inputs);
    const [group] = read.gang.attackers;
    if (!group) return undefined;
    const { victim, goal, attackGoal } = read.gang;
    const bonusDice = ({
      declines,
      plainSkill,
    }: {
      readonly declines: boolean;
      readonly plainSkill: boolean;
    }) => (declines ? 'decline' : plainSkill ? 'no-skill' : 'take');
    return {
      table: read.table,
      attacker: {
        ...group,
        hands: [group.weapon, 'nothing'],
        bonusDice: bonusDice(group),
      },
      defender: { ...victim, bonusDice: bonusDice(victim) },
      situation: group.situation,
      goal,
      attackGoal,
    };
  },
  runs: 150,
});

function sideToMany(): Fields<SideInputs> {
  return {
    unit: 'always',
    ownSkill: 'travels',
    ownArmor: 'travels',
    hands: 'always',
    ownWeapon: { why: 'only where it is held' },
    secondWeapon: one,
    skillModifier: 'travels',
    bonusDice: 'travels',
    priorDamage: one,
    size: one,
    cranky: 'travels',
    master: one,
    creation: { never: 'a creation goes on as a wreck' },
    pips: { why: 'of many it is asked who is hit' },
  } as Fields<SideInputs>;
}

/** A section that has just shot. */
interface Shooting {
  readonly section: Pick<SectionState, 'kind' | 'click' | 'tokens' | 'dial'>;
}

const siegeShot = joint<Shooting>({
  what: 'shot of a siege → its odds',
  fields: {
    section: {
      kind: 'travels',
      click: { why: 'its values are those of the click that shows' },
      tokens: 'travels',
      dial: {
        kind: 'always',
        profile: {
          range: 'travels',
          clicks: {
            ...dialClick,
            fortification: { why: 'who shoots does not defend himself' },
            yellow: { why: 'who shoots does not defend himself' },
            defence: { why: 'who shoots does not defend himself' },
            demoralised: { why: 'breached or not the siege says' },
            brokenTowers: { why: 'says nothing of a shot' },
          },
        },
        destroyedAt: { never: 'only a dial with values shoots by them' },
      },
    },
  },
  any: fc
    .tuple(
      anySection,
      fc.constantFrom('keep' as const, 'gatehouse' as const, 'round-tower' as const),
      fc.integer({ min: 1, max: 2 }),
    )
    .filter(([{ dial }]) => dial !== undefined)
    .map(([{ dial }, kind, tokens]) => {
      const [click] = dial?.clicks ?? [];
      return {
        section: {
          kind,
          click: 0,
          tokens,
          dial: {
            kind: 'values' as const,
            profile: {
              range: Math.min(dial?.range ?? 0, 40),
              clicks: click ? [{ ...click, attack: Math.min(click.attack, 40) }] : [],
            },
          },
        },
      };
    }),
  walk: ({ section }) => {
    const [state] = startOf({
      game: 'ordinary',
      players: [{ name: '' }, { name: '' }],
      sections: [
        {
          name: '',
          kind: section.kind,
          owner: 0,
          strength: 'heavy',
          points: 0,
          start: 0,
          dial: section.dial,
        },
      ],
    }).sections;
    const turned = state && shotsOf({ ...state, tokens: section.tokens }, firstShots);
    const shots = turned && castleShotsCodec.decode(castleShotsCodec.encode(turned));
    if (!state || !shots || !shownValues(state)) return undefined;
    const { kind, range, attack, damage, tokens } = shots.castle;
    return {
      section: {
        kind,
        tokens: tokens + 1,
        dial: { kind: 'values', profile: { range, clicks: [{ attack, damage }] } },
      },
    };
  },
  runs: 60,
});

/** Whose the side is that acts in a fight. */
interface Sided {
  readonly mode: FightMode;
  readonly whose: Whose;
  readonly text: string;
}

const anySided: fc.Arbitrary<Sided> = fc.record({
  mode: fc.constantFrom<FightMode>(...frameParts, ...usbParts),
  whose: fc.constantFrom(...owners),
  text: fc.stringMatching(/^v=1&e=[a-z]{2,6}$/),
});

const sidedFields: Fields<Sided> = { mode: 'travels', whose: 'travels', text: 'travels' };
const sided = (what: string, walk: (query: string, value: Sided) => string | undefined): AnyJoint =>
  joint<Sided>({
    what,
    fields: sidedFields,
    any: anySided,
    walk: (value) => {
      const came = walk(sidedText(value.text, value.whose), value);
      const [mode = '', query = ''] = came?.split('?') ?? [];
      const { text, whose } = readSided(query);
      return { mode, whose, text };
    },
  });

const keptOf = (mode: string, query: string): SavedFight | undefined => {
  const kept = { id: 'kept', name: 'Kept', ...fittingFight({ mode, query }) };
  const read = savedFightsList.decode(savedFightsList.recordOf([kept]));
  return read.state === 'ok' ? read.value[0] : undefined;
};

/** Nobody fell: the other squad attacks, and all is as it was. */
const squadsNext = joint<SquadsInputs>({
  what: 'squads → their next turn',
  fields: squadsFields,
  any: anySquads.filter((inputs) => afterRound(inputs) !== undefined),
  walk: (inputs) => {
    const next = afterRound(inputs);
    return next && { ...next, attacker: next.attacker === 'mine' ? 'theirs' : 'mine' };
  },
  runs: 60,
});

function afterRound(inputs: SquadsInputs): SquadsInputs | undefined {
  return squadsPlay.next?.(inputs, { dead: { attacker: [], defender: [] } });
}

/** Nothing was hit: the same go on at the same creation. */
const wreckNext = joint<WreckInputs>({
  what: 'wreck → its next turn',
  fields: wreckFields,
  any: anyWreck.filter((inputs) => afterVolley(inputs) !== undefined),
  walk: (inputs) => afterVolley(inputs),
  runs: 60,
});

function afterVolley(inputs: WreckInputs): WreckInputs | undefined {
  return wreckPlay.next?.(inputs, { kind: 'whole', pips: 0, ended: false });
}

export const nextTurns: readonly AnyJoint[] = [nextTurn, squadsNext, wreckNext];
export const onwardJoints: readonly AnyJoint[] = [toMany, siegeShot];
export const sideJoints: readonly AnyJoint[] = [
  sided('side → saved fight', (query, { mode }) => {
    const kept = keptOf(mode, query);
    return kept && `${kept.mode}?${kept.query}`;
  }),
  sided('side → compared', (query, { mode }) => {
    const { b: variant } = decodeComparison(encodeComparison({ b: { mode, query }, others: [] }));
    return variant && `${variant.mode}?${variant.query}`;
  }),
  sided('side → link', (query, { mode }) => {
    const known = recognise(`https://example.org/#/${addressOfMode(mode)}?${query}`);
    const address = known.ok && 'address' in known.value ? known.value.address : '';
    return `${mode}?${address.split('?')[1]}`;
  }),
];
