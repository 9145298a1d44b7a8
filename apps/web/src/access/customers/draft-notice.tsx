import { Banner } from '@tessera/ui/banner.tsx'
import { useTranslations } from 'use-intl'
import { listText } from '#parts/list-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { Draft } from './use-draft.ts'

type DraftNoticeProps = {
  draft: Pick<Draft, 'restored'>
  /** The labels of the fields that a draft never contains. */
  again?: readonly string[]
}

/** Tells that a form was filled in from a draft, and which fields to enter again. */
export function DraftNotice({ draft, again }: DraftNoticeProps) {
  const t = useTranslations('shell')
  const locale = useLocale()
  if (!draft.restored) return null
  return (
    <Banner tone="info" live>
      {again ? t('draft.restoredExcept', { fields: listText(locale, again) }) : t('draft.restored')}
    </Banner>
  )
}
