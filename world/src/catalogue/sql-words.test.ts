import { expect, test } from 'vitest'
import { lowerCase, plainSql } from './sql-words.ts'
import { wrap, wrapStatement } from './table-text.ts'

test.each([
  ['a list', `CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text])))`, `check status in ('open', 'closed')`],
  [
    'an exclusion from a list',
    `(status <> ALL (ARRAY['open'::text, 'closed'::text]))`,
    `status not in ('open', 'closed')`,
  ],
  ['a range', '((n >= 1) AND (n <= 5))', 'n between 1 and 5'],
  ['a range and another rule', '((n >= 1) AND (n <= 5) AND (m > 0))', 'n between 1 and 5 and m > 0'],
  ['a domain beside an operator', '((amount)::numeric > (0)::numeric)', 'amount > 0'],
  ['a cast that counts', '(a.posted)::numeric', 'a.posted::numeric'],
  ['and inside or', '((a IS NULL) OR ((b = 1) AND (c = 2)))', 'a is null or (b = 1 and c = 2)'],
  ['or inside and', '((a = 1) AND ((b = 2) OR (c = 3)))', 'a = 1 and (b = 2 or c = 3)'],
  ['two comparisons', '((a IS NULL) = (b IS NULL))', '(a is null) = (b is null)'],
  ['a product of a sum', '(((a + b) * c) = d)', '(a + b) * c = d'],
  ['a difference of a difference', '((a - (b - c)) >= 0)', 'a - (b - c) >= 0'],
  ['a call', `CHECK ((jsonb_typeof(x) = 'array'::text))`, `check jsonb_typeof(x) = 'array'`],
  ['a choice', `(n = CASE side WHEN 'sell'::text THEN m ELSE 0 END)`, `n = case side when 'sell' then m else 0 end`],
  ['quotes and brackets in a text', `(t ~ '^(a|b)''$'::text)`, `t ~ '^(a|b)''$'`],
  ['types', 'timestamp with time zone', 'timestamptz'],
  [
    'a reference',
    'FOREIGN KEY (a, b) REFERENCES t(c, d) ON DELETE CASCADE',
    'foreign key (a, b) references t(c, d) on delete cascade',
  ],
])('writes %s as plain SQL', (_name, given, plain) => {
  expect(plainSql(given)).toBe(plain)
})

test('makes key words lower case and does not change texts', () => {
  expect(lowerCase(`SELECT 'ABC', "Name" FROM t`)).toBe(`select 'ABC', "Name" from t`)
})

test('breaks a long rule before its condition and before a further one', () => {
  const [name, column] = [`${'long_'.repeat(15)}name`, 'x'.repeat(80)]
  expect(wrap(`constraint ${name} check (${column} = 'a, b' and y = 1)`)).toBe(
    `constraint ${name}\n    check (${column} = 'a, b' and y = 1)`,
  )
  expect(wrap(`constraint ${name} check (${column} = 'a and b, c' and ${column} = 1)`)).toBe(
    `constraint ${name}\n    check (${column} = 'a and b, c'\n    and ${column} = 1)`,
  )
  expect(wrapStatement('create index a on b (c);')).toBe('create index a on b (c);')
})
