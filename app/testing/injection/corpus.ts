/** Stands in each text, so that it can be found again. */
export const corpusMark = 'Kz7'

/** Texts that leave a quoted place of SQL, in the ways that are known. */
export const corpus: readonly string[] = [
  `' OR '1'='1`,
  `'; DROP TABLE products; --`,
  `" OR ""="`,
  `')) OR 1=1 --`,
  `\\' OR 1=1 --`,
  `' UNION SELECT NULL,version() --`,
  `$$; SELECT 1; $$`,
  `%' OR '%'='`,
  `'||(SELECT version())||'`,
  `'/**/OR/**/1=1/*`,
  `' AND 1=CAST((SELECT version()) AS int) --`,
  `$1 \${x} %s :name ?`,
  `E'\\047 OR 1=1`,
  `' ORDER BY 99 --`,
].map((text) => corpusMark + text)
