import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { unitPrice } from '../../rules/brikwars/creation/price-unit.ts';
import type { MageEvent, MageState } from '../../rules/brikwars/supplement/mage-battle.ts';
import {
  type BoughtMagic,
  type MagicLine,
  magicIssues,
  magicLines,
} from '../../rules/brikwars/supplement/magic-price.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import { firstPack } from './battle.ts';
import type { MagicInputs } from './inputs.ts';

type MageTexts = Messages['magic'];

/** What a mage has left and what stands, in a few words each. */
export function stateTexts(t: MageTexts, format: Format, state: MageState<Profile>): readonly string[] {
  const { acted, dead, area, reserve, shield, circle, undead } = state;
  const shown = format.number;
  if (dead) return [t.dead];
  return [
    acted ? t.acted : t.free,
    ...area.map(({ level, casts }) => t.castsLeft(shown(level), shown(casts))),
    ...(reserve > 0 ? [t.reserveLeft(shown(reserve))] : []),
    ...(shield > 0 ? [t.shieldUp(shown(shield))] : []),
    ...(circle
      ? [
          circle.done < circle.turns
            ? t.circleAt(shown(circle.done), shown(circle.turns))
            : t.circleReady(shown(circle.turns)),
        ]
      : []),
    ...(undead > 0 ? [t.undeadNow(shown(undead))] : []),
  ];
}

/** One line of what has happened. */
export function eventText(t: Messages['magic'], event: MageEvent<Profile>): string {
  const { battleLog: log } = t;
  const notify = (what: string, works: boolean) => log.line(what, works ? t.succeeds : t.fails);
  switch (event.act) {
    case 'cast':
      return notify(log.cast(t.kinds[event.spell], String(event.level)), event.works);
    case 'summon':
      return notify(log.called(event.unit.name || t.nameless), event.works);
    case 'raise':
      return notify(log.raise, event.works);
    case 'circle':
      return log.circle(event.turns);
    default:
      return log[event.act];
  }
}

interface Bill {
  readonly total: string;
  readonly lines: readonly { readonly text: string; readonly rule: string }[];
  /** The price of the unit itself is not known here. */
  readonly partial: boolean;
  readonly faults: readonly string[];
}

/** What a mage costs with his magic, line by line (BW-MAG-01, BW-MAG-03, BW-MAG-04, BW-MAG-06, BW-MAG-08). */
export function billOf(
  { magic: t, creation }: Pick<Messages, 'magic' | 'creation'>,
  format: Format,
  inputs: MagicInputs,
): Bill {
  const { caster, tally } = inputs;
  const bought: BoughtMagic = { ...(tally?.pack ?? firstPack(inputs)), magic: inputs.magic };
  const own = caster === 'own' ? [] : unitPrice({ unit: caster, items: [] }).lines;
  const lines: readonly MagicLine[] = [...own, ...magicLines(bought)];
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const nameOf = (line: MagicLine): string => {
    switch (line.code) {
      case 'unit':
        return t.units[caster];
      case 'area-casts': {
        const { level = 0, casts = 0 } = bought.area[line.place ?? 0] ?? {};
        return t.lines.area(format.number(level), casts);
      }
      case 'magic-shield':
        return t.lines.shield;
      case 'reserve':
        return t.lines.reserve;
      default:
        return creation.bill[line.code];
    }
  };
  const phrases: Readonly<Partial<Record<string, (limit: string) => string>>> = t.issues;
  return {
    total: (caster === 'own' ? t.magicPrice : t.price)(format.number(total)),
    lines: lines.map((line) => ({
      text: t.lineCost(nameOf(line), format.number(line.amount)),
      rule: line.rule,
    })),
    partial: caster === 'own',
    faults: [
      ...new Set(
        magicIssues(bought).map((issue) => {
          const limit = 'limit' in issue && issue.limit !== undefined ? format.number(issue.limit) : '';
          return phrases[issue.code]?.(limit) ?? t.impossible;
        }),
      ),
    ],
  };
}
