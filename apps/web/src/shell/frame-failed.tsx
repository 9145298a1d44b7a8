import { localeIn } from '@tessera/contract/choose-locale.ts'
import { bcp47, isLocale, type Locale } from '@tessera/contract/locale.ts'
import { Button } from '@tessera/ui/button.tsx'
import { useRouter } from '@tanstack/react-router'
import { useRetry } from './use-retry.ts'

/** At hand when no file of words arrives: what broke may be the frame that gives the others their language. */
const words = {
  en_US: {
    title: 'This page did not load',
    text: 'Your account is not affected. Try again in a moment; if that does not help, reload the page.',
    retry: 'Retry',
  },
  zh_CN: {
    title: '页面加载失败',
    text: '您的账户不受影响，请稍后重试；如仍未恢复，请刷新页面。',
    retry: '重试',
  },
} as const satisfies Readonly<Record<Locale, object>>

/** Stands where everything would, when the frame or its words did not arrive or it broke: leans on none of them. */
export function FrameFailed({ reset }: { reset: () => void }) {
  const router = useRouter()
  const asked = localeIn(router.history.location.pathname)
  const locale = isLocale(asked) ? asked : 'en_US'
  const t = words[locale]
  const retry = useRetry(reset)
  return (
    <main className="container" lang={bcp47(locale)} role="alert">
      <h1 className="h4">{t.title}</h1>
      <p>{t.text}</p>
      <Button kind="secondary" size="sm" onPress={retry}>
        {t.retry}
      </Button>
    </main>
  )
}
