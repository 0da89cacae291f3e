import type { MoralePurpose } from '../../rules/usb/morale-record.ts';
import { howMany, plural } from '../format.ts';

const count = plural('en');

const purposes: Readonly<Record<MoralePurpose, string>> = {
  saves: 'Saves',
  morale: 'Test of morale',
  recovery: 'Test at its activation',
  bend: 'Bend the die?',
};

/** A test of morale die by die. */
export const usbmoraleplay = {
  purposes,
  ofUnit: (unit: string, what: string) => `Unit ${unit}: ${what}`,
  bend: (points: number) => count(points, { one: 'Spend # Power point', other: 'Spend # Power points' }),
  keep: 'Leave it',
  log: {
    saves: (hits: string, unsaved: string) => `Not saved: ${unsaved} of ${howMany(hits, 'hit', 'hits')}.`,
    test: (face: string, need: string) => `Shows ${face}, needs ${need}.`,
    bent: (points: string) => `Bent with ${points}.`,
  },
  passed: 'Passed',
  failed: 'Failed',
  loses: (models: number) => count(models, { one: 'loses # model', other: 'loses # models' }),
  losesPoints: (points: number) =>
    count(points, { one: 'loses # point of Standfast', other: 'loses # points of Standfast' }),
  fates: {
    steady: 'The unit stays steady.',
    shaken: 'The unit is shaken.',
    panicked: 'The unit panics.',
    destroyed: 'The unit is destroyed.',
    wiped: 'The unit is wiped out.',
  },
  lost: (models: number) => count(models, { one: '# model is lost.', other: '# models are lost.' }),
  failing: (failing: number, units: string) =>
    count(failing, {
      one: `# unit of ${units} fails its test.`,
      other: `# units of ${units} fail their test.`,
    }),
};
