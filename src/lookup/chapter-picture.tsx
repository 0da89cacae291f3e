import { Die } from '../kit/controls/die.tsx';
import { Icon, type IconName } from '../kit/controls/icon.tsx';
import { BlockGroup } from '../kit/figures/block.tsx';
import { FigureGroup, type FigureLook, figureBox } from '../kit/figures/figure.tsx';
import { box, brick, type Piece } from '../kit/figures/figure-parts.ts';
import { Pieces } from '../kit/figures/pieces.tsx';
import type { Chapter } from '../reference/types.ts';
import { chapterKey } from './finder.ts';

type Drawing = FigureLook | IconName | keyof typeof blocks | Stone;

/** A piece of a castle, on a ground of 120 by 100. */
interface Stone {
  readonly stone: readonly Piece[];
}

const merlons = (y: number, ...at: readonly number[]): readonly Piece[] =>
  brick(
    'fg-stone',
    at.map((x) => [x, y, 13, 16, 2] as const),
  );

const stones = (...boxes: readonly (readonly [number, number, number, number])[]): readonly Piece[] =>
  brick('fg-stone', boxes, 6);

const wall: readonly Piece[] = [...stones([8, 34, 104, 62]), ...merlons(22, 8, 31, 54, 77, 99)];

const door: Piece = ['fg-wood', 'M44 96v-26a16 16 0 0 1 32 0v26z'];

const ladder: Piece = ['fg-wood fg-line', 'M44 96L52 22M70 96L78 22M46 80h26M48 62h26M50 44h26', 5];

const flag: Piece = ['fg-side', 'M60-6h3v24h-3zM63-6l22 7-22 7z'];

const drawings: Readonly<Record<string, Drawing>> = {
  'brikwars/frame': { weapon: 'none' },
  'brikwars/dice': 'dice',
  'brikwars/units': { weapon: 'none', hat: 'hair' },
  'brikwars/weapons': { weapon: 'heavy', other: 'shield', armour: true, hat: 'helmet' },
  'brikwars/movement': 'up',
  'brikwars/actions': 'repeat',
  'brikwars/response': 'undo',
  'brikwars/attack': { weapon: 'rifle', hat: 'kettle' },
  'brikwars/close-combat': { weapon: 'heavy', other: 'hand' },
  'brikwars/volley': { weapon: 'grenade', hat: 'kettle' },
  'brikwars/charge': { weapon: 'lance', hat: 'helmet', mount: 'barded-horse' },
  'brikwars/charge-web5': { weapon: 'lance', hat: 'helmet', mount: 'horse' },
  'brikwars/design': 'edit',
  'brikwars/minds': 'gear',
  'brikwars/wreck': 'bolt',
  'brikwars/creations': 'vehicle',
  'brikwars/squads': 'infantry',
  'brikwars/heroes': { weapon: 'axe', hat: 'plume', cape: true, armour: true },
  'brikwars/quik': { weapon: 'hand', hat: 'kettle' },
  'brikwars/lugpol': 'cards',
  'brikwars/healing': 'plus',
  'brikwars/magic': { weapon: 'staff', hat: 'pointed', robe: true },
  'brikwars/skills': 'search',
  'brikwars/league': 'armies',
  'brikwars/rulings': 'scales',
  'usb/test': 'dice',
  'usb/round': 'repeat',
  'usb/actions': 'check',
  'usb/movement': 'infantry',
  'usb/terrain': 'building',
  'usb/shooting': { weapon: 'bow', hat: 'kettle' },
  'usb/melee': 'cavalry',
  'usb/result': 'fight',
  'usb/morale': { weapon: 'spear', hat: 'hair', down: true },
  'usb/heroes': { weapon: 'heavy', hat: 'plume', cape: true },
  'usb/machines': 'monster',
  'usb/specialisations': { weapon: 'longbow', hat: 'hair' },
  'usb/prices': 'cards',
  'usb/army': 'armies',
  'usb/field': 'aim',
  'usb/rulings': 'scales',
  'mage-knight/sections': { stone: [flag, ...stones([34, 20, 52, 76]), ...merlons(10, 30, 54, 77), door] },
  'mage-knight/setup': { stone: [...wall, ladder] },
  'mage-knight/access': { stone: [...wall, door] },
  'mage-knight/eligibility': { weapon: 'axe', hat: 'helmet', armour: true },
  'mage-knight/attack': {
    stone: [...wall, ['fg-dark', box(26, 52, 7, 26, 3) + box(57, 52, 7, 26, 3) + box(88, 52, 7, 26, 3)]],
  },
  'mage-knight/turn': { weapon: 'hand', other: 'shield', hat: 'kettle' },
  'mage-knight/immunities': { weapon: 'staff', hat: 'pointed', robe: true },
  'mage-knight/rulings': 'scales',
};

/** Units of many models, and how many are drawn. */
const blocks = { vehicle: 1, monster: 1, building: 1, cavalry: 3, infantry: 6 } as const;

const isBlock = (drawing: Drawing): drawing is keyof typeof blocks =>
  typeof drawing === 'string' && drawing in blocks;

/** What a chapter is about, drawn: its name stands below. */
export function ChapterPicture({ chapter }: { readonly chapter: Chapter }) {
  const drawing = drawings[chapterKey(chapter)] ?? 'rules';
  if (drawing === 'dice' || (typeof drawing === 'string' && !isBlock(drawing)))
    return (
      <span class="chapter-picture">
        {drawing === 'dice' ? <Die sides={6} face={5} size={40} /> : <Icon name={drawing} size={34} />}
      </span>
    );
  const { x, y, width, height } = isBlock(drawing)
    ? { x: -6, y: 30, width: 140, height: 168 }
    : 'stone' in drawing
      ? { x: 0, y: -8, width: 120, height: 106 }
      : figureBox(drawing);
  return (
    <span class="chapter-picture" data-side="mine">
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" focusable="false">
        {isBlock(drawing) ? (
          <BlockGroup count={blocks[drawing]} kind={drawing} />
        ) : 'stone' in drawing ? (
          <g class="fg">
            <Pieces of={drawing.stone} />
          </g>
        ) : (
          <FigureGroup look={drawing} />
        )}
      </svg>
    </span>
  );
}
