/** A coat for winter is a coat: seasons stand in few texts, by chance. */
const SEASONS =
  "hiver automne printemps ete saison mi winter autumn fall spring summer season invierno otono primavera verano " +
  "entretiempo temporada herbst fruhling fruhjahr sommer saison ubergang inverno invernale invernali autunno autunnale " +
  "estate estivo estiva estivi estive stagione mezza zima zimowy zimowa zimowe jesien jesienny jesienna jesienne " +
  "wiosna wiosenny wiosenna wiosenne lato letni letnia letnie sezon";

/** Words that say nothing where others do. */
const SMALL = new Set(
  (
    "a au aux avec de des du d en et la le les l un une pour chez the of with in and on for s con di del della al alla col " +
    "da per e i il lo gli un una el las los y para mit und aus der die das den dem im am ein eine fur von z w na ze i do dla " +
    SEASONS
  ).split(" "),
);

export const isStopword = (word: string): boolean => SMALL.has(word);

/** Folded words without those that say nothing; all of them when none says anything. */
export function withoutStopwords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isStopword(word));
  return telling.length > 0 ? telling : words;
}
