import { LISTED_SHARE } from '@tessera/domain/companies/persons.ts'
import { companyType } from '@tessera/domain/companies/types.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { ShareBar } from '@tessera/ui/share-bar.tsx'
import { useTranslations } from 'use-intl'
import type { Application } from './companies.queries.ts'
import { percentOf, shareText } from './share-text.ts'

/** Who has how much, what nobody has declared, and who must be listed. */
export function Ownership({ application }: { application: Application | undefined }) {
  const t = useTranslations('companies')
  const code = application?.basics.companyType ?? null
  if (application === undefined || (code !== null && companyType(code).ownership === 'nobody'))
    return <Banner tone="info">{t(application === undefined ? 'checklistEmpty' : 'nobodyOwns')}</Banner>
  const { listed, rest } = application.ownership
  return (
    <>
      <Card>
        <div className="row row--between" style={{ marginBottom: 16 }}>
          <h2 className="h5">{t('ownershipDeclared')}</h2>
          <b className="num">{shareText(listed)}</b>
        </div>
        <ShareBar
          shares={application.persons.flatMap(({ id, name, share }) =>
            share === null
              ? []
              : [
                  {
                    id,
                    label: name,
                    percent: percentOf(share),
                    text: shareText(share),
                    tag: share >= LISTED_SHARE ? t('over') : undefined,
                  },
                ],
          )}
          rest={{ label: t('notDeclared'), percent: percentOf(rest), text: shareText(rest) }}
        />
      </Card>
      <Banner tone="info">{t('rule', { share: shareText(LISTED_SHARE) })}</Banner>
    </>
  )
}
