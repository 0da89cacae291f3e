import type { Fallen } from '../../fight/step-record.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { anchors, type FigureLook } from '../../kit/figures/figure.tsx';
import { type Spot, scene } from '../../kit/stage/stage.tsx';
import { dress, weaponPictures } from '../looks.ts';
import { Bricks, boxWidth, Figures, partOf, type Standing } from '../scene.tsx';
import { type GroupInputs, groupsOf, type ManyInputs, type WhoInputs } from './inputs.ts';
import { weaponName } from './phrases.ts';
import { gangMembers, victimHeld } from './setup.ts';

/** What a tap on the stage opens. */
export type Sheet =
  | 'attackers'
  | 'target'
  | 'weapon'
  | 'situation'
  | 'counters'
  | 'ways'
  | 'figures'
  | 'kind'
  | 'more';

/** So much of the scene is seen of a fight of many. */
export const tall = 160;

/** Where the feet are of those in front. */
const ground = 210;

/** A figure by where its left foot is. */
function standing(x: number, y: number, scale: number, who: Omit<Standing, 'at' | 'scale'>): Standing {
  return { ...who, at: [x, y - 192 * scale], scale };
}

function attackerLook({ unit, weapon, shield }: GroupInputs, close: boolean): FigureLook {
  const drawn = !close && weapon === 'hand' ? 'axe' : weaponPictures[weapon];
  return { ...dress[unit], weapon: drawn, ...(close && shield ? { other: 'shield' as const } : {}) };
}

function victimLook({ unit }: WhoInputs, held: readonly (keyof typeof weaponPictures)[]): FigureLook {
  const [first = 'nothing', other] = held.map((thing) => weaponPictures[thing]);
  return {
    ...dress[unit],
    weapon: first === 'shield' ? 'none' : first === 'nothing' ? 'none' : first,
    ...(other ? { other } : {}),
  };
}

/** The most figures that a side is drawn with; a count beside them says how many there are. */
const mostDrawn = 5;

/** One of each group at least, and of the larger ones more; the first stand in front, so they come last. */
function drawnOf<Of extends { readonly count: number }>(groups: readonly Of[]): readonly Of[] {
  const drawn: Of[] = [];
  for (let round = 0; drawn.length < mostDrawn && round < mostDrawn; round++) {
    for (const group of groups) {
      if (group.count > round && drawn.length < mostDrawn) drawn.push(group);
    }
  }
  return groups.flatMap((group) => drawn.filter((one) => one === group)).reverse();
}

/** Shooters at the left, their targets at the right. */
function shooting(inputs: ManyInputs, assault: number): readonly Standing[] {
  const groups = groupsOf(inputs, assault);
  const target = inputs.assaults[assault]?.target;
  if (!target) return [];
  const mine = drawnOf(groups);
  const [scale, aside] = mine.length > 3 ? [0.66, 22] : [0.7, 32];
  const theirs = drawnOf([{ ...target, count: inputs.kind === 'single' ? target.count : 1 }]);
  return [
    ...mine.map((group, place) =>
      standing(6 + place * aside, ground - (mine.length - 1 - place) * 4, scale, {
        look: attackerLook(group, false),
        side: 'mine',
      }),
    ),
    ...theirs.map((one, place) =>
      standing(
        scene.width - boxWidth * scale - 4 - place * 16,
        ground - (theirs.length - 1 - place) * 4,
        scale,
        { look: { ...dress[one.unit], weapon: 'none' }, side: 'theirs', mirrored: true },
      ),
    ),
  ];
}

/** Where those who gang up stand about their victim: before him, behind him, and beyond him. */
const round = [
  [4, ground, 0.68, false],
  [scene.width - 91, ground, 0.68, true],
  [52, ground - 12, 0.6, false],
  [scene.width - 122, ground - 12, 0.6, true],
] as const;

function victimOf({ gang: { victim } }: ManyInputs): Pick<Standing, 'look' | 'side' | 'mirrored'> {
  return { look: victimLook(victim, victimHeld[victim.weapons]), side: 'theirs', mirrored: true };
}

