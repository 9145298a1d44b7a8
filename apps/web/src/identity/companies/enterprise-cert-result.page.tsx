import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Standing } from './companies.queries.ts'
import { CompanyCard } from './company-card.tsx'
import { StatePage, WithStanding } from './with-standing.tsx'

export const EnterpriseCertResultPage = () => (
  <WithStanding>
    {(standing) => (
      <StatePage>
        <Result standing={standing} />
      </StatePage>
    )}
  </WithStanding>
)

/** Reloads the customer's rights as soon as the application is approved. */
function Result({ standing }: { standing: Standing }) {
  const client = useQueryClient()
  const status = standing.application?.status
  useEffect(() => {
    if (status === 'approved') void client.invalidateQueries({ queryKey: ['customers'] })
  }, [client, status])
  return <CompanyCard standing={standing} />
}
