// Roll → history → export.
import { rollsCsv } from '../../src/dice/fairness/csv.ts';
import { appendRoll, listRolls, type RollRecord } from '../../src/storage/rolls.ts';
import { freshDevice, given, openTab } from '../storage/device.ts';
import { type AnyJoint, joint } from './fields.ts';
import * as records from './records.ts';
import { anyRoll } from './values.ts';

const words = {
  separator: ',',
  die: String,
  presetName: (id: string) => `preset ${id}`,
  dieKind: 'die',
  face: 'face',
  drawn: 'drawn',
  expected: 'expected',
  time: 'time',
  name: 'name',
  notation: 'notation',
  faces: 'faces',
  total: 'total',
  typed: 'typed',
  yes: 'yes',
  no: 'no',
};

/** The cells of a row as a spreadsheet reads them. */
function cellsOf(row: string): readonly string[] {
  return [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.replace(/^'/, ''),
  );
}

const notShown = { why: 'the table of a spreadsheet has no column for it' };

export const rollJoints: readonly AnyJoint[] = [
  joint<RollRecord>({
    what: 'roll → history',
    fields: records.roll,
    any: anyRoll,
    walk: async (roll) => {
      freshDevice();
      given(await appendRoll(openTab(), roll));
      return given(await listRolls(openTab()))[0];
    },
    runs: 60,
  }),
  joint<RollRecord>({
    what: 'history → spreadsheet',
    fields: {
      time: 'travels',
      label: 'travels',
      notation: 'travels',
      rules: { bonus: notShown, penaltyPerDie: notShown, floor: notShown },
      faces: 'travels',
      typed: 'travels',
      total: 'travels',
      preset: 'travels',
      need: notShown,
      inches: notShown,
      kept: notShown,
      contest: notShown,
      bare: notShown,
    },
    // A spreadsheet counts whole seconds, and has one name for a roll.
    any: anyRoll.map(({ preset, label, ...roll }) => ({
      ...roll,
      time: 1000 * Math.floor(roll.time / 1000),
      label: preset === undefined ? label : '',
      ...(preset !== undefined && { preset }),
    })),
    walk: (roll) => {
      const [, row = ''] = rollsCsv([roll], words).split('\r\n');
      const [time = '', name = '', notation, faces = '', total, typed] = cellsOf(row);
      const preset = name.startsWith('preset ');
      return {
        time: new Date(time.replace(' ', 'T')).getTime(),
        label: preset ? '' : name,
        notation,
        faces: faces === '' ? [] : faces.split(' ').map(Number),
        typed: typed === 'yes',
        total: Number(total),
        ...(preset && { preset: name.slice('preset '.length) }),
      };
    },
    runs: 80,
  }),
];
