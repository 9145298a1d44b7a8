import { type FinancingStep, financingSteps } from '@tessera/domain/issuance/financing/application.ts'
import { FinancingForm } from './form.tsx'
import type { FinancingState } from './financing.queries.ts'
import { ApplicationStatus } from './application-status.tsx'
import { Start } from './start.tsx'
import { WithFinancing } from './with-financing.tsx'
import { usePathId } from '#parts/url-state.ts'

const isStep = (text: string | undefined): text is FinancingStep => financingSteps.some((each) => each === text)

/** The requirements, the form step by step, and the state of the application. */
export const FinancingPage = () => <WithFinancing>{(current) => <CurrentStep current={current} />}</WithFinancing>

function CurrentStep({ current }: { current: FinancingState }) {
  const step = usePathId()
  const { application, mayApply } = current
  if (isStep(step) && mayApply) return <FinancingForm current={{ ...current, application: null }} step={step} />
  if (isStep(step) && application !== null && application.editable.length > 0)
    return <FinancingForm current={current} step={step} />
  return application === null ? <Start current={current} /> : <ApplicationStatus {...{ current, application }} />
}
