import { Banner } from '@tessera/ui/banner.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { paths } from '../lib/paths.ts'
import { useLocale } from '../lib/words.tsx'
import { useNeed } from '../shell/need.ts'
import { useBankAccountWords } from './bank-accounts-words.ts'

export function useMissing(): string | undefined {
  const t = useBankAccountWords()
  const need = useNeed()
  return need && t(`needs.${need}`)
}

export function MissingNotice() {
  const t = useBankAccountWords()
  const locale = useLocale()
  const need = useNeed()
  if (need === undefined) return null
  const isIdentity = need === 'identity'
  return (
    <Banner
      tone="warning"
      action={
        <ButtonLink kind="secondary" size="xs" href={(isIdentity ? paths.kycEnter : paths.userManagement)(locale)}>
          {t(isIdentity ? 'needs.verify' : 'needs.go')}
        </ButtonLink>
      }
    >
      {t(`needs.${need}`)}
    </Banner>
  )
}
