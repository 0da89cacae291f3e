import type { turnIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-ACT-01': {
    title: 'Hány cselekvése van a várnak?',
    text: 'Körönként több is, de egy vár-részre csak egy juthat.',
    words: 'várrész cselekvés kör szám egyszer hányat',
  },
  'MK-ACT-02': {
    title: 'Minden cselekvő vár-rész jelzőt kap',
    text: 'Tegyél cselekvésjelzőt mindegyik vár-részre, amelyik cselekszik; ha több is cselekszik, mindegyik kap egyet. Hogy mikor kerül le, azt a szabálykönyvetek mondja meg.',
    words: 'várrész cselekvésjelző jelzők token cselekvés zseton jelölő',
  },
  'MK-ACT-05': {
    title: 'A túlterhelt vár-rész',
    text: 'A második cselekvésjelzőtől a vár-rész túlterhelt lesz, de ettől nem sebződik. Amíg két jelző van rajta, nem cselekedhet.',
    words: 'várrész túlterhelés második jelző sebzés pihenés push kétszer egymás',
  },
  'MK-ACT-06': {
    title: 'A vár extra cselekvései',
    text: 'A sima játékban 1 extra cselekvés jár, amíg van vártornyod a játékban. Conquestben 1 jár, ha legalább egy nem-fal vár-részed van, és 2, ha vártornyod; a kettő nem adódik össze, és több vár-résztől sem lesz több. Csak vár-rész használhatja. Az app szerint az elpusztult rész már nem számít bele, az áttört még igen.',
    words: 'várrész cselekvés plusz ráadás Conquest keep szám torony több',
  },
  'MK-ATT-02': {
    title: 'A vár-rész tűzvonala',
    text: 'A vár-rész közepétől húzd meg, amely a magaslat tetején van. A figurák talapzata nem befolyásolja.',
    words: 'várrész lövés középpont takarás talpazat lát',
  },
  'MK-DEF-01': {
    title: 'Lövés vár-részen álló figurára',
    text: 'Ha vár-részen álló figurát távolról támadnak, hozzáadja a védelméhez a rész plusz védelmét; a szám a vár-részen olvasható. Közelharcban ebből semmit sem kap.',
    words: 'várrész plusz védelem bónusz erődítmény fedezék fal tető védők falon állóra',
  },
  'MK-DEF-02': {
    title: 'Magasság a vár-részen álló figuránál',
    text: 'A vár-rész védelme mellé a figurának magassági módosító is járhat. Hogy mikor és mennyi, azt a szabálykönyvetek mondja meg.',
    words: 'várrész bónusz magaslat fal tető feljebb',
  },
  'MK-DEF-03': {
    title: 'Mikor nem ad védelmet a vár-rész?',
    text: 'Az épület nem segít a célpontnak, ha a támadó a váron belül van, vagy ha a tűzvonala egyetlen vár-részt sem keresztez, mert mindketten rajta állnak. Az app ezt ugyanarra a részre érti: ha egyik részről a másikra lőnek, a vonal keresztezi a célpontét, és a bónusz jár. Ha ugyanazt a várat értitek rajta, nem jár.',
    words: 'várrész bónusz udvar belül vonal azonos fal belülről',
  },
  'MK-VP-01': {
    title: 'Győzelmi pontok a vár-részekért',
    text: 'A vár-rész ugyanúgy hoz győzelmi pontot, mint a többi Mage Knight figura: aki elpusztítja, a teljes pontértékét megkapja.',
    words: 'várrész pontozás eredmény lerombolás győzelem pont lerombolt toronyért falért',
  },
  'MK-VP-02': {
    title: 'Fél pont az áttörésért',
    text: 'Az áttört, de el nem pusztult vár-rész pontjainak felét, lefelé kerekítve, az kapja, akinek a figurája áttörte. Az app szerint ez a fél elvész, ha a részt lerombolják; onnantól csak a teljes pont számít.',
    words: 'várrész pontozás győzelmi pontok áttört felezés fele betör',
  },
} satisfies ChapterTexts<(typeof turnIds)[number]>;
