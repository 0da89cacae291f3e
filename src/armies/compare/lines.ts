import { abilityName } from '../../castle/eligibility-text.ts';
import type { Services } from '../../platform/services.ts';
import type { Figure } from '../../rules/mage-knight/attack/figure.ts';
import type { Army, ArmyLine } from '../../storage/army/army.ts';
import { figureOfUnit } from '../../storage/castle/castle-figures.ts';
import { profileOfUnit } from '../../storage/units/profiles.ts';
import type { ArmiesModel } from '../model.ts';
import { usbPart } from '../send-army.tsx';
import type { ComparedLine, LineGroup, SaidArmy } from './view.ts';

type Language = Services['language'];

const saidLine = (line: ArmyLine, name: string, said: readonly string[], group: LineGroup): ComparedLine => ({
  ...line,
  name,
  said,
  group,
});

async function usbArmy(army: Army, model: ArmiesModel, language: Language): Promise<SaidArmy> {
  const { code, army: usb } = await usbPart(model, language);
  const view = code.usbArmyView(army, usb.rules.peek());
  const said = code.saidUsbLines(view, language, language.texts('armies').unnamedLine);
  const lines = view.lines.map(({ line, of }, place) => {
    const { name = '', more = [] } = said[place] ?? {};
    return saidLine(line, name, more, of?.unit.kind ?? 'other');
  });
  const judged = army.limit !== undefined && lines.length > 0;
  return { army, lines, ...(judged && { broken: view.broken }) };
}

async function brikwarsArmy(army: Army, language: Language): Promise<SaidArmy> {
  const [{ saidUnit }] = await Promise.all([
    import('../brikwars/entry.ts'),
    language.load(['kit', 'brikwars', 'fight']),
  ]);
  const { unnamedLine } = language.texts('armies');
  const lines = army.lines.map((line) => {
    const unit = profileOfUnit(line.unit);
    const group = unit ? (unit.creation ? 'creation' : 'figure') : 'other';
    return saidLine(line, line.name || unnamedLine, unit ? saidUnit(unit, language) : [], group);
  });
  return { army, lines };
}

/** The values of a figure that are known, each with its name. */
function saidFigure(figure: Figure, language: Language): readonly string[] {
  const t = language.texts('castlefigures');
  const format = language.format.peek();
  const values = (['attack', 'defence', 'range', 'clicks'] as const).flatMap((value) => {
    const known = figure[value];
    return known === undefined ? [] : [`${t.values[value]}: ${format.number(known)}`];
  });
  const abilities = figure.abilities.map((id) => abilityName(language.texts('castleterms'), id));
  return [
    values.join(' · '),
    t.damages(format.number(figure.baseDamage), format.number(figure.baseRangedDamage)),
    abilities.join(', '),
  ].filter(Boolean);
}

async function figureArmy(army: Army, language: Language): Promise<SaidArmy> {
  await language.load(['kit', 'castle']);
  const { unnamedLine } = language.texts('armies');
  const lines = army.lines.map((line) => {
    const figure = figureOfUnit(line.unit);
    const said = figure ? saidFigure(figure, language) : [];
    return saidLine(line, line.name || unnamedLine, said, figure ? 'figure' : 'other');
  });
  return { army, lines };
}

/** An army with its lines as its own game says them; the code and words of the game come with it. */
export async function sayArmy(army: Army, model: ArmiesModel, language: Language): Promise<SaidArmy> {
  switch (army.game) {
    case 'usb':
      return usbArmy(army, model, language);
    case 'brikwars':
      return brikwarsArmy(army, language);
    case 'mage-knight':
      return figureArmy(army, language);
  }
}
