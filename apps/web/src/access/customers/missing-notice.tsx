import { Banner } from '@tessera/ui/banner.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { type Need, useNeed } from './need.ts'

/** The words of whoever asks for it. */
type NeedWords = (key: `needs.${Need | 'verify' | 'go'}`) => string

/** What the account must have before, in a sentence; undefined when nothing is missing. */
export function useMissing(t: NeedWords): string | undefined {
  const need = useNeed()
  return need && t(`needs.${need}`)
}

/** Leads to the one step that is missing. */
export function MissingNotice({ t }: { t: NeedWords }) {
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
