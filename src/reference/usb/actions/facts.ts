import type { actionIds } from '../../../rules/usb/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'USB-ACT-01': {
    related: ['USB-ACT-04', 'USB-MOVE-07', 'USB-SHOOT-01', 'USB-FORM-01'],
    source: 'U115/123; U130/133',
    tables: ['usb-actions'],
  },
  'USB-ACT-02': { related: ['USB-ACT-03', 'USB-MOVE-07', 'USB-MOR-06'], source: 'U116/124; U130/133' },
  'USB-ACT-03': {
    related: ['USB-MELEE-01', 'USB-MELEE-13', 'USB-MELEE-05', 'USB-TEST-05'],
    source: 'U117/125',
    rulings: ['USB-A-52'],
  },
  'USB-ACT-04': {
    related: ['USB-ACT-01', 'USB-SHOOT-06', 'USB-TEST-04'],
    source: 'U118/126',
    rulings: ['USB-C-14'],
  },
  'USB-ACT-05': {
    related: ['USB-REACT-01', 'USB-REACT-02', 'USB-SHOOT-07', 'USB-TERR-03'],
    source: 'U119/127; U138/144; U165/175; U347/363',
    rulings: ['USB-A-04', 'USB-A-62'],
  },
  'USB-ACT-06': {
    related: ['USB-ACT-01', 'USB-DICE-02', 'USB-SPEC-07'],
    source: 'U120/128',
    rulings: ['USB-C-08'],
  },
} as const satisfies ChapterFacts<(typeof actionIds)[number]>;
