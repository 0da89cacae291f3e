import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const count = plural('pl');
const dieForms = { one: '# kostka', few: '# kostki', many: '# kostek', other: '# kostki' };

export const usbmeleewhy: Messages['usbmeleewhy'] = {
  notes: {
    hidden: (_, amount) =>
      `Zaszarżowani są ukryci: szarżujący muszą ich wypatrzyć jedną kostką na swoją Obronę, ${amount}+.`,
    'moves-away': (_, amount) => `Zaszarżowani ruszają się o ${amount}″ i są poza zasięgiem.`,
    'moves-in-reach': (_, amount) => `Zaszarżowani ruszają się o ${amount}″, ale zostają w zasięgu.`,
    entrenches: () => 'Zaszarżowani się okopują: +1 do ich testów Obrony.',
    'entrenches-in-pit': () => 'Zaszarżowani się okopują, ale w dole trupów nic im to nie daje.',
    'shot-tires': () => 'Strzał w reakcji to walka: zwiększa zmęczenie zaszarżowanych.',
    'broken-from': (_, amount) =>
      `Szarża się łamie, gdy straty Stanowczości po drodze wyniosą ${amount} lub więcej.`,
    engineers: (who) => `${who} nie korzystają z terenu: szarżują na nich inżynierowie.`,
    'heeds-no-terrain': (who) =>
      `${who}: od wzrostu 3 teren im nie pomaga ani nie szkodzi i nie utrudnia ataku na nich.`,
    'charge-rerolls-ones': (who) => `${who} przerzucają jedynki na trafienie: to szarża.`,
    'leaders-reroll-ones': (who) =>
      `${who} przerzucają jedynki na trafienie: liderzy, pierwsza walka wręcz w rundzie.`,
    'blessed-hits': (who) => `${who} są błogosławieni: przerzucają pudła z jednego rzutu jedną bronią.`,
    'blessed-saves': (who) =>
      `${who} są błogosławieni: przerzucają niezdane testy Obrony z jednego rzutu, przed jedną bronią.`,
    'blessed-morale': (who) => `${who} są błogosławieni: przerzucają niezdany test morale.`,
    'brave-attack': (who, amount) =>
      `${who}: Brawurowy Atak, najlepszy model uderza ponownie jedną bronią, tyle razy: ${amount}.`,
    ram: (who, amount) => `${who} taranują, automatyczne trafienia: ${amount}.`,
    'pole-at-once': (who) => `${who} uderzają równocześnie: mają broń drzewcową.`,
    'survivors-strike': (who) => `${who}: oddają ci, którzy przeżyli.`,
    'front-only': (who) => `${who} to falanga atakowana nie od frontu: nie oddają.`,
    'shield-free': (who) => `${who} przerzucają dzięki tarczom niezdane testy Obrony i nic za to nie płacą.`,
    'shield-reroll': (who) => `${who} przerzucają dzięki tarczom niezdane testy Obrony i potem nie oddają.`,
    'shield-kept': (who) => `${who} nie używają tarcz i oddają.`,
    'self-destruction': (who, amount) => `${who} się wysadzają, automatyczne trafienia: ${amount}.`,
    'locked-plain': () => 'Związani walką: nie liczy się ani szarża, ani teren.',
    duel: () => 'Bohater na bohatera: walczą osobno, równocześnie, obaj mogą zginąć.',
    'duel-fled': (who) => `${who}: bohater ucieka z pojedynku i nikogo nie uderza, −2 do punktów.`,
    'duel-both-charge': () => 'W pojedynku obaj bohaterowie liczą się jako szarżujący.',
    'soldiers-save': (who) => `${who} bronią się Obroną żołnierzy, dopóki któryś żyje.`,
    'wounds-spill': (who) => `${who}: nadwyżka punktów k3 ponad jeden model przechodzi na następny.`,
    'wounds-stay': (who) => `${who}: nadwyżka punktów k3 ponad jeden model przepada (zasada domowa).`,
    'one-test': (who) =>
      `${who} testują morale raz za całą szarżę: straty po drodze, od strzałów i od ciosów to jedno zdarzenie, liczone razem po wyniku.`,
    'wiped-no-result': () =>
      'Gdy po jednej stronie nikt nie zostanie, punktów się nie porównuje: nikt się nie cofa ani nie ucieka.',
    friends: (who, amount) => `${who}: dodatkowe oddziały, które liczą się do punktów: ${amount}.`,
    'unbreakable-pays': (who) =>
      `${who} są nie do złamania: zamiast wyniku starcia tracą tyle punktów Stanowczości, ile wynosi różnica.`,
    'defeat-tested': (who) => `${who}: przegrana o 2 lub więcej to test morale przy 50% (zasada domowa).`,
    'thresholds-after': (who) =>
      `${who}: progi strat sprawdza się po wyniku; stan się przez to nie poprawia.`,
    pushed: (who, amount) => `${who} oddają ${amount}″ terenu, gdy przegrają o 2 lub 3.`,
    flight: (who, amount) => `${who} uciekają o ${amount}″, gdy przegrają o 4 lub 5.`,
    'stays-put': (who) => `${who} się nie ruszają: po przegranej zostają na miejscu.`,
  },
  pool: (who, weapon, dice, hit, save) =>
    `${who}, ${weapon}: ${count(dice, dieForms)}, trafienie na ${hit}, obrona na ${save}.`,
  automatic: (who, hits, save) => `${who}, automatyczne trafienia: ${hits}, obrona na ${save}.`,
  ofHit: (reason) => `Do trafienia, ${reason}`,
  ofSave: (reason) => `Do obrony przed tym, ${reason}`,
  need: (face) => (face > 6 ? '6, potem druga 6' : `${face}+`),
};
