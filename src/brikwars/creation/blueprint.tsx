import type { ComponentChildren, TargetedMouseEvent } from 'preact';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { Pieces } from '../../kit/figures/pieces.tsx';
import { Group } from '../../kit/group.tsx';
import type { BuiltCreation } from '../../rules/brikwars/creation/built.ts';
import { creationPrice } from '../../rules/brikwars/creation/price-creation.ts';
import { creationArmor } from '../../rules/brikwars/wreck/structure-armor.ts';
import { printDice } from '../../rules/dice/notation.ts';
import { drawingOf, type PartId, paper, paperGrid } from './drawing.ts';
import { weaponName } from './lines.ts';
import './creation.css';

/** What it has learnt, and what else is no part of its model. */
export interface OtherPart {
  readonly id: 'training' | 'magic';
  readonly label: string;
  readonly cost: number;
  readonly children: ComponentChildren;
}

export type OpenId = PartId | OtherPart['id'];

interface Tag {
  readonly id: OpenId;
  readonly label: string;
  readonly cost: number;
}

/** Everything it is built of, from what stands on it to what it stands on, each with its price. */
export function useTags(value: BuiltCreation, others: readonly OtherPart[]): readonly Tag[] {
  const t = useTexts('creation');
  const { dice } = useTexts('fight');
  const format = useFormat();
  const { lines, base, mind } = creationPrice(value);
  const costAt = (codes: readonly string[], place: number) =>
    lines.reduce(
      (sum, line) => sum + (codes.includes(line.code) && line.place === place ? line.amount : 0),
      0,
    );
  return [
    ...value.weapons.map(
      (weapon, place): Tag => ({
        id: `weapon-${place}`,
        label: weaponName(t, weapon),
        cost: costAt(['weapon'], place),
      }),
    ),
    {
      id: 'mind',
      label: value.mind.kind === 'none' ? `${t.parts.mind}: ${t.none}` : t.minds[value.mind.kind],
      cost: mind,
    },
    ...others,
    { id: 'body', label: t.armor(dice(printDice(creationArmor(value, 'structure')))), cost: base },
    ...value.propulsion.map(
      (move, place): Tag => ({
        id: `move-${place}`,
        label: t.moveIn(t.mediums[move.medium], format.number(move.inches)),
        cost: costAt(['propulsion', 'flight'], place),
      }),
    ),
  ];
}

/** The creation drawn from its parts on squared paper, and a tag with its price for each: a tap opens it. */
export function Blueprint({
  value,
  tags,
  open,
  onOpen,
  children,
}: {
  /** What adds a part. */
  readonly children: ComponentChildren;
  readonly value: BuiltCreation;
  readonly tags: readonly Tag[];
  readonly open: OpenId;
  readonly onOpen: (id: OpenId) => void;
}) {
  const t = useTexts('creation');
  const format = useFormat();
  const { pieces, places, hull } = drawingOf(value);
  const [left, right] = hull;
  const ring = Object.entries(places).find(([id]) => id === open)?.[1];
  function tapped({ currentTarget, clientX, clientY }: TargetedMouseEvent<SVGSVGElement>): void {
    const shown = currentTarget.getBoundingClientRect();
    const scale = paper.width / shown.width;
    const [x, y] = [(clientX - shown.left) * scale, (clientY - shown.top) * scale + paper.sky];
    const far = ([px, py]: readonly [number, number]) => Math.hypot(px - x, py - y);
    const near = Object.entries(places).sort(([, a], [, b]) => far(a) - far(b))[0];
    const tag = tags.find(({ id }) => id === near?.[0]);
    if (tag) onOpen(tag.id);
  }
  return (
    <div class="blueprint">
      <svg
        class="fg-picture"
        data-side="mine"
        viewBox={`0 ${paper.sky} ${paper.width} ${paper.height - paper.sky}`}
        aria-hidden="true"
        onClick={tapped}
      >
        <path class="blueprint-grid" d={paperGrid} />
        <path class="blueprint-ground" d={`M12 ${paper.ground}H${paper.width - 12}`} />
        <g class="fg">
          <Pieces of={pieces} />
        </g>
        <path
          class="blueprint-measure"
          d={`M${left} ${paper.ground + 8}v10M${right} ${paper.ground + 8}v10M${left} ${paper.ground + 13}H${right}`}
        />
        <text x={(left + right) / 2} y={paper.ground + 17} text-anchor="middle">
          {`${t.size} ${format.number(value.size)}`}
        </text>
        {ring && <circle class="blueprint-ring" cx={ring[0]} cy={ring[1]} r={15} />}
      </svg>
      <Group class="blueprint-tags" label={t.partsLegend}>
        {tags.map(({ id, label, cost }) => (
          <button
            type="button"
            class="blueprint-tag"
            key={id}
            aria-pressed={id === open}
            onClick={() => onOpen(id)}
          >
            {label} {cost !== 0 && <b>{format.number(cost)}</b>}
          </button>
        ))}
        {children}
      </Group>
    </div>
  );
}

export function AddTag({ label, onAdd }: { readonly label: string; readonly onAdd: () => void }) {
  return (
    <button type="button" class="blueprint-tag blueprint-add" onClick={onAdd}>
      <Icon name="plus" size={16} /> {label}
    </button>
  );
}
