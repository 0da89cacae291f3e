import type { Messages } from '../messages.ts';

export const usbmeleewhy: Messages['usbmeleewhy'] = {
  notes: {
    hidden: (_, amount) =>
      `A megrohamozottak rejtőznek: a rohamozóknak egy kockával a saját védelmükre kell dobniuk, ${amount}+.`,
    'moves-away': (_, amount) =>
      `A megrohamozottak ${amount}″-et lépnek, és kívül vannak a roham távolságán.`,
    'moves-in-reach': (_, amount) => `A megrohamozottak ${amount}″-et lépnek, de elérhetők maradnak.`,
    entrenches: () => 'A megrohamozottak beássák magukat: +1 a védelempróbáikra.',
    'entrenches-in-pit': () => 'A megrohamozottak beássák magukat, de a tetemgödörben ez semmit sem ér.',
    'shot-tires': () => 'A reakcióból leadott lövés harc: fárasztja a megrohamozottakat.',
    'broken-from': (_, amount) =>
      `A roham megtörik, ha útközben legalább ${amount} állhatatosságpont elvész.`,
    engineers: (who) => `${who} nem veszik hasznát a terepnek: mérnökök rohamozzák meg őket.`,
    'heeds-no-terrain': (who) =>
      `${who}: 3-as növekedéstől a terep nem segíti és nem hátráltatja őket, és a támadóikat sem zavarja.`,
    'charge-rerolls-ones': (who) => `${who} újradobják a találatdobás 1-eseit, mert rohamoznak.`,
    'leaders-reroll-ones': (who) =>
      `${who} újradobják a találatdobás 1-eseit: vezetők, első közelharc a fordulóban.`,
    'blessed-hits': (who) => `${who} áldottak: egy fegyver egyetlen találatdobásának kudarcait újradobják.`,
    'blessed-saves': (who) =>
      `${who} áldottak: egy fegyver ütései ellen egyszer újradobják a sikertelen védelempróbákat.`,
    'blessed-morale': (who) => `${who} áldottak: a harci szellem sikertelen próbáját újradobják.`,
    'brave-attack': (who, amount) =>
      `${who}: vakmerő támadás, a legjobb figura egy fegyverrel még ${amount} alkalommal üt.`,
    ram: (who, amount) => `${who} letipornak: ${amount} automatikus találat.`,
    'pole-at-once': (who) => `${who} szálfegyverrel egyszerre ütnek.`,
    'survivors-strike': (who) => `${who} azokkal ütnek vissza, akik megmaradtak.`,
    'front-only': (who) => `${who} falanxban állnak, de nem szemből érik őket: nem ütnek vissza.`,
    'shield-free': (who) =>
      `${who} pajzzsal újradobják a sikertelen védelempróbákat, és ez semmibe sem kerül.`,
    'shield-reroll': (who) =>
      `${who} pajzzsal újradobják a sikertelen védelempróbákat, és aztán nem ütnek vissza.`,
    'shield-kept': (who) => `${who} nem használják a pajzsot, és visszaütnek.`,
    'self-destruction': (who, amount) => `${who} megsemmisítik magukat: ${amount} automatikus találat.`,
    'locked-plain': () => 'Lekötött harc: sem a roham, sem a terep nem számít.',
    duel: () => 'Hős hős ellen: külön harcolnak, egyszerre ütnek, mindketten meghalhatnak.',
    'duel-fled': (who) => `${who}: a hős elmenekül a párbajból, és senkit sem üt, −2 a pontszámra.`,
    'duel-both-charge': () => 'Párbajban mindkét hős rohamozónak számít.',
    'soldiers-save': (who) => `${who} a katonák védelmével védenek, amíg él közülük valaki.`,
    'wounds-spill': (who) => `${who}: a k3 egy figurán túli pontjai a következőre mennek.`,
    'wounds-stay': (who) => `${who}: a k3 egy figurán túli pontjai elvesznek (házi szabály).`,
    'one-test': (who) =>
      `${who} az egész rohamért egyszer tesznek próbát: az útközbeni, a lövésektől és az ütésektől szenvedett veszteség egy esemény, az eredmény után együtt számít.`,
    'wiped-no-result': () =>
      'Ha az egyik félből senki sem marad, nincs pontozás: senki sem hátrál, és senki sem menekül.',
    friends: (who, amount) => `${who}: a pontszámba beleszámító további egységek: ${amount}.`,
    'unbreakable-pays': (who) =>
      `${who} törhetetlenek: az eredmény helyett a különbséget állhatatosságpontban fizetik.`,
    'defeat-tested': (who) =>
      `${who}: aki legalább 2-vel veszít, 50%-os próbát tesz a harci szellemre (házi szabály).`,
    'thresholds-after': (who) =>
      `${who}: a veszteségküszöbök próbája az eredmény után jön; az állapoton nem javít.`,
    pushed: (who, amount) => `${who} ${amount}″-et hátrálnak, ha 2-vel vagy 3-mal veszítenek.`,
    flight: (who, amount) => `${who} ${amount}″-et menekülnek, ha 4-gyel vagy 5-tel veszítenek.`,
    'stays-put': (who) => `${who} nem tudnak mozogni: vereség után is ott maradnak.`,
  },
  pool: (who, weapon, dice, hit, save) =>
    `${who}, ${weapon}: ${dice} kocka, találat ${hit}, kivédés ${save}.`,
  automatic: (who, hits, save) => `${who}: ${hits} automatikus találat, kivédés ${save}.`,
  ofHit: (reason) => `Találat, ${reason}`,
  ofSave: (reason) => `Kivédés ez ellen, ${reason}`,
  need: (face) => (face > 6 ? '6, majd még egy 6' : `${face}+`),
};
