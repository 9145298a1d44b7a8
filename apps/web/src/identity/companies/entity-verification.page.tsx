import { CompanyCard } from './company-card.tsx'
import { StatePage, WithStanding } from './with-standing.tsx'

/** The state of the company's verification. */
export const EntityVerificationPage = () => (
  <WithStanding>
    {(standing) => (
      <StatePage>
        <CompanyCard standing={standing} />
      </StatePage>
    )}
  </WithStanding>
)
