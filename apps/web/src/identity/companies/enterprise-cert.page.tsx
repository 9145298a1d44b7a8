import { useState } from 'react'
import { ApplicationForm } from './application.tsx'
import type { CompanyVerification } from './companies.queries.ts'
import { CorppassReturn } from './corppass-return.tsx'
import { CompanyCard } from './company-card.tsx'
import { OnPhone } from './on-phone.tsx'
import { PHONE } from '#parts/phone-width.ts'
import { StatePage, WithVerification } from './with-verification.tsx'
import { usePathId, useScreenSearch } from '#parts/url-state.ts'
import { useMedia } from '#parts/use-media.ts'

/** The application named in the address, or else the newest. */
export function EnterpriseCertPage() {
  const id = usePathId()
  const [{ code, state, iss, error }] = useScreenSearch('/personal/enterpriseCert/{-$id}')
  if (state !== undefined) return <CorppassReturn parameters={{ code, state, iss, error }} />
  return <WithVerification id={id}>{(current) => <CurrentStep current={current} />}</WithVerification>
}

function CurrentStep({ current }: { current: CompanyVerification }) {
  const [{ step }] = useScreenSearch('/personal/enterpriseCert/{-$id}')
  const isPhone = useMedia(PHONE)
  const { application, choice } = current
  // Only the first value is used: later saves must not move the user to another step.
  const [first] = useState(application?.continueAt ?? 'preparation')
  const status = application?.status
  // After a rejection, opening a step begins a new application.
  const isNew = status === 'rejected' && step !== undefined
  const isOpen =
    status === 'draft' ||
    status === 'to_be_improved' ||
    status === 'withdrawn' ||
    isNew ||
    (status === undefined && choice !== 'personal')
  if (!isOpen)
    return (
      <StatePage>
        <CompanyCard current={current} />
      </StatePage>
    )
  const view = isNew ? { ...current, application: null } : current
  if (isPhone) return <OnPhone current={view} />
  return <ApplicationForm current={view} step={step ?? first} />
}
