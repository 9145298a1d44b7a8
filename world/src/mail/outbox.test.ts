import Fastify from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startMailCatcher } from './mail-catcher.ts'
import { type CaughtMail, openOutbox } from './outbox.ts'
import { outboxPages } from './outbox-pages.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})
const mail = (n: number, to = 'ann@example.com'): CaughtMail => ({
  id: String(n),
  at: '2026-03-18T06:42:05.000Z',
  from: 'no-reply@tessera.example',
  to,
  subject: `Mail ${n} <script>alert(1)</script>`,
  text: 'Code: 428105\n<b>not bold</b>',
})

/** Sends SMTP commands, one line after each response. */
const speak = (port: number, lines: readonly string[]): Promise<void> =>
  new Promise((done, failed) => {
    const rest = [...lines]
    const socket = createConnection(port, '127.0.0.1')
    socket.on('error', failed).on('close', () => done())
    socket.on('data', () => {
      const line = rest.shift()
      if (line === undefined) socket.end()
      else socket.write(`${line}\r\n`)
    })
  })

test('an email sent by SMTP is in the outbox with its decoded subject', async () => {
  const catcher = await startMailCatcher()
  const message =
    'Subject: =?utf-8?B?5oKo55qE6aqM6K+B56CB?=\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n428105\r\n.'
  await speak(Number(new URL(catcher.url).port), [
    'EHLO me',
    'MAIL FROM:<a@x.example>',
    'RCPT TO:<Ann@example.com>',
    'DATA',
    message,
    'QUIT',
  ])
  expect(catcher.outbox.mails('ann@example.com')).toMatchObject([
    { to: 'ann@example.com', subject: '您的验证码', text: '428105' },
  ])
  await catcher.stop()
})

test('keeps the last five hundred emails, also over a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-outbox-'))
  folders.push(folder)
  const file = join(folder, 'outbox.jsonl')
  const outbox = await openOutbox(file)
  for (let n = 0; n < 510; n += 1) await outbox.add(mail(n))
  const again = await openOutbox(file)
  for (const each of [outbox, again]) {
    expect(each.mails()).toHaveLength(500)
    expect(each.mails()[0]?.id).toBe('509')
  }
})

test('the page shows emails as text in both languages, filters by address, and returns JSON', async () => {
  const outbox = await openOutbox()
  await outbox.add(mail(1))
  await outbox.add(mail(2, 'bob@example.com'))
  const app = Fastify()
  await app.register(outboxPages(outbox))
  const english = (await app.inject({ url: '/outbox?lang=en_US&to=bob@example.com' })).body
  expect(english).toContain('Mail 2 &lt;script&gt;')
  expect(english).not.toMatch(/Mail 1|<script|style=|<style|<b>/)
  expect((await app.inject({ url: '/outbox', headers: { 'accept-language': 'zh-CN' } })).body).toContain('lang="zh-CN"')
  expect((await app.inject({ url: '/outbox/mails.json?to=ann@example.com' })).json()).toEqual([mail(1)])
  await app.close()
})
