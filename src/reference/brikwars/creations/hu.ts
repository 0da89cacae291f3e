import type { creationIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-CCB-01': {
    title: 'Kinek az ügyességét használja az alkotás?',
    text: 'Az alkotás úgy támad, mint bárki: lövéssel, közelharcban vagy rohammal. Az elme nélküli alkotás a kezelője ügyességét használja. Az elmével bíró lény, amely kezelőnek engedelmeskedik, a sajátját.',
    words: 'jármű kezelő vezető lény elme támadás célzása',
  },
  'BW-CCB-02': {
    title: 'Az elme nélküli nem tesz ellenlépést',
    text: 'A kezelő által irányított alkotásnak nincs közelharci reflexe: támadhat, de ellenlépést nem tesz.',
    words: 'jármű robot kezelő ellenlépés reflex visszaüt',
  },
  'BW-CCB-03': {
    title: 'Túl nagy az ellenlépéshez',
    text: 'Az egység csak olyan ellenfélre tehet ellenlépést, amelynek mérete legalább a saját méretének fele. A 0-s méretű ellenfélre csak egy másik 0-s méretű.',
    words: 'óriás kicsi ellenfél méret fele kicsinek',
  },
  'BW-CCB-04': {
    title: 'Ugrás nélkül nincs dühös inch',
    text: 'Az ugrani nem tudó alkotás, például a kerekes jármű vagy a talpon álló gép, dühös inch nélkül támad.',
    words: 'mozdulatlan jármű kerekes gép tank ugrik',
  },
  'BW-CCB-05': {
    title: 'Tüzelési szög',
    text: 'Az alkotás fegyverének 45°-on belül a célpontra kell mutatnia. A szöget és a távolságot a cső végétől mérd, a fegyverméretet pedig a legrövidebbre tolt csőnél.',
    words: 'löveg torony irány cső elfordít oldalra ágyú',
  },
  'BW-CCB-06': {
    title: 'Lövegtornyok és karok',
    text: 'A fegyver ülhet bármilyen tornyon, zsanéron vagy karon, hogy szélesebb szögben tüzeljen, és ez ingyen van. A mozgó részek 2 szerkezeti szinttel gyengébbek a többinél, de legalább 0-sak.',
    words: 'torony zsanér felszerelés szerkezeti szint forgó',
  },
  'BW-CCB-09': {
    title: 'Kézi tüzelés',
    text: 'A működő játékvetővel a támadódobás helyett igazából is lehet lőni. Az kap sebzést, amit először eltalál, a további csak sugártól vagy átütő lövedéktől, és csak a megadott hatótávon belül. Egyezzetek meg, hogy a felborult dolog úgy marad-e. A csőből ki sem jutó lövés megismételhető, minden alkalommal -1 sebzéssel.',
    words: 'rugó katapult vető ismétlés igazi lövés',
  },
  'BWC-36': {
    title: 'Ki tehet ellenlépést kire 0-s méretnél?',
    text: 'Angol szöveg: a 0-s méretű ellenfélre csak 0-s méretű. Lengyel szöveg: a 0-s méretűek csak egymásra. Az app az angol értelmezést követi, amely a fél méret szabályából magától következik.',
    words: 'apró lény patkány nulla ellenlépés pók visszaüt',
  },
  'BWC-116': {
    title: 'A mozgó részek gyengébbek vagy kisebbek?',
    text: 'Angol szöveg: 2 szerkezeti szinttel gyengébbek. Lengyel szöveg: 2 szinttel kisebbnek kell lenniük, aminek építésnél nincs értelme. Az app szerint gyengébbek.',
    words: 'torony fordítás szint',
  },
} satisfies ChapterTexts<(typeof creationIds)[number]>;
