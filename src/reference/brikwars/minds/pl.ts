import type { mindIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-CRE-18': {
    title: 'Mózg',
    text: 'Za tyle punktów, ile wynosi Wielkość, co najmniej 1, kreacja dostaje własny mózg: zostaje stworem z Umiejętnością 1k6. Każde +1 do Umiejętności kosztuje tyle samo.',
    words: 'umysł umiejętność stwór cena',
  },
  'BW-CRE-19': {
    title: 'Co potrafi mózg',
    text: 'Wszystko to, co minifig, jeśli pozwala na to ciało: używać narzędzi, otwierać drzwi, rzucać. Gdy gracze wątpią, rozstrzyga rzut Jest tak, jak mówię.',
    words: 'ręce narzędzia ciało',
  },
  'BW-CRE-20': {
    title: 'Pół-mózg',
    text: 'Za połowę ceny stwór dostaje pół-mózg jednego z czterech rodzajów: niekompetentny, prosta istota, zależny albo zniewolony. Podniesienie Umiejętności nadal kosztuje tyle, co cały mózg.',
    words: 'połowa tani zombie zwierzę niewolnik',
  },
  'BW-CRE-21': {
    title: 'Niekompetentny',
    text: 'Myśli jak każdy, ale walczy marnie: Umiejętność 1k6-2. Według tekstu angielskiego nie da się jej podnieść za punkty.',
    words: 'zombie cywil niezdara umiejętność',
  },
  'BW-CRE-22': {
    title: 'Prosta istota',
    text: 'Robi tylko to, co stoi na liście zachowań, spisanej przed bitwą i dokładnej: „strzelaj do wszystkiego, co się rusza w zasięgu”. Tak robi się często zwierzęta i pułapki.',
    words: 'zachowania lista zwierzę pułapka golem',
  },
  'BW-CRE-23': {
    title: 'Zależny',
    text: 'Słucha mądrego pana, który jest przy nim, i działa wtedy jak z całym mózgiem. Bez niego zachowuje się jak zwierzę, a panem zostaje każdy rozumny minifig, który go złapie.',
    words: 'rumak zwierzę koń pan przejęcie',
  },
  'BW-CRE-24': {
    title: 'Zniewolony',
    text: 'W pętach robi, co każą strażnicy. Uwolniony broni się przed powrotem: atakuje ich, ucieka albo bije wszystko dookoła.',
    words: 'niewolnik jeniec więzień uwolniony',
  },
  'BW-CRE-25': {
    title: 'Co mózg robi w turze',
    text: 'Jedną Akcję, z jedną bronią strzelecką albo dwiema do walki wręcz.',
    words: 'akcja możliwości broń tura',
  },
  'BW-CRE-26': {
    title: 'Superzręczność',
    text: 'Każdy poziom kosztuje tyle, co mózg. Stwór bije i kontruje dwiema broniami więcej albo strzela jedną więcej, jeśli ma do tego ręce; nadal to jedna Akcja na jeden cel.',
    words: 'ręce dużo broni dodatkowa',
  },
  'BW-CRE-27': {
    title: 'Wielozadaniowość',
    text: 'Każdy poziom kosztuje tyle, co mózg i daje jeszcze jeden cel albo jeszcze jedną osobną Akcję. Żadna ręka, broń ani rzecz nie działa dwa razy w turze.',
    words: 'dodatkowa akcja głowy cele',
  },
  'BW-OPR-01': {
    title: 'Sterowanie',
    text: 'Kreacja bez mózgu potrzebuje kogoś przy sterach: koła, drążka, konsoli albo choćby wyznaczonego miejsca. Panel może sterować całością albo jednym systemem.',
    words: 'kierowca kokpit ster załoga panel',
  },
  'BW-OPR-02': {
    title: 'Przejęcie sterów',
    text: 'Kto rozbije panel, unieruchamia kreację; kto zabije załogę, może od razu użyć jej sam. Gdy przy sterach stoi kilka drużyn, każda może wydać Akcje, by przeszkodzić innym.',
    words: 'zdobycie porwanie załoga spór',
  },
  'BW-OPR-03': {
    title: 'Sojusznicy przy tych samych sterach',
    text: 'Drużyna używa systemu tylko wtedy, gdy żaden sojusznik nie użył go w swojej ostatniej turze. Stery zdobyte na wrogu działają od razu.',
    words: 'sojusznik dwa razy system',
  },
  'BW-OPR-04': {
    title: 'Jeden system na Akcję',
    text: 'Za Akcję operator używa jednego systemu: jazdy, broni strzeleckiej, broni bezpośredniej, przenoszenia albo urządzeń. Broń bije w jeden cel.',
    words: 'system jazda strzał dźwig urządzenie',
  },
  'BW-OPR-05': {
    title: 'Nikt nie kieruje',
    text: 'Czym nikt nie steruje, to działa dalej po staremu: osłony stoją, żagle wiszą, a pojazd trzyma kierunek i ostatnią prędkość.',
    words: 'dryf bez kierowcy prosto',
  },
  'BW-OPR-06': {
    title: 'Kierowca albo strzelec',
    text: 'Zwykły minifig w turze albo kieruje, albo robi coś innego; nigdy jedno i drugie.',
    words: 'jazda strzelanie załoga',
  },
  'BW-OPR-07': {
    title: 'Wyszkolony pilot',
    text: 'Wyszkolony pilot, kierowca lub jeździec kieruje i ma jeszcze Akcję. Szkolenie kosztuje 1 punkt.',
    words: 'jeździec kierowca szkolenie specjalność',
  },
  'BWC-35': {
    title: 'Czy niekompetentny się nauczy?',
    text: 'Tekst angielski: na zawsze 1k6-2. Polski: kupione punkty podnoszą, ale szóstki nie dają dorzutów. Aplikacja gra każdą edycją tak, jak jest wydrukowana.',
    words: 'niekompetentny umiejętność dorzuty',
  },
  'BWC-39': {
    title: 'Ile kosztuje pilot?',
    text: 'Tekst angielski nie podaje ceny, polski mówi 1 punkt. Aplikacja liczy 1 w każdej edycji; tyle samo kosztuje dowodzenie.',
    words: 'pilot cena',
  },
  'BWC-75': {
    title: 'Pół-mózg najmniejszych',
    text: 'Cały mózg kosztuje co najmniej 1; połowa z tego to pół punktu, tak przy Wielkości 0, jak i 1.',
    words: 'pół-mózg minimum',
  },
  'BWC-115': {
    title: 'Która tura sojusznika się liczy?',
    text: 'Tekst angielski: jego poprzednia. Polski: ta. Aplikacja bierze czytanie angielskie.',
    words: 'sojusznik tura system',
  },
  'BWC-147': {
    title: 'Ile kosztują dodatkowe ręce pół-mózgu?',
    text: 'Poziom kosztuje tyle, co pierwotny mózg. Aplikacja bierze to, co ten stwór zapłacił: połowę. Polskie słowa mogą też znaczyć cały.',
    words: 'superzręczność wielozadaniowość połowa',
  },
  'BWC-169': {
    title: 'Ilu rąk potrzeba?',
    text: 'Tekst chce dość rąk na całą broń. Przy broni trzymanej aplikacja pozwala na tyle, ile jest rąk; naturalna i zamontowana ich nie potrzebuje.',
    words: 'ręce superzręczność zamontowana',
  },
} satisfies ChapterTexts<(typeof mindIds)[number]>;
