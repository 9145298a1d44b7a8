import type { CaptchaProof } from '@tessera/contract/services/captcha/captcha.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { Question } from './captcha-work.ts'
import { sha256 } from './sha256.ts'

/** The answer of a vendor's script, in the fields of the specification (decision 0018 maps them). */
type Answer = Pick<CaptchaProof, 'csessionid' | 'sig' | 'token'>
type CaptchaRequest = {
  readonly captcha: Question['captcha']
  readonly scene: CaptchaProof['scene']
  readonly locale: Locale
  /** From public info (specification §3). */
  readonly siteKey: string
  /** The element in which the vendor renders. */
  readonly container: HTMLElement
}
type CaptchaEvents = { readonly passed: (answer: Answer) => void; readonly failed: () => void }

/** Alibaba's AWSC, module `nc`: older versions return `csessionid`, the current one `sessionId`. */
type NcAnswer = {
  readonly csessionid?: string
  readonly sessionId?: string
  readonly sig: string
  readonly token: string
}
type NcModule = { readonly init: (options: Readonly<Record<string, unknown>>) => unknown }
/** GeeTest's object. Both versions have the same interface; only the result of `getValidate` differs. */
type GeeTest = {
  readonly appendTo: (container: HTMLElement) => unknown
  readonly onSuccess: (callback: () => void) => unknown
  readonly onError: (callback: () => void) => unknown
  readonly getValidate: () => Readonly<Record<string, string>>
}
/** Cloudflare's object for explicit rendering. */
type Turnstile = { readonly render: (container: HTMLElement, options: Readonly<Record<string, unknown>>) => unknown }
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

function aliyun({ siteKey, scene, locale, container }: CaptchaRequest, { passed, failed }: CaptchaEvents): void {
  if (window.AWSC === undefined) return failed()
  container.id = 'nc'
  window.AWSC.use('nc', (state, module) => {
    if (state !== 'loaded') return failed()
    module.init({
      appkey: siteKey,
      scene,
      renderTo: container.id,
      language: locale === 'zh_CN' ? 'cn' : 'en',
      success: ({ csessionid, sessionId, sig, token }: NcAnswer) =>
        passed({ csessionid: csessionid ?? sessionId ?? '', sig, token }),
      fail: failed,
      error: failed,
    })
  })
}

/** Gives a token without an id the hash of the token as its id, so that the server accepts it once. */
const named = async (token: string): Promise<Answer> => ({ csessionid: await sha256(token), sig: '', token })

function aliyun2({ siteKey, locale, container }: CaptchaRequest, { passed, failed }: CaptchaEvents): void {
  if (window.initAliyunCaptcha === undefined) return failed()
  const [element, button] = [document.createElement('div'), document.createElement('button')]
  element.id = 'aliyun-captcha'
  button.id = 'aliyun-captcha-button'
  // The script needs a submit button. Here the callback continues, so the button stays hidden.
  button.hidden = true
  container.append(element, button)
  window.initAliyunCaptcha({
    SceneId: siteKey,
    mode: 'embed',
    element: `#${element.id}`,
    button: `#${button.id}`,
    language: locale === 'zh_CN' ? 'cn' : 'en',
    success: (token: string) => void named(token).then(passed, failed),
    // The script itself asks again after a wrong answer.
    fail: () => undefined,
    onError: failed,
    getInstance: () => undefined,
  })
}

function turnstile({ siteKey, scene, locale, container }: CaptchaRequest, { passed, failed }: CaptchaEvents): void {
  if (window.turnstile === undefined) return failed()
  window.turnstile.render(container, {
    sitekey: siteKey,
    action: scene,
    language: locale === 'zh_CN' ? 'zh-cn' : 'en',
    callback: (token: string) => void named(token).then(passed, failed),
    'error-callback': failed,
    'unsupported-callback': failed,
  })
}

function geetest(captcha: GeeTest, container: HTMLElement, { failed }: CaptchaEvents, onSuccess: () => void): void {
  captcha.onSuccess(onSuccess)
  captcha.onError(failed)
  captcha.appendTo(container)
}

function geetest3(
  { captcha: { challenge, gt, success }, locale, container }: CaptchaRequest,
  events: CaptchaEvents,
): void {
  if (window.initGeetest === undefined) return events.failed()
  const options = { gt, challenge, offline: success === 0, new_captcha: true, product: 'float', width: '100%' }
  window.initGeetest({ ...options, lang: locale === 'zh_CN' ? 'zh-cn' : 'en' }, (captcha) =>
    geetest(captcha, container, events, () => {
      const { geetest_challenge = '', geetest_validate = '', geetest_seccode = '' } = captcha.getValidate()
      events.passed({ csessionid: geetest_challenge, sig: geetest_validate, token: geetest_seccode })
    }),
  )
}

function geetest4({ siteKey, locale, container }: CaptchaRequest, events: CaptchaEvents): void {
  if (window.initGeetest4 === undefined) return events.failed()
  const language = locale === 'zh_CN' ? 'zho' : 'eng'
  window.initGeetest4({ captchaId: siteKey, product: 'float', language }, (captcha) =>
    geetest(captcha, container, events, () => {
      const { lot_number = '', captcha_output = '', gen_time = '', pass_token = '' } = captcha.getValidate()
      events.passed({ csessionid: lot_number, sig: captcha_output, token: `${gen_time}|${pass_token}` })
    }),
  )
}

const vendors = { aliyun, aliyun2, turnstile, geetest3, geetest4 } as const

const scripts = new Map<string, Promise<void>>()

/** Loads a script once per page; after a failure it can be loaded again. */
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
      failed(new Error(`The captcha script ${url} failed to load`))
    })
    document.head.append(script)
  })
  scripts.set(url, loading)
  return loading
}

/** Shows the captcha of the vendor's script. Rejects if the script fails to load or gives up. */
export async function solveVendorCaptcha(
  question: Question,
  about: Omit<CaptchaRequest, 'captcha'>,
): Promise<CaptchaProof> {
  const { provider, script, captcha } = question
  if (provider === 'local' || script === null) throw new Error(`The captcha vendor ${provider} has no script`)
  if (question.aliyun !== undefined) window.AliyunCaptchaConfig = question.aliyun
  await load(script)
  const answer = await new Promise<Answer>((passed, failed) =>
    vendors[provider](
      { ...about, captcha },
      { passed, failed: () => failed(new Error(`The captcha of ${provider} failed`)) },
    ),
  )
  return { verificationType: 2, ...answer, scene: about.scene }
}
