import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const captchaRequired = refuse('CAPTCHA_REQUIRED', { field: 'captcha' })
export const captchaFailed = refuse('CAPTCHA_FAILED', { field: 'captcha' })
export const captchaUnavailable = refuse('CAPTCHA_UNAVAILABLE')
