import Fastify from 'fastify'
import { randomUUID } from 'node:crypto'
import { appendFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pageBasics } from '../pages/frame.ts'
import { bankPages } from './bank-pages.ts'
import { type LocalBank, startLocalBank } from './local-bank.ts'

const file = join(tmpdir(), `tessera-bank-${randomUUID()}.jsonl`)
const open = () =>
  startLocalBank({
    name: 'Merlion Bank',
    accounts: { SGD: '003-1' },
    now: () => new Date('2026-03-18T06:00:00Z'),
    port: 0,
    file,
  })
let bank: LocalBank
beforeEach(async () => {
  bank = await open()
})
afterEach(async () => {
  await bank.stop()
  await rm(file, { force: true })
})

const feed = async (after: string) => (await fetch(`${bank.feedUrl}?after=${after}`)).json()
const pages = async () => {
  const app = Fastify()
  await pageBasics(app)
  await app.register(bankPages(bank))
  return app
}
const post = async (fields: Record<string, string>) =>
  (await pages()).inject({
    method: 'POST',
    url: '/bank?lang=en_US',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const balances = { SGD: '1250.50' }
const payment = { currency: 'SGD', amount: '1250.50', payerName: 'Lim Jia Wen', text: 'ABC' }

test('the feed returns payments from the page, from any position, also after a restart', async () => {
  const answer = await post(payment)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/bank?lang=en_US&paid=SGD-000001'])
  const line = {
    line_id: 'SGD-000001',
    booked_on: '2026-03-18',
    account_number: '003-1',
    direction: 'in',
    currency: 'SGD',
    amount: '1250.50',
    payer_name: 'Lim Jia Wen',
    text: 'ABC',
  }
  expect(await feed('')).toEqual({ bank: 'Merlion Bank', lines: [line], next: '1', balances })
  expect(await feed('1')).toEqual({ bank: 'Merlion Bank', lines: [], next: '1', balances })
  await bank.stop()
  bank = await open()
  expect(await feed('0')).toMatchObject({ lines: [line] })
})

test.each([
  ['no amount', { ...payment, amount: '' }],
  ['an amount of nothing', { ...payment, amount: '0.00' }],
  ['an exponent', { ...payment, amount: '1e3' }],
  ['parts of a cent', { ...payment, amount: '1250.505' }],
  ['no name', { ...payment, payerName: ' ' }],
  ['another currency', { ...payment, currency: 'XAU' }],
])('a form with %s books nothing', async (_name, fields) => {
  expect((await post(fields)).statusCode).toBe(422)
  expect(bank.lines()).toEqual([])
})

test('payments at the same moment are separate lines', async () => {
  await Promise.all(Array.from({ length: 5 }, () => bank.pay(payment)))
  const ids = (await feed('')).lines.map((line: { line_id: string }) => line.line_id)
  expect(ids).toEqual(['SGD-000001', 'SGD-000002', 'SGD-000003', 'SGD-000004', 'SGD-000005'])
})

test('ignores an incomplete line after a kill, and continues the file', async () => {
  const bankLine = await bank.pay(payment)
  await bank.stop()
  await appendFile(file, '{"line_id":"SGD-0000')
  bank = await open()
  expect(bank.lines()).toEqual([bankLine])
  await bank.pay(payment)
  await bank.stop()
  bank = await open()
  expect(bank.lines().map((line) => line.line_id)).toEqual(['SGD-000001', 'SGD-000002'])
})

test('the page is bilingual and escapes typed text', async () => {
  await bank.pay({ ...payment, payerName: '<script>x</script>' })
  const app = await pages()
  const page = async (lang: string) => (await app.inject({ url: `/bank?lang=${lang}` })).body
  expect(await page('en_US')).toContain('<h1>Local bank</h1>')
  const chinese = await page('zh_CN')
  expect(chinese).toContain('<h1>本地银行</h1>')
  expect(chinese).not.toMatch(/<script|style=/)
})
