import { Banner } from '@tessera/ui/banner.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { paths } from '../lib/paths.ts'
import { useLocale } from '../lib/words.tsx'
import { useLogin } from '../shell/login-state.ts'
import { useBankAccountWords } from './bank-accounts-words.ts'

/** What the account must have before where it is paid can change (specification §6). */
export function useMissing(): string | undefined {
  const t = useBankAccountWords()
  const { user, secured } = useLogin()
  if (user === undefined) return undefined
  if (!secured) return t('needs.factor')
  return user.nickname === null ? t('needs.nickname') : undefined
}

export function MissingNotice() {
  const t = useBankAccountWords()
  const locale = useLocale()
  const missing = useMissing()
  if (missing === undefined) return null
  return (
    <Banner
      tone="warning"
      action={
        <ButtonLink kind="secondary" size="xs" href={paths.userManagement(locale)}>
          {t('needs.go')}
        </ButtonLink>
      }
    >
      {missing}
    </Banner>
  )
}
