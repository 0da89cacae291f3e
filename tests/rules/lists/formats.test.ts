import { describe, expect, it } from 'vitest';
import { readArmyText } from '../../../src/rules/lists/army-text.ts';

/** A list after the shape of a maker, with a heading, a note, decimals where it has them, and the sum that it says. */
interface Format {
  readonly maker: string;
  readonly text: string;
  readonly name: string;
  readonly declared: number;
  readonly units: readonly (readonly [number, string, number, (string | undefined)?, string?])[];
}

const formats: readonly Format[] = [
  {
    maker: 'a plain list',
    text: 'My host – 265,5 pkt\n\nPiechota\n5 włóczników – 60 pkt\n  tarcze\n3x Łucznicy – 45,5 pkt\n\nMachiny\nBalista: 160 pkt',
    name: 'My host',
    declared: 265.5,
    units: [
      [5, 'włóczników', 60, 'Piechota', 'tarcze'],
      [3, 'Łucznicy', 45.5, 'Piechota'],
      [1, 'Balista', 160, 'Machiny'],
    ],
  },
  {
    maker: 'the app of Games Workshop (40k)',
    text: 'Iron Ford (2,000 Points)\n\nKingdom\nStrike Force (2,000 Points)\nGladius\n\nCHARACTERS\n\nCaptain (1,120 Points)\n  • Warlord\n  • 1x Power sword\n\nBATTLELINE\n\nSpear Squad (880 Points)\n  • 1x Sergeant\n    • 1x Spear\n  • 9x Spearman\n    • 9x Spear\n\nExported with App Version: v1.31.1 (73), Data Version: v622',
    name: 'Iron Ford',
    declared: 2000,
    units: [
      [1, 'Captain', 1120, 'CHARACTERS', 'Power sword'],
      [1, 'Spear Squad', 880, 'BATTLELINE', '9x Spear'],
    ],
  },
  {
    maker: 'the app of Games Workshop (AoS)',
    text: "My host 500/1000 pts\nKingdom\nGeneral's Handbook 2025-26\nDrops: 2\nSpell Lore - Old Songs (20)\n\nGeneral's Regiment\nCaptain (120)\n• General\n• Old Crown\nSpears (180)\n• Reinforced\n\nRegiment 1\nArchers (180)\n\nFaction Terrain\nOld Well\n\nCreated with Some App\nApp: 1.22.0 | Data: 363",
    name: 'My host',
    declared: 500,
    units: [
      [1, 'Spell Lore - Old Songs', 20],
      [1, 'Captain', 120, "General's Regiment", 'Old Crown'],
      [1, 'Spears', 180, "General's Regiment", 'Reinforced'],
      [1, 'Archers', 180, 'Regiment 1'],
    ],
  },
  {
    maker: 'Old World Builder',
    text: '===\nIron Ford [1,220 pts]\nOld game, Kingdom, Open War\n===\n\n++ Characters [120 pts] ++\n\nCaptain [120 pts]\n- Hand weapon\n- General\n\n++ Core Units [1,100 pts] ++\n\n10 Spears [100 pts]\n- Spears\n- Shields\n\n50 Bows [1,000 pts]\n- Bows\n\n---\nCreated with "Old Builder"\n\n[https://example.org]',
    name: 'Iron Ford',
    declared: 1220,
    units: [
      [1, 'Captain', 120, 'Characters', 'General'],
      [10, 'Spears', 100, 'Core Units', 'Shields'],
      [50, 'Bows', 1000, 'Core Units', 'Bows'],
    ],
  },
  {
    maker: 'New Recruit, its text',
    text: '# ++ Army Roster ++ [220pts]\n## Kingdom [220pts]\n### Characters [120pts]\nCaptain [120pts]: Hand weapon, General\n### Core [100pts]\n10x Spears [100pts]: Shields\n• 10x Spear',
    name: 'Army Roster',
    declared: 220,
    units: [
      [1, 'Captain', 120, 'Characters', 'General'],
      [10, 'Spears', 100, 'Core', 'Shields'],
    ],
  },
  {
    maker: 'New Recruit, as the app of Games Workshop',
    text: 'Iron Ford (215 points)\n\nKingdom\nIncursion (1,000 points)\n\nCHARACTER\n\n1x Captain (115 points)\n• Warlord\n• 1x Sword\n\nOTHER DATASHEETS\n\n10x Spears (100 points)\n• 9x Spearman\n   ◦ 9x Spear\n• 1x Sergeant',
    name: 'Iron Ford',
    declared: 215,
    units: [
      [1, 'Captain', 115, 'CHARACTER', 'Warlord'],
      [10, 'Spears', 100, 'OTHER DATASHEETS', '9x Spear'],
    ],
  },
  {
    maker: 'New Recruit, as teams send it (WTC)',
    text: '+++++++++++++++++++++++++++++++\n+ FACTION KEYWORD: Kingdom\n+ DETACHMENT: Gladius\n+ TOTAL ARMY POINTS: 215pts\n+\n+ WARLORD: Char1: Captain\n+ NUMBER OF UNITS: 2\n+++++++++++++++++++++++++++++++\n\nChar1: 1x Captain (115 pts): Warlord, Sword\n10x Spears (100 pts)\n• 9x Spearman: 9 with Spear\n• 1x Sergeant: Sword',
    name: '',
    declared: 215,
    units: [
      [1, 'Captain', 115, undefined, 'Warlord, Sword'],
      [10, 'Spears', 100, undefined, '1x Sergeant'],
    ],
  },
  {
    maker: 'Army Forge of OnePageRules',
    text: '++ Iron Ford (v3.4.1) [GF 220pts] ++\n\nCaptain [1] Q3+ D4+ | 120pts | Hero, Tough(3)\n1x CCW (A3)\n\nSpears [10] Q4+ D4+ | 100pts |\n10x Spear (A1)',
    name: 'Iron Ford',
    declared: 220,
    units: [
      [1, 'Captain', 120, undefined, 'Hero, Tough(3)'],
      [10, 'Spears', 100, undefined, '10x Spear'],
    ],
  },
  {
    maker: 'BattleScribe',
    text: '++ Battalion (Kingdom) [15 PL, 300pts] ++\n\n+ HQ [5 PL, 100pts] +\n\nCaptain [5 PL, 100pts]: Sword, Warlord\n\n+ Troops [10 PL, 200pts] +\n\nSpears [10 PL, 200pts]\n. 9x Spear\n. Sergeant\n\n++ Total: [15 PL, 300pts] ++\n\nCreated with BattleScribe (https://example.org)',
    name: 'Battalion',
    declared: 300,
    units: [
      [1, 'Captain', 100, 'HQ', 'Sword, Warlord'],
      [1, 'Spears', 200, 'Troops', 'Sergeant'],
    ],
  },
  {
    maker: 'ListForge',
    text: 'Iron Ford - Kingdom - Gladius (180 points)\n\nCharacter\n\nCaptain (80 points)\n  • Sword\n  • Warlord\n\nBattleline\n\n5x Spears (100 points)\n  • 5x Spear',
    name: 'Iron Ford - Kingdom - Gladius',
    declared: 180,
    units: [
      [1, 'Captain', 80, 'Character', 'Warlord'],
      [5, 'Spears', 100, 'Battleline', '5x Spear'],
    ],
  },
  {
    maker: 'the pack of a tournament, its sum wrong',
    text: 'Player: Ola\nTeam: Ford\nFaction: Kingdom\n\nCore\n5 Spears (12 pts each)\n3x Archers @ 15,5 pts\n- bows\nRare\nBallista, big ......... 105 pts\n\nTotal: 250 pts',
    name: '',
    declared: 250,
    units: [
      [5, 'Spears', 60, 'Core'],
      [3, 'Archers', 46.5, 'Core', 'bows'],
      [1, 'Ballista, big', 105, 'Rare'],
    ],
  },
  {
    maker: 'a chat',
    text: '[27.11.2026, 18:03:11] Ola: Ford 170 pts\n[27.11.2026, 18:03:40] Ola: 5x Spears – 60 pts\n[27.11.2026, 18:04:02] Ola: 1️⃣ Captain – 65,5 pts ✅\n[27.11.2026, 18:04:09] Ola: *Wolves* x3 44,5 pts',
    name: 'Ford',
    declared: 170,
    units: [
      [5, 'Spears', 60],
      [1, 'Captain', 65.5],
      [3, 'Wolves', 44.5],
    ],
  },
  {
    maker: 'points on their own lines',
    text: 'Iron Ford\n\nCaptain\nPoints Cost: 100\n\n5 Spears\nPoints Cost: 60\n\nTotal: 160',
    name: 'Iron Ford',
    declared: 160,
    units: [
      [1, 'Captain', 100],
      [5, 'Spears', 60],
    ],
  },
  {
    maker: 'headings with the sum of what is set in below them',
    text: 'Ford (300 points)\nInfantry 160 points\n    5x Spears 60 points\n    10x Bows 100 points\nHorses 140 points\n    5x Riders 90 points\n    2x Scouts 50 points',
    name: 'Ford',
    declared: 300,
    units: [
      [5, 'Spears', 60, 'Infantry'],
      [10, 'Bows', 100, 'Infantry'],
      [5, 'Riders', 90, 'Horses'],
      [2, 'Scouts', 50, 'Horses'],
    ],
  },
  {
    maker: 'prices of one, as only the sum says',
    text: 'Raiders (210 CP)\n10x Minifig 15 CP\n2x Hero 30 CP',
    name: 'Raiders',
    declared: 210,
    units: [
      [10, 'Minifig', 15],
      [2, 'Hero', 30],
    ],
  },
];

