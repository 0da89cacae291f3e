import type { Messages } from '../messages.ts';

export const usbrules: Messages['usbrules'] = {
  own: 'domyślnie',
  army: 'Oddziały i armie',
  clear: 'Wyłącz zasady domowe',
  switches: {
    capRule: {
      title: 'Jedna aktywacja może kosztować',
      hint: 'Oddział z całym wyposażeniem albo bohater.',
      values: { third: 'jedną trzecią limitu', literal33: 'dosłownie 33% limitu' },
    },
    growthModel: {
      title: 'Inicjatywa i Stanowczość ze wzrostu',
      hint: 'Potwory i maszyny; na przykład przy wzroście 2.',
      values: { F2: '2 i 6', F1: '3 i 9' },
    },
    smallGrowthSlots: {
      title: 'Wyposażenie maszyny o wzroście poniżej 2',
      hint: 'Na przykład działo, które się nie rusza.',
      values: { '1': 'jedna sztuka', '0': 'żadnego' },
    },
    ruinsStack: {
      title: 'Test Obrony w ruinach dostaje',
      hint: 'Własne +1 ruin i +1, bo oddział liczy się jako okopany.',
      values: { '2': '+2', '1': 'razem +1' },
    },
    meleeDefeatTest: {
      title: 'Walka wręcz przegrana o 2 lub 3',
      hint: 'Przegrana o 4 lub 5 to panika tak czy inaczej.',
      values: { bandOnly: 'oddział jest wstrząśnięty', lostBy2: 'jest wstrząśnięty i testuje jak przy 50%' },
    },
    fatigue: {
      title: 'Do zmęczenia liczą się',
      hint: 'Każda z nich to −1 do Celności.',
      values: { earlier: 'aktywacja i wcześniejsze walki', inclusive: 'wszystkie walki, także ta' },
    },
    specialWeaponPrice: {
      title: '25 punktów za broń specjalną',
      hint: 'Bierze ją najwyżej dwóch, zamiast broni strzeleckiej.',
      values: { onTop: 'dolicza się do ceny broni strzeleckiej', replace: 'zastępuje jej cenę' },
    },
    d3Overflow: {
      title: 'Nadwyżka ran z trafienia za k2 albo k3',
      hint: 'Gdy zadaje ich więcej, niż model wytrzyma.',
      values: { spill: 'przechodzi na następny model', perModel: 'przepada' },
    },
    nearest: {
      title: 'Najbliższy wróg',
      hint: 'Oddział bez bohatera nie może atakować innego.',
      values: { visible: 'z tych, których wolno mu zaatakować', strict: 'ze wszystkich na stole' },
    },
    cargoMix: {
      title: 'Mieszany ładunek',
      hint: 'Piechota i ciężka piechota w jednym transporterze.',
      values: {
        perPurchase: 'każda ładownia wozi jeden rodzaj',
        heavyAsTwo: 'ciężki model zajmuje dwa miejsca',
      },
    },
    luckOnOne: {
      title: 'Jedynka zmieniona Nagięciem Szczęścia',
      hint: 'Poza tym 1 to zawsze porażka.',
      values: { faceChanges: 'liczy się nowy wynik', oneFails: 'to i tak porażka' },
    },
    unbreakable: {
      title: 'Oddziały nie do złamania',
      hint: 'Co je spotyka zamiast paniki.',
      values: {
        panicOnly: 'tracą modele zamiast wpaść w panikę',
        allFailures: 'tracą punkty Stanowczości przy każdym niezdanym teście',
      },
    },
  },
};
