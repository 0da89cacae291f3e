import type { creationIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-CCB-01': {
    title: 'Czyja Umiejętność przy kreacji',
    text: 'Kreacje atakują jak wszyscy: strzałem, w walce bezpośredniej lub szarżą. Kreacja bez mózgu używa Umiejętności swojego operatora. Stwór z mózgiem, który słucha operatora, używa własnej.',
    words: 'pojazd operator kierowca stwór mózg atak strzela załoga celuje celność',
  },
  'BW-CCB-02': {
    title: 'Bezmózgie nie kontrują',
    text: 'Kreacji kierowanej przez operatora brakuje refleksu do walki bezpośredniej: może atakować, ale nie kontruje.',
    words: 'pojazd robot operator kontra refleks oddaje cios',
  },
  'BW-CCB-03': {
    title: 'Za duże na kontrę',
    text: 'Jednostka może kontrować tylko przeciwników wielkości co najmniej połowy jej własnej. Przeciwnika wielkości 0 może kontrować tylko inny o wielkości 0.',
    words: 'olbrzym mały przeciwnik wielkość połowa małemu',
  },
  'BW-CCB-04': {
    title: 'Bez skoku nie ma Cala Wściekłości',
    text: 'Kreacje, które nie potrafią skoczyć, jak pojazdy na kołach i machiny na podstawie, atakują bez Cala Wściekłości.',
    words: 'nieruchome pojazd cal skok krok czołg skacze',
  },
  'BW-CCB-05': {
    title: 'Kąt strzału',
    text: 'Broń kreacji musi być wycelowana w cel z dokładnością do 45°. Kąt i zasięg mierzy się od końca lufy; wielkość broni mierzy się z lufą w najkrótszym ustawieniu.',
    words: 'działo obrotnica kierunek lufa obrócić armatę',
  },
  'BW-CCB-06': {
    title: 'Obrotnice i ramiona',
    text: 'Broń może być na dowolnej obrotnicy, zawiasie lub ramieniu, by obejmować szerszy kąt, i nic to nie kosztuje. Części ruchome są o 2 poziomy struktury słabsze od reszty, ale nie poniżej 0.',
    words: 'wieżyczka zawias mocowanie poziom struktury obraca działo obrotowa',
  },
  'BW-CCB-09': {
    title: 'Strzelanie naprawdę',
    text: 'Z działających wyrzutni można naprawdę wystrzelić zamiast rzucać na trafienie. Obrażenia dostaje to, co trafione najpierw, dalsze cele tylko od strumienia lub pocisku na wylot, i tylko w podanym zasięgu broni. Ustalcie, czy przewrócone zostaje przewrócone. Strzał, który nie opuścił lufy, wolno powtórzyć, za każdym razem z obrażeniami -1.',
    words: 'sprężyna katapulta wyrzutnia powtórka prawdziwy strzał',
  },
  'BWC-36': {
    title: 'Kto kogo kontruje przy wielkości 0?',
    text: 'Tekst angielski: przeciwnika wielkości 0 kontruje tylko wielkość 0. Tekst polski: istoty wielkości 0 kontrują tylko siebie nawzajem. Aplikacja trzyma się angielskiego, bo wynika on z samej zasady połowy wielkości.',
    words: 'stworzonka szczur zero kontra',
  },
  'BWC-116': {
    title: 'Części ruchome: słabsze czy mniejsze?',
    text: 'Tekst angielski: o 2 poziomy struktury słabsze. Tekst polski: muszą być o 2 poziomy mniejsze, co przy budowaniu nie ma sensu. W aplikacji są słabsze.',
    words: 'obrotnica tłumaczenie poziom',
  },
} satisfies ChapterTexts<(typeof creationIds)[number]>;
