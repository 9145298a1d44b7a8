import { useState } from 'react'
import { ApplicationForm } from '../companies/application.tsx'
import type { Standing } from '../companies/companies.queries.ts'
import { CorppassReturn } from '../companies/corppass-return.tsx'
import { CompanyCard } from '../companies/company-card.tsx'
import { OnPhone } from '../companies/on-phone.tsx'
import { PHONE } from '../lib/phone-width.ts'
import { StatePage, WithStanding } from '../companies/with-standing.tsx'
import { usePathId, useScreenSearch } from '../lib/url-state.ts'
import { useMedia } from '../shell/use-media.ts'

/** The application; the one of the address, else the newest. */
export function EnterpriseCertPage() {
  const id = usePathId()
  const [{ code, state, iss, error }] = useScreenSearch('/personal/enterpriseCert/{-$id}')
  if (state !== undefined) return <CorppassReturn brought={{ code, state, iss, error }} />
  return <WithStanding id={id}>{(standing) => <Where standing={standing} />}</WithStanding>
}

function Where({ standing }: { standing: Standing }) {
  const [{ step }] = useScreenSearch('/personal/enterpriseCert/{-$id}')
  const isPhone = useMedia(PHONE)
  const { application, choice } = standing
  // What is saved meanwhile leads nobody away from where they are.
  const [first] = useState(application?.continueAt ?? 'preparation')
  const status = application?.status
  // A new application begins where the rejected one is no more.
  const isNew = status === 'rejected' && step !== undefined
  const isOpen =
    status === 'draft' || status === 'to_be_improved' || isNew || (status === undefined && choice !== 'personal')
  if (!isOpen)
    return (
      <StatePage>
        <CompanyCard standing={standing} />
      </StatePage>
    )
  const shown = isNew ? { ...standing, application: null } : standing
  if (isPhone) return <OnPhone standing={shown} />
  return <ApplicationForm standing={shown} step={step ?? first} />
}
