import type { Services } from '../../platform/services.ts';
import { linePoints } from '../../rules/army.ts';
import { thingsOf, whoText } from '../../usb/unit-names.ts';
import { type SaidLine, standing } from '../send/text.ts';
import type { UsbArmyView } from './model.ts';

/** The lines of an army of USB as they are sent to be read: who it is, what it carries, its values. */
export function saidUsbLines(
  { lines }: Pick<UsbArmyView, 'lines'>,
  language: Services['language'],
  unnamed: string,
): readonly SaidLine[] {
  const names = language.texts('usb');
  return lines.map(({ line, of }) => {
    const { count, note } = line;
    const noted = note ? [note] : [];
    const stands = standing(line);
    if (!of)
      return {
        ...stands,
        count,
        name: line.name || unnamed,
        points: linePoints(line),
        models: count,
        more: noted,
      };
    const who = whoText(names, of.unit, of.models);
    const { hit, initiative, tough, standfast } = of.stats;
    const carried = [...(line.name ? [who] : []), ...thingsOf(names, of.unit)].join(', ');
    const values = names.line(hit, initiative, tough, standfast);
    const more = [...(carried ? [carried] : []), values, ...noted];
    return {
      ...stands,
      count,
      name: line.name || who,
      points: linePoints({ count, points: of.points }),
      models: count * of.models,
      ...(standfast > 1 && { each: standfast }),
      more,
    };
  });
}
