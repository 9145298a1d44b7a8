import { ButtonLink } from '@tessera/ui/button.tsx'
import { Empty } from '@tessera/ui/empty.tsx'
import { useLocale } from '../lib/words.tsx'
import { paths } from '../lib/paths.ts'
import { useShellWords } from './shell-words.ts'

export function NotFoundPage() {
  const t = useShellWords()
  const locale = useLocale()
  const home = (
    <ButtonLink kind="secondary" size="sm" href={paths.home(locale)}>
      {t('toHome')}
    </ButtonLink>
  )
  return (
    <div className="container">
      <h1 className="sr">{t('notFound')}</h1>
      <Empty title={t('notFound')} action={home}>
        {t('notFoundText')}
      </Empty>
    </div>
  )
}
