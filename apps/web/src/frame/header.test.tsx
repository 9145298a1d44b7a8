import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { saveLocale } from '#parts/saved-locale.ts'
import { serve } from '#parts/testing.ts'
import { highContrast } from '@tessera/ui/testing.tsx'
import { initials } from './account-menu.tsx'
import { avatarTone } from './avatar-tone.ts'
import { openApp, publicInfo, signedIn } from './testing.tsx'

const place = '/en_US/nowhere'
const header = () => page.getByRole('banner')
const words = (elements: Element[]): string[] => elements.map((each) => each.textContent ?? '')

type Kyc = Parameters<typeof signedIn>[0]
type Gate = 'closed' | 'open'
/** Specification §2.3, for each state of an identity. */
const standings: readonly {
  kyc: Kyc
  trade: Gate
  assets: Gate
  who: string
  entries: readonly string[]
}[] = [
  ...(
    [
      ['unknown', 'Not certifiedWaiting for you to verify your identity.'],
      ['pending', 'Not certifiedWaiting for our review of your identity.'],
      ['rejected', 'Not certifiedYour identity was not accepted. You can apply again.'],
    ] as const
  ).map(([kyc, who]) => ({
    kyc,
    trade: 'closed' as const,
    assets: 'closed' as const,
    who,
    entries: ['Account and security', 'Safety record', 'Identity verification', 'Log out'],
  })),
  {
    kyc: 'approved',
    trade: 'open',
    assets: 'open',
    who: 'Lim Jia Wen',
    entries: ['Account and security', 'Safety record', 'Bank accounts', 'Log out'],
  },
]

test.each(standings)('§2.3 with an identity that is $kyc: Trade $trade, Assets $assets, $who', async (row) => {
  serve(signedIn(row.kyc))
  await openApp(place, 'token')
  const trade = header()
    .getByRole('navigation')
    .getByRole('link', { name: /^Trade/ })
  await expect.element(trade).toBeVisible()
  expect(trade.element().getAttribute('aria-disabled')).toBe(row.trade === 'closed' ? 'true' : null)
  expect(trade.element().getAttribute('href')).toBe(
    row.trade === 'closed' ? '/en_US/personal/kycEnter' : '/en_US/trade',
  )
  const closed = header().getByRole('link', { name: /^Assets/ })
  const open = header().getByRole('button', { name: 'Assets' })
  await expect.element(row.assets === 'closed' ? closed : open).toBeVisible()
  await header()
    .getByRole('button', { name: /Account menu/ })
    .click()
  await expect.element(page.getByText('Account ID 80217734')).toBeVisible()
  expect(page.getByRole('dialog').element().textContent).toContain(row.who)
  expect(words(page.getByRole('menuitem').elements())).toEqual([...row.entries])
})

test('§2.3 a visitor sees neither Trade, Assets, messages nor an account menu', async () => {
  serve({})
  await openApp(place)
  await expect.element(header().getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(words(header().getByRole('navigation').getByRole('link').elements())).toEqual(['Investments'])
  expect(words(header().getByRole('button').elements())).not.toContain('Assets')
  expect(
    header()
      .getByRole('button', { name: /Messages|Account menu/ })
      .elements(),
  ).toEqual([])
})

test('saves the theme and the colors of rising prices and applies them at once, in any language', async () => {
  serve({})
  const root = document.documentElement.dataset
  await openApp(place)
  const now = root['theme']
  await header()
    .getByRole('button', { name: /^Switch to/ })
    .click()
  expect(root['theme']).not.toBe(now)
  expect(localStorage.getItem('tessera.theme')).toBe(root['theme'])
  expect(root['updown']).toBe('green-up')
  await header()
    .getByRole('button', { name: /^Language/ })
    .click()
  await page.getByRole('menuitem', { name: 'Red up, green down' }).click()
  expect(root['updown']).toBe('red-up')
  expect(localStorage.getItem('tessera.updown')).toBe('red-up')
})

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const withLogo = (logo: string) => {
  const info = publicInfo()
  return { ...info, seoMap: { ...info.seoMap, en_US: { ...info.seoMap.en_US, logo, logoAlt: 'Tessera Markets' } } }
}

test('a logo configured for one language links home with a name; the other language keeps the default mark', async () => {
  serve({ 'ex/api/v0/public': withLogo(PIXEL) })
  const english = await openApp(place)
  const home = () => header().getByRole('link', { name: /home|首页/ })
  await expect.element(home()).toHaveAccessibleName('Tessera Markets, home')
  await expect.element(header().getByRole('img', { name: 'Tessera Markets' })).toHaveAttribute('src', PIXEL)
  await english.unmount()
  await openApp('/zh_CN/nowhere')
  await expect.element(home()).toHaveAccessibleName('Tessera 首页')
  expect(header().getByRole('img').query()).toBeNull()
})

test('if the configured logo fails to load, the default mark is shown', async () => {
  serve({ 'ex/api/v0/public': withLogo('data:image/png;base64,nothing') })
  await openApp(place)
  await expect.element(header().getByRole('link', { name: 'Tessera Markets, home' })).toBeVisible()
  await expect.poll(() => header().getByRole('img', { name: 'Tessera Markets' }).query()).toBeNull()
  expect(header().element().querySelector('svg')).not.toBeNull()
})

test('§9 the cookie lan stores the language for 36,500 days on the whole site', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  saveLocale('zh_CN')
  expect(written).toHaveBeenCalledWith(`lan=zh_CN; max-age=${36_500 * 86_400}; path=/; samesite=lax`)
  written.mockRestore()
})

test('§2.1 the page scrolls to the top on every navigation', async () => {
  serve({})
  await openApp(place)
  const scrolled = vi.spyOn(window, 'scrollTo')
  await userEvent.click(header().getByRole('link', { name: 'Investments' }))
  await expect.poll(() => scrolled.mock.calls.length).toBeGreaterThan(0)
  expect(scrolled).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' })
  scrolled.mockRestore()
})

const below = (name: string) => getComputedStyle(header().getByRole('link', { name }).element(), '::after')

test('underlines the current section, in high contrast too', async () => {
  serve(signedIn('approved'))
  await openApp('/en_US/investments', 'token')
  const here = header().getByRole('link', { name: 'Investments' })
  await expect.element(here).toHaveAttribute('aria-current', 'page')
  await expect.element(header().getByRole('link', { name: 'Trade' })).not.toHaveAttribute('aria-current')
  expect([below('Investments').height, below('Trade').content]).toEqual(['2px', 'none'])
  await highContrast(() => {
    const { backgroundColor } = below('Investments')
    expect(backgroundColor).not.toBe(getComputedStyle(header().element()).backgroundColor)
    return Promise.resolve()
  })
})

test.each([
  ['Lim Jia Wen', 'LJ'],
  ['林嘉雯', '林'],
  ['🏄 Tan', '🏄T'],
])('the initials of %s are %s', (name, letters) => expect(initials(name)).toBe(letters))

test('the colour of the initials depends only on the seed, and each of the five occurs', () => {
  expect(avatarTone('0000000400000000')).toBe('var(--data-5)')
  expect(avatarTone('ffffffffffffffff')).toBe(avatarTone('ffffffffffffffff'))
  const tones = new Set(Array.from({ length: 20 }, (_, n) => avatarTone(n.toString(16).padStart(8, '0'))))
  expect(tones.size).toBe(5)
})
