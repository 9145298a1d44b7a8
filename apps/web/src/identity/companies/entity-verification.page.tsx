import { CompanyCard } from './company-card.tsx'
import { StatePage, WithVerification } from './with-verification.tsx'

/** The state of the company's verification. */
export const EntityVerificationPage = () => (
  <WithVerification>
    {(current) => (
      <StatePage>
        <CompanyCard current={current} />
      </StatePage>
    )}
  </WithVerification>
)
