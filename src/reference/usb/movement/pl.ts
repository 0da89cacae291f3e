import type { movementIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-MOVE-01': {
    title: 'Koherencja',
    text: 'Żaden model nie może stać dalej niż 1" od najbliższego ani dalej niż 10" od najdalszego modelu ze swojego oddziału. Mierzysz od krawędzi do krawędzi podstawek.',
    words: 'spójność razem rozciągnięty oddział odległość odstęp rozciągnąć',
  },
  'USB-MOVE-02': {
    title: 'Przez co można przejść',
    text: 'Oddział może przechodzić przez inne jednostki swojej strony, wąskie przejścia, okna i tym podobne. Ruch trzeba skończyć tam, gdzie żaden model się nie przewraca.',
    words: 'przemieszczanie przenikanie własne drzwi okno stabilnie przewraca',
  },
  'USB-MOVE-03': {
    title: 'Jeden cal od wroga',
    text: 'Bliżej niż 1" do wroga wolno podejść tylko w szarży: każdy tak bliski ruch liczy się jako szarża.',
    words: 'odstęp odległość za blisko przeciwnik podejście',
  },
  'USB-MOVE-04': {
    title: 'Drabiny i schody',
    text: 'Po drabinach i schodach oddział porusza się z normalną szybkością. Tekst nie mówi, czy dostaje wtedy trafienia za wspinaczkę; w aplikacji nie.',
    words: 'drabina wchodzenie piętro poziom budynek',
  },
  'USB-MOVE-05': {
    title: 'Jazda porusza się szybciej',
    text: 'Jazda dodaje +4" do każdego ruchu: ma 9" w ruchu taktycznym, 14" w biegu i szarży. Trudny teren spowalnia ją tak jak innych; w aplikacji najpierw dodaje się +4", potem dzieli na pół, a na koniec zostaje najwyżej 5".',
    words: 'kawaleria konie motory jeźdźcy szybkość koń jak szybka jest szybkie',
  },
  'USB-MOVE-06': {
    title: 'Jak poruszają się potwory i maszyny',
    text: 'Potwór lub maszyna o wzroście 0 w ogóle nie może się ruszać. Od wzrostu 1 porusza się jak inne jednostki, od wzrostu 5 z +2". Gdy nieruchomy potwór lub maszyna przegra walkę wręcz, w aplikacji dostaje tylko stan (wstrząśnięcie albo panikę).',
    words: 'nieruchome działo katapulta pojazd czołg rośnie szybkość smok szybko jeździ',
  },
  'USB-MOVE-07': {
    title: 'Ile wynosi cały ruch',
    text: 'Zacznij od 5" w ruchu taktycznym albo 10" w biegu i szarży. Dodaj wszystko, co jest w calach: jazda +4", liderzy +1", lotnicy +2", wzrost 5 lub więcej +2", kolumna marszowa +5", falanga −1", droga +3". Jeśli oddział się ukrywa albo spowalnia go teren (trudny teren, dół trupów, ruiny, las), podziel sumę raz na pół; w takim terenie zostaje potem najwyżej 5". Teren nie spowalnia lotników, łowczych ani potworów i maszyn o wzroście 3 lub więcej. Tekst nie ustala tej kolejności, tak rozstrzyga aplikacja; ułamki cala zostają.',
    words: 'zasięg ruchu suma szybkość modyfikatory połowa kolejność droga cali razem',
  },
  'USB-FORM-01': {
    title: 'Zmiana formacji',
    text: 'Oddział może zmienić formację raz w czasie swojego ruchu, na początku albo na końcu, ale nigdy po drodze.',
    words: 'formacje przegrupowanie szyk kiedy jak często zmienić',
  },
  'USB-FORM-02': {
    title: 'Harcownicy',
    text: 'Formacja standardowa: żadnych premii i żadnych kar.',
    words: 'szyk luźny domyślna zwykła tyraliera zwykły',
  },
  'USB-FORM-03': {
    title: 'Kolumna marszowa',
    text: 'Oddział ma +5" do ruchu, ale −1 do Obrony i −1 do Celności i nie może się okopać. Modele ustaw w szeregu albo jeden za drugim: tekst polski i angielski różnią się tu słowem, ale nic od tego nie zależy.',
    words: 'formacja szyk marsz szybki rząd droga szybciej',
  },
  'USB-FORM-04': {
    title: 'Falanga',
    text: 'Modele stykają się podstawkami i tworzą mniej więcej prostokąt; jeden z jego boków wybierasz na front. Od frontu oddział ma +1 do Obrony i +1 do Celności; dostaje też +1 do wyniku starcia (w tekście 1+). Z pozostałych 3 boków ma −1 do Obrony. Ma −1" do ruchu i może atakować tylko na wprost.',
    words: 'formacja szyk blok czworobok włócznie front flanka bok tył prostokąt ściana tarcz mur',
  },
  'USB-FORM-05': {
    title: 'Ukrycie',
    text: 'Ukryty oddział ma połowę ruchu. Można go zaatakować tylko wtedy, gdy jest najbliższym wrogiem atakującego, a atakujący zda test własnej Obrony, bez żadnych modyfikatorów; bohater w atakującym oddziale nic tu nie zmienia, a niezdany test kosztuje atak, ale nie ruch. Oddział przestaje być ukryty, gdy sam zaatakuje albo zostanie zaatakowany, wręcz lub strzelecko. Tekst angielski testuje Stanowczość; aplikacja trzyma się polskiego i testuje Obronę, bo Stanowczość to liczba punktów, a nie wynik na kostce.',
    words: 'ukryty zasadzka skradanie chowa formacja niewidoczny skradać',
  },
} satisfies ChapterTexts<(typeof movementIds)[number]>;
