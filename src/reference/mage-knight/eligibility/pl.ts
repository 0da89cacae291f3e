import type { eligibilityIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-ELG-01': {
    title: 'Nie zaatakujesz sekcji, na której stoisz',
    text: 'Żadna figurka nie może atakować sekcji, na której stoi: ani wręcz, ani z dystansu, ani sama, ani w grupie. Pomost liczy się jako mur, do którego należy. Pod łukiem bramy i na dziedzińcu nie stoisz na sekcji, więc ten zakaz tam nie działa.',
    words: 'stanie własna zabronione niedozwolone szczyt baszta',
  },
  'MK-ELG-02': {
    title: 'Sekcje nie atakują wręcz',
    text: 'Sekcja zamku wykonuje tylko ataki z dystansu. W walce wręcz nie może zaatakować nikogo, także innego zamku.',
    words: 'zamek przeciw zamkowi wieża zabronione baszta',
  },
  'MK-ELG-03': {
    title: 'Walka wręcz wymaga przedniego łuku',
    text: 'Żeby zaatakować sekcję wręcz, musisz dotykać jej przednim łukiem. Dotyczy to również tytanów i jednostek z kilkoma dialami. Takie zetknięcie liczy się tylko do tego ataku.',
    words: 'tylny łuk kontakt bezpośredni dotyk ustawienie przodem',
  },
  'MK-ELG-04': {
    title: 'Tytan może atakować zamek',
    text: 'Tytan może atakować zamek wręcz i z dystansu, niezależnie od obrażeń i zdolności. Wręcz nadal musi dotykać sekcji przednim łukiem.',
    words: 'tytany olbrzym zawsze wolno dozwolone',
  },
  'MK-ELG-05': {
    title: 'Jednostka z kilkoma dialami może atakować zamek',
    text: 'Jednostka, która ma więcej niż jeden dial, może atakować zamek wręcz i z dystansu, niezależnie od obrażeń i zdolności. Wręcz nadal musi dotykać sekcji przednim łukiem.',
    words: 'wielodialowa multi-dial zawsze wolno dozwolone kilka tarcz smok',
  },
  'MK-ELG-06': {
    title: 'Wręcz: bazowe obrażenia co najmniej 4',
    text: 'Figurka z bazowymi obrażeniami 4 lub więcej może atakować zamek wręcz. Bazowe, czyli wydrukowane przy bieżącym kliku, przed premiami i karami. Obrażenia z dystansu się tu nie liczą.',
    words:
      'mur brama wieża wartość silna klik walka podstawowe alap sebzés kto może zburzyć rozwalić atakować zamek bić',
  },
  'MK-ELG-07': {
    title: 'Wręcz: Przebicie wręcz, Szeroki cios, Cios gromu',
    text: 'Figurka, która ma Przebicie wręcz (átütés), Szeroki cios (letarolás) lub Cios gromu (mennykőcsapás), może atakować zamek wręcz, niezależnie od obrażeń. Zdolność musi być widoczna przy bieżącym kliku; nie trzeba jej używać. Żadna z nich nie pomaga z dystansu.',
    words: 'zdolność specjalna przełamanie skoszenie walka grom',
  },
  'MK-ELG-08': {
    title: 'Wręcz: Taran',
    text: 'Figurka, która ma Taran (ütközés), może atakować zamek wręcz, niezależnie od obrażeń. Musi to być widoczne przy bieżącym kliku. Z dystansu nie pomaga.',
    words: 'zdolność taranowanie zderzenie walka brama mur',
  },
  'MK-ELG-09': {
    title: 'Z dystansu: bazowe obrażenia co najmniej 4',
    text: 'Figurka, której bazowe obrażenia z dystansu wynoszą 4 lub więcej, może atakować zamek z dystansu. Bazowe, czyli wydrukowane przy bieżącym kliku, przed premiami i karami. Figurki sprzed listopada 2003 z zasięgiem, ale bez osobnych obrażeń z dystansu, używają zwykłej wartości obrażeń (tego nie ma w zasadach zamków, to oficjalne odpowiedzi z 2005 roku).',
    words: 'mur brama wieża strzelanie wartość klik dystansowe távsebzés FAQ łucznicy strzelają łuk łucznik',
  },
  'MK-ELG-10': {
    title: 'Z dystansu: Magiczny Wybuch, Bombardowanie, Przebicie',
    text: 'Figurka, która ma Magiczny Wybuch (mágikus robbantás), Bombardowanie (bombázás) lub Przebicie (átlövés), może atakować zamek z dystansu, niezależnie od obrażeń z dystansu. Zdolność musi być widoczna przy bieżącym kliku; nie trzeba jej używać. Żadna z nich nie pomaga w walce wręcz.',
    words: 'zdolność specjalna strzelanie mag kula mur',
  },
  'MK-ELG-11': {
    title: 'Z dystansu: obrażenia obszarowe',
    text: 'Figurka, która ma Obrażenia obszarowe (területre ható sebzés), może atakować zamek z dystansu, niezależnie od obrażeń z dystansu. Musi to być widoczne przy bieżącym kliku. W walce wręcz nie pomaga.',
    words: 'zdolność obszar rozprysk strzelanie wybuch odłamki',
  },
  'MK-ELG-12': {
    title: 'Pozostali nie mogą atakować zamku',
    text: 'Figurka, która nie spełnia żadnego z warunków, nie może atakować zamku. Wręcz potrzebuje bazowych obrażeń 4 albo jednego z: Przebicie wręcz (átütés), Szeroki cios (letarolás), Cios gromu (mennykőcsapás), Taran (ütközés); z dystansu bazowych obrażeń z dystansu 4 albo jednego z: Magiczny Wybuch (mágikus robbantás), Bombardowanie (bombázás), Przebicie (átlövés), Obrażenia obszarowe (területre ható sebzés). To, co uprawnia do jednego rodzaju ataku, nie pomaga w drugim.',
    words: 'mur zaatakować wolno niedozwolone warunki wymagania lista kto słaba figurka',
  },
  'MK-ELG-13': {
    title: 'Formacje i wspólny atak',
    text: 'W formacji strzeleckiej i przy wspólnym ataku (gang up) na zamek każdy uczestnik musi sam spełniać warunki tego rodzaju ataku. Kto ich nie spełnia, odpada; aplikacja przyjmuje, że reszta może atakować, jeśli jej liczba wystarcza według zasad formacji. Zasada domowa: jedna taka figurka unieważnia cały atak.',
    words: 'grupa uczestnicy pomocnicy główny atakujący összefogás słaby pomaga',
  },
} satisfies ChapterTexts<(typeof eligibilityIds)[number]>;
