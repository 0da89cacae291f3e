import type { Fallen } from '../../fight/step-record.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { anchors, FigureGroup, type FigureLook, WallGroup } from '../../kit/figure.tsx';
import { Spot, scene } from '../../kit/stage.tsx';
import { dress, weaponPictures } from '../looks.ts';
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

/** What is seen of a fight of many, in its own units. */
const field = { width: 336, height: 160 } as const;

/** A figure of it: where its left foot is, how large, whether it looks left. */
interface Placed {
  readonly look: FigureLook;
  readonly side: 'mine' | 'theirs';
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly mirrored?: boolean;
}

const feet = 154;

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

/** Shooters at the left, whom they shoot at at the right. */
function shooting(inputs: ManyInputs, assault: number): readonly Placed[] {
  const groups = groupsOf(inputs, assault);
  const target = inputs.assaults[assault]?.target;
  if (!target) return [];
  const mine = drawnOf(groups);
  const [scale, aside] = mine.length > 3 ? [0.66, 22] : [0.7, 32];
  const theirs = drawnOf([{ ...target, count: inputs.kind === 'single' ? target.count : 1 }]);
  return [
    ...mine.map((group, place): Placed => {
      const behind = mine.length - 1 - place;
      return {
        look: attackerLook(group, false),
        side: 'mine',
        x: 6 + place * aside,
        y: feet - behind * 4,
        scale,
      };
    }),
    ...theirs.map((one, place): Placed => {
      const behind = theirs.length - 1 - place;
      return {
        look: { ...dress[one.unit], weapon: 'none' },
        side: 'theirs',
        x: field.width - 128 * scale - 4 - place * 16,
        y: feet - behind * 4,
        scale,
        mirrored: true,
      };
    }),
  ];
}

/** Where those who gang up stand about their victim: before him, behind him, and beyond him. */
const round = [
  [4, feet, 0.68, false],
  [field.width - 91, feet, 0.68, true],
  [52, feet - 12, 0.6, false],
  [field.width - 122, feet - 12, 0.6, true],
] as const;

/** The victim in the middle, and all about him who set upon him. */
function gangingUp(inputs: ManyInputs): readonly Placed[] {
  const { attackers, victim } = inputs.gang;
  const members = gangMembers(inputs).slice(0, round.length);
  const mine = members.flatMap((group, place): readonly Placed[] => {
    const attacker = attackers[group];
    const [x, y, scale, mirrored] = round[place] ?? round[0];
    return attacker ? [{ look: attackerLook(attacker, true), side: 'mine', x, y, scale, mirrored }] : [];
  });
  const look = victimLook(victim, victimHeld[victim.weapons]);
  const middle: Placed = {
    look,
    side: 'theirs',
    x: 184 - 64 * 0.68,
    y: feet,
    scale: 0.68,
    mirrored: true,
  };
  return [...mine.slice(2).reverse(), middle, ...mine.slice(0, 2)];
}

/** Those who gang up at the left, their victim at the right: dice lie between them. */
function apart(inputs: ManyInputs): readonly Placed[] {
  if (inputs.kind !== 'gang') return shooting(inputs, 0);
  const mine = drawnOf(inputs.gang.attackers);
  const { victim } = inputs.gang;
  return [
    ...mine.map(
      (group, place): Placed => ({
        look: attackerLook(group, true),
        side: 'mine',
        x: 6 + place * (mine.length > 3 ? 14 : 24),
        y: feet - (mine.length - 1 - place) * 4,
        scale: 0.66,
      }),
    ),
    {
      look: victimLook(victim, victimHeld[victim.weapons]),
      side: 'theirs',
      x: field.width - 128 * 0.7 - 20,
      y: feet,
      scale: 0.7,
      mirrored: true,
    },
  ];
}

interface FiguresProps {
  readonly of: readonly Placed[];
  readonly thirds: 1 | 2 | 3;
}

function Figures({ of, thirds }: FiguresProps) {
  return (
    <>
      {of.map(({ look, side, x, y, scale, mirrored }, place) => (
        <g
          key={place}
          data-side={side}
          transform={`translate(${x} ${(y - 192 * scale).toFixed(1)}) scale(${scale})`}
        >
          <FigureGroup look={look} mirrored={mirrored ?? false} />
        </g>
      ))}
      {thirds < 3 && (
        <g transform={`translate(236 ${thirds === 1 ? 70 : 108}) scale(0.8)`}>
          <WallGroup />
        </g>
      )}
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
    <g transform="translate(0 52)">
      <Figures of={figures} thirds={thirds} />
    </g>
  );
}

/** In how many sections whom they shoot at is seen. */
export function thirdsOf(groups: readonly GroupInputs[]): 1 | 2 | 3 {
  return groups.every(({ situation }) => situation.thirds === 1)
    ? 1
    : groups.every(({ situation }) => situation.thirds < 3)
      ? 2
      : 3;
}

interface FieldProps {
  readonly inputs: ManyInputs;
  readonly assault: number;
  readonly onSheet: (sheet: Sheet) => void;
}

/** Who attacks whom, as figures; how many they are stands beside them. */
export function Field({ inputs, assault, onSheet }: FieldProps) {
  const t = useTexts('many');
  const format = useFormat();
  const groups = groupsOf(inputs, assault);
  const gang = inputs.kind === 'gang';
  const count = groups.reduce((sum, one) => sum + one.count, 0);
  const target = inputs.assaults[assault]?.target.count ?? 1;
  const thirds = gang ? 3 : thirdsOf(groups);
  const figures = gang ? gangingUp(inputs) : shooting(inputs, assault);
  const front = figures.filter(({ side, mirrored }) => side === 'mine' && !mirrored).at(-1);
  const victim = figures.find(({ side }) => side === 'theirs');
  const [group] = groups;
  return (
    <div class="many-field">
      <svg viewBox={`0 0 ${field.width} ${field.height}`} aria-hidden="true" focusable="false">
        <Figures of={figures} thirds={thirds} />
      </svg>
      {front && group && (
        <Spot
          at={spotOf(front, anchors.hand)}
          label={t.step(t.attackers, weaponName(t, group.weapon, inputs.kind))}
          onClick={() => onSheet('weapon')}
        />
      )}
      {gang && victim && (
        <Spot
          at={spotOf(victim, anchors.hand)}
          label={t.step(t.victim, t.victimWeapons[inputs.gang.victim.weapons])}
          onClick={() => onSheet('target')}
        />
      )}
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
    </div>
  );
}

/** A part of a figure in the units of the scene, which is as wide as the field. */
function spotOf({ x, y, scale, mirrored }: Placed, [px, py]: readonly [number, number]): [number, number] {
  const across = x + (mirrored ? 128 - px : px) * scale;
  const down = y + (py + 16 - 192) * scale;
  return [across, (down / field.height) * scene.height];
}
