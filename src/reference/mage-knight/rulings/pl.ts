import type { rulingIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-A-15': {
    title: 'Które obrażenia są bazowe?',
    text: 'Żeby atakować zamek, trzeba mieć bazowe (alap) obrażenia co najmniej 4. Może chodzić o wartość przy bieżącym kliku albo przy pierwszym. Aplikacja bierze wartość wydrukowaną przy bieżącym kliku, przed premiami i karami, bo bazowe to przeciwieństwo zmodyfikowanych. Pierwszy klik to zasada domowa.',
    words: 'wydrukowane zmodyfikowane początkowy klik premia alap',
  },
  'MK-A-16': {
    title: 'Czy tytanów i jednostek z kilkoma dialami dotyczy reszta zasad?',
    text: 'Lista po prostu pozwala tytanom i jednostkom z kilkoma dialami atakować zamki. Można by uznać, że zwalnia ich to ze wszystkich innych warunków. Aplikacja tak nie uznaje: wręcz muszą dotykać przednim łukiem i nie mogą atakować sekcji, na której stoją, bo te dwie zasady nie znają wyjątków.',
    words: 'tytan wyjątek zawsze kontakt przedni łuk wielodialowa',
  },
  'MK-A-17': {
    title: 'Czy sekcja zamku może strzelać do zamku?',
    text: 'Zasada dalekiego strzału przewiduje zamek jako cel sekcji, ale lista uprawnionych do ataku na zamek sekcji nie wymienia. Aplikacja pozwala strzelać sekcji, która spełnia warunki jak każdy: bazowe obrażenia z dystansu co najmniej 4, przed −2 za daleki strzał, albo zdolność strzelecka z listy. Zasada domowa: sekcji wolno zawsze.',
    words: 'wieża przeciw zamkowi wroga daleki strzał',
  },
  'MK-A-20': {
    title: 'Czy figurka na pomoście stoi na murze?',
    text: 'Zakaz mówi o sekcji, na której figurka stoi, a o pomoście milczy, więc pomost mógłby być osobnym miejscem. Aplikacja liczy go jako mur, bo według tekstu jest częścią muru, do którego go przymocowano. Kto tam stoi, może atakować sąsiednią sekcję.',
    words: 'deski kładka deszkázat własna sekcja',
  },
  'MK-A-21': {
    title: 'Czy figurka pod łukiem bramy stoi na baszcie bramnej?',
    text: 'Pod łukiem wolno stać, ale tekst nie mówi, czy jest się wtedy na sekcji. Aplikacja uznaje, że nie: figurka stoi na ziemi, może atakować basztę bramną i nie dostaje od niej obrony. Odwrotne odczytanie to zasada domowa.',
    words: 'brama sklepienie krata brona boltív',
  },
  'MK-A-29': {
    title: 'Jak dotknąć czegoś, co nigdy nie jest w kontakcie?',
    text: 'Tekst mówi, że sekcja nigdy nie jest w kontakcie z żadną figurką, a zarazem, że atakujący wręcz musi dotykać jej przednim łukiem. Aplikacja zachowuje jedno i drugie: dotknięcie pozwala na ten jeden atak i nie ma innych skutków kontaktu.',
    words: 'kontakt bezpośredni sprzeczność zetknięcie walka wręcz',
  },
  'MK-A-30': {
    title: 'Czy zdolności trzeba użyć w ataku?',
    text: 'Tekst wymaga figurek, które mają jedną ze zdolności. Albo wystarczy, że ją widać, albo trzeba jej w ataku użyć. Aplikacja wybiera to pierwsze: wystarczy, że zdolność widać przy bieżącym kliku, bo tekst mówi tylko o posiadaniu. Obowiązek użycia to zasada domowa.',
    words: 'opcjonalna aktywna wyłączona widoczna klik',
  },
  'MK-A-32': {
    title: 'Jeden uczestnik nie spełnia warunków: czy atak przepada?',
    text: 'Figurka, która nie spełnia warunków, nie może brać udziału w formacji ani we wspólnym ataku na zamek. Albo odpada tylko ona, albo cały atak jest nieważny. Aplikacja odrzuca tylko tę figurkę; reszta może atakować, jeśli zasady formacji dopuszczają taką liczbę. Utrata całego ataku to zasada domowa.',
    words: 'formacja gang up grupa pomocnik nieważny',
  },
} satisfies ChapterTexts<(typeof rulingIds)[number]>;
