import { LISTED_SHARE } from '@tessera/domain/identity/companies/persons.ts'
import { companyType } from '@tessera/domain/identity/companies/types.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { ShareBar } from '@tessera/ui/share-bar.tsx'
import { useTranslations } from 'use-intl'
import type { Application } from './companies.queries.ts'
import { OwnerTree } from './owner-tree.tsx'
import { percentOf, shareText } from './share-text.ts'

/** Persons with a share, through all layers; only their direct shares while the structure has an error. */
const holdersOf = ({ persons, ownership: { effective } }: Application) =>
  persons.flatMap(({ id, name, share }) => {
    const whole = effective.find((each) => each.id === id)
    if (whole !== undefined) return [{ name, ...whole }]
    return share === null || effective.length > 0
      ? []
      : [{ id, name, percent: String(share / 100), over: share >= LISTED_SHARE }]
  })

/** The shares of the owners, the undeclared rest, and who must be listed. */
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
          shares={holdersOf(application).map(({ id, name, percent, over }) => ({
            id,
            label: name,
            percent: Number(percent),
            text: `${percent}%`,
            tag: over ? t('over') : undefined,
          }))}
          rest={{
            label: t(application.structure.restBelow ? 'layers.restBelow' : 'notDeclared'),
            percent: percentOf(rest),
            text: shareText(rest),
          }}
        />
        {application.structure.entities.length > 0 && (
          <OwnerTree
            structure={application.structure}
            persons={application.persons}
            effective={application.ownership.effective}
          />
        )}
      </Card>
      <Banner tone="info">{t('rule', { share: shareText(LISTED_SHARE) })}</Banner>
    </>
  )
}
