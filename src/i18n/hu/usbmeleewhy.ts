import type { Messages } from '../messages.ts';

export const usbmeleewhy: Messages['usbmeleewhy'] = {
  notes: {
    hidden: (_, amount) =>
      `A megrohamozottak rejtőznek: egy kocka a rohamozók védelmére találja meg őket, ${amount}+.`,
    'moves-away': (_, amount) =>
      `A megrohamozottak ${amount}″-et lépnek, és kívül vannak a roham távolságán.`,
    'moves-in-reach': (_, amount) => `A megrohamozottak ${amount}″-et lépnek, de elérhetők maradnak.`,
    entrenches: () => 'A megrohamozottak beássák magukat: +1 a védelempróbáikra.',
    'shot-tires': () => 'A reakcióból leadott lövés harc: fárasztja a megrohamozottakat.',
    'broken-from': (_, amount) =>
      `A roham megtörik, ha útközben legalább ${amount} állhatatosságpont elvész.`,
    'charge-rerolls-ones': (who) => `${who} újradobják az 1-es találatdobásokat, mert rohamoznak.`,
    'leaders-reroll-ones': (who) =>
      `${who} újradobják az 1-es találatdobásokat: vezetők, első közelharc a fordulóban.`,
    'blessed-hits': (who) => `${who} áldottak: a melléütéseket újradobják.`,
    'blessed-saves': (who) => `${who} áldottak: az elrontott védelempróbákat újradobják.`,
    'blessed-morale': (who) => `${who} áldottak: a harci szellem elrontott próbáját újradobják.`,
    'brave-attack': (who, amount) => `${who}: vakmerő támadás, a hős ennyiszer üt még: ${amount}.`,
    ram: (who, amount) => `${who} letipornak, automatikus találatok: ${amount}.`,
    'pole-at-once': (who) => `${who} szálfegyverrel egyszerre ütnek.`,
    'survivors-strike': (who) => `${who} azokkal ütnek vissza, akik megmaradtak.`,
    'front-only': (who) => `${who} falanxban állnak, de nem szemből érik őket: nem ütnek vissza.`,
    'shield-free': (who) =>
      `${who} pajzzsal újradobják az elrontott védelempróbákat, és ez semmibe sem kerül.`,
    'shield-reroll': (who) =>
      `${who} pajzzsal újradobják az elrontott védelempróbákat, és aztán nem ütnek vissza.`,
    'shield-kept': (who) => `${who} nem használják a pajzsot, és visszaütnek.`,
    'self-destruction': (who, amount) => `${who} megsemmisítik magukat, automatikus találatok: ${amount}.`,
    'locked-plain': () => 'Lekötött harc: sem a roham, sem a terep nem számít.',
    duel: () => 'Hős hős ellen: külön harcolnak, egyszerre ütnek, mindketten meghalhatnak.',
    'duel-fled': (who) => `${who}: a hős elmenekül a párbajból, és senkit sem üt, −2 a pontszámra.`,
    'duel-both-charge': () => 'Párbajban mindkét hős rohamozónak számít.',
    'soldiers-save': (who) => `${who} a katonák védelmével védenek, amíg él közülük valaki.`,
    'wounds-spill': (who) => `${who}: a k3 egy figurán túli pontjai a következőre mennek.`,
    'wounds-stay': (who) => `${who}: a k3 egy figurán túli pontjai elvesznek (házi szabály).`,
    friends: (who, amount) => `${who}: a pontszámba beleszámító további egységek: ${amount}.`,
    'unbreakable-pays': (who) =>
      `${who} törhetetlenek: az eredmény helyett a különbséget állhatatosságpontban fizetik.`,
    'defeat-tested': (who) =>
      `${who}: aki legalább 2-vel veszít, 50%-os próbát tesz a harci szellemre (házi szabály).`,
    'thresholds-after': (who) =>
      `${who}: a veszteség küszöbei az eredmény után jönnek; az állapotot nem javítják.`,
    pushed: (who, amount) => `${who} ${amount}″-et hátrálnak, ha 2-vel vagy 3-mal veszítenek.`,
    flight: (who, amount) => `${who} ${amount}″-et menekülnek, ha 4-gyel vagy 5-tel veszítenek.`,
    'stays-put': (who) => `${who} nem tudnak mozogni: vereség után is ott maradnak.`,
  },
  pool: (who, weapon, dice, hit, save) =>
    `${who}, ${weapon}: ${dice} kocka, találat ${hit}, védelem ${save}.`,
  automatic: (who, hits, save) => `${who}: ${hits} automatikus találat, védelem ${save}.`,
  ofHit: (reason) => `Találatra, ${reason}`,
  ofSave: (reason) => `Védelemre ez ellen, ${reason}`,
  need: (face) => (face > 6 ? '6, aztán 6' : `${face}+`),
};
