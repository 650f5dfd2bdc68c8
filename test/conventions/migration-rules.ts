/** What is wrong with a script while the release before is still running: docs/migrations.md has the reasons. */
export type Finding = { readonly rule: Rule; readonly statement: string };

type Rule =
  | 'removes what is in use'
  | 'changes a name or type'
  | 'demands something of old rows'
  | 'rewrites or reads a table under a lock'
  | 'builds an index under a lock'
  | 'indexes a monthly table'
  | 'fills a table under a lock'
  | 'mixes an index with other things';

/** Tables partitioned by month, on which no index can be built concurrently. */
const monthly = new Set(['orders', 'trades']);

const words = '(?:IF (?:NOT )?EXISTS )?(?:ONLY )?';
const contracting = /^-- Contracts (\d{3}): \S/m;

/** Number of the script whose expansion this one ends, or null if it only expands. */
export const contractedBy = (script: string): number | null => {
  const [, number] = contracting.exec(script) ?? [];
  return number === undefined ? null : Number(number);
};

/** Statements without comments, texts and function bodies, with single spaces. */
const statementsOf = (script: string): string[] =>
  script
    .replace(/--.*$/gm, '')
    .replace(/\$(\w*)\$.*?\$\1\$/gs, "''")
    .replace(/'[^']*'/g, "''")
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');

/** The parts of `ALTER TABLE`, split at commas outside brackets. */
function actionsOf(text: string): string[] {
  const actions = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) actions.push('');
    else actions[actions.length - 1] += letter;
  }
  return actions.map((action) => action.trim());
}

function ruleOfColumn(action: string): Rule | null {
  if (/\b(UNIQUE|PRIMARY KEY)\b/i.test(action)) return 'builds an index under a lock';
  if (/\bCHECK\b|\bGENERATED\b|\bserial\b|\bDEFAULT (?!now\(\))\w+\(/i.test(action))
    return 'rewrites or reads a table under a lock';
  return /\bNOT NULL\b/i.test(action) && !/\bDEFAULT\b/i.test(action)
    ? 'demands something of old rows'
    : null;
}

function ruleOfAction(action: string, mayContract: boolean): Rule | null {
  if (/^(RENAME\b|ALTER (COLUMN )?\w+ (SET DATA )?TYPE\b)/i.test(action)) return 'changes a name or type';
  if (/^DROP (?!CONSTRAINT)|^DROP CONSTRAINT \w+_(p?key)\b|\bDROP DEFAULT$|^DISABLE\b/i.test(action))
    return mayContract ? null : 'removes what is in use';
  if (/\bSET NOT NULL$/i.test(action)) return mayContract ? null : 'demands something of old rows';
  if (/^ADD (CONSTRAINT \w+ )?(CHECK|FOREIGN KEY)\b/i.test(action))
    return /\bNOT VALID$/i.test(action) ? null : 'rewrites or reads a table under a lock';
  if (/^ADD (CONSTRAINT \w+ )?(UNIQUE|PRIMARY KEY|EXCLUDE)\b/i.test(action))
    return /\bUSING INDEX\b/i.test(action) ? null : 'builds an index under a lock';
  return /^ADD\b/i.test(action) ? ruleOfColumn(action) : null;
}

/** The rules that a statement breaks on tables that existed before the script. */
function rulesOf(statement: string, isOld: (table?: string) => boolean, mayContract: boolean): Rule[] {
  const altered = new RegExp(`^ALTER TABLE ${words}([\\w.]+) (.*)$`, 'i').exec(statement);
  if (altered) {
    if (!isOld(altered[1])) return [];
    return actionsOf(altered[2] ?? '').flatMap((action) => ruleOfAction(action, mayContract) ?? []);
  }
  if (/^ALTER .* RENAME\b/i.test(statement)) return ['changes a name or type'];
  const index = new RegExp(
    `^CREATE (?:UNIQUE )?INDEX (CONCURRENTLY )?${words}\\w+ ON ${words}([\\w.]+)`,
    'i',
  ).exec(statement);
  if (index) {
    if (!isOld(index[2])) return [];
    if (monthly.has(index[2] ?? '')) return ['indexes a monthly table'];
    return index[1] ? [] : ['builds an index under a lock'];
  }
  if (/^DROP INDEX\b/i.test(statement))
    return /^DROP INDEX CONCURRENTLY\b/i.test(statement) ? [] : ['builds an index under a lock'];
  if (/^(DROP|TRUNCATE|LOCK)\b/i.test(statement)) return mayContract ? [] : ['removes what is in use'];
  return [];
}

const locks = new RegExp(
  `^(?:ALTER TABLE ${words}([\\w.]+)|CREATE (?:CONSTRAINT )?TRIGGER .* ON ([\\w.]+) )`,
  'i',
);
const fills = /^(?:UPDATE|DELETE FROM|INSERT INTO [\w.]+(?: \([^)]*\))? (?:SELECT|WITH)|WITH)\b/i;

/**
 * What in a script would block or break the release before, which keeps running during the script and after it.
 *
 * @param mayContract whether it ends an expansion that the release before contains
 */
export function findingsIn(script: string, mayContract: boolean): Finding[] {
  const statements = statementsOf(script);
  const made = new Set(
    statements.flatMap(
      (statement) => new RegExp(`^CREATE TABLE ${words}([\\w.]+)`, 'i').exec(statement)?.[1] ?? [],
    ),
  );
  const isOld = (table?: string): boolean => table !== undefined && !made.has(table);
  const found = statements.flatMap((statement) =>
    rulesOf(statement, isOld, mayContract).map((rule) => ({ rule, statement })),
  );
  const locking = statements.some((statement) => {
    const [, altered, watched] = locks.exec(statement) ?? [];
    return isOld(altered ?? watched);
  });
  if (locking)
    for (const statement of statements)
      if (fills.test(statement)) found.push({ rule: 'fills a table under a lock', statement });
  // Such scripts run one statement at a time, outside a transaction, and are repeated after an interruption.
  if (/\bCONCURRENTLY\b/.test(script)) {
    const [first = '', second = ''] = statements;
    const name = /^DROP INDEX CONCURRENTLY IF EXISTS (\w+)$/.exec(first)?.[1];
    const isBuilt = new RegExp(`^CREATE (UNIQUE )?INDEX CONCURRENTLY ${name} `).test(second);
    const isGone = statements.length === 1 && mayContract;
    const isWhole = name !== undefined && (isGone || (statements.length === 2 && isBuilt));
    if (!isWhole || script.split(/;\s*$/m).length !== statements.length + 1)
      found.push({ rule: 'mixes an index with other things', statement: first });
  }
  return found;
}
