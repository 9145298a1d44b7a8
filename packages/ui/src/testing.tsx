import './tokens.css'
import './base.css'
import type { CDPSession } from '@vitest/browser-playwright'
import type { ReactNode } from 'react'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { en_US } from './kit.messages.en_US.ts'
import { zh_CN } from './kit.messages.zh_CN.ts'
import { Kit } from './kit.tsx'

/** Wraps a widget in the providers of an app. */
export const inKit = (widget: ReactNode, locale: 'en-US' | 'zh-CN' = 'en-US') => (
  <Kit locale={locale} messages={{ kit: locale === 'en-US' ? en_US : zh_CN }}>
    {widget}
  </Kit>
)

/** Renders a widget as in an app. */
export const show = (widget: ReactNode, locale?: 'en-US' | 'zh-CN') => render(inKit(widget, locale))

export const heightOf = (element: Element): number => Math.round(element.getBoundingClientRect().height * 100) / 100
export const widthOf = (element: Element): number => Math.round(element.getBoundingClientRect().width * 100) / 100
export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
/** For `vi.waitFor` around several expectations: the same timeout as `expect.poll`. */
export const patience = { timeout: 10_000 }

/** Dispatches a real paste event, because the clipboard needs a permission that a headless browser does not grant. */
export function paste(text: string): void {
  const data = new DataTransfer()
  data.setData('text', text)
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  )
}

type MediaFeature = 'prefers-reduced-motion' | 'forced-colors'

const browser = (): CDPSession => cdp()

/** Dispatches the Enter that confirms an IME composition: the browser marks the key as handled by the IME. */
export async function confirmComposed(text: string): Promise<void> {
  await browser().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
  await browser().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
  await browser().send('Input.insertText', { text })
  await browser().send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
}

/** Simulates an IME: shows each of `steps` underlined, then leaves `text` in the field. */
export async function compose(steps: readonly string[], text: string): Promise<void> {
  for (const step of steps)
    await browser().send('Input.imeSetComposition', {
      text: step,
      selectionStart: step.length,
      selectionEnd: step.length,
    })
  await browser().send('Input.insertText', { text })
}

function prefer(name: MediaFeature, value: string) {
  return browser().send('Emulation.setEmulatedMedia', { features: [{ name, value }] })
}

/** Runs `body` in a browser that prefers `value` for the media feature. */
async function preferring(name: MediaFeature, value: string, body: () => Promise<void>): Promise<void> {
  await prefer(name, value)
  try {
    await body()
  } finally {
    await prefer(name, '')
  }
}

export const lessMotion = (body: () => Promise<void>) => preferring('prefers-reduced-motion', 'reduce', body)
/** Runs `body` in Windows high contrast. */
export const highContrast = (body: () => Promise<void>) => preferring('forced-colors', 'active', body)
