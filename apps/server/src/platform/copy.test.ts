import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../../world/src/testing/database.ts'
import { copyInto } from './copy.ts'
import { Line } from './line.ts'
import type { Statement } from './sets.ts'

let database: TestDatabase
let line: Line
beforeAll(async () => {
  database = await testDatabase()
  line = await Line.open(database.ownerUrl, {}, () => undefined)
  await line.send([
    ask('create table sample (n int primary key, word text, amount numeric, at timestamptz, yes boolean, bytes bytea)'),
  ])
})
afterAll(async () => {
  await line.close()
  await database.dropUnverified()
})

const ask = (text: string): Statement => ({ name: text.slice(0, 40), text, values: [] })
const sampleRow = (n: number, word: string | null) => ({
  n,
  word,
  amount: 10n ** 30n + BigInt(n),
  at: new Date(1_234),
  yes: n % 2 === 0,
  bytes: String.raw`\x00ff`,
})
const copySample = copyInto('sample', ({ n, word }: { n: number; word: string | null }) => sampleRow(n, word))

test('copied rows are there as they were given, whatever their texts are', async () => {
  const words = ['', null, String.raw`\N`, String.raw`\.`, '\\', 'a\tb', 'a\nb\r\n', '{"a":"b,c"}', '通证 🌱', 'null']
  const [copied] = await line.send([copySample(words.map((word, n) => ({ n, word })))])
  expect(copied?.rowCount).toBe(words.length)
  const [read] = await line.send([ask('select * from sample order by n')])
  expect(read?.rows).toEqual(words.map((word, n) => ({ ...sampleRow(n, word), bytes: Buffer.from([0, 255]) })))
})

test('rows behind a statement that failed are dropped, and the line goes on', async () => {
  await expect(line.send([ask('select 1 / 0'), copySample([{ n: 100, word: 'a' }])])).rejects.toThrow(
    'division by zero',
  )
  await expect(
    line.send([
      copySample([
        { n: 100, word: 'a' },
        { n: 100, word: 'b' },
      ]),
    ]),
  ).rejects.toThrow('duplicate key')
  const [read] = await line.send([ask('select from sample where n >= 100')])
  expect(read?.rowCount).toBe(0)
})
