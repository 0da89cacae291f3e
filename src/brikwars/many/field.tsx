import { type Fates, isGone } from '../../fight/step-record.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { anchors, type FigureLook } from '../../kit/figures/figure.tsx';
import { CountPill } from '../../kit/stage/count-pill.tsx';
import { type Spot, scene } from '../../kit/stage/stage.tsx';
import { dress, weaponPictures } from '../looks.ts';
import { type Reaching, reachIn } from '../reach.ts';
import { boxWidth, drawnFallen, Figures, partOf, type Standing, withFallen } from '../scene.tsx';
import { handAt, Shooting } from '../shooting.tsx';
import {
  type GroupInputs,
  gangRoom,
  groupsOf,
  type ManyInputs,
  manyShooters,
  type WhoInputs,
} from './inputs.ts';
import type { ManyModel } from './model.ts';
import { weaponName } from './names.ts';
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

/** Shooters at the beginning of the ruler, their targets above its mark. */
function Volley({ inputs, assault, fates = {} }: FieldProps) {
  const groups = groupsOf(inputs, assault);
  const target = inputs.assaults[assault]?.target;
  if (!target) return null;
  const theirs = drawnOf([{ ...target, count: inputs.kind === 'single' ? target.count : 1 }]).slice(0, 3);
  const fallen = fates.theirs ? drawnFallen(fates.theirs, theirs.length) : 0;
  const [distance, reach] = [groups[0]?.distance ?? 0, leastReach(inputs, groups)];
  return (
    <Shooting
      shooters={drawnOf(groups)
        .toReversed()
        .map((group) => ({ look: { ...attackerLook(group, false), down: isGone(fates.mine) } }))}
      targets={theirs.map(({ unit }, at) => ({
        look: { ...dress[unit], weapon: 'none', down: at < fallen },
      }))}
      thirds={thirdsOf(groups)}
      falls={reach !== undefined && distance > reach ? reach : undefined}
    />
  );
}

/** What each group shoots with, and how far that carries. */
export function reachesOf({ table }: ManyInputs, groups: readonly GroupInputs[]): readonly Reaching[] {
  return groups.map(({ weapon }) =>
    weapon === 'own' || weapon === 'heavy' || weapon === 'two-handed'
      ? { weapon: 'own' }
      : { weapon, ...reachIn(table, weapon) },
  );
}

function leastReach(inputs: ManyInputs, groups: readonly GroupInputs[]): number | undefined {
  const known = reachesOf(inputs, groups).flatMap(({ reach }) => reach ?? []);
  return known.length > 0 ? Math.min(...known) : undefined;
}

interface FieldProps {
  readonly inputs: ManyInputs;
  readonly assault: number;
  readonly fates?: Fates;
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

/** Both sides as they are played, in the units of a stage. */
export function PlayedSides({ inputs, fates }: { readonly inputs: ManyInputs; readonly fates: Fates }) {
  if (inputs.kind !== 'gang') return <Volley inputs={inputs} assault={0} fates={fates} />;
  const figures = withFallen(apart(inputs), fates);
  return (
    <g transform="translate(0 -4)">
      <Figures of={figures} />
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

/** Who attacks whom, as figures. */
export function useField(inputs: ManyInputs, assault: number) {
  const t = useTexts('many');
  const groups = groupsOf(inputs, assault);
  const gang = inputs.kind === 'gang';
  const figures = gang ? gangingUp(inputs) : [];
  const front = figures.filter(({ side, mirrored }) => side === 'mine' && !mirrored).at(-1);
  const victim = figures.find(({ side }) => side === 'theirs');
  const [group] = groups;
  const spots: readonly (Spot<Sheet> | false | undefined)[] = [
    group && {
      ...(gang ? { at: front ? partOf(front, grip) : [0, 0] } : { at: handAt, onGround: true }),
      label: t.step(t.attackers, weaponName(t, group.weapon, inputs.kind)),
      opens: 'weapon',
    },
    victim && {
      at: partOf(victim, grip),
      label: t.step(t.victim, t.victimWeapons[inputs.gang.victim.weapons]),
      opens: 'target',
    },
  ];
  return {
    picture: gang ? <Figures of={figures} /> : <Volley inputs={inputs} assault={assault} />,
    spots,
  };
}

interface CountProps {
  readonly model: ManyModel;
  readonly assault: number;
  readonly onSheet: (sheet: Sheet) => void;
}

/** How many attack: one more or fewer at a tap where all are alike, and who they are. */
export function AttackerCount({ model, assault, onSheet }: CountProps) {
  const t = useTexts('many');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const groups = groupsOf(inputs, assault);
  const [group] = groups;
  if (group && groups.length === 1)
    return (
      <CountPill
        label={t.attackers}
        side="mine"
        value={group.count}
        min={1}
        max={
          inputs.kind === 'gang' ? Math.max(group.count, gangRoom(inputs)) : manyShooters.fields.count.most
        }
        onChange={(count) => model.changeGroup(assault, 0, { count })}
      />
    );
  const count = groups.reduce((sum, one) => sum + one.count, 0);
  return (
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
  );
}
