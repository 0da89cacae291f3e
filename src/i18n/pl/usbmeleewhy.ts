import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const count = plural('pl');
const dieForms = { one: '# kostka', few: '# kostki', many: '# kostek', other: '# kostki' };

export const usbmeleewhy: Messages['usbmeleewhy'] = {
  notes: {
    hidden: (_, amount) =>
      `Szarżowani są ukryci: szarżujący muszą ich wypatrzyć jedną kostką na swoją Obronę, ${amount}+.`,
    'moves-away': (_, amount) => `Szarżowani ruszają się o ${amount}″ i są poza zasięgiem.`,
    'moves-in-reach': (_, amount) => `Szarżowani ruszają się o ${amount}″, ale zostają w zasięgu.`,
    entrenches: () => 'Szarżowani się okopują: +1 do ich testów Obrony.',
    'shot-tires': () => 'Strzał w reakcji to walka: męczy szarżowanych.',
    'broken-from': (_, amount) =>
      `Szarża łamie się przy ${amount} lub więcej punktach Stanowczości straconych po drodze.`,
    'charge-rerolls-ones': (who) => `${who} przerzucają jedynki na trafienie: to szarża.`,
    'leaders-reroll-ones': (who) =>
      `${who} przerzucają jedynki na trafienie: liderzy, pierwsza walka wręcz w rundzie.`,
    'blessed-hits': (who) => `${who} są błogosławieni: przerzucają pudła.`,
    'blessed-saves': (who) => `${who} są błogosławieni: przerzucają nieudane testy Obrony.`,
    'blessed-morale': (who) => `${who} są błogosławieni: przerzucają nieudany test morale.`,
    'brave-attack': (who, amount) => `${who}: Brawurowy Atak, dodatkowe uderzenia bohatera: ${amount}.`,
    ram: (who, amount) => `${who} taranują, automatyczne trafienia: ${amount}.`,
    'pole-at-once': (who) => `${who} bronią drzewcową uderzają równocześnie.`,
    'survivors-strike': (who) => `${who}: oddają ci, którzy przeżyli.`,
    'front-only': (who) => `${who} to falanga atakowana nie od frontu: nie oddają.`,
    'shield-free': (who) => `${who} przerzucają tarczami nieudane testy Obrony i nic za to nie płacą.`,
    'shield-reroll': (who) => `${who} przerzucają tarczami nieudane testy Obrony i potem nie oddają.`,
    'shield-kept': (who) => `${who} nie używają tarcz i oddają.`,
    'self-destruction': (who, amount) => `${who} się wysadzają, automatyczne trafienia: ${amount}.`,
    'locked-plain': () => 'Związani walką: nie liczy się ani szarża, ani teren.',
    duel: () => 'Bohater na bohatera: walczą osobno, równocześnie, obaj mogą zginąć.',
    'duel-fled': (who) => `${who}: bohater ucieka z pojedynku i nikogo nie uderza, −2 do punktów.`,
    'duel-both-charge': () => 'W pojedynku obaj bohaterowie liczą się jako szarżujący.',
    'soldiers-save': (who) => `${who} bronią się Obroną żołnierzy, dopóki któryś żyje.`,
    'wounds-spill': (who) => `${who}: punkty K3 ponad jedną figurkę przechodzą na następną.`,
    'wounds-stay': (who) => `${who}: punkty K3 ponad jedną figurkę przepadają (zasada domowa).`,
    friends: (who, amount) => `${who}: dodatkowe oddziały, które liczą się do punktów: ${amount}.`,
    'unbreakable-pays': (who) =>
      `${who} są nie do złamania: zamiast skutku wyniku tracą różnicę w punktach Stanowczości.`,
    'defeat-tested': (who) => `${who}: przegrana o 2 lub więcej to test morale 50% (zasada domowa).`,
    'thresholds-after': (who) =>
      `${who}: progi strat sprawdza się po wyniku; stan się przez to nie poprawia.`,
    pushed: (who, amount) => `${who} oddają ${amount}″ terenu, gdy przegrają o 2 lub 3.`,
    flight: (who, amount) => `${who} uciekają o ${amount}″, gdy przegrają o 4 lub 5.`,
    'stays-put': (who) => `${who} się nie ruszają: po przegranej zostają na miejscu.`,
  },
  pool: (who, weapon, dice, hit, save) =>
    `${who}, ${weapon}: ${count(dice, dieForms)}, trafienie na ${hit}, obrona na ${save}.`,
  automatic: (who, hits, save) => `${who}: automatyczne trafienia ${hits}, obrona na ${save}.`,
  ofHit: (reason) => `Do trafienia, ${reason}`,
  ofSave: (reason) => `Do obrony przed tym, ${reason}`,
  need: (face) => (face > 6 ? '6, potem 6' : `${face}+`),
};
