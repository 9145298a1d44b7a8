import { Banner } from '@tessera/ui/banner.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { type Need, useNeed } from './need.ts'

/** The translations of the page that shows the notice. */
type NeedWords = (key: `needs.${Need | 'verify' | 'go'}`) => string

/** Returns a sentence that names the missing requirement; undefined if nothing is missing. */
export function useMissing(t: NeedWords): string | undefined {
  const need = useNeed()
  return need && t(`needs.${need}`)
}

/** A notice with a link to the missing step. */
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
