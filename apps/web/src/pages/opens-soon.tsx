import { ButtonLink } from '@tessera/ui/button.tsx'
import { Empty } from '@tessera/ui/empty.tsx'
import { paths } from '../lib/paths.ts'
import { useLocale } from '../lib/words.tsx'
import { useShellWords } from '../shell/shell-words.ts'
import { useRow } from '../shell/current-row.tsx'

/** Where a feature of the specification will stand: says so plainly and leads on. */
export function OpensSoonPage() {
  const t = useShellWords()
  const locale = useLocale()
  const title = t(`titles.${useRow().title}`)
  const on = (
    <ButtonLink kind="secondary" size="sm" href={paths.investments(locale)}>
      {t('investments')}
    </ButtonLink>
  )
  return (
    <div className="col" style={{ '--g': '24px', padding: '40px 0' }}>
      <h1 className="h3 center">{title}</h1>
      <Empty title={t('opensSoon')} action={on}>
        {t('opensSoonText', { title })}
      </Empty>
    </div>
  )
}
