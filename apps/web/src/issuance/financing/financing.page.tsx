import { type FinancingStep, financingSteps } from '@tessera/domain/issuance/financing/application.ts'
import { FinancingForm } from './form.tsx'
import type { Standing } from './financing.queries.ts'
import { ApplicationStatus } from './application-status.tsx'
import { Start } from './start.tsx'
import { WithStanding } from './with-standing.tsx'
import { usePathId } from '#parts/url-state.ts'

const isStep = (text: string | undefined): text is FinancingStep => financingSteps.some((each) => each === text)

/** The requirements, the form step by step, and the state of the application. */
export const FinancingPage = () => <WithStanding>{(standing) => <CurrentStep standing={standing} />}</WithStanding>

function CurrentStep({ standing }: { standing: Standing }) {
  const step = usePathId()
  const { application, mayApply } = standing
  if (isStep(step) && mayApply) return <FinancingForm standing={{ ...standing, application: null }} step={step} />
  if (isStep(step) && application !== null && application.editable.length > 0)
    return <FinancingForm standing={standing} step={step} />
  return application === null ? <Start standing={standing} /> : <ApplicationStatus {...{ standing, application }} />
}
