import type { armyIds } from '../../../rules/usb/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'USB-ARMY-01': { related: ['USB-ARMY-03', 'USB-COMP-03', 'USB-COMP-04'], source: 'U50/53' },
  'USB-ARMY-02': { related: ['USB-ARMY-01', 'USB-ARMY-03'], source: 'U50-51/53-54' },
  'USB-ARMY-03': { related: ['USB-ARMY-01', 'USB-COMP-03', 'USB-MEAS-02'], source: 'U56-58/60-62' },
  'USB-COMP-01': { related: ['USB-COMP-02', 'USB-COMP-04', 'USB-ARMY-01'], source: 'U64/71; U68-69/75-76' },
  'USB-COMP-02': {
    related: ['USB-COMP-01', 'USB-COMP-03', 'USB-COMP-04'],
    source: 'U65/72; U68-69/75-76; U460/476',
  },
  'USB-COMP-03': { related: ['USB-COMP-02', 'USB-COMP-04', 'USB-ARMY-03'], source: 'U66/73' },
  'USB-COMP-04': { related: ['USB-COMP-02', 'USB-COMP-03', 'USB-ARMY-01'], source: 'U67-69/74-76; U521/525' },
} as const satisfies ChapterFacts<(typeof armyIds)[number]>;
