import '@tessera/ui/tokens.css'
import '@tessera/ui/base.css'
import { bcp47, type Locale } from '@tessera/contract/platform/text/locale.ts'
import { BRAND_MARK } from '@tessera/domain/office/cms/kinds.ts'
import { Kit } from '@tessera/ui/kit.tsx'
import type { LoadedMessages } from '@tessera/ui/messages.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { dropDrafts } from '#parts/drafts.ts'
import { makeQueryClient } from '#parts/query-client.ts'
import { closeSession, openSession } from '#parts/session.ts'
import type { Answers } from '#parts/testing.ts'
import { frameMessages as english } from './frame-messages.en_US.ts'
import { frameMessages as chinese } from './frame-messages.zh_CN.ts'
import { App } from '../app.tsx'
import { makeRouter } from './router.ts'

export const user = (kyc: 'unknown' | 'pending' | 'approved' | 'rejected') => ({
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10',
  userAccount: '80217734',
  nickname: null,
  realName: kyc === 'approved' ? 'Lim Jia Wen' : null,
  avatarSeed: '9f2d41c07be85a36',
  type: 'individual',
  email: 'l***@example.com',
  kyc: { status: kyc },
  investorClass: { code: 'ri', since: null, expires: null, consent: null },
  security: { email: true, mobile: true, google: false, passkeys: false },
  freezes: [],
  status: 'active',
  features: { trade: kyc === 'approved', assets: kyc === 'approved' },
  inviteCode: 'C4C812984C',
  lang: 'en_US',
  fiat: 'USD',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  noReadMsgCount: 3,
  membership: null,
})

export const signedIn = (kyc: Parameters<typeof user>[0]): Answers => ({
  'ex/api/v1/user/info': user(kyc),
  'ex/message/get_no_read_message_count': { noReadMsgCount: 3 },
  'ex/api/v1/receivables/list': { rows: [] },
})

const seo = { title: '', favicon: BRAND_MARK, keywords: '', description: '', logo: BRAND_MARK, logoAlt: 'Tessera' }
/** The public info of the server. */
export const publicInfo = (about: object = {}) => ({
  defaultLanguage: { lang: 'en_US' },
  languageList: [],
  seoMap: {
    en_US: { ...seo, routes: {} },
    zh_CN: { ...seo, routes: {} },
  },
  siteKey: 'local',
  voice_sms_open: 0,
  is_enforce_google_auth: 0,
  loginHide: false,
  registerHide: false,
  inviteRequired: false,
  loginForbidden: false,
  registerForbidden: false,
  restrictionType: 1,
  limitCountryList: [],
  allowCountryList: [],
  policyVersions: { terms: '2026-11' },
  maintenance: [],
  transactionLink: 'https://explorer.example/tx/{transaction}',
  database: 'writable',
  region: { country: null, served: true },
  freezeHours: 48,
  passkeyOrigin: null,
  ...about,
})

/** A captcha script for tests: pressing its button passes. */
const script = URL.createObjectURL(
  new Blob(
    [
      `window.AWSC = { use: (name, ready) => ready('loaded', { init: (options) => {
        const button = document.createElement('button')
        button.textContent = 'I am here'
        button.onclick = () => options.success({ sessionId: 'session', sig: 'sig', token: 'token' })
        document.getElementById(options.renderTo).append(button)
      } }) }`,
    ],
    { type: 'text/javascript' },
  ),
)
export const captcha: Answers = {
  'ex/common/startCaptcha': {
    provider: 'aliyun',
    captcha: { challenge: 'c', gt: 'SITE', success: 1 },
    script,
    local: null,
  },
}

const frameMessages = { en_US: english, zh_CN: chinese } as const

/** Renders a part of a screen alone, with the messages of its namespaces and of the frame. */
export const showPart = (
  part: ReactNode,
  messages: LoadedMessages,
  locale: Locale = 'en_US',
  navigate: (path: string) => void = () => undefined,
) =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Kit locale={bcp47(locale)} messages={{ ...frameMessages[locale], ...messages }} navigate={navigate}>
        {part}
      </Kit>
    </QueryClientProvider>,
  )

type Opened = {
  readonly path: () => string
  readonly go: (path: string) => void
  readonly back: () => void
  readonly unmount: () => Promise<void>
}

/** Opens the whole app at a path, with or without a session. */
export async function openApp(path: string, token?: string, width = 1280): Promise<Opened> {
  await page.viewport(width, 844)
  if (token === undefined) closeSession()
  else openSession(token)
  document.cookie = 'lan=; max-age=0; path=/'
  await dropDrafts()
  const history = createMemoryHistory({ initialEntries: [path] })
  const { unmount } = await render(<App router={makeRouter(history)} client={makeQueryClient()} />)
  return { path: () => history.location.href, go: (to) => history.push(to), back: () => history.back(), unmount }
}
