import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CompanyVerification } from './companies.queries.ts'
import { CompanyCard } from './company-card.tsx'
import { StatePage, WithVerification } from './with-verification.tsx'

export const EnterpriseCertResultPage = () => (
  <WithVerification>
    {(current) => (
      <StatePage>
        <Result current={current} />
      </StatePage>
    )}
  </WithVerification>
)

/** Reloads the customer's rights as soon as the application is approved. */
function Result({ current }: { current: CompanyVerification }) {
  const client = useQueryClient()
  const status = current.application?.status
  useEffect(() => {
    if (status === 'approved') void client.invalidateQueries({ queryKey: ['customers'] })
  }, [client, status])
  return <CompanyCard current={current} />
}
