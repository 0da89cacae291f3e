import type { QuikPurpose, QuikResult, QuikSide } from '../../rules/brikwars/quik-play-record.ts';
import type { Messages } from '../messages.ts';

const sides: Readonly<Record<QuikSide, string>> = {
  attacker: 'Támadás',
  target: 'Célpont',
  vehicle: 'Jármű',
  obstacle: 'Akadály',
  hero: 'Hős',
  opponent: 'Ellenfél',
};

const purposes: Readonly<Record<QuikPurpose, string>> = {
  begin: 'előbb egy tett?',
  throw: 'meddig repül',
  damage: 'sebzés',
  armor: 'páncéldobás',
  brick: 'melyik elem jön?',
  feat: 'a tett kockája',
  opposing: 'ellendobás',
  act: 'cselekvés',
};

const results: Readonly<Partial<Record<QuikResult, string>>> = {
  'in-range': 'Elér odáig',
  short: 'Nem ér el odáig',
  lives: 'Túlélte',
  destroyed: 'Elpusztult',
  'comes-off': 'Leválik',
  holds: 'Tart',
  succeeds: 'Sikerült',
  fails: 'Nem sikerült',
};

export const quikplay: Messages['quikplay'] = {
  step: (side, purpose) => `${side}: ${purpose}`,
  attackNumber: (number, of, what) => `${what} (${number}/${of})`,
  sides,
  purposes,
  results,
  beginnings: { attack: 'Támadás', feat: 'Előbb egy tett' },
  featTried: 'A tett',
  nextBrick: (studs) => `${studs} bütyök`,
  log: {
    throw: (total, need) => `${total}″-re repül, ${need}″ kell`,
    damage: (total) => `sebzés ${total}`,
    taken: (total) => `kapott sebzés ${total}`,
    doubled: (total) => `sebzés ${total}, kétszer számít`,
    armor: (total, damage) => `páncéldobás ${total}, sebzés ${damage}`,
    harmless: 'nincs sebzés, nincs páncéldobás',
    brick: (studs, damage) => `sebzés ${damage}, az elemet ${studs} tartja`,
    feat: (total) => `dobás ${total}`,
    opposing: (total, need) => `dobás ${total}, a hősé ${need}`,
    act: (total, need) => `dobás ${total}, ${need} kell`,
  },
  logLine: (side, what) => `${side}: ${what}.`,
  outcomes: {
    destroyed: 'A célpont elpusztult.',
    lives: 'A célpont túlélte.',
    featSucceeds: 'A tett sikerült.',
    featFails: 'A tett nem sikerült: a hős viseli a következményeit.',
    actSucceeds: 'Sikerült.',
    actFails: 'Nem sikerült.',
    bricks: (bricks) => (bricks === 0 ? 'Egy elem sem válik le.' : `${bricks} elem válik le.`),
    vehicle: (bricks) => (bricks === 0 ? 'A jármű ép marad.' : `A jármű ${bricks} elemet veszít.`),
    obstacle: (bricks) => (bricks === 0 ? 'Az akadály ép marad.' : `Az akadály ${bricks} elemet veszít.`),
  },
};
