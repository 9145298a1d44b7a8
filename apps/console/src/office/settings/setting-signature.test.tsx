import type { Permission } from '@tessera/contract/permissions.ts'
import type { CDPSession } from '@vitest/browser-playwright'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { SettingsPage } from './settings.page.tsx'
import { passkeySite, sampleSettings, versionWith } from './testing.ts'

const REQUEST = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b11'
const MAKER = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12'
/** A hash of 32 bytes, base64url. */
const CHALLENGE = 'q6urq6urq6urq6urq6urq6urq6urq6urq6urq6urq6s'
const values = {
  mint: 'So11111111111111111111111111111111111111112',
  depositOpen: true,
  depositMinimum: '1',
  confirmations: 8,
  withdrawOpen: true,
  withdrawMinimum: '10',
  withdrawMaximum: '1000',
  feeMode: 'fixed',
  withdrawFee: '1',
  feeMinimum: '0',
  feeMargin: 0,
  memo: 'optional',
}
const sentence = /^This raises the maximum withdrawal\. You and the second person sign it with your passkeys\./u

const browser = (): CDPSession => cdp()
let authenticatorId = ''

/** Creates a passkey on a virtual authenticator and returns its id. */
async function makePasskey(): Promise<string> {
  await browser().send('WebAuthn.enable')
  const added = await browser().send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  authenticatorId = added.authenticatorId
  const made = await navigator.credentials.create({
    publicKey: {
      rp: { id: window.location.hostname, name: 'Tessera console' },
      user: { id: new Uint8Array([1]), name: 'priya', displayName: 'Priya' },
      challenge: new Uint8Array(32),
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    },
  })
  if (made === null) throw new Error('the virtual authenticator made no passkey')
  return made.id
}

const optionsFor = (id: string) => ({
  rpId: window.location.hostname,
  challenge: CHALLENGE,
  timeout: 60_000,
  allowCredentials: [{ id, type: 'public-key' as const, transports: ['internal'] }],
  userVerification: 'required' as const,
})
type Sent = { readonly clientDataJSON: string } | undefined
/** The data over which a device signed. */
const signedData = (sent: Sent): unknown =>
  JSON.parse(atob((sent?.clientDataJSON ?? '').replaceAll('-', '+').replaceAll('_', '/')))

const permissions: Permission[] = ['settings.read', 'settings.money']
beforeEach(() => {
  vi.spyOn(api.operators, 'me').mockResolvedValue({
    id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10',
    name: 'Priya',
    roles: ['superadmin'],
    permissions,
  })
  vi.spyOn(api.publicConfig, 'info').mockResolvedValue(passkeySite())
  const row = { area: 'network' as const, subject: 'tUSD/solana_devnet', current: versionWith({ values }), next: null }
  vi.spyOn(api.settings, 'list').mockResolvedValue({ rows: [...sampleSettings, row] })
  vi.spyOn(api.settings, 'versions').mockResolvedValue({ rows: [] })
  vi.spyOn(api.approvals, 'subject').mockResolvedValue({
    content: null,
    contentHash: null,
    approvable: false,
    requests: [],
    summary: null,
  })
  vi.spyOn(api.settings, 'preview').mockImplementation(({ values: after }) =>
    Promise.resolve({
      before: values,
      changed: ['withdrawMaximum'],
      effects: [],
      isSigned: Number(after['withdrawMaximum']) > 1000,
    }),
  )
})
afterEach(async () => {
  if (authenticatorId !== '') await browser().send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
  authenticatorId = ''
  await browser().send('WebAuthn.disable')
})

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const openNetwork = () => show(SettingsPage, '/console/en_US/settings?edit=network%3AtUSD%2Fsolana_devnet')
async function fillMaximum(maximum: string): Promise<void> {
  await field('Maximum withdrawal, excluding the fee').fill(maximum)
  await field('Reason').fill('Larger customers.')
}

