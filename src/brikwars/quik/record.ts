import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { QuikEntry, QuikMoment, QuikOutcome } from '../../rules/brikwars/quik-play-record.ts';

type QuikPlayTexts = Messages['quikplay'];

/** Whose turn it is to roll, and for what. */
export function stepTitle(t: QuikPlayTexts, { who, purpose, attack, attacks = 1 }: QuikMoment): string {
  const step = t.step(t.sides[who], t.purposes[purpose]);
  return attack === undefined || attacks < 2 ? step : t.attackNumber(attack + 1, attacks, step);
}

/** One line of the record, without its result. */
export function entryText(t: QuikPlayTexts, format: Format, entry: QuikEntry): string {
  const { purpose, who, attack, attacks = 1 } = entry;
  const side =
    attack === undefined || attacks < 2 ? t.sides[who] : t.attackNumber(attack + 1, attacks, t.sides[who]);
  return t.logLine(side, whatHappened(t, format, { ...entry, purpose }));
}

function whatHappened(t: QuikPlayTexts, format: Format, entry: QuikEntry): string {
  const total = format.number(entry.total);
  const need = format.number(entry.need ?? 0);
  const hit = entry.who === 'vehicle' || entry.who === 'obstacle';
  switch (entry.purpose) {
    case 'throw':
      return t.log.throw(total, need);
    case 'damage':
      if (entry.doubled) return t.log.doubled(total);
      return hit ? t.log.taken(total) : t.log.damage(total);
    case 'armor':
      return entry.need === 0 ? t.log.harmless : t.log.armor(total, need);
    case 'brick':
      return t.log.brick(t.nextBrick(entry.studs ?? 0), format.number(entry.damage ?? 0));
    case 'opposing':
      return t.log.opposing(total, need);
    case 'act':
      return t.log.act(total, need);
    case 'begin':
    case 'feat':
      return t.log.feat(total);
  }
}

/** What a crash did to both. */
export function bricksText(
  t: QuikPlayTexts,
  { vehicle, obstacle }: Extract<QuikOutcome, { readonly kind: 'crash' }>,
): string {
  const { outcomes } = t;
  const other =
    'off' in obstacle
      ? outcomes.obstacle(obstacle.off.length)
      : obstacle.destroyed
        ? outcomes.destroyed
        : outcomes.lives;
  return `${other} ${outcomes.vehicle(vehicle.off.length)}`;
}
