import type { immunityIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-IMM-01': {
    title: 'Żadnych jeńców',
    text: 'Sekcji nie można wziąć do niewoli i sama nikogo do niewoli nie bierze.',
    words: 'jeniec pojmanie pojmać złapać fogoly odporność wziąć niewoli',
  },
  'MK-IMM-02': {
    title: 'Dziesięć cudzych zdolności, które nie działają na sekcję',
    text: 'Na sekcję nie działają następujące efekty innej istoty: Leczenie (gyógyítás), Unieruchomienie (bénítás), Dowodzenie (hadvezetés), Wysysanie życia (életszívás), Magiczny Zamęt, Magiczny Bezruch, Magiczne Leczenie (mágikus gyógyítás), Magiczna Lewitacja (mágikus lebegtetés), Wampiryzm (vámpirizálás) i Jad (mérgezés). Innych lista nie wymienia; zdolności spoza niej działają według twojej instrukcji, chyba że wyłącza je inna zasada zamków.',
    words: 'odporność odporna wpływ leczyć trucizna paraliż przywództwo moce efekty',
  },
  'MK-IMM-03': {
    title: 'Zniszczona sekcja nie wraca',
    text: 'Sekcji, która zeszła z gry, nic już do gry nie przywróci.',
    words: 'nekromancja powrót wskrzeszenie ożywienie odporność odbudować',
  },
  'MK-IMM-04': {
    title: 'Bez obrażeń krytycznych i krytycznych pudeł',
    text: 'Obrażenia krytyczne (kritikus sebzés) i krytyczne pudło (kritikus hiba) nic sekcji nie robią: obrażenia krytyczne nie zadają jej więcej, a krytyczne pudło nic jej nie kosztuje.',
    words: 'trafienie krytyczne dwie szóstki dwie jedynki rzut odporność',
  },
  'MK-IMM-07': {
    title: 'Bez Swobodnego Zwrotu',
    text: 'Sekcji nie przysługuje Swobodny Zwrot. I tak patrzy we wszystkie strony, więc do niczego by się jej nie przydał.',
    words: 'obrót obracanie szabad forgás odporność obrócić',
  },
  'MK-IMM-09': {
    title: 'Sekcji nie da się stratować',
    text: 'Stratowanie (taposás) nic sekcji nie robi.',
    words: 'tratowanie rozjechanie eltaposás odporność',
  },
  'MK-IMM-10': {
    title: 'Sekcji nie można leczyć',
    text: 'Żadne leczenie nie cofa dialu sekcji, bez względu na to, skąd pochodzi.',
    words:
      'leczenie mur muru wieża zamek naprawa uzdrawianie regeneracja dziennik walki gyógyítás odporność naprawić wyleczyć',
  },
  'MK-IMM-11': {
    title: 'Domeny, przedmioty i czary zależne od strony',
    text: 'Na sekcję nie działają domeny, przedmioty i czary, które zakładają status sprzymierzony albo wrogi: tak mówi tekst fanowski i tak odpowiada aplikacja. Bliźniacze zasady tytanów mówią natomiast o tych, które ten status zmieniają, więc to słowo jest zapewne potknięciem tłumacza; ustalcie przed grą, jak gracie. Pozostałych domen, przedmiotów i czarów ta zasada nie wyklucza.',
    words: 'domena przedmiot czar zaklęcie sojusznik wróg przynależność odporność magia tárgy varázslat',
  },
  'MK-IMM-12': {
    title: 'Żadnych uroków na sekcji',
    text: 'Na sekcję nie można nałożyć uroku (Enchantment).',
    words: 'urok zaklęcie czar magia odporność zaczarować',
  },
} satisfies ChapterTexts<(typeof immunityIds)[number]>;
