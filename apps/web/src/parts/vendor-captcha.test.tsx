import type { CaptchaProof } from '@tessera/contract/services/captcha/captcha.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sha256 } from './sha256.ts'
import { serve } from './testing.ts'
import { CaptchaDialog } from './captcha-dialog.tsx'
import { en_US as captchaMessages } from './captcha.messages.en_US.ts'
import { publicInfo, showPart } from '#frame/testing.tsx'

const ASK = 'ex/common/startCaptcha'
/** A small script with the vendor's documented callbacks: pressing its button passes. */
const scriptOf = (code: string): string => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
const button = (place: string, passed: string): string => `
  const button = document.createElement('button')
  button.textContent = 'I am here'
  button.onclick = () => { ${passed} }
  ${place}.append(button)`

const scripts = {
  aliyun: `window.AWSC = { use: (name, ready) => ready('loaded', { init: (options) => {
    window.started = { name, appkey: options.appkey, scene: options.scene, language: options.language }
    ${button('document.getElementById(options.renderTo)', "options.success({ sessionId: 'session', sig: 'sig', token: 'token' })")}
  } }) }`,
  aliyun2: `window.initAliyunCaptcha = (options) => {
    const { region, prefix } = window.AliyunCaptchaConfig
    window.started = { SceneId: options.SceneId, mode: options.mode, language: options.language, region, prefix }
    ${button('document.querySelector(options.element)', "options.success('token')")}
  }`,
  turnstile: `window.turnstile = { render: (place, options) => {
    window.started = { sitekey: options.sitekey, action: options.action, language: options.language }
    ${button('place', "options.callback('token')")}
  } }`,
  geetest3: `window.initGeetest = (options, ready) => {
    window.started = { gt: options.gt, challenge: options.challenge, offline: options.offline, lang: options.lang }
    let success
    ready({ onSuccess: (heard) => { success = heard }, onError: () => undefined,
      getValidate: () => ({ geetest_challenge: 'session', geetest_validate: 'sig', geetest_seccode: 'token' }),
      appendTo: (place) => { ${button('place', 'success()')} } })
  }`,
  geetest4: `window.initGeetest4 = (options, ready) => {
    window.started = { captchaId: options.captchaId, language: options.language }
    let success
    ready({ onSuccess: (heard) => { success = heard }, onError: () => undefined,
      getValidate: () => ({ lot_number: 'session', captcha_output: 'sig', gen_time: '7', pass_token: 'pass' }),
      appendTo: (place) => { ${button('place', 'success()')} } })
  }`,
} as const

const started: Readonly<Record<keyof typeof scripts, object>> = {
  aliyun: { name: 'nc', appkey: 'SITE', scene: 'login', language: 'en' },
  aliyun2: { SceneId: 'SITE', mode: 'embed', language: 'en', region: 'sgp', prefix: 'pre' },
  turnstile: { sitekey: 'SITE', action: 'login', language: 'en' },
  geetest3: { gt: 'GT', challenge: 'c0ffee', offline: false, lang: 'en' },
  geetest4: { captchaId: 'SITE', language: 'eng' },
}

async function open(provider: string, script: string) {
  const captcha = { challenge: 'c0ffee', gt: 'GT', success: 1 }
  const calls = serve({
    'ex/api/v0/public': publicInfo({ siteKey: 'SITE' }),
    [ASK]: {
      provider,
      captcha,
      script,
      local: null,
      ...(provider === 'aliyun2' && { aliyun: { region: 'sgp', prefix: 'pre' } }),
    },
  })
  const onProof = vi.fn<(proof: CaptchaProof) => void>()
  const dialog = <CaptchaDialog scene="login" onProof={onProof} onClose={() => undefined} />
  await showPart(dialog, { captcha: captchaMessages })
  return { calls, onProof }
}

test.each(['aliyun', 'geetest3', 'geetest4'] as const)(
  'the script of %s asks, and its callback becomes the proof',
  async (name) => {
    const { onProof } = await open(name, scriptOf(scripts[name]))
    await page.getByRole('button', { name: 'I am here' }).click()
    await expect.poll(() => onProof.mock.calls.length).toBe(1)
    expect(onProof).toHaveBeenCalledWith({
      verificationType: 2,
      csessionid: 'session',
      sig: 'sig',
      token: name === 'geetest4' ? '7|pass' : 'token',
      scene: 'login',
    })
    expect('started' in window && window.started).toEqual(started[name])
  },
)

test.each(['aliyun2', 'turnstile'] as const)('the token of %s has its hash as id', async (name) => {
  const { onProof } = await open(name, scriptOf(scripts[name]))
  await page.getByRole('button', { name: 'I am here' }).click()
  await expect.poll(() => onProof.mock.calls.length).toBe(1)
  const csessionid = await sha256('token')
  expect(onProof).toHaveBeenCalledWith({ verificationType: 2, csessionid, sig: '', token: 'token', scene: 'login' })
  expect('started' in window && window.started).toEqual(started[name])
})

test('a script that fails to load is reported, and the next attempt gets a new question', async () => {
  const { calls } = await open('geetest4', 'http://127.0.0.1:9/nothing-is-here.js')
  await expect.element(page.getByText(/^The check did not load\./)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => calls.filter(({ path }) => path === ASK).length).toBe(2)
})
