import { type FinancingStep, financingSteps } from '@tessera/domain/financing/application.ts'
import { FinancingForm } from '../financing/form.tsx'
import type { Standing } from '../financing/financing.queries.ts'
import { Stands } from '../financing/stands.tsx'
import { Start } from '../financing/start.tsx'
import { WithStanding } from '../financing/with-standing.tsx'
import { usePathId } from '../lib/url-state.ts'

const isStep = (text: string | undefined): text is FinancingStep => financingSteps.some((each) => each === text)

/** What it takes, the form step by step, and how the application stands. */
export const FinancingPage = () => <WithStanding>{(standing) => <Where standing={standing} />}</WithStanding>

function Where({ standing }: { standing: Standing }) {
  const step = usePathId()
  const { application, mayApply } = standing
  if (isStep(step) && mayApply) return <FinancingForm standing={{ ...standing, application: null }} step={step} />
  if (isStep(step) && application !== null && application.editable.length > 0)
    return <FinancingForm standing={standing} step={step} />
  return application === null ? <Start standing={standing} /> : <Stands {...{ standing, application }} />
}
