import type { Messages } from '../messages.ts';

const groups = {
  immune: 'Képességek',
  siege: 'Várat támadó képességek',
  status: 'Állapot, elfogás',
  contact: 'Kapcsolat és mozgás',
  'other-powers': 'Domainek, tárgyak, varázslatok',
  attacks: 'Támadások',
  damage: 'Sebzés és gyógyítás',
  actions: 'Cselekvések',
  terrain: 'Terep és védelem',
};

const names = {
  'other-abilities': 'Bármely más képesség',
  'own-abilities': 'A vár-rész saját képességei',
  'being-captured': 'Elfogják',
  'taking-captives': 'Foglyot ejt',
  'back-into-play': 'Újra játékba hozás',
  formation: 'Alakzat',
  'rear-arc': 'Hátsó ív',
  demoralised: 'Demoralizált',
  'yellow-fortification': 'Sárga az erődítmény értéke',
  'victory-points': 'Győzelmi pont',
  contact: 'Kapcsolat',
  'free-spin': 'Szabad forgás',
  trample: 'Eltaposás',
  'riders-and-titans-entering': 'Lovas, „mogyoró” talapzatú, több tárcsás és titán a várban',
  'contact-through-access-point': 'Kapcsolat létrán vagy ajtón át',
  'status-domains': 'Baráti vagy ellenséges státuszt feltételező Domain (birtok)',
  'status-items': 'Baráti vagy ellenséges státuszt feltételező tárgy',
  'status-spells': 'Baráti vagy ellenséges státuszt feltételező varázslat',
  'other-magic': 'Más Domain, tárgy vagy varázslat',
  enchantments: 'Enchantment (bűbáj)',
  'ranged-attack': 'Távtámadás vár-rész ellen',
  'close-attack': 'Közelharci támadás vár-rész ellen',
  'titan-attack': 'Titán támadása',
  'multi-dial-attack': 'Több tárcsás egység támadása',
  'ranged-formation-attack': 'Távtámadó alakzat támadása',
  'gang-up-attack': 'Összefogással indított támadás',
  'attack-from-on-top': 'Az alatta lévő vár-rész megtámadása',
  'section-attack': 'Másik vár-rész támadása',
  'damage-bonus': 'Bónusz a sebzésre',
  'long-shot': 'Messzelövés',
  'height-bonus': 'Magassági bónusz',
  'bases-in-line': 'Talapzatok a tűzvonalban',
  'any-healing': 'Bármilyen gyógyítás',
  'critical-hit': 'Kritikus sebzés',
  'critical-miss': 'Kritikus hiba',
  'push-damage': 'Sebzés túlterheléstől',
  'three-broken-towers': 'Három törött torony',
  'ranged-action': 'Távtámadó cselekvés',
  'move-action': 'Mozgás cselekvés',
  'close-action': 'Közelharci cselekvés',
  'special-action': 'Speciális cselekvés',
  'action-tokens': 'Cselekvésjelzők',
  'extra-action': 'Extra cselekvés',
  'elevated-terrain': 'Kiugró magaslat',
  rubble: 'Romok (Rubble)',
  'fortification-bonus': 'Erődítmény értéke',
};

