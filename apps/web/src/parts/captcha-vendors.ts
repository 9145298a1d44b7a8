import type { CaptchaProof } from '@tessera/contract/services/captcha/captcha.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { Question } from './captcha-work.ts'
import { sha256 } from './sha256.ts'

/** What a vendor's script answers, in the fields of the specification (decision 0018 says which is which). */
type Answer = Pick<CaptchaProof, 'csessionid' | 'sig' | 'token'>
type Asking = {
  readonly captcha: Question['captcha']
  readonly scene: CaptchaProof['scene']
  readonly locale: Locale
  /** From public info (specification §3). */
  readonly siteKey: string
  /** Where the vendor draws what it asks. */
  readonly place: HTMLElement
}
type Heard = { readonly passed: (answer: Answer) => void; readonly failed: () => void }

/** Alibaba's AWSC, module `nc`: its older form says `csessionid`, the present one `sessionId`. */
type NcAnswer = {
  readonly csessionid?: string
  readonly sessionId?: string
  readonly sig: string
  readonly token: string
}
type NcModule = { readonly init: (options: Readonly<Record<string, unknown>>) => unknown }
/** GeeTest's object, which is the same in both versions but for what `getValidate` answers. */
type GeeTest = {
  readonly appendTo: (place: HTMLElement) => unknown
  readonly onSuccess: (heard: () => void) => unknown
  readonly onError: (heard: () => void) => unknown
  readonly getValidate: () => Readonly<Record<string, string>>
}
/** Cloudflare's object of explicit rendering. */
type Turnstile = { readonly render: (place: HTMLElement, options: Readonly<Record<string, unknown>>) => unknown }
type InitGeeTest = (options: Readonly<Record<string, unknown>>, ready: (captcha: GeeTest) => void) => void

declare global {
  interface Window {
    AWSC?: { readonly use: (name: 'nc', ready: (state: string, module: NcModule) => void) => void }
    /** Read by Alibaba's script of version 2.0 when it loads. */
    AliyunCaptchaConfig?: Question['aliyun']
    initAliyunCaptcha?: (options: Readonly<Record<string, unknown>>) => void
    turnstile?: Turnstile
    initGeetest?: InitGeeTest
    initGeetest4?: InitGeeTest
  }
}

function aliyun({ siteKey, scene, locale, place }: Asking, { passed, failed }: Heard): void {
  if (window.AWSC === undefined) return failed()
  place.id = 'nc'
  window.AWSC.use('nc', (state, module) => {
    if (state !== 'loaded') return failed()
    module.init({
      appkey: siteKey,
      scene,
      renderTo: place.id,
      language: locale === 'zh_CN' ? 'cn' : 'en',
      success: ({ csessionid, sessionId, sig, token }: NcAnswer) =>
        passed({ csessionid: csessionid ?? sessionId ?? '', sig, token }),
      fail: failed,
      error: failed,
    })
  })
}

/** A token that has no name of its own: its hash is the name, so that the server counts it once. */
const named = async (token: string): Promise<Answer> => ({ csessionid: await sha256(token), sig: '', token })

function aliyun2({ siteKey, locale, place }: Asking, { passed, failed }: Heard): void {
  if (window.initAliyunCaptcha === undefined) return failed()
  const [element, button] = [document.createElement('div'), document.createElement('button')]
  element.id = 'aliyun-captcha'
  button.id = 'aliyun-captcha-button'
  // The script wants a button that sends a form. Here the callback itself goes on, so the button stays hidden.
  button.hidden = true
  place.append(element, button)
  window.initAliyunCaptcha({
    SceneId: siteKey,
    mode: 'embed',
    element: `#${element.id}`,
    button: `#${button.id}`,
    language: locale === 'zh_CN' ? 'cn' : 'en',
    success: (token: string) => void named(token).then(passed, failed),
    // A wrong answer is asked again by the script itself.
    fail: () => undefined,
    onError: failed,
    getInstance: () => undefined,
  })
}

function turnstile({ siteKey, scene, locale, place }: Asking, { passed, failed }: Heard): void {
  if (window.turnstile === undefined) return failed()
  window.turnstile.render(place, {
    sitekey: siteKey,
    action: scene,
    language: locale === 'zh_CN' ? 'zh-cn' : 'en',
    callback: (token: string) => void named(token).then(passed, failed),
    'error-callback': failed,
    'unsupported-callback': failed,
  })
}

function geetest(captcha: GeeTest, place: HTMLElement, { failed }: Heard, onSuccess: () => void): void {
  captcha.onSuccess(onSuccess)
  captcha.onError(failed)
  captcha.appendTo(place)
}

function geetest3({ captcha: { challenge, gt, success }, locale, place }: Asking, heard: Heard): void {
  if (window.initGeetest === undefined) return heard.failed()
  const options = { gt, challenge, offline: success === 0, new_captcha: true, product: 'float', width: '100%' }
  window.initGeetest({ ...options, lang: locale === 'zh_CN' ? 'zh-cn' : 'en' }, (captcha) =>
    geetest(captcha, place, heard, () => {
      const { geetest_challenge = '', geetest_validate = '', geetest_seccode = '' } = captcha.getValidate()
      heard.passed({ csessionid: geetest_challenge, sig: geetest_validate, token: geetest_seccode })
    }),
  )
}

function geetest4({ siteKey, locale, place }: Asking, heard: Heard): void {
  if (window.initGeetest4 === undefined) return heard.failed()
  const language = locale === 'zh_CN' ? 'zho' : 'eng'
  window.initGeetest4({ captchaId: siteKey, product: 'float', language }, (captcha) =>
    geetest(captcha, place, heard, () => {
      const { lot_number = '', captcha_output = '', gen_time = '', pass_token = '' } = captcha.getValidate()
      heard.passed({ csessionid: lot_number, sig: captcha_output, token: `${gen_time}|${pass_token}` })
    }),
  )
}

const vendors = { aliyun, aliyun2, turnstile, geetest3, geetest4 } as const

const scripts = new Map<string, Promise<void>>()

/** Once per page; one that did not load is tried again. */
function load(url: string): Promise<void> {
  const known = scripts.get(url)
  if (known !== undefined) return known
  const loading = new Promise<void>((done, failed) => {
    const script = document.createElement('script')
    script.src = url
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => {
      scripts.delete(url)
      script.remove()
      failed(new Error(`${url} did not load`))
    })
    document.head.append(script)
  })
  scripts.set(url, loading)
  return loading
}

/** Lets the vendor's own script ask; rejects when it does not load or gives up. */
export async function askVendor(question: Question, about: Omit<Asking, 'captcha'>): Promise<CaptchaProof> {
  const { provider, script, captcha } = question
  if (provider === 'local' || script === null) throw new Error(`${provider} has no script`)
  if (question.aliyun !== undefined) window.AliyunCaptchaConfig = question.aliyun
  await load(script)
  const answer = await new Promise<Answer>((passed, failed) =>
    vendors[provider]({ ...about, captcha }, { passed, failed: () => failed(new Error(`${provider} gave up`)) }),
  )
  return { verificationType: 2, ...answer, scene: about.scene }
}
