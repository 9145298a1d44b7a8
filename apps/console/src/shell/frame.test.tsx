import type { Locale } from '@tessera/contract/locale.ts'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '../lib/api.ts'
import { openSession } from '../lib/session.ts'
import { Frame } from './frame.tsx'
import { loadMessages } from './load-messages.ts'
import { show } from './testing.tsx'

const messages = { en_US: await loadMessages('en_US'), zh_CN: await loadMessages('zh_CN') }

function Spoken() {
  const [locale, speak] = useState<Locale>('en_US')
  return (
    <>
      <button type="button" onClick={() => speak('zh_CN')}>
        Speak Chinese
      </button>
      <Frame view={{ locale, messages: messages[locale], row: undefined, Page: () => null, isMissing: false }} />
    </>
  )
}

test('in another language all is asked for again: answers carry names in the language of the reader', async () => {
  await page.viewport(1440, 900)
  openSession('a token', false)
  vi.spyOn(api.operators, 'life').mockResolvedValue({ endsInSeconds: 1800, cause: 'idle' })
  const me = vi.spyOn(api.operators, 'me').mockResolvedValue({ id: 'ada', name: 'Ada', roles: [], permissions: [] })
  await show(Spoken)
  await expect.element(page.getByText('Ada').first()).toBeVisible()
  const before = me.mock.calls.length
  await page.getByRole('button', { name: 'Speak Chinese' }).click()
  await expect.poll(() => me.mock.calls.length).toBeGreaterThan(before)
})