test('WDR-12 asks the maker for the passkey to raise the maximum withdrawal, and says why', async () => {
  const id = await makePasskey()
  const signing = { requestId: REQUEST, options: optionsFor(id) }
  const sign = vi.spyOn(api.settings, 'signProposal').mockResolvedValue({ signing })
  const propose = vi.spyOn(api.approvals, 'propose').mockResolvedValue(expect.anything())
  await openNetwork()
  await fillMaximum('2000')
  await expect.element(page.getByText(sentence)).toBeVisible()
  await button('Propose').click()
  await expect.poll(() => propose.mock.lastCall?.[0]).toMatchObject({ requestId: REQUEST, credential: { id } })
  expect(signedData(propose.mock.lastCall?.[0].credential)).toMatchObject({
    type: 'webauthn.get',
    challenge: CHALLENGE,
  })
  expect(sign.mock.lastCall?.[0]).toMatchObject({ area: 'network', values: { ...values, withdrawMaximum: '2000' } })
})

test('lowers the maximum withdrawal without a passkey', async () => {
  const sign = vi.spyOn(api.settings, 'signProposal')
  const propose = vi.spyOn(api.approvals, 'propose').mockResolvedValue(expect.anything())
  await openNetwork()
  await fillMaximum('500')
  await button('Propose').click()
  await expect.poll(() => propose.mock.calls.length).toBe(1)
  expect(propose.mock.lastCall?.[0]).not.toHaveProperty('credential')
  expect(sign).not.toHaveBeenCalled()
  await expect.element(page.getByText(sentence)).not.toBeInTheDocument()
})

test('proposes nothing while the device does not verify its user, and shows a message', async () => {
  const id = await makePasskey()
  await browser().send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  vi.spyOn(api.settings, 'signProposal').mockResolvedValue({
    signing: { requestId: REQUEST, options: { ...optionsFor(id), timeout: 1000 } },
  })
  const propose = vi.spyOn(api.approvals, 'propose')
  propose.mockReset()
  await openNetwork()
  await fillMaximum('2000')
  await button('Propose').click()
  await expect.element(page.getByText('Not confirmed. Try again, or use another method.')).toBeVisible()
  expect(propose).not.toHaveBeenCalled()
  await expect.element(field('Maximum withdrawal, excluding the fee')).toHaveValue('2000')
})

test('WDR-12 asks the checker for the passkey to confirm a raise, and says why', async () => {
  const id = await makePasskey()
  const content = {
    area: 'network',
    settingSubject: 'tUSD/solana_devnet',
    version: 1,
    effectiveFrom: null,
    withdraws: null,
    before: values,
    after: { ...values, withdrawMaximum: '2000' },
    changed: ['["network","withdrawMaximum","1000","2000"]'],
  }
  const request = {
    id: REQUEST,
    number: 'A-1',
    kind: 'setting' as const,
    subjectId: 'network:tUSD/solana_devnet',
    verdict: 'approve' as const,
    reason: 'Larger customers.',
    reasonCode: null,
    reasonText: null,
    customerMessage: null,
    status: 'requested' as const,
    by: { id: MAKER, name: 'Ana' },
    at: '2026-11-20T00:00:00.000Z',
    content,
    contentHash: 'a'.repeat(64),
    decided: null,
  }
  vi.spyOn(api.approvals, 'subject').mockResolvedValue({
    content,
    contentHash: request.contentHash,
    approvable: true,
    summary: { number: '', subject: '', about: [] },
    requests: [request],
  })
  vi.spyOn(api.settings, 'signConfirmation').mockResolvedValue({ options: optionsFor(id) })
  const decide = vi.spyOn(api.approvals, 'decide').mockResolvedValue({ ...request, status: 'approved' })
  await show(SettingsPage, '/console/en_US/settings?case=setting%3Anetwork%3AtUSD%2Fsolana_devnet')
  const drawer = page.getByRole('dialog')
  await expect.element(drawer.getByText(sentence)).toBeVisible()
  await drawer.getByRole('textbox', { name: 'Internal note' }).fill('Agreed.')
  await drawer.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect
    .poll(() => decide.mock.lastCall?.[0])
    .toMatchObject({ requestId: REQUEST, verdict: 'approve', credential: { id } })
  expect(signedData(decide.mock.lastCall?.[0].credential)).toMatchObject({ type: 'webauthn.get', challenge: CHALLENGE })
})
