import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useAct } from './act.ts'
import { useIdempotentCall } from './use-idempotent-call.ts'
import { makeQueryClient } from './query-client.ts'

type Sent = { readonly text: string; readonly version: number; readonly key: string }
const sent: Sent[] = []
/** The server's responses in order; a code is a refusal or means that no response came. */
let answers: (string | undefined)[] = []

/** An editor whose version is reloaded after each request. */
function Editor() {
  const [text, setText] = useState('one')
  const [version, setVersion] = useState(1)
  const save = useAct(
    useIdempotentCall(async (typed: string, { idempotencyKey }) => {
      sent.push({ text: typed, version, key: idempotencyKey })
      setVersion(version + 1)
      const code = answers.shift()
      if (code !== undefined) throw new ApiError(code, code)
    }),
    () => undefined,
  )
  return (
    <>
      <button type="button" onClick={() => save.run(text)}>
        save
      </button>
      <button type="button" onClick={() => setText('two')}>
        type
      </button>
      <p>{save.busy ? 'busy' : (save.error?.code ?? 'idle')}</p>
    </>
  )
}

beforeEach(async () => {
  sent.length = 0
  await render(
    <QueryClientProvider client={makeQueryClient()}>
      <Editor />
    </QueryClientProvider>,
  )
})

async function press(answer?: string): Promise<Sent> {
  answers = [answer]
  const before = sent.length
  await page.getByRole('button', { name: 'save' }).click()
  await expect.poll(() => sent.length).toBe(before + 1)
  await expect.element(page.getByText(answer ?? 'idle')).toBeVisible()
  return sent.at(-1) ?? { text: '', version: 0, key: '' }
}

test.each(['NETWORK', 'SERVER_BUSY', 'INTERNAL', 'TRADING_PAUSED'])(
  'after %s the same text is sent again unchanged, with its key and the version on which it was based',
  async (code) => {
    const first = await press(code)
    expect(await press(code)).toEqual(first)
    expect(await press()).toEqual(first)
  },
)

test('after an answer the next text has a new key', async () => {
  const first = await press('NETWORK')
  await press()
  const next = await press()
  expect(next.key).not.toBe(first.key)
  expect(next.version).toBeGreaterThan(first.version)
})

test('a refusal counts as an answer', async () => {
  const first = await press('CMS_VERSION_STALE')
  expect((await press()).key).not.toBe(first.key)
})

test('another text has another key', async () => {
  const first = await press('NETWORK')
  await page.getByRole('button', { name: 'type' }).click()
  const next = await press()
  expect(next.key).not.toBe(first.key)
  expect(next.text).toBe('two')
})
