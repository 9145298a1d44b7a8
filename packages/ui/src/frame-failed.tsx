import { Button } from './button.tsx'

/** Included in the code, because the message files may be what failed to load. */
const words = {
  'en-US': {
    title: 'This page did not load',
    text: 'Your account is not affected. Try again in a moment. If that does not help, reload the page.',
    retry: 'Retry',
  },
  'zh-CN': {
    title: '页面加载失败',
    text: '您的账户不受影响，请稍后重试；如仍未恢复，请刷新页面。',
    retry: '重试',
  },
}

/** Replaces the whole page if the frame or its messages failed to load or threw. It depends on neither. */
export function FrameFailed({ lang, onRetry }: { lang: keyof typeof words; onRetry: () => void }) {
  const t = words[lang]
  return (
    <main className="container" lang={lang} role="alert">
      <h1 className="h4">{t.title}</h1>
      <p>{t.text}</p>
      <Button kind="secondary" size="sm" onPress={onRetry}>
        {t.retry}
      </Button>
    </main>
  )
}
