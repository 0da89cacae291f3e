import type { mindIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-CRE-18': {
    title: 'Własny mózg',
    text: 'Mózg robi z kreacji stwora i daje mu Umiejętność 1k6. Kosztuje tyle CP, ile wynosi wielkość, co najmniej 1; każde +1 do Umiejętności kosztuje drugie tyle. Przy wielkości 4 Umiejętność 1k6+1 to razem 8 CP.',
    words: 'umysł inteligencja umiejętność stwór robot ai cena premia mind zwierzę',
  },
  'BW-CRE-19': {
    title: 'Co potrafi stwór',
    text: 'Z mózgiem może robić wszystko to, co minifig, na ile pozwala mu ciało: otwierać drzwi, używać sprzętu, rzucać. Gdy gracze się nie zgadzają, rozstrzyga rzut na rację.',
    words: 'ręce kończyny narzędzia ciało możliwości wątpliwość koń konie smok drzwi używa',
  },
  'BW-CRE-20': {
    title: 'Półmózg',
    text: 'Stwór, który nie ma być całkiem samodzielny, dostaje półmózg za pół ceny; każde +1 do Umiejętności kosztuje jednak tyle, co cały. Przy wielkości 4 z jednym takim +1 to 2 + 4 = 6 CP. Są cztery rodzaje: niekompetentny, prosta istota, zależny i zniewolony.',
    words: 'pół-mózg połowa tani zombie zwierzę niewolnik cena rodzaje half mind głupi',
  },
  'BW-CRE-21': {
    title: 'Niekompetentny',
    text: 'Półmózg, który decyduje sam, ale kiepsko walczy, jak zombie albo ogr: Umiejętność 1k6-2. Tekst angielski: nie można jej podnieść za punkty. Tekst polski: można ją dokupić, ale bez innych premii i bez dorzutów.',
    words: 'zombie ogr mutant cywil niezdara umiejętność głupi',
  },
  'BW-CRE-22': {
    title: 'Prosta istota',
    text: 'Półmózg, który działa tylko według krótkiej listy zachowań, spisanej przed bitwą. Każde musi być konkretne: „strzelaj do tego, co się rusza w pobliżu” wystarczy, „zwyciężaj” nie. Często są takie golemy, roboty i zwierzęta; tekst angielski prowadzi tak też pułapki.',
    words: 'zachowania lista zwierzę pułapka golem robot owca pies program',
  },
  'BW-CRE-23': {
    title: 'Zależny',
    text: 'Półmózg, który słucha pana: dopóki kieruje nim rozumny minifig, potrafi tyle, co z całym mózgiem. Zostawiony sam zachowuje się jak zwierzę. Każdy rozumny minifig z dowolnej drużyny, który go wtedy złapie, zostaje jego panem.',
    words: 'wierzchowiec koń zwierzę android pan złapać przejęcie pies tresowany',
  },
  'BW-CRE-24': {
    title: 'Zniewolony',
    text: 'Półmózg z przymusu: w pętach musi robić, co każą mu ciemiężcy. Uwolniony zrobi wszystko, by nie wrócić do niewoli: atakuje ich, ucieka albo bije, co popadnie.',
    words: 'niewolnik jeniec galernik berserker więzień kajdany uwolniony złapany zmuszony łańcuch',
  },
  'BW-CRE-25': {
    title: 'Co mózg robi w turze',
    text: 'Tyle, co minifig: jedną akcję, z jedną bronią strzelecką albo dwiema broniami do walki bezpośredniej. Komu to nie wystarcza, dokupuje poziomy superzręczności lub wielozadaniowości, każdy za tyle, ile kosztował sam mózg.',
    words: 'możliwości akcja broń tura rozszerzone umiejętności dwie bronie ataków potwór',
  },
  'BW-CRE-26': {
    title: 'Superzręczność',
    text: 'Dla wielu ramion lub naturalnych broni. Każdy poziom, w cenie mózgu, pozwala atakować i kontrować jeszcze 2 broniami do walki bezpośredniej albo strzelać z jeszcze 1 broni, albo używać jeszcze 1 zestawu narzędzi, jeśli starczy rąk. To nadal jedna akcja przeciw jednemu celowi.',
    words: 'ręce ramiona kończyny dużo broni dodatkowy atak szpony macki multidexterity wiele rąk głowy',
  },
  'BW-CRE-27': {
    title: 'Wielozadaniowość',
    text: 'Dla wielu głów lub szybkiego umysłu. Każdy poziom, w cenie mózgu, dodaje 1 cel albo 1 akcję innego rodzaju. Żadna broń, ręka ani rzecz nie służy w turze dwa razy, a bez superzręczności używa się najwyżej 2 rąk lub broni. Minifig z 2 takimi poziomami, 1 poziomem superzręczności i Umiejętnością 1k6+2 kosztuje 9 CP.',
    words: 'dodatkowa akcja głowy cele kilka mózg multitasking celów dwie akcje',
  },
  'BW-OPR-01': {
    title: 'Panele sterowania i operatorzy',
    text: 'Kreacja bez mózgu potrzebuje operatora przy sterach: kole, drążku, konsoli albo choćby w wyznaczonym miejscu. Stery mogą rządzić całością, jak kokpit lub siodło, albo jednym systemem, jak fotel strzelca.',
    words:
      'kierowca kokpit ster kierownica załoga panel siodło mostek konsola operator pilot ile ludzi armaty działa steruje',
  },
  'BW-OPR-02': {
    title: 'Przejęcie sterów',
    text: 'Zniszczone stery unieruchamiają kreację. Lepiej jednak zabić załogę i samemu tam usiąść: nic nie jest zamknięte na klucz. Gdy przy tych samych sterach stoi kilka drużyn, każda może zużywać akcje, by nie dać innym sterować w ogóle.',
    words:
      'porwanie zdobycie kradzież wrogi pojazd spór blokada zniszczenie ukraść samochód czołg przejąć porwać wrogowi',
  },
  'BW-OPR-03': {
    title: 'Sojusznicy przy tych samych sterach',
    text: 'Drużyna może użyć systemu tylko wtedy, gdy żaden sojusznik nie użył go w swojej poprzedniej turze; w tekście polskim: w tej. Wrogowie, którzy przejęli stery, mogą ich użyć od razu.',
    words: 'sojusznik drużyna dwa razy system wspólne tura kolega działo',
  },
  'BW-OPR-04': {
    title: 'Jeden system na akcję',
    text: 'Za akcję operator używa jednego systemu, przeciw jednemu celowi. Jazda: wszelkie kierowanie, choćby z szarżą. Broń strzelecka: jedna albo para jednakowych. Broń do walki bezpośredniej: jeden atak albo jedno parowanie. Przenoszenie: podnieść, nieść, rzucić lub upuścić jedną rzecz albo kilka razem. Urządzenia: jedno, na przykład czujniki lub osłony.',
    words: 'jazda strzał dźwig urządzenie akcja napęd przenoszenie operator strzelać dwóch dział',
  },
  'BW-OPR-05': {
    title: 'Nikt nie kieruje',
    text: 'To, czym nikt nie steruje, działa dalej po staremu: osłony stoją, chwytaki trzymają, a pojazd w ruchu jedzie prosto z prędkością, jaką miał pod koniec swojej ostatniej tury.',
    words: 'dryf bez kierowcy prosto automatyzacja opuszczony pojazd kierowca żyje zginął martwy jedzie',
  },
  'BW-OPR-06': {
    title: 'Kierowca albo strzelec',
    text: 'Zwykły minifig w jednej turze albo kieruje pojazdem czy wierzchowcem, albo robi coś innego. Dlatego pojazdy bojowe mają osobno kierowcę i strzelców.',
    words: 'jazda strzelanie załoga jeździec kierowanie atak jednocześnie jechać strzelać',
  },
  'BW-OPR-07': {
    title: 'Wyszkolony pilot',
    text: 'Pilot, wyszkolony kierowca lub jeździec, kieruje i w tej samej turze wykonuje jedną zwykłą akcję, najczęściej atak. Szkolenie kosztuje 1 CP (cena z tekstu polskiego).',
    words: 'jeździec kierowca szkolenie specjalizacja konny jechać strzelać',
  },
  'BWC-35': {
    title: 'Czy niekompetentny się nauczy?',
    text: 'Tekst angielski: Umiejętność zostaje 1k6-2. Tekst polski: podnoszą ją kupione punkty i nic poza nimi, a dorzutów nie ma. Aplikacja gra w każdej edycji tak, jak wydrukowano.',
    words: 'podnieść premia dorzut tłumaczenie',
  },
  'BWC-39': {
    title: 'Ile kosztuje pilot?',
    text: 'Tekst angielski nie podaje ceny; polski mówi 1 CP, czyli tyle, co dowodzenie. Aplikacja liczy 1 CP w każdej edycji.',
    words: 'cena specjalizacja szkolenie kierowca',
  },
  'BWC-75': {
    title: 'Półmózg najmniejszych',
    text: 'Mózg kosztuje co najmniej 1 CP, półmózg połowę ceny. Aplikacja bierze połowę tego minimum: 0,5 CP przy wielkości 0 i przy wielkości 1.',
    words: 'wielkość zero cena stworzonko',
  },
  'BWC-115': {
    title: 'Która tura sojusznika się liczy?',
    text: 'Tekst angielski: systemu nie wolno użyć, jeśli sojusznik zrobił to w swojej poprzedniej turze. Tekst polski: jeśli zrobił to w tej turze. Aplikacja idzie za tekstem angielskim.',
    words: 'system stery poprzednia',
  },
  'BWC-147': {
    title: 'Ile kosztują dodatkowe ręce przy półmózgu?',
    text: 'Tekst angielski: poziom kosztuje tyle, co pierwotny mózg. Tekst polski: tyle, co dodatkowy, a to może znaczyć cały. Aplikacja bierze to, co stwór zapłacił za swój: połowę.',
    words: 'superzręczność wielozadaniowość połowa cena',
  },
  'BWC-169': {
    title: 'Która broń wymaga rąk?',
    text: 'Tekst wymaga, żeby starczyło rąk. W aplikacji broni trzymanej nigdy nie może być więcej niż rąk; szpony, zęby i zamontowane działa ich nie potrzebują.',
    words: 'ręce superzręczność zamontowana naturalna',
  },
} satisfies ChapterTexts<(typeof mindIds)[number]>;
