import type { DoorId } from '../../../rules/mage-knight/kinds.ts';
import { answerOf } from './answer.ts';
import { doorsOfKind, type WayGoal, type WaysInputs } from './inputs.ts';
import type { WayLine } from './line.ts';

/** Changes that, each made alone, may turn a no. */
export const wayHelps = [
  'open-door',
  'ladder',
  'wall-beside',
  'touching',
  'laid-planking',
  'planking-by-lord',
  'planking-at-wall',
  'planking-at-right-angles',
  'bases-touch',
  'door-by-lord',
  'before-command',
  'base-gone',
] as const;
export type WayHelpId = (typeof wayHelps)[number];

export interface WayHelp {
  readonly help: WayHelpId;
  readonly door?: DoorId;
}

type Trial = WayHelp & { readonly inputs: WaysInputs };

/** The single changes that turn the answer into a yes, or a no into "it depends". */
export function helpsOf(inputs: WaysInputs, wanted?: WayGoal): readonly WayHelp[] {
  const rank = (line: WayLine) => ({ no: 0, open: 1, fact: 1, yes: 2 })[line.outcome];
  const { goals, main } = answerOf(inputs, wanted);
  // What is answered now is what the trials ask for: another goal within reach is no help.
  const asked = wanted ?? goals.find(({ line }) => line === main)?.goal;
  const now = rank(main);
  return trialsOf(inputs)
    .filter((trial) => rank(answerOf(trial.inputs, asked).main) > now)
    .map(({ help, door }) => (door === undefined ? { help } : { help, door }));
}

function trialsOf(inputs: WaysInputs): readonly Trial[] {
  const { up, across, contact, doors } = inputs;
  switch (inputs.question) {
    case 'up':
      return [
        ...doorsOfKind(up.kind)
          .filter((door) => !up.opened.includes(door))
          .map((door): Trial => {
            const opened = [...up.opened, door];
            return { help: 'open-door', door, inputs: { ...inputs, up: { ...up, opened } } };
          }),
        { help: 'ladder', inputs: { ...inputs, up: { ...up, ladder: true } } },
        { help: 'wall-beside', inputs: { ...inputs, up: { ...up, wallBeside: true } } },
      ];
    case 'across': {
      const trial = (help: WayHelpId, part: Partial<typeof across>): Trial => ({
        help,
        inputs: { ...inputs, across: { ...across, ...part } },
      });
      return [
        trial('touching', { joint: 'touching' }),
        trial('laid-planking', {
          joint: 'planked',
          ...(across.joint === 'planked' ? {} : { byLord: true, touchesWall: true, rightAngles: true }),
        }),
        trial('planking-by-lord', { byLord: true }),
        trial('planking-at-wall', { touchesWall: true }),
        trial('planking-at-right-angles', { rightAngles: true }),
      ];
    }
    case 'contact':
      return [{ help: 'bases-touch', inputs: { ...inputs, contact: { ...contact, basesTouch: true } } }];
    case 'doors': {
      const trial = (help: WayHelpId, part: Partial<typeof doors>): Trial => ({
        help,
        inputs: { ...inputs, doors: { ...doors, ...part } },
      });
      return [
        trial('door-by-lord', { byLord: true }),
        trial('before-command', { moment: 'before-command' }),
        trial('base-gone', { blocked: false }),
      ];
    }
  }
}
