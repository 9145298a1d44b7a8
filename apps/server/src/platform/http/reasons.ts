import type { Locale } from '@tessera/contract/locale.ts'
import type { TextWrong } from '@tessera/domain/typed-text.ts'
import { z } from 'zod'

const validators = { en_US: z.locales.en().localeError, zh_CN: z.locales.zhCN().localeError }
const ours: Readonly<Record<Locale, Readonly<Record<TextWrong, string>>>> = {
  en_US: {
    direction: 'It holds hidden signs that turn the direction of writing. Type it anew.',
    blank: 'Nothing in it can be seen.',
  },
  zh_CN: { direction: '包含改变文字方向的隐藏字符，请重新输入。', blank: '内容中没有可见字符。' },
}

/** Why an input does not fit, in the reader's language: the validator's words, and our own for the rules of typed text. */
export const reasonIn =
  (locale: Locale): z.core.$ZodErrorMap =>
  (issue) => {
    const rule: unknown = issue.code === 'custom' ? issue.params?.['rule'] : undefined
    return rule === 'direction' || rule === 'blank' ? ours[locale][rule] : validators[locale](issue)
  }