/** The victim in the middle, and all about him who set upon him. */
function gangingUp(inputs: ManyInputs): readonly Standing[] {
  const { attackers } = inputs.gang;
  const members = gangMembers(inputs).slice(0, round.length);
  const mine = members.flatMap((group, place): readonly Standing[] => {
    const attacker = attackers[group];
    const [x, y, scale, mirrored] = round[place] ?? round[0];
    if (!attacker) return [];
    return [standing(x, y, scale, { look: attackerLook(attacker, true), side: 'mine', mirrored })];
  });
  const middle = standing(184 - 64 * 0.68, ground, 0.68, victimOf(inputs));
  return [...mine.slice(2).reverse(), middle, ...mine.slice(0, 2)];
}

/** Those who gang up at the left, their victim at the right: dice lie between them. */
function apart(inputs: ManyInputs): readonly Standing[] {
  if (inputs.kind !== 'gang') return shooting(inputs, 0);
  const mine = drawnOf(inputs.gang.attackers);
  return [
    ...mine.map((group, place) =>
      standing(6 + place * (mine.length > 3 ? 14 : 24), ground - (mine.length - 1 - place) * 4, 0.66, {
        look: attackerLook(group, true),
        side: 'mine',
      }),
    ),
    standing(scene.width - boxWidth * 0.7 - 20, ground, 0.7, victimOf(inputs)),
  ];
}

interface FiguresProps {
  readonly of: readonly Standing[];
  readonly thirds: 1 | 2 | 3;
}

function Field({ of, thirds }: FiguresProps) {
  return (
    <>
      <Figures of={of} />
      {thirds < 3 && <Bricks at={[236, thirds === 1 ? 126 : 164]} scale={0.8} />}
    </>
  );
}

/** Both sides as they are played, in the units of a stage. */
export function PlayedSides({ inputs, fallen }: { readonly inputs: ManyInputs; readonly fallen: Fallen }) {
  const figures = apart(inputs).map((one) => ({
    ...one,
    look: { ...one.look, down: fallen.includes(one.side) },
  }));
  const thirds = inputs.kind === 'gang' ? 3 : thirdsOf(groupsOf(inputs, 0));
  return (
    <g transform="translate(0 -4)">
      <Field of={figures} thirds={thirds} />
    </g>
  );
}

/** In how many sections the target is seen. */
export function thirdsOf(groups: readonly GroupInputs[]): 1 | 2 | 3 {
  return groups.every(({ situation }) => situation.thirds === 1)
    ? 1
    : groups.every(({ situation }) => situation.thirds < 3)
      ? 2
      : 3;
}

/** A little below what he holds. */
const grip = [anchors.hand[0], anchors.hand[1] + 16] as const;

/** Who attacks whom, as figures; how many they are stands beside them. */
export function useField(inputs: ManyInputs, assault: number) {
  const t = useTexts('many');
  const format = useFormat();
  return (onSheet: (sheet: Sheet) => void) => {
    const groups = groupsOf(inputs, assault);
    const gang = inputs.kind === 'gang';
    const count = groups.reduce((sum, one) => sum + one.count, 0);
    const target = inputs.assaults[assault]?.target.count ?? 1;
    const figures = gang ? gangingUp(inputs) : shooting(inputs, assault);
    const front = figures.filter(({ side, mirrored }) => side === 'mine' && !mirrored).at(-1);
    const victim = figures.find(({ side }) => side === 'theirs');
    const [group] = groups;
    const spots: readonly (Spot<Sheet> | false | undefined)[] = [
      front &&
        group && {
          at: partOf(front, grip),
          label: t.step(t.attackers, weaponName(t, group.weapon, inputs.kind)),
          opens: 'weapon',
        },
      gang &&
        victim && {
          at: partOf(victim, grip),
          label: t.step(t.victim, t.victimWeapons[inputs.gang.victim.weapons]),
          opens: 'target',
        },
    ];
    return {
      picture: <Field of={figures} thirds={gang ? 3 : thirdsOf(groups)} />,
      spots,
      over: (
        <>
          <button
            type="button"
            class="many-count"
            data-side="mine"
            aria-haspopup="dialog"
            onClick={() => onSheet('attackers')}
          >
            <span class="visually-hidden">{t.attackers}: </span>
            <b>× {format.number(count)}</b>
          </button>
          {inputs.kind === 'single' && (
            <span class="many-count" data-side="theirs" aria-hidden="true">
              <b>× {format.number(target)}</b>
            </span>
          )}
        </>
      ),
    };
  };
}
