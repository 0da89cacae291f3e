import type { Figure, FigureClick } from './figure.ts';

/** The dial of a figure, from its first click on: of one whose dial nobody typed the one click that is known. */
export function dialOf(figure: Figure): readonly FigureClick[] {
  if (figure.dial && figure.dial.length > 0) return figure.dial;
  const { attack, defence, baseDamage, baseRangedDamage, abilities, range } = figure;
  const damage = { damage: baseDamage };
  return [
    {
      ...(attack === undefined ? {} : { attack }),
      ...(defence === undefined ? {} : { defence }),
      ...damage,
      ...(baseRangedDamage === rangedOf(damage, range) ? {} : { ranged: baseRangedDamage }),
      ...(abilities.length > 0 ? { abilities } : {}),
    },
  ];
}

/** Nobody has said anything of what it can do. */
export function isBlank({ dial, attack, defence, baseDamage, baseRangedDamage, abilities }: Figure): boolean {
  const values = [dial, attack, defence].every((value) => value === undefined);
  return values && baseDamage === 0 && baseRangedDamage === 0 && abilities.length === 0;
}

/** How many clicks its dial has: those that were typed, or more where somebody counted them; undefined where nobody did. */
export function clicksOf({ dial, clicks }: Pick<Figure, 'dial' | 'clicks'>): number | undefined {
  const typed = dial?.length ?? 0;
  return typed > 1 ? Math.max(typed, clicks ?? 0) : clicks;
}

/** The click that it stands at: its first one, if it was never turned. */
export function clickNow({ now }: Pick<Figure, 'now'>): number {
  return now?.click ?? 0;
}

/** The last click that can be turned to: what is behind it eliminates the figure. Undefined where nobody knows. */
export function lastFigureClick(figure: Pick<Figure, 'dial' | 'clicks'>): number | undefined {
  const clicks = clicksOf(figure);
  return clicks === undefined ? undefined : clicks - 1;
}

/** Its ranged damage at a click: old figures that shoot have one damage for both. */
export function rangedOf({ damage, ranged }: FigureClick, range: number | undefined): number {
  return ranged ?? (range ? (damage ?? 0) : 0);
}

/** What a figure is at a click of its dial: these are its base values (MK-A-15). Nothing else of it changes. */
export function atClick(figure: Figure, click: number): Figure {
  const dial = dialOf(figure);
  const values = dial[Math.min(Math.max(0, click), dial.length - 1)] ?? {};
  const { attack: _attack, defence: _defence, ...rest } = figure;
  const { attack, defence, damage = 0, abilities = [] } = values;
  return {
    ...rest,
    baseDamage: damage,
    baseRangedDamage: rangedOf(values, figure.range),
    abilities,
    ...(attack === undefined ? {} : { attack }),
    ...(defence === undefined ? {} : { defence }),
  };
}

/** The figure with another dial, or none; what it is now follows from the click that it stands at. */
export function withDial({ dial: _, ...figure }: Figure, dial: readonly FigureClick[]): Figure {
  if (dial.length > 0) return atClick({ ...figure, dial }, clickNow(figure));
  const { dial: _none, ...blank } = atClick({ ...figure, dial: [{}] }, 0);
  return blank;
}

/** Turns its dial: it stands at another click and has the values of that one. */
export function turnedTo(figure: Figure, click: number): Figure {
  const last = lastFigureClick(figure) ?? Number.POSITIVE_INFINITY;
  const to = Math.min(Math.max(0, click), last);
  return atClick({ ...figure, now: { ...figure.now, click: to } }, to);
}
