import type { immunityIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-IMM-01': {
    title: 'Foglyok nincsenek',
    text: 'Vár-részt nem lehet elfogni, és foglyot sem ejthet.',
    words: 'várrész fogoly elfogás elfogható védettség foglyul ejt',
  },
  'MK-IMM-02': {
    title: 'Tíz idegen képesség, amely nem hat a vár-részre',
    text: 'Más lénytől származó gyógyítás, bénítás, hadvezetés, életszívás, mágikus befolyás, mágikus fagyasztás, mágikus gyógyítás, mágikus lebegtetés, vámpirizálás és mérgezés a vár-részen nem fog. Többet a lista nem említ; ami nincs rajta, az a szabálykönyvetek szerint működik, hacsak másik várszabály ki nem zárja.',
    words: 'várrész védettség immunis méreg gyógyít parancsnok vámpír képességek hatás',
  },
  'MK-IMM-03': {
    title: 'Az elpusztult vár-rész nem tér vissza',
    text: 'Amelyik vár-rész egyszer kikerült, azt semmi sem hozza vissza a játékba.',
    words: 'várrész feltámasztás nekromancia újra védettség újraépít',
  },
  'MK-IMM-04': {
    title: 'Se kritikus sebzés, se kritikus hiba',
    text: 'A vár-részre se a kritikus sebzés, se a kritikus hiba nem hat: az egyik többlete és a másik büntetése is elmarad.',
    words: 'várrész találat dupla hatos dupla egyes dobás védettség',
  },
  'MK-IMM-07': {
    title: 'Szabad forgás nem jár',
    text: 'A vár-résznek nem jár szabad forgás. Úgyis minden irányba néz, semmire sem menne vele.',
    words: 'várrész fordulás elfordul védettség',
  },
  'MK-IMM-09': {
    title: 'Vár-részt nem lehet eltaposni',
    text: 'Az eltaposás nem hat a vár-részre.',
    words: 'várrész taposás legázolás védettség áttapos',
  },
  'MK-IMM-10': {
    title: 'Vár-részt nem lehet gyógyítani',
    text: 'Semmiféle gyógyítás nem forgatja vissza a vár-rész tárcsáját, akárkitől vagy akármitől ered.',
    words:
      'várrész gyógyítható fal torony javítás helyreállítás regenerálódás védettség gyógyítás falat javítani megjavítani',
  },
  'MK-IMM-11': {
    title: 'Domain, tárgy, varázslat: amihez barát vagy ellenség kell',
    text: 'A vár-részt nem érintik azok a Domainek, tárgyak és varázslatok, amelyek baráti vagy ellenséges státuszt feltételeznek: így szól a rajongói szöveg, és az app is így felel. A titánok rokon szabályai viszont azokról beszélnek, amelyek megváltoztatják ezt a státuszt, így itt valószínűleg a fordítás csúszott el; játék előtt egyezzetek meg, melyikkel játszotok. A többi Domaint, tárgyat és varázslatot ez nem tiltja.',
    words: 'várrész birtok mágia státusz hovatartozás védettség varázs',
  },
  'MK-IMM-12': {
    title: 'Enchantment nem kerülhet rá',
    text: 'Vár-részre Enchantmentet nem lehet rakni.',
    words: 'várrész bűbáj igézet varázslat mágia védettség',
  },
} satisfies ChapterTexts<(typeof immunityIds)[number]>;
