import type { meleeIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-MELEE-01': {
    title: 'Kto sięga wroga w szarży',
    text: 'Jeśli jeden model z oddziału widzi wroga i ma do niego zasięg szarży, szarżować może cały oddział. Szarżuje się tylko na jeden oddział. Zasięg to ruch w szarży: 10", zmienione o wszystko, co zmienia ruch.',
    words: 'zasięg linia widzenia odległość jeden cel daleko szarża',
  },
  'USB-MELEE-02': {
    title: 'Na kogo wolno szarżować',
    text: 'Oddział szarżuje tylko na najbliższą aktywację wroga. Jeśli jest w nim bohater, może szarżować na dowolną wrogą jednostkę. Jak w strzelaniu, aplikacja liczy tylko wrogów, których w ogóle wolno zaatakować, a samotny bohater też wybiera dowolnie; szarża zawsze na najbliższego to zasada domowa.',
    words: 'cel szarży najbliższy wróg wybór bohater wybrać',
  },
  'USB-MELEE-03': {
    title: 'Dosunięcie do kontaktu',
    text: 'Po reakcji jak najwięcej szarżujących modeli dosuwa się do podstawek wroga. Zanim zaszarżowany oddział odda, jego gracz tak samo dosuwa wszystkie swoje modele do podstawek atakującego.',
    words: 'kontakt podstawka styk zwarcie dosuwanie stykać podstawki',
  },
  'USB-MELEE-04': {
    title: 'Ile kostek w walce wręcz',
    text: 'Wszystkie modele z oddziału rzucają tyloma kostkami, ile mają Inicjatywy, nie tylko te w kontakcie. Oddział uderza wszystkimi swoimi broniami do walki wręcz; każda broń potwora lub maszyny dostaje pełne kostki. Słowo „any” w tekście angielskim może znaczyć tylko jedną broń; aplikacja trzyma się polskiego: każdą.',
    words: 'ataki liczba ciosy drugi szereg pula bronie',
  },
  'USB-MELEE-05': {
    title: 'Trafienie i obrona w walce wręcz',
    text: 'Każda kostka to test Celności, a każde trafienie można obronić testem Obrony. Szarżujący oddział raz przerzuca swoje wyniki 1 na trafienie, a jego broń kawaleryjska daje +1 do Celności i −1 do Obrony wroga. Ciężka broń daje −2 do Obrony wroga, naprawdę ciężka broń potworów i maszyn −3. Osłona, okopanie, formacje, wstrząśnięcie, panika i zmęczenie liczą się jak w strzelaniu, kamuflaż nie. Gdy oddziały są związane walką, w dalszych jej rundach szarża i teren nic nie dają.',
    words: 'rzut na lanca miecz dwuręczny modyfikatory premia szarża',
  },
  'USB-MELEE-06': {
    title: 'Oddawanie',
    text: 'Gdy straty po szarży zejdą ze stołu, wszystkie żywe modele zaszarżowanego oddziału mogą oddać. Szarżujący broni się przed ich trafieniami jak zwykle.',
    words: 'oddać odpowiedź ciosy kontratak broniący uderza',
  },
  'USB-MELEE-07': {
    title: 'Broń drzewcowa',
    text: 'Zaszarżowany oddział z bronią drzewcową uderza równocześnie z szarżującym, zanim zejdą jego własne straty. Kosztuje 3 punkty za model, 5 dla potwora lub maszyny.',
    words: 'włócznia pika halabarda jednocześnie równocześnie włócznie piki',
  },
  'USB-MELEE-08': {
    title: 'Tarcze w walce wręcz',
    text: 'Niezdane testy Obrony w walce wręcz można raz przerzucić. Oddział, który to zrobi, nie może w tej walce oddać; ten, który już uderzył, na przykład szarżujący, nic nie traci. Tekst angielski mówi, że nie może „return” (wrócić); aplikacja trzyma się polskiego i rozumie przez to oddawanie. Tarcze kosztują 3 punkty za model. Te dla potworów i maszyn kosztują 10 i nie zabraniają oddać. Jeśli oddział ma też broń drzewcową, zdecyduj przed pierwszym rzutem.',
    words: 'tarcza przerzut obrony pawęż generator nie oddaje',
  },
  'USB-MELEE-09': {
    title: 'Liderzy',
    text: 'Liderzy kosztują +30 punktów za oddział, raz, bez względu na jego wielkość. Oddział ma +1" do ruchu, a w swojej pierwszej walce wręcz w rundzie przerzuca wyniki 1 na trafienie. W szarży 1 przerzuca się i tak; żadnej kostki nie przerzuca się dwa razy. W aplikacji liderów mają oddziały piechoty, ciężkiej piechoty i jazdy.',
    words: 'sierżant sztandar muzyk dowództwo przerzut jedynki lider szef cena',
  },
  'USB-MELEE-10': {
    title: 'Taranowanie',
    text: 'W szarży potwór lub maszyna dodaje tyle automatycznych trafień, ile ma punktów wzrostu, przy wzroście 6 jest ich 6. Przed nimi broni się normalnie i broń maszyny tego nie utrudnia.',
    words: 'taran rozjechanie uderzenie pojazd potwór automatyczne trafienia rozjechać czołg',
  },
  'USB-MELEE-11': {
    title: 'Samozniszczenie',
    text: 'W walce wręcz oddział z tą specjalizacją może się wysadzić zamiast atakować. Zadaje automatyczne trafienia, 2 za każdy punkt Stanowczości, jaki mu został, i jest zniszczony; wróg broni się jak zwykle. Przy 3 punktach to 6 trafień. Oddział liczy się jako stracony, a jeśli nic z niego nie zostało, aplikacja nie liczy wyniku starcia.',
    words: 'samobójczy bomba wybuch kamikaze wysadzenie specjalizacja wysadzić',
  },
  'USB-MELEE-12': {
    title: 'Związani walką',
    text: 'Jeśli punkty różnią się o 0 lub 1, oddziały pozostają związane walką. Następna aktywacja dowolnego z nich to obowiązkowo kolejna runda tej walki, bez premii za szarżę i teren, nawet gdy oddział panikuje. Tekst angielski pomija słowo „obowiązkowo”; aplikacja trzyma się polskiego. Do związanych walką nikt nie strzela: tekst o tym milczy, więc w aplikacji nie wolno, chyba że gracze ustalą inaczej.',
    words: 'zakleszczenie utrzymanie zwarcie trwa strzelanie do walczących remis uciec utknął',
  },
  'USB-MELEE-13': {
    title: 'Walka wręcz krok po kroku',
    text: 'Szarżujący wskazuje cel. Zaszarżowany oddział reaguje, jeśli może; szarżujący, który stracił za dużo, zatrzymuje się. Szarżujący dosuwają się i uderzają, wróg się broni i zdejmuje straty. Potem dosuwa swoje modele i oddaje. Na koniec policz wynik starcia i przetestuj morale. Przy broni drzewcowej i w pojedynku obie strony uderzają jednocześnie.',
    words: 'kolejność etapy fazy szarża przebieg przebiega',
  },
  'USB-REACT-01': {
    title: 'Kto może reagować na szarżę',
    text: 'Zaszarżowany oddział może reagować, jeśli nie był jeszcze aktywowany w tej rundzie. Okopany może reagować nawet po aktywacji. Reakcja nie zużywa aktywacji, ale strzał w reakcji liczy się do zmęczenia jako walka.',
    words: 'reakcja odpowiedź aktywowany okopany odstrzelić szarżującemu',
  },
  'USB-REACT-02': {
    title: 'Reakcje na szarżę',
    text: 'Wybierz jedną: ruch o 3"; albo strzał, jeśli szarżujący jest dalej niż 5"; albo okopanie. Oddział okopany już wcześniej może strzelać na każdą odległość, ale nie może się ruszyć.',
    words: 'reakcja ostrzał szarżującego ucieczka odskok okopanie wybór kontratak szarżują',
  },
  'USB-REACT-03': {
    title: 'Złamana szarża',
    text: 'Jeśli szarżujący straci w trakcie szarży co najmniej 25 % Stanowczości, z którą zaczął grę, zatrzymuje się w połowie dystansu i walki nie ma. Przy 8 punktach to 2. Aplikacja liczy to, co stracono w tej szarży: wskutek reakcji, w terenie niebezpiecznym, przy wspinaczce.',
    words: 'nieudana zatrzymana ćwierć straty ostrzał pół drogi ostrzelana',
  },
} satisfies ChapterTexts<(typeof meleeIds)[number]>;
