// What lists of other makers say beside their units, in three languages.

/** A row that says the sum of a list. */
export const total =
  /^(?:(?:army|list|grand|total|roster|force)\s+)?(?:total|totals|sum|points?|pts|size|razem|suma|[łl][ąa]cznie|og[óo][łl]em|punkty|[öo]sszesen|[öo]sszes|[öo]sszpont(?:sz[áa]m)?|v[ée]g[öo]sszeg|army points|cost)\b(?:\s+(?:of\s+)?(?:army|list|roster|points?|pts|cost|armii|punkt[óo]w|pont|sereg|koszt))*\s*[:=–—-]?\s*[[(]?(?=\d|\s*$)/iu;
/** What makers of lists put above and below. */
export const made =
  /^(?:(?:created|made|built|exported|generated|shared|printed)\s+(?:with|by|in|on|via|from|using)\b|(?:utworzono|wykonano|wygenerowano|zrobione)\s|(?:app|data|version|wersja|verzi[óo])\s?[:v]|k[ée]sz[üu]lt\s|\S*https?:\/\/)/iu;
/** Headings as lists have them, in three languages; a number may follow. */
export const known =
  /^(?:(?:the\s)?(?:characters?|heroes|hero units|core(?: units?)?|special(?: units?)?|rare(?: units?)?|leaders?|battleline|other datasheets|dedicated transports?|allied units|allies|mercenaries|infantry|cavalry|artillery|monsters?|vehicles?|machines?|creatures?|transports?|support|reserves?|hq|troops|elites?|fast attack|heavy support|fortifications?|lords?|faction terrain|regiments? of renown|other units?|units?|command|auxiliar(?:y|ies)|bohaterowie|postacie|piechota|kawaleria|jazda|artyleria|machiny|maszyny|pojazdy|potwory|wsparcie|odwody|dow[óo]dztwo|oddzia[łl]y(?:\s(?:podstawowe|specjalne|rzadkie|elitarne))?|h[őo]s[öo]k|karakterek|gyalogs[áa]g|lovass[áa]g|t[üu]z[ée]rs[ée]g|g[ée]pek|j[áa]rm[űu]vek|sz[öo]rnyek|t[áa]mogat[áa]s|tartal[ée]k|parancsnoks[áa]g|egys[ée]gek)|(?:regiment|squad|detachment|warband|division|group|platoon|lance|wave|team|battle group|dru[żz]yna|oddzia[łl]|pluton|grupa|szwadron|fala|osztag|szakasz|csapat|raj|hull[áa]m|hadoszt[áa]ly)\s(?:[\divx]{1,4}|[a-h])|(?:general['’]s|auxiliary)\s(?:regiment|units?))\s*:?$/iu;
/** What is said of a whole army, and its number is no price. */
export const facts =
  /^(?:drops?|auxiliar(?:y|ies) units|number of units|units|models|rounds?|command points|detachments?|wounds?|version|edition|player|gracz|j[áa]t[ée]kos|liczba oddzia[łl][óo]w|egys[ée]gek sz[áa]ma)\s*:/iu;
/** A price on a line of its own, as some write it below each unit. */
export const priceLine =
  /^(?:points?|pts|cost|price|punkty|pkt|koszt|pont|[áa]r)(?:\s(?:cost|points?|value))?\s*[:=]\s*\d/iu;
/** What a list says of its player before its units: no name of an army. */
export const noTitle =
  /^(?:faction(?:\skeyword)?|player|team|detachment|allegiance|gracz|frakcja|j[áa]t[ée]kos|frakci[óo]|csapat)\s*:/iu;
/** A link to a picture. */
export const picture = /\.(?:png|jpe?g|webp|gif)\b/i;
