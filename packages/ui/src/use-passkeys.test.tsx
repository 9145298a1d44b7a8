import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from './button.tsx'
import { show } from './testing.tsx'
import { usePasskeys } from './use-passkeys.ts'

const button = () => page.getByRole('button', { name: 'Use a passkey' })
function Use({ origin, onError }: { origin: string | null; onError?: (error: Error) => void }) {
  const { whyNot, answer } = usePasskeys(origin)
  const options = { challenge: 'AAAA', rpId: 'example.com' }
  return (
    <Button disabledReason={whyNot} onPress={() => void answer(options).catch(onError)}>
      Use a passkey
    </Button>
  )
}

test.each([
  ['https://there.example', 'en-US', 'Passkeys work at https://there.example, not at this address.'],
  ['https://there.example', 'zh-CN', '通行密钥仅可在 https://there.example 使用，当前网址无法使用。'],
  [null, 'en-US', 'Passkeys need a domain name, but you opened this site without one.'],
] as const)('OPR-01 a button for passkeys of %s says in %s why none works here', async (origin, locale, why) => {
  await show(<Use origin={origin} />, locale)
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(why)
})

test('translates an error of the device for the reader', async () => {
  const onError = vi.fn<(error: Error) => void>()
  await show(<Use origin={window.location.origin} onError={onError} />)
  await button().click()
  await expect
    .poll(() => onError.mock.lastCall?.[0].message)
    .toBe('Your device could not do that. Try another device or another method.')
})