describe('rules/lists: lists by their makers', () => {
  it.each(formats.map((format) => [format.maker, format] as const))(
    'rules/lists: %s',
    (_, { text, name, declared, units }) => {
      const read = readArmyText(text);
      expect(read.units.map((unit) => [unit.count, unit.name, unit.points, unit.squad])).toEqual(
        units.map(([count, called, points, squad]) => [count, called, points, squad]),
      );
      for (const [place, [, , , , note]] of units.entries())
        if (note !== undefined) expect(read.units[place]?.note).toContain(note);
      expect([read.name, read.declared]).toEqual([name, declared]);
    },
  );

  // Where nothing else parts the title from the units, it is a title by its sum alone.
  const bySum = /^(?:a chat|headings with the sum|prices of one)/;
  const parted = formats.filter(({ maker }) => !bySum.test(maker));
  it.each(parted.map((format) => [format.maker, format] as const))(
    'rules/lists: %s, with a wrong total: what it says and what it has stand side by side',
    (_, { text, declared, units }) => {
      const wrong = declared + 1;
      const forms: readonly [right: string, wrong: string][] = [
        [declared.toLocaleString('en'), wrong.toLocaleString('en')],
        [String(declared), String(wrong)],
        [String(declared).replace('.', ','), String(wrong).replace('.', ',')],
      ];
      const said = forms.reduce((known, [right, other]) => known.replaceAll(right, other), text);
      const read = readArmyText(said);
      expect(read.declared).toBe(wrong);
      expect(read.units.map(({ count, name, points }) => [count, name, points])).toEqual(
        units.map(([count, name, points]) => [count, name, points]),
      );
    },
  );

  it('rules/lists: a price of one is found where only so the sum comes out', () => {
    expect(readArmyText('Raiders (210 CP)\n10x Minifig 15 CP\n2x Hero 30 CP').each).toBe(true);
    expect(readArmyText('Raiders (45 CP)\n10x Minifig 15 CP\n2x Hero 30 CP').each).toBe(false);
  });

  it('rules/lists: what else a table says of a unit stays with it, but no number of a row', () => {
    const read = readArmyText(
      [
        'No;Unit;Qty;Points;Weapons;Notes;Move;Picture',
        '1;Spears;5;60;Spear;Old guard;5;https://host.example/spears.png',
        '2;Archers;8;96;Bow;;6;',
      ].join('\n'),
    );
    expect(read.units).toEqual([
      {
        ...{ name: 'Spears', count: 5, points: 60 },
        note: 'Spear\nNotes: Old guard\nMove: 5\nPicture: https://host.example/spears.png',
      },
      { name: 'Archers', count: 8, points: 96, note: 'Bow\nMove: 6' },
    ]);
  });

  it('rules/lists: a picture of a unit stands with it, other links of makers do not', () => {
    const read = readArmyText(
      'Iron Ford [125 pts]\n\n5x Spears [60 pts]\nhttps://host.example/spears.jpg?w=2\n1x Captain [65 pts]\n\nhttps://maker.example/',
    );
    expect(read.units.map(({ name, note }) => [name, note])).toEqual([
      ['Spears', 'https://host.example/spears.jpg?w=2'],
      ['Captain', ''],
    ]);
    expect(read.unread).toEqual([]);
  });

  it('rules/lists: the prices of parts and the picture of a unit of the generator stay, but no picture as a long text', () => {
    const unit = { name: 'Trooper', value: '5', weapons: [{ name: 'Rifle', amount: 2, cost: 5 }] };
    const read = readArmyText(
      JSON.stringify({
        name: 'Reds',
        squads: [
          {
            units: [
              { ...unit, equipment: [{ type: 'Shield', value: 2 }], image: 'https://host.example/t.png' },
              { ...unit, image: 'data:image/png;base64,AAAA' },
            ],
          },
        ],
      }),
    );
    expect(read.units.map(({ note }) => note)).toEqual([
      '2 × Rifle [5 CP]\nShield [2 CP]\nhttps://host.example/t.png',
      '2 × Rifle [5 CP]',
    ]);
  });
});