const says = {
  'other-abilities':
    'A szöveg tízet sorol fel, amelyik nem hat a vár-részre; a többire az alapszabály érvényes.',
  'own-abilities': 'A vár-résznek megvannak a harci értékeinél látható képességek.',
  'being-captured': 'A vár-rész nem fogható el.',
  'taking-captives': 'A vár-rész nem ejt foglyot.',
  'back-into-play': 'Az elpusztult vár-rész nem hozható újra játékba.',
  formation: 'A vár-rész nem lehet alakzat tagja.',
  'rear-arc': 'A vár-résznek nincs hátsó íve: az első íve 360°-os.',
  demoralised:
    'A demoralizált vár-rész áttört, minden ajtaja nyitva marad. Hogy lőhet-e még, azt az alapszabály mondja meg.',
  'yellow-fortification': 'A fal ettől áttört. Más vár-résznél csak a demoralizált számít.',
  'victory-points':
    'A vár-rész ugyanúgy pontot ér, mint más figura; áttörve, de még állva a felét, lefelé kerekítve.',
  contact:
    'A vár-rész soha sincs kapcsolatban figurával. Az érintés csak az ellene indított támadásnál számít.',
  'free-spin': 'A vár-rész nem kap szabad forgást.',
  trample: 'A vár-rész nem taposható el.',
  'riders-and-titans-entering':
    'Sosem mehetnek vár-részre, és be sem. A boltív alja is bentnek számít; a másik értelmezés szerint nem.',
  'contact-through-access-point':
    'A két végén álló figurák csak közelharcnál vannak kapcsolatban, mérgezésnél és másnál nem.',
  'status-domains': 'Az a Domain, amelyik baráti vagy ellenséges státuszt feltételez, nem hat vár-részre.',
  'status-items': 'Az a tárgy, amelyik baráti vagy ellenséges státuszt feltételez, nem hat vár-részre.',
  'status-spells': 'Az a varázslat, amelyik baráti vagy ellenséges státuszt feltételez, nem hat vár-részre.',
  'other-magic': 'Amelyik nem feltételez se baráti, se ellenséges státuszt, arra az alapszabály érvényes.',
  enchantments: 'A vár-részre nem rakható Enchantment.',
  'ranged-attack':
    'Csak az lőhet rá, aki megfelel: titán, több tárcsás egység, legalább 4-es alap távsebzés vagy a négy képesség egyike.',
  'close-attack':
    'Csak az támadhatja, aki az első ívével hozzáér és megfelel: titán, több tárcsás egység, legalább 4-es alap sebzés vagy a négy képesség egyike.',
  'titan-attack': 'A titán bármelyik vár-részt támadhatja, közelharcban az első ívével hozzáérve.',
  'multi-dial-attack': 'Bármelyik vár-részt támadhatja, közelharcban az első ívével hozzáérve.',
  'ranged-formation-attack':
    'Mindenkinek meg kell felelnie; aki nem felel meg, kimarad, a többi folytathatja.',
  'gang-up-attack':
    'Az elsődleges támadónak és minden társának meg kell felelnie; aki nem felel meg, kimarad.',
  'attack-from-on-top':
    'Senki sem támadhatja azt a vár-részt, amelyiken áll; a deszkázat számít, a boltív alja nem.',
  'section-attack':
    'Ugyanúgy meg kell felelnie, mint bárkinek; várra kétszer olyan messzire lő, és 2-vel kevesebbet sebez.',
  'damage-bonus':
    'Hogy támadhat-e várat, azt a tárcsán most látható érték dönti el, bónusz és levonás nélkül; a másik értelmezés szerint a kezdőállásé.',
  'long-shot':
    'Várra a vár-rész kétszer olyan messzire lő, és 2-vel kevesebbet sebez; a másik értelmezés szerint csak a lőtávján túl.',
  'height-bonus':
    'Lövés ellen a vár-rész megkapja, kivéve ha a támadó magas terepen vagy lebegő szinten van.',
  'bases-in-line': 'A vár-rész közepéhez vagy közepétől húzott vonalat a talapzatok nem akadályozzák.',
  'any-healing': 'A vár-rész nem gyógyítható.',
  'critical-hit': 'A vár-részre nem hat a kritikus sebzés.',
  'critical-miss': 'A vár-részre nem hat a kritikus hiba.',
  'push-damage': 'A második cselekvésjelzőtől a vár-rész túlterhelt, de nem sebződik.',
  'three-broken-towers':
    'A vár-rész elpusztul: romok (Rubble) kerülnek a helyére, a rajta állók lezuhannak, és fejenként k6-nyit sebződnek.',
  'ranged-action':
    'Csak annak a vár-résznek adható, amelyiknek van lőtávja és 0-nál nagyobb támadóértéke; a falnak nincs.',
  'move-action': 'Vár-résznek nem adható mozgás cselekvés.',
  'close-action': 'Vár-résznek nem adható közelharci cselekvés.',
  'special-action': 'Vár-résznek nem adható speciális cselekvés.',
  'action-tokens':
    'A cselekvő vár-rész jelzőt kap; két jelzővel nem cselekedhet. Hogy mikor kerülnek le, az alapszabály mondja meg.',
  'extra-action': 'Csak vár-résznek adható: sima játékban vártoronyért, Conquestben más nem-fal részért is.',
  'elevated-terrain': 'Minden vár-rész teteje kiugró magaslat, és mind egyforma magas.',
  rubble: 'Az elpusztult vár-rész helyén ugyanolyan alakú és méretű nehéz terep marad.',
  'fortification-bonus':
    'A vár-részen álló figurát védi lövés ellen, kivéve ha a támadó bent van, vagy a tűzvonal nem halad át vár-részen.',
};

const abilities = {
  'MK-ELG-07': 'Akinek megvan, közelharcban támadhat várat, így vár-részt is eltalálhat.',
  'MK-ELG-08': 'Akinek megvan, közelharcban támadhatja a várat, így a vár-részt is eltalálhatja.',
  'MK-ELG-10': 'Akinek megvan, távtámadással támadhat várat, így vár-részt is eltalálhat.',
  'MK-ELG-11': 'Aki ilyen sebzést okoz, távtámadással támadhatja a várat, így a vár-részt is eltalálhatja.',
  'MK-IMM-02': 'Ha más lénytől ered, nem hat a vár-részre.',
};

const words = {
  mergezes: 'méreg mérgező',
  benitas: 'megbénít lebénít',
  hadvezetes: 'parancsnok vezér',
  eletszivas: 'életelszívás',
  'magikus-befolyas': 'elme irányítás',
  'magikus-fagyasztas': 'jég',
  'magikus-lebegtetes': 'lebegés emelés',
  bombazas: 'bomba katapult',
  utkozes: 'nekimegy',
  'being-captured': 'fogoly elfogás',
  'taking-captives': 'fogoly elfogás',
  'back-into-play': 'nekromancia feltámasztás',
  trample: 'taposás legázolás',
  enchantments: 'átok áldás',
  'height-bonus': 'repülés szárnyas',
  'any-healing': 'javítás regeneráció',
  'push-damage': 'erőltetés',
  contact: 'érintkezés',
};

export const castleeffects: Messages['castleeffects'] = {
  title: 'Hat a várra?',
  label: 'Hatás vagy képesség',
  hint: 'Bármelyik nyelven, például mérgezés, Venom vagy Leczenie.',
  also: 'További szabályok:',
  nothingBase: 'A várakra minden más Mage Knight-szabály érvényes: nézd meg az alapszabályt.',
  nothingMagic:
    'Ami baráti vagy ellenséges státuszt feltételez (Domain, tárgy, varázslat), nem hat a vár-részre.',
  clear: 'Keresés törlése',
  found: (count) => `${count} találat`,
  nothing: (query) => `A várszabályok nem említik ezt: „${query}”.`,
  toRules: (query) => `Keresés a szabályokban: „${query}”`,
  answers: { no: 'Nem', yes: 'Igen', see: 'Attól függ' },
  groups,
  names,
  says,
  words,
  abilities,
};
