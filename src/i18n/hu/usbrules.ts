import type { Messages } from '../messages.ts';

export const usbrules: Messages['usbrules'] = {
  own: 'alapból',
  army: 'Egységek és seregek',
  clear: 'Házi szabályok kikapcsolása',
  switches: {
    capRule: {
      title: 'Egy aktiválás legfeljebb ennyibe kerülhet',
      hint: 'Egy egység minden felszerelésével, vagy egy hős.',
      values: { third: 'a ponthatár harmada', literal33: 'szó szerint a 33%-a' },
    },
    growthModel: {
      title: 'Kezdeményezés és állhatatosság a növekedésből',
      hint: 'Szörnyek és gépek; például 2-es növekedésnél.',
      values: { F2: '2 és 6', F1: '3 és 9' },
    },
    smallGrowthSlots: {
      title: '2-es növekedés alatti gép felszerelése',
      hint: 'Például egy ágyú, amely nem mozog.',
      values: { '1': 'egy darab', '0': 'semmi' },
    },
    ruinsStack: {
      title: 'A védelempróba módosítója a romok között',
      hint: 'A romok saját +1-e, és még +1, mert az egység beásottnak számít.',
      values: { '2': '+2', '1': 'összesen +1' },
    },
    meleeDefeatTest: {
      title: '2-vel vagy 3-mal elvesztett közelharc',
      hint: '4 vagy 5 különbségnél az egység mindenképp pánikba esik.',
      values: { bandOnly: 'az egység megrendül', lostBy2: 'megrendül, és 50%-os próbát tesz' },
    },
    fatigue: {
      title: 'Fáradtságnak számít',
      hint: 'Mindegyikért −1 célzás jár.',
      values: { earlier: 'az aktiválás és a korábbi harcok', inclusive: 'minden harc, a mostani is' },
    },
    specialWeaponPrice: {
      title: 'A különleges fegyver 25 pontja',
      hint: 'Legfeljebb két figura kapja, a lőfegyvere helyett.',
      values: { onTop: 'a lőfegyver árához adódik', replace: 'a lőfegyver ára helyett áll' },
    },
    d3Overflow: {
      title: 'A k2-es vagy k3-as találat fölös sebei',
      hint: 'Ha többet sebez, mint amennyit egy figura kibír.',
      values: { spill: 'a következő figurára mennek tovább', perModel: 'elvesznek' },
    },
    nearest: {
      title: 'A legközelebbi ellenség',
      hint: 'Hős nélkül az egység mást nem támadhat.',
      values: { visible: 'a megtámadhatók közül', strict: 'az asztalon lévő összes közül' },
    },
    cargoMix: {
      title: 'Vegyes rakomány',
      hint: 'Gyalogság és nehézgyalogság egy szállítóban.',
      values: { perPurchase: 'egy raktér egyfélét visz', heavyAsTwo: 'a nehézgyalogos két helyet foglal' },
    },
    luckOnOne: {
      title: 'A szerencse hajlításával átfordított 1-es',
      hint: 'Az 1-es egyébként mindig kudarc.',
      values: { faceChanges: 'az új szám számít', oneFails: 'akkor is kudarc' },
    },
    unbreakable: {
      title: 'Törhetetlen egységek',
      hint: 'Mi éri őket pánik helyett.',
      values: {
        panicOnly: 'figurákat veszítenek, amikor pánikba esnének',
        allFailures: 'állhatatosságpontot veszítenek minden sikertelen próbánál',
      },
    },
  },
};
